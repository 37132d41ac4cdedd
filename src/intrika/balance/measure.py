"""From finished games to effects: who had what, how often it won, what it was worth.

All seats are played by the same bot, so a seat's fair share of wins is one over the seats. An
effect is not yet a cause: whoever is ahead may simply have had more chances to take a thing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from statistics import NormalDist
from typing import Any, NamedTuple

from intrika.arena.games import Job, Played
from intrika.arena.intervals import Interval, by_deal, difference, share
from intrika.arena.ratings import wins
from intrika.balance.found import TABLE, Bar, Found
from intrika.core.event import Event
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.core.state import State


class Effect(NamedTuple):
    """What a thing goes with."""

    kind: str
    label: str
    seats: int  # had it at least once; for things of the table: games
    a_game: float  # how often it was had, over all seats of a game
    wins: Interval | None  # the share of those seats; None for things of the table
    fair: float
    score: Interval | None  # mean score with it less mean score without; None if all had it
    stands_out: bool  # from the fair share, even after so many comparisons

    @property
    def ratio(self) -> float:
        return 0.0 if self.wins is None else self.wins.value / self.fair

    def to_json(self) -> dict[str, Any]:
        made: dict[str, Any] = {"kind": self.kind, "label": self.label, "seats": self.seats,
                                "a_game": round(self.a_game, 4)}  # fmt: skip
        if self.wins is not None:
            made |= _told("wins", self.wins) | {"ratio": round(self.ratio, 4)}
        if self.score is not None:
            made |= _told("score", self.score)
        return made | {"stands_out": self.stands_out}


def _told(name: str, at: Interval) -> dict[str, float]:
    value, low, high = [round(x, 4) for x in at]
    return {name: value, f"{name}_low": low, f"{name}_high": high}


def kinds_of(game: str) -> dict[str, tuple[str, ...]]:
    """By kind: every label there is, for those kinds whose labels are known beforehand."""
    made: dict[str, tuple[str, ...]] = import_module(f"intrika.balance.games.{game}").KINDS
    return made


def bars_of(game: str) -> dict[str, Bar]:
    """By kind: what its things ought to keep to."""
    made: dict[str, Bar] = getattr(import_module(f"intrika.balance.games.{game}"), "BARS", {})
    return made


def replayed(job: Job, played: Played) -> tuple[State, list[Event]]:
    """The final state and everything that happened, from the logged decisions."""
    game = game_of(job.game)
    s = game.new(len(job.lineup), job.seed, job.options, log=True)
    for id in played.actions:
        s.act(s.to_act()[0], game.space[id])
    if not s.over or s.result().totals != played.totals:
        raise BadInput(f"game {job.number} of the log does not come out as it says")
    assert s.log is not None
    return s, s.log


class Table:
    """Who had what in all games."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.rows: list[tuple[int, int, float, float]] = []  # deal, game, win share, score
        self.had: dict[tuple[str, str], set[int]] = {}  # rows by kind and label
        self.times: Counter[tuple[str, str]] = Counter()
        self.of_table: set[str] = set()  # kinds
        self._found = import_module(f"intrika.balance.games.{game}").found

    def add(self, job: Job, played: Played) -> None:
        s, events = replayed(job, played)
        first = len(self.rows)
        for won, total in zip(wins(played), played.totals, strict=True):
            self.rows.append((job.seed, self.games, won, float(total)))
        self.games += 1
        for thing in [*self._found(s, events), *self._seats()]:
            self._note(thing, first)

    def _seats(self) -> list[Found]:
        return [Found(seat, "seat", f"seat {seat + 1}") for seat in range(self.seats)]

    def _note(self, thing: Found, first: int) -> None:
        key = (thing.kind, thing.label)
        self.times[key] += 1
        rows = self.had.setdefault(key, set())
        if thing.seat == TABLE:
            self.of_table.add(thing.kind)
            rows.update(range(first, first + self.seats))
        else:
            rows.add(first + thing.seat)

    # -- effects --------------------------------------------------------------------------------

    def effects(self) -> list[Effect]:
        """By kind, the best first."""
        labels = Counter([kind for kind, _ in self.had])
        made = [self._effect(key, labels[key[0]]) for key in self.had]
        order = list(dict.fromkeys(["seat", "turn order", *[kind for kind, _ in self.had]]))
        made.sort(key=lambda e: e.label)
        return sorted(made, key=lambda e: (order.index(e.kind), *_rank(e)))

    def _effect(self, key: tuple[str, str], compared: int) -> Effect:
        kind, label = key
        rows = self.had[key]
        fair = 1.0 / self.seats
        has_wins = kind not in self.of_table
        won = share(by_deal([(self.rows[i][0], self.rows[i][2]) for i in rows]))
        score = difference(
            [(deal, i in rows, score) for i, (deal, _, _, score) in enumerate(self.rows)]
        )
        seats = len(rows) if has_wins else len(rows) // self.seats
        return Effect(
            kind, label, seats, self.times[key] / self.games, won if has_wins else None, fair,
            score, has_wins and _stands_out(won, fair, compared),
        )  # fmt: skip

    def unused(self) -> Iterator[tuple[str, str]]:
        for kind, labels in kinds_of(self.game).items():
            for label in labels:
                if (kind, label) not in self.had:
                    yield kind, label


IN_ORDER = ("seat", "turn order", "highest level")  # listed by label, not by success


def _rank(e: Effect) -> tuple[float, ...]:
    return () if e.kind in IN_ORDER else (-e.ratio,)


def _stands_out(at: Interval, fair: float, compared: int) -> bool:
    """Whether the interval, widened for so many comparisons (Bonferroni), misses the fair share."""
    normal = NormalDist()
    widened = normal.inv_cdf(1 - 0.025 / max(1, compared)) / normal.inv_cdf(0.975)
    below = at.value - widened * (at.value - at.low)
    above = at.value + widened * (at.high - at.value)
    return not below <= fair <= above


def measure(jobs: Sequence[Job], played: Sequence[Played]) -> Table:
    made = Table(jobs[0].game, len(jobs[0].lineup))
    for job, one in zip(jobs, played, strict=True):
        made.add(job, one)
    return made
