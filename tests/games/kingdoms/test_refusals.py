"""Refusals with their clause and figures, where the other files do not show them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdoms.table import Realm, player, realm
from tests.games.kingdoms.test_war import clash


def refused(made: Realm, text: str) -> tuple[str, str, dict[str, Any]]:
    why = made.refused(text)
    assert why is not None, text
    return why.clause, why.message, why.args


def test_actions_in_place_of_another_are_refused_with_their_price() -> None:
    """Whoever has another way is asked, and may ask why the first one is closed."""
    humans: dict[str, Any] = {"faction": "humans", "magic": 1, "food": 1}
    made = realm(player(**humans), player(), player())
    made.play("shield research")
    told = refused(made, "perform research")
    assert told == ("§4.5", "research-price", {"level": 2, "price": 2, "have": 0})
    made = realm(player(faction="humans", magic=5, food=1), player(), player())
    made.play("shield research")
    assert refused(made, "perform research") == ("§4.5", "magic-finished", {"level": 5})
    elves: dict[str, Any] = {"faction": "elves", "magic": 3, "mana": 1}
    made = realm(player(**elves), player(), player())
    made.play("shield build")
    told = refused(made, "perform build")
    assert told == ("§4.4", "build-price", {"level": 1, "price": 1, "have": 0})
    made = realm(player(**elves, castle=6), player(), player())
    made.play("shield build")
    assert refused(made, "perform build") == ("§4.4", "castle-finished", {"level": 6})


def test_expand_is_refused_for_food_room_or_supply() -> None:
    valkyries: dict[str, Any] = {"faction": "valkyries", "magic": 3}
    made = realm(player("A.field1 A.field2", food=2, **valkyries), player(), player())
    made.play("shield expand")
    assert refused(made, "perform expand") == ("§4.6", "expand-price", {"price": 3, "have": 2})
    made = realm(player("A.field1 A.field1", food=3, **valkyries), player(), player())
    made.play("shield expand")
    assert refused(made, "perform expand") == ("§4.6", "expand-no-region", {})
    seven = "A.field1 A.field2 A.field2 A.forest1 A.forest1 A.mountain1 A.mountain1"
    made = realm(player(seven, food=9, **valkyries), player(), player())
    made.play("shield expand")
    assert refused(made, "perform expand") == ("§4.6", "no-supply", {"figures": 7})


def test_a_trade_without_means_has_no_legal_way() -> None:
    made = realm(player(faction="dwarves", magic=4), player(), player())
    made.play("shield trade")
    assert made.options() == ["perform build", "nothing"], "level 1 costs nothing"
    assert refused(made, "perform trade")[:2] == ("R-2", "no-legal-way")


def test_a_figure_that_is_shut_in_has_nowhere_to_go() -> None:
    made = realm(
        player("A.mountain2 A.mountain1 B.field1"),
        player("A.field2 A.field2 A.forest1 A.forest1"),
        player(),
    )
    made.play("shield patrol", "perform patrol")
    assert refused(made, "move A.mountain2")[:2] == ("§4.3", "nowhere-to-go")


def test_a_retreat_names_its_price_while_another_way_is_open() -> None:
    made = clash({"ore": 1}, {"food": 1}, tokens={"B.field1": "church"})
    made.bid(1, "flag")
    assert refused(made, "retreat A.field1") == ("§5.6", "retreat-price", {"price": 2, "have": 1})
    assert refused(made, "rescue B.field2")[:2] == ("§5.5", "no-rescue")


def test_a_raise_needs_a_unit_with_value() -> None:
    made = clash({"ore": 3, "food": 1, "faction": "orcs", "magic": 4}, {"ore": 5})
    made.s.powers[0].value[2] = 0
    try:
        made.bid(2, 5)
        assert refused(made, "raise food")[:2] == ("R-10", "raise-worthless")
        assert refused(made, "raise mana")[:2] == ("R-10", "pay-none-left")
    finally:
        made.s.powers[0].value[2] = 1


def test_bandits_are_paid_in_one_order() -> None:
    made = realm(
        player("A.field1 A.field2", ore=2, food=1), player(), player(),
        hidden={"A.forest1": "bandits"},
    )  # fmt: skip
    made.play("shield patrol", "perform patrol", "move A.field1", "to A.forest1")
    assert made.options() == ["pay ore", "surrender"]
    assert refused(made, "pay food")[:2] == ("§11", "pay-in-order")


def test_nobody_copies_the_own_faction() -> None:
    made = realm(player(mana=1, faction="shapeshifters"), player(), player())
    made.play("shield research", "perform research")
    assert refused(made, "copy shapeshifters")[:2] == ("R-26", "copy-own")


@pytest.mark.parametrize("seat", ["B", "C"])
def test_a_seat_that_is_not_asked_is_told_so(seat: str) -> None:
    made = realm(player(), player(), player())
    why = made.refused("shield trade", seat)
    assert why is not None
    assert why.message == "not-your-turn"
