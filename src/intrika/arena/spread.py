"""How sure ratings are: the cluster-robust standard errors of Bradley-Terry strengths.

Each deal pulls at the ratings by the slope of its own likelihood; what is left after the pulls of
all deals have cancelled out, their spread, says how far other deals would have moved the ratings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log, sqrt

Row = list[float]


def errors(
    deals: Sequence[tuple[tuple[float, ...], ...]], ratings: Row, scale: float, prior: float
) -> Row:
    """By bot, from deals that say by bot, by bot, how often the first finished before the second.

    The ratings are the most likely ones of these deals, with the prior that `scale` and `prior`
    of the ratings stand for.
    """
    n, step = len(ratings), log(10) / scale
    ahead = [[1 / (1 + 10 ** ((b - a) / scale)) for b in ratings] for a in ratings]
    alone = [1 / (1 + 10 ** (-a / scale)) for a in ratings]
    bends = [[0.0] * n for _ in range(n)]
    for i in range(n):
        bends[i][i] = prior * alone[i] * (1 - alone[i]) * step
        for j in range(n):
            met = sum([deal[i][j] + deal[j][i] for deal in deals])
            bend = met * ahead[i][j] * ahead[j][i] * step
            bends[i][i] += bend
            bends[i][j] -= bend
    inverse = _inverse(bends)
    squares = [0.0] * n
    for deal, times in Counter(deals).items():
        pulls = [
            sum([deal[i][j] - (deal[i][j] + deal[j][i]) * ahead[i][j] for j in range(n)])
            for i in range(n)
        ]
        moved = [sum([a * b for a, b in zip(row, pulls, strict=True)]) for row in inverse]
        mean = sum(moved) / n
        for i in range(n):
            squares[i] += times * (moved[i] - mean) ** 2
    return [sqrt(square * len(deals) / (len(deals) - 1)) for square in squares]


def _inverse(matrix: list[Row]) -> list[Row]:
    """By elimination; the matrix is symmetric and positive, so that no row needs to be swapped."""
    n = len(matrix)
    both = [[*row, *[float(i == j) for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = both[i][i]
        both[i] = [x / pivot for x in both[i]]
        for j in range(n):
            if j != i and both[j][i]:
                factor = both[j][i]
                both[j] = [x - factor * y for x, y in zip(both[j], both[i], strict=True)]
    return [row[n:] for row in both]
