"""What a war number costs (§5.4)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from intrika.games.kingdoms.payment import bid_limit, war_payments
from intrika.games.kingdoms.powers import Powers, powers_of
from intrika.games.kingdoms.tables import BASE, FACTIONS
from tests.games.kingdoms.test_war import bids, clash


def powers(faction: str, level: int) -> Powers:
    return powers_of(BASE, FACTIONS.index(faction), level, ())


# -- payment -----------------------------------------------------------------------------------


def brute_force(p: Powers, have: tuple[int, ...], due: int) -> set[tuple[int, ...]]:
    """Section 5.4 word for word: enough, and no proper subset is legal itself."""
    every = list(product(*[range(n + 1) for n in have]))

    def legal(units: tuple[int, ...]) -> bool:
        if due <= 0:
            return not any(units)
        value = sum(n * p.value[r] for r, n in enumerate(units))
        kinds = sum(n > 0 for n in units)
        return value >= (max(1, due - p.single_kind) if kinds == 1 else due)

    good = [units for units in every if legal(units)]
    return {
        u for u in good
        if not any(o != u and all(a <= b for a, b in zip(o, u, strict=True)) for o in good)
    }  # fmt: skip


@pytest.mark.proves("R-7", "R-22", "S-087", "S-041")
def test_payments_are_exactly_the_minimal_ones() -> None:
    rng = random.Random(3)
    for faction, level in (("elves", 0), ("humans", 3), ("orcs", 2), ("undead", 3), ("orcs", 4)):
        p = powers(faction, level)
        for _ in range(60):
            have = (rng.randrange(5), rng.randrange(6), rng.randrange(5))
            due = rng.randrange(12)
            made = war_payments(p, list(have), due)
            assert len(made) == len(set(made))
            assert set(made) == brute_force(p, have, due), (faction, have, due)


@pytest.mark.proves("R-7")
def test_a_payer_with_two_mana_and_three_ore_owes_three() -> None:
    assert set(war_payments(powers("elves", 0), [2, 3, 0], 3)) == {(0, 3, 0), (1, 1, 0), (2, 0, 0)}
    made = clash({"mana": 2, "ore": 3})
    made.bid(3, "flag")
    assert made.asked == "A pay"
    assert made.options() == ["pay mana", "pay ore"]
    made.play("pay mana")
    assert made.options() == ["pay mana", "pay ore"]
    assert not made.may("pay food")
    made.play("pay mana")
    assert made.have("A") == (0, 3, 0), "one too much, no change is given"
    made = clash({"mana": 2, "ore": 3})
    made.bid(3, "flag")
    made.play("pay ore")
    assert made.have("A") == (2, 0, 0), "the rest was forced"
    made = clash({"mana": 2, "ore": 3})
    made.bid(3, "flag")
    made.play("pay mana", "pay ore")
    assert made.have("A") == (1, 2, 0)


@pytest.mark.proves("S-085", "S-090")
def test_the_attacker_pays_first_and_the_loser_retreats_only_after_paying() -> None:
    rich = {"mana": 2, "ore": 3, "food": 9}
    made = clash(rich, rich)
    made.bid(3, 3)
    assert made.asked == "A pay"
    made.play("pay ore")
    assert made.asked == "B pay"
    made.play("pay ore")
    assert made.asked == "A fate"


@pytest.mark.proves("D-1", "S-086", "R-47")
def test_a_discount_larger_than_the_bid_pays_nothing_and_gives_nothing() -> None:
    made = clash({"ore": 2, "faction": "lizardfolk", "magic": 3}, tokens={"A.field2": "fort"})
    made.bid(1, "flag")
    assert made.have("A") == (0, 2, 0)


@pytest.mark.proves("D-2")
def test_a_bid_of_one_with_only_one_mana_pays_that_mana() -> None:
    made = clash({"mana": 1})
    made.bid(1, "flag")
    assert made.have("A") == (0, 0, 0)


@pytest.mark.proves("D-8")
def test_undead_with_two_mana_bid_at_most_six() -> None:
    made = clash({"mana": 2, "faction": "undead", "magic": 3})
    assert bids(made, "A")[-1] == "bid 6"


# -- Humans 3 ----------------------------------------------------------------------------------


@pytest.mark.proves("S-041", "R-22")
def test_humans_pay_less_with_one_kind() -> None:
    humans = {"faction": "humans", "magic": 3}
    made = clash({"mana": 2, "ore": 3, **humans})
    assert bids(made, "A")[-1] == "bid 7", "mixed"
    made = clash({"mana": 3, "ore": 1, **humans})
    assert bids(made, "A")[-1] == "bid 8", "mana only"
    p = powers("humans", 3)
    for number in (1, 2, 3):
        assert set(war_payments(p, [3, 3, 0], number)) == {(1, 0, 0), (0, 1, 0)}
    assert set(war_payments(p, [3, 3, 0], 4)) == {(1, 0, 0), (0, 2, 0)}
    made = clash(humans)
    assert bids(made, "A") == ["bid flag"], "the discount needs a unit"


@pytest.mark.proves("R-22")
def test_the_limit_is_the_highest_number_with_a_payment() -> None:
    made = clash({"faction": "humans", "magic": 3})
    rng = random.Random(5)
    for faction, level in (("humans", 3), ("orcs", 4), ("elves", 4), ("undead", 3)):
        made.s.powers[0] = powers(faction, level)
        for _ in range(40):
            made.s.res[:3] = [rng.randrange(4), rng.randrange(4), rng.randrange(4)]
            off = rng.randrange(4)
            limit = bid_limit(made.s, 0, off)
            for number in range(1, 12):
                payable = bool(brute_force(made.s.powers[0], tuple(made.s.res[:3]), number - off))
                assert payable == (number <= limit)
