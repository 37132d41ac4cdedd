"""Random games for the checks to look at."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from intrika.core.action import Action
from intrika.core.event import event_type
from intrika.core.game import Game
from intrika.core.match import Match
from intrika.core.refusal import Refusal

LONGEST = 20_000  # decisions; a game that takes more does not end


class CheckFailed(AssertionError):
    """Something that must hold does not; the match shows where."""

    def __init__(self, message: str, match: Match) -> None:
        where = f"{match.game.id}, {len(match.players)} seats, seed {match.seed}, {match.options}"
        super().__init__(f"{message} ({where}, after {len(match.taken)} decisions)")
        self.match = match


def expect(holds: bool, message: str, match: Match) -> None:
    if not holds:
        raise CheckFailed(message, match)


class Seen:
    """What a corpus of games has made use of."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def action(self, a: Action) -> None:
        self.counts[f"action {a.kind}"] += 1

    def refusal(self, why: Refusal) -> None:
        self.counts[f"refusal {why.message}"] += 1

    def match(self, match: Match) -> None:
        """Count actions, choices and events, and every card or other named thing in them."""
        terms = match.game.terms
        for taken in match.taken:
            self.action(taken.action)
            for name, value in taken.action.values:
                if name in terms and terms[name][0]:
                    self.counts[f"{terms[name][0]} {value}"] += 1
        for event in match.events:
            self.counts[f"event {event_type(type(event))}"] += 1
            for name, value in event.figures().items():
                if name in terms and terms[name][0]:
                    for item in value if isinstance(value, list | tuple) else (value,):
                        if isinstance(item, int):
                            self.counts[f"{terms[name][0]} {terms[name][1][item]}"] += 1


def walk(
    game: Game, seats: int, options: dict[str, Any], seed: int, seen: Seen | None = None
) -> Iterator[tuple[Match, random.Random]]:
    """Play one random game; yields the match before every decision and once at the end."""
    match = Match(game, [f"P{seat}" for seat in range(seats)], seed, options)
    rng = random.Random(f"{game.id}/{seats}/{seed}")
    while not match.state.over:
        yield match, rng
        seat = rng.choice(match.state.to_act())
        match.act(seat, rng.choice(match.state.options(seat)))
        if len(match.taken) > LONGEST:
            raise CheckFailed("the game does not end", match)
    yield match, rng
    if seen is not None:
        seen.match(match)
