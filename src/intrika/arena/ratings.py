"""Strength from results: shares, means, and Bradley-Terry ratings by maximum likelihood."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log10, sqrt
from typing import Any, NamedTuple

from intrika.arena.games import Played

SCALE = 400.0  # points for a strength ten times as great, as in Elo's ratings
RESAMPLES = 200


class Standing(NamedTuple):
    bot: str
    games: int
    win_share: float  # shared wins are split
    win_low: float  # 95 % interval
    win_high: float
    mean_place: float
    mean_score: float
    rating: float
    rating_low: float
    rating_high: float
    ms_per_decision: float

    def to_json(self) -> dict[str, Any]:
        return {
            key: round(v, 4) if isinstance(v, float) else v for key, v in self._asdict().items()
        }


def wins(played: Played) -> list[float]:
    """By seat: 1 for a win, a part of it for a shared one."""
    winners = played.places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in played.places]


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (centre - spread) / below), min(1.0, (centre + spread) / below)


def strengths(bots: Sequence[str], games: Sequence[Played]) -> dict[str, float]:
    """Bradley-Terry strengths of all pairs that met, by the usual fixed-point iteration."""
    index = {bot: i for i, bot in enumerate(bots)}
    n = len(bots)
    won = [[0.0] * n for _ in range(n)]
    for played in games:
        for i, a in enumerate(played.lineup):
            for j, b in enumerate(played.lineup):
                if a != b:
                    gap = played.places[i] - played.places[j]
                    won[index[a]][index[b]] += 1.0 if gap < 0 else 0.5 if gap == 0 else 0.0
    power = [1.0] * n
    for _ in range(200):
        fresh = []
        for i in range(n):
            meets = [(won[i][j] + won[j][i], j) for j in range(n) if j != i]
            below = sum(count / (power[i] + power[j]) for count, j in meets)
            above = sum(won[i]) + 0.1  # a bot that never won is weak, not infinitely weak
            fresh.append(above / (below + 0.1) if below else power[i])
        mean = sum(log10(p) for p in fresh) / n
        power = [p / 10**mean for p in fresh]
    return {bot: SCALE * log10(power[index[bot]]) for bot in bots}


def standings(games: Sequence[Played], seed: int = 0) -> list[Standing]:
    """Best first; the ratings' intervals come from resampling whole games."""
    bots = sorted({bot for played in games for bot in played.lineup})
    rated = strengths(bots, games)
    rng = random.Random(seed)
    samples = [strengths(bots, rng.choices(games, k=len(games))) for _ in range(RESAMPLES)]
    made = []
    for bot in bots:
        seats = [(p, i) for p in games for i, name in enumerate(p.lineup) if name == bot]
        share = sum(wins(p)[i] for p, i in seats) / len(seats)
        low, high = interval(share, len(seats))
        spread = sorted(sample[bot] for sample in samples)
        decisions = sum(p.decisions[i] for p, i in seats)
        made.append(
            Standing(
                bot, len(seats), share, low, high,
                sum(p.places[i] for p, i in seats) / len(seats),
                sum(p.totals[i] for p, i in seats) / len(seats),
                rated[bot], spread[int(0.025 * RESAMPLES)], spread[int(0.975 * RESAMPLES)],
                1000 * sum(p.seconds[i] for p, i in seats) / max(1, decisions),
            )
        )  # fmt: skip
    return sorted(made, key=lambda standing: -standing.rating)
