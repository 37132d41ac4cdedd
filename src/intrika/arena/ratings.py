"""Strength from results: shares, means, and Bradley-Terry ratings by maximum likelihood."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import log10
from typing import Any, NamedTuple

from intrika.arena.games import Played
from intrika.arena.intervals import Interval, by_deal, share, t95
from intrika.arena.spread import errors

SCALE = 400.0  # points for a strength ten times as great, as in Elo's ratings
RESAMPLES = 400
# A bot that never won is weak, not infinitely weak: part of a drawn game against the average.
PRIOR = 0.1


class Standing(NamedTuple):
    bot: str
    games: int  # seats it sat on, if there are copies of it
    deals: int
    win_share: float  # shared wins are split
    win_low: float  # 95 % interval
    win_high: float
    first_share: float  # first or joint first
    first_low: float
    first_high: float
    mean_place: float
    mean_score: float
    rating: float
    rating_low: float
    rating_high: float
    ms_per_decision: float
    slowest_ms: float

    def to_json(self) -> dict[str, Any]:
        return {
            key: round(v, 4) if isinstance(v, float) else v for key, v in self._asdict().items()
        }


class Duel(NamedTuple):
    """How often one bot finished before another; a shared place is half."""

    bot: str
    other: str
    games: int
    share: Interval

    def to_json(self) -> dict[str, Any]:
        value, low, high = [round(x, 4) for x in self.share]
        return {"bot": self.bot, "other": self.other, "games": self.games, "share": value,
                "low": low, "high": high}  # fmt: skip


def wins(played: Played) -> list[float]:
    """By seat: 1 for a win, a part of it for a shared one."""
    winners = played.places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in played.places]


# -- ratings -----------------------------------------------------------------------------------

Won = list[list[float]]  # by bot, by bot: how often the first finished before the second
Deal = tuple[tuple[float, ...], ...]  # as Won, of one deal; most deals look like many others


def _before(index: dict[str, int], games: Sequence[Played]) -> Won:
    """Every two seats of a game are compared; a shared place counts half for both."""
    won = [[0.0] * len(index) for _ in index]
    for played in games:
        for i, a in enumerate(played.lineup):
            for j, b in enumerate(played.lineup):
                if a != b:
                    gap = played.places[i] - played.places[j]
                    won[index[a]][index[b]] += 1.0 if gap < 0 else 0.5 if gap == 0 else 0.0
    return won


def _most_likely(won: Won, begin: list[float]) -> list[float]:
    """Bradley-Terry strengths by Hunter's fixed-point iteration, on the scale of ratings."""
    n = len(won)
    power: list[float] = [10 ** (rating / SCALE) for rating in begin]
    scores = [sum(row) + PRIOR / 2 for row in won]
    met = [[(won[i][j] + won[j][i], j) for j in range(n) if won[i][j] + won[j][i]]
           for i in range(n)]  # fmt: skip
    for _ in range(1000):
        change = 1.0
        for i in range(n):
            below = PRIOR / (power[i] + 1) + sum(c / (power[i] + power[j]) for c, j in met[i])
            fresh = scores[i] / below
            change = max(change, fresh / power[i], power[i] / fresh)
            power[i] = fresh
        if change < 1 + 1e-6:
            break
    ratings = [SCALE * log10(p) for p in power]
    mean = sum(ratings) / n
    return [rating - mean for rating in ratings]


def strengths(bots: Sequence[str], games: Sequence[Played]) -> dict[str, float]:
    """The ratings alone; their mean is 0."""
    index = {bot: i for i, bot in enumerate(bots)}
    found = _most_likely(_before(index, games), [0.0] * len(bots))
    return dict(zip(bots, found, strict=True))


