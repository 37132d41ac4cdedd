"""The intervals of ratings hold what they promise, for the best and the worst bot too."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from intrika.arena.games import Played
from intrika.arena.ratings import ratings

RUNS = 100


def game(deal: int, lineup: tuple[str, ...], places: tuple[int, ...]) -> Played:
    n = len(lineup)
    return Played(0, lineup, deal, (0,) * n, places, (1,) * n, (), (0.0,) * n, (0.0,) * n)


def round_robin(true: dict[str, float], deals: int, rng: random.Random) -> list[Played]:
    """Every two bots meet twice in each deal, and the better one wins as often as it should."""
    made = []
    for deal in range(deals):
        for a, b in [*combinations(true, 2)] * 2:
            won = rng.random() < 1 / (1 + 10 ** ((true[b] - true[a]) / 400))
            made.append(game(deal, (a, b), (1, 2) if won else (2, 1)))
    return made


@pytest.mark.parametrize("deals", [5, 20])
def test_nobody_is_rated_too_surely(deals: int) -> None:
    true = {"a": -200.0, "b": -100.0, "c": 0.0, "d": 100.0, "e": 200.0}
    rng = random.Random(deals)
    inside = dict.fromkeys(true, 0)
    for _ in range(RUNS):
        for bot, at in ratings(list(true), round_robin(true, deals, rng)).items():
            inside[bot] += at.low <= true[bot] <= at.high
    assert all(0.9 <= inside[bot] / RUNS <= 0.99 for bot in true), inside


def test_a_bot_of_many_that_never_lost_is_not_measured_exactly() -> None:
    played = [game(i, ("a", "b", "c"), (1, 2, 3) if i % 2 else (1, 3, 2)) for i in range(20)]
    found = ratings(["a", "b", "c"], played)
    assert found["a"].value - found["a"].low > 100
    assert found["b"].low < found["c"].value < found["b"].high


def test_the_intervals_of_two_bots_come_from_resampling() -> None:
    """Those of the ladder: they stay what they were."""
    played = [game(i // 2, ("a", "b"), (2, 1) if i % 7 < 3 else (1, 2)) for i in range(100)]
    found = ratings(["a", "b"], played)["a"]
    assert found == pytest.approx((20.937, -13.384, 62.690), abs=0.01)


def test_bots_that_never_met_have_wide_intervals() -> None:
    """Two tables that share nobody: nothing is known about one and the other."""
    played = [game(i, ("a", "b"), (1, 2)) for i in range(3)]
    played += [game(i, ("c", "d"), (1, 2)) for i in range(3)]
    for at in ratings(["a", "b", "c", "d"], played).values():
        assert at.high - at.low > 100
