"""Intervals that know which games belong together.

Games of one deal are not independent: the same cards are dealt to every seat order. So a deal,
not a game, is the unit: sums are taken by deal, and their spread gives the standard error (the
cluster-robust or "sandwich" estimate). Shares get one imaginary deal won and one lost before the
spread is taken, the "plus four" rule of Agresti and Coull by deals, so that 20 wins in 20 games
do not look like certainty.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import inf, sqrt
from typing import NamedTuple

Z = 1.959964


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float


# Student's two-sided 95 % points; from eleven degrees of freedom on the expansion is good enough.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


def t95(freedom: int) -> float:
    """Student's two-sided 95 % point (for many degrees of freedom by expansion)."""
    n = max(1, freedom)
    if n <= len(STUDENT):
        return STUDENT[n - 1]
    first = (Z**3 + Z) / (4 * n)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * n * n)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * n**3)
    return Z + first + second + third


Sums = list[tuple[float, float]]  # by deal: the sum of a figure, and over how many games


def by_deal(rows: Iterable[tuple[Hashable, float]]) -> Sums:
    """(deal, figure) rows, summed by deal."""
    made: dict[Hashable, tuple[float, float]] = {}
    for deal, figure in rows:
        total, count = made.get(deal, (0.0, 0.0))
        made[deal] = total + figure, count + 1
    return list(made.values())


def share(sums: Sums) -> Interval:
    """A share of wins, as it was, with an interval inside 0..1."""
    if not sums:
        return Interval(0.0, 0.0, 1.0)
    games = sum(count for _, count in sums)
    value = sum(total for total, _ in sums) / games
    size = games / len(sums)
    centre, error = _ratio([*sums, (size, size), (0.0, size)])
    spread = t95(len(sums) + 1) * error
    return Interval(value, max(0.0, min(value, centre - spread)),
                    min(1.0, max(value, centre + spread)))  # fmt: skip


def mean(sums: Sums) -> Interval:
    """A mean over games; a single deal says nothing about the spread."""
    value, error = _ratio(sums)
    if len(sums) < 2:
        return Interval(value, -inf, inf)
    spread = t95(len(sums) - 1) * error
    return Interval(value, value - spread, value + spread)


def _ratio(sums: Sums) -> tuple[float, float]:
    """The mean over games and its standard error over deals."""
    games = sum(count for _, count in sums)
    value = sum(total for total, _ in sums) / games
    spread = sum((total - value * count) ** 2 for total, count in sums)
    deals = len(sums)
    return value, sqrt(spread * deals / max(1, deals - 1)) / games


def difference(rows: Iterable[tuple[Hashable, bool, float]]) -> Interval | None:
    """The mean with something less the mean without it, from (deal, has it, figure) rows.

    None if either is known from fewer than two deals; the rarer side says how sure one can be.
    """
    listed = list(rows)
    counts = [0, 0]
    totals = [0.0, 0.0]
    deals: tuple[set[Hashable], set[Hashable]] = (set(), set())
    for deal, has, figure in listed:
        counts[has] += 1
        totals[has] += figure
        deals[has].add(deal)
    fewest = min(len(deals[0]), len(deals[1]))
    if fewest < 2:
        return None
    means = [totals[0] / counts[0], totals[1] / counts[1]]
    pulls: dict[Hashable, float] = {}
    for deal, has, figure in listed:
        pull = (figure - means[has]) / counts[has]
        pulls[deal] = pulls.get(deal, 0.0) + (pull if has else -pull)
    error = sqrt(sum(pull * pull for pull in pulls.values()) * fewest / (fewest - 1))
    value = means[1] - means[0]
    spread = t95(fewest - 1) * error
    return Interval(value, value - spread, value + spread)
