"""Counting positions: `perft.txt` files pin the move generator of every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from intrika.core.game import Game
from intrika.core.refusal import BadInput
from intrika.core.state import State


def perft(s: State, depth: int) -> int:
    """The number of positions after so many decisions; secret answers are given in seat order."""
    if not depth or s.over:
        return 1
    seat = s.to_act()[0]
    options = s.options(seat)
    if depth == 1:
        return len(options)
    nodes = 0
    for a in options:
        child = s.copy()
        child.act(seat, a)
        nodes += perft(child, depth - 1)
    return nodes


class PerftLine(NamedTuple):
    seats: int
    seed: int
    depth: int
    nodes: int
    options: dict[str, Any]


def read_perft(game: Game, path: Path) -> list[PerftLine]:
    """Lines `seats seed depth nodes [option=value …]`; `#` begins a comment."""
    made = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(words) < 4 or not all(word.isdigit() for word in words[:4]):
            raise BadInput(f"{path.name}, line {number + 1}: 'seats seed depth nodes' expected")
        seats, seed, depth, nodes = [int(word) for word in words[:4]]
        options = parse_options(game, seats, words[4:])
        made.append(PerftLine(seats, seed, depth, nodes, options))
    return made


def parse_options(game: Game, seats: int, words: list[str]) -> dict[str, Any]:
    """Options written `name=value`, as commands and test files have them."""
    known = {option.name: option for option in game.options}
    made = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known or not equals:
            raise BadInput(f"{game.id} has no option {word!r}; options are: {', '.join(known)}")
        made[name] = known[name].parse(value, seats)
    return made
