"""Where coins come from and go to (§13): a ledger kept from the events alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from intrika.games.legends.state import State
from tests.games.legends.table import new

ALL: dict[str, Any] = dict.fromkeys(("discoveries", "citadels", "encounters", "leaders"), True)


def played(seats: int, seed: int) -> State:
    s = new(seats, seed, setup="random", **ALL)
    rng = random.Random(seed)
    while not s.over:
        seat = rng.choice(s.to_act())
        s.act(seat, rng.choice(s.options(seat)))
    return s


def ledger(s: State) -> list[int]:
    """Price, auction and toll take coins; treasures give them; the Bandit King shifts them."""
    coins = [0] * s.seats
    for event in s.log or []:
        name, told = type(event).__name__, event.figures()
        if name == "CoinsDealt":
            coins = [told["coins"]] * s.seats
        elif name in ("AuctionWon", "CardTaken", "CardBought", "TollPaid"):
            coins[told["seat"]] -= told["coins"]
        elif name == "CoinsGained":
            coins[told["seat"]] += told["coins"]
        elif name == "CoinStolen":
            coins[told["seat"]] += told["coins"]
            coins[told["owner"]] -= told["coins"]
        elif name == "ArmyPlaced" and told["owner"] is not None:
            coins[told["seat"]] -= 1
            coins[told["owner"]] += 1
    return coins


@pytest.mark.proves("S-065", "S-057", "S-059", "S-159", "S-160", "S-172", "S-173", "S-161")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coins_change_only_by_what_the_rules_name(seats: int) -> None:
    for seed in range(6):
        s = played(seats, seed)
        assert ledger(s) == s.coins