def ratings(
    bots: Sequence[str], games: Sequence[Played], seed: int = 0, resamples: int = RESAMPLES
) -> dict[str, Interval]:
    """Ratings with intervals that take whole deals as the unit.

    As with shares, every bot gets one imaginary deal in which it comes before the others, so that
    a bot which never lost does not seem to be measured exactly.
    """
    index = {bot: i for i, bot in enumerate(bots)}
    by_seed: dict[int, list[Played]] = {}
    for played in games:
        by_seed.setdefault(played.seed, []).append(played)
    deals = [_frozen(_before(index, part)) for part in by_seed.values()]
    won = _sum(Counter(deals))
    best = _most_likely(won, [0.0] * len(bots))
    with_more = deals + _imaginary(won, len(deals))
    if len(bots) > 2:
        ends = _spread(with_more, best, t95(len(deals) + 1))
    else:
        ends = _resampling(with_more, best, random.Random(seed), resamples)
    return {
        bot: Interval(value, min(low, value), max(high, value))
        for bot, value, (low, high) in zip(bots, best, ends, strict=True)
    }


Ends = list[tuple[float, float]]  # by bot


def _spread(deals: list[Deal], begin: list[float], factor: float) -> Ends:
    """With many bots, resampling would be too sure of the best and of the worst."""
    centre = _most_likely(_sum(Counter(deals)), begin)
    around = errors(deals, centre, SCALE, PRIOR)
    return [(at - factor * e, at + factor * e) for at, e in zip(centre, around, strict=True)]


def _resampling(deals: list[Deal], begin: list[float], rng: random.Random, resamples: int) -> Ends:
    samples = [_most_likely(_resampled(deals, rng), begin) for _ in range(resamples)]
    made = []
    for i in range(len(begin)):
        spread = sorted([sample[i] for sample in samples])
        made.append((spread[int(0.025 * resamples)], spread[int(0.975 * resamples)]))
    return made


def _frozen(won: Won) -> Deal:
    return tuple([tuple(row) for row in won])


def _sum(deals: Counter[Deal]) -> Won:
    n = len(next(iter(deals)))
    made = [[0.0] * n for _ in range(n)]
    for deal, times in deals.items():
        for i, row in enumerate(deal):
            for j, won in enumerate(row):
                made[i][j] += won * times
    return made


def _resampled(deals: list[Deal], rng: random.Random) -> Won:
    return _sum(Counter(rng.choices(deals, k=len(deals))))


def _imaginary(won: Won, deals: int) -> list[Deal]:
    """For each bot a deal in which it is first; all together weigh as much as two deals of two."""
    n = len(won)
    made = []
    for i in range(n):
        deal = [[0.0] * n for _ in range(n)]
        deal[i] = [(won[i][j] + won[j][i]) / deals / max(1, n - 1) for j in range(n)]
        made.append(_frozen(deal))
    return made


# -- tables ------------------------------------------------------------------------------------


def standings(games: Sequence[Played], seed: int = 0) -> list[Standing]:
    """Best first."""
    bots = sorted({bot for played in games for bot in played.lineup})
    rated = ratings(bots, games, seed)
    made = []
    for bot in bots:
        seats = [(p, i) for p in games for i, name in enumerate(p.lineup) if name == bot]
        won = by_deal([(p.seed, wins(p)[i]) for p, i in seats])
        first = by_deal([(p.seed, float(p.places[i] == 1)) for p, i in seats])
        decisions = sum(p.decisions[i] for p, i in seats)
        made.append(
            Standing(
                bot, len(seats), len(won), *share(won), *share(first),
                sum(p.places[i] for p, i in seats) / len(seats),
                sum(p.totals[i] for p, i in seats) / len(seats),
                *rated[bot],
                1000 * sum(p.seconds[i] for p, i in seats) / max(1, decisions),
                1000 * max(p.slowest[i] for p, i in seats),
            )
        )  # fmt: skip
    return sorted(made, key=lambda standing: -standing.rating)


def duels(games: Sequence[Played]) -> list[Duel]:
    """Every two bots that met."""
    bots = sorted({bot for played in games for bot in played.lineup})
    made = []
    for a, b in combinations(bots, 2):
        rows: list[tuple[int, float]] = []
        for p in games:
            for i, one in enumerate(p.lineup):
                for j, two in enumerate(p.lineup):
                    if one == a and two == b:
                        gap = p.places[i] - p.places[j]
                        rows.append((p.seed, 1.0 if gap < 0 else 0.5 if gap == 0 else 0.0))
        if rows:
            made.append(Duel(a, b, len(rows), share(by_deal(rows))))
    return made
