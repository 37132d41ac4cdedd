"""Every game's perft counts, golden games and statement list hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import intrika
from intrika.checks.coverage import coverage
from intrika.checks.golden import golden_games, golden_text
from intrika.checks.perft import PerftLine, perft, read_perft

TESTS = Path(__file__).parent.parent
GAMES = [pytest.param(game, id=game.id) for game in intrika.games()]


def perft_lines() -> list[Any]:
    made = []
    for game in intrika.games():
        path = TESTS / "games" / game.id / "perft.txt"
        for line in read_perft(game, path) if path.exists() else []:
            id = f"{game.id}-{line.seats}-{line.seed}-{line.depth}"
            made.append(pytest.param(game, line, id=id))
    return made


@pytest.mark.parametrize(("game", "line"), perft_lines())
def test_perft(game: intrika.Game, line: PerftLine) -> None:
    state = game.new(line.seats, line.seed, line.options)
    assert perft(state, line.depth) == line.nodes


def goldens() -> list[Any]:
    made = []
    for game in intrika.games():
        folder = TESTS / "games" / game.id
        listed = golden_games(game, folder) if (folder / "golden.toml").exists() else {}
        for path, entry in listed.items():
            made.append(pytest.param(path, entry, id=f"{game.id}-{path.stem}"))
    return made


@pytest.mark.parametrize(("path", "entry"), goldens())
def test_golden_game(path: Path, entry: dict[str, Any]) -> None:
    """A difference is a change in play: `python tools/golden.py` rewrites, a reader reviews."""
    assert golden_text(**entry) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_of_a_complete_game_is_proved(game: intrika.Game) -> None:
    found = coverage(game, TESTS)
    assert not found.unknown
    if game.complete:
        assert found.statements
        assert [s.id for s in found.missing] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_complete_game_has_perft_and_golden_games(game: intrika.Game) -> None:
    folder = TESTS / "games" / game.id
    if game.complete:
        counts = {line.seats for line in read_perft(game, folder / "perft.txt")}
        golden = {entry["seats"] for entry in golden_games(game, folder).values()}
        assert counts == golden == set(range(game.min_seats, game.max_seats + 1))
