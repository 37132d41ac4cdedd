"""What an option changes: the same deals played under each of its values."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, NamedTuple

from intrika.arena.games import Job, Played
from intrika.arena.intervals import Interval, Sums, by_deal, difference, mean, share
from intrika.core.game import Game
from intrika.core.option import spell
from intrika.core.refusal import BadInput

FIGURES = ("score", "margin", "decisions", "first seat")
SHARES = ("first seat",)


class Variant(NamedTuple):
    """One figure under one value of the option, and its change from the default."""

    value: str
    figure: str
    games: int
    at: Interval  # without ends if it comes from a single deal
    change: Interval | None  # None for the default itself

    def to_json(self) -> dict[str, Any]:
        made: dict[str, Any] = {
            "value": self.value, "figure": self.figure, "games": self.games,
            "at": [round(x, 4) if isfinite(x) else None for x in self.at],
        }  # fmt: skip
        if self.change is not None:
            made["change"] = [round(x, 4) for x in self.change]
        return made


def values_of(game: Game, name: str, seats: int) -> list[Any]:
    for option in game.options:
        if option.name == name:
            values = list(option.takes(seats))
            if len(values) < 2:
                raise BadInput(f"{game.id}: option {name} takes one value with {seats} seats")
            return values
    names = ", ".join([option.name for option in game.options])
    raise BadInput(f"{game.id} has no option {name!r}; options are: {names}")


def vary(
    game: Game, bot: str, deals: int, seats: int, seed: int, options: dict[str, Any], name: str
) -> list[Job]:
    """Every deal under every value; values that other options exclude are left out."""
    made: list[Job] = []
    allowed = []
    for value in values_of(game, name, seats):
        try:
            game.setup(seats, {**options, name: value}, None)
        except BadInput:
            continue
        allowed.append(value)
    if len(allowed) < 2:
        raise BadInput(f"{game.id}: option {name} cannot vary with these other options")
    for deal in range(deals):
        for value in allowed:
            given = {**options, name: value}
            made.append(Job(len(made), game.id, (bot,) * seats, seed + deal, given))
    return made


def figures_of(played: Played) -> dict[str, float]:
    """The mean score, the winner's lead, the length, and the first seat's share of the win."""
    totals = sorted(played.totals)
    winners = played.places.count(1)
    return {
        "score": sum(totals) / len(totals),
        "margin": float(totals[-1] - totals[-2]) if len(totals) > 1 else 0.0,
        "decisions": float(sum(played.decisions)),
        "first seat": 1 / winners if played.places[0] == 1 else 0.0,
    }


def _at(figure: str, sums: Sums) -> Interval:
    return share(sums) if figure in SHARES and len(sums) > 1 else mean(sums)


def _change(figure: str, at: Interval | None) -> Interval | None:
    """Shares cannot differ by more than 1."""
    if at is None or figure not in SHARES:
        return at
    return Interval(at.value, max(-1.0, at.low), min(1.0, at.high))


def variants(jobs: Sequence[Job], played: Sequence[Played], name: str) -> list[Variant]:
    values = list(dict.fromkeys([spell(job.options[name]) for job in jobs]))
    rows = [
        (spell(job.options[name]), job.seed, figures_of(p))
        for job, p in zip(jobs, played, strict=True)
    ]
    made = []
    for value in values:
        for figure in FIGURES:
            at = _at(figure, by_deal([(deal, f[figure]) for v, deal, f in rows if v == value]))
            change = None
            if value != values[0]:
                both = [(deal, v == value, f[figure]) for v, deal, f in rows
                        if v in (value, values[0])]  # fmt: skip
                change = _change(figure, difference(both))
            games = sum(v == value for v, _, _ in rows)
            made.append(Variant(value, figure, games, at, change))
    return made
