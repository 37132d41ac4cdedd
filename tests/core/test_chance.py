"""The one door to chance."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import intrika
from intrika.core.chance import below, key_of, shuffled


def test_numbers_are_even_and_every_draw_is_counted() -> None:
    s = intrika.game("kabale").new(2, 1)
    draws = s.draws
    counts = Counter(below(s, 6) for _ in range(6000))
    assert s.draws == draws + 6000
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_shuffles_are_even_and_leave_the_list_alone() -> None:
    s = intrika.game("kabale").new(2, 1)
    items = [0, 1, 2]
    orders = Counter(tuple(shuffled(s, items)) for _ in range(6000))
    assert items == [0, 1, 2]
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_long_list_is_shuffled_whole() -> None:
    s = intrika.game("kabale").new(2, 1)
    firsts = {shuffled(s, list(range(300)))[0] for _ in range(200)}
    assert len(firsts) > 120
    assert sorted(shuffled(s, list(range(300)))) == list(range(300))


def test_a_copy_draws_the_same_numbers() -> None:
    s = intrika.game("kabale").new(2, 1)
    twin = s.copy()
    assert [below(s, 100) for _ in range(20)] == [below(twin, 100) for _ in range(20)]


def test_neighbouring_seeds_have_unrelated_keys() -> None:
    keys = [key_of(seed) for seed in range(100)]
    assert len(set(keys)) == 100
    apart = [bin(int.from_bytes(a) ^ int.from_bytes(b)).count("1") for a, b in pairwise(keys)]
    assert min(apart) > 30
