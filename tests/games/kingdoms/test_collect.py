"""Collecting (§4.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdoms.table import Realm, player, realm


def collect(person: dict[str, Any], *others: dict[str, Any], **options: Any) -> Realm:
    """B collects in A's turn."""
    made = realm(player(), person, *(others or (player(),)), **options)
    made.play("shield trade")
    if made.s.to_act() == (1,) and made.asked == "B participate":
        made.play("collect")
    return made


@pytest.mark.proves("S-131", "S-134", "S-133")
def test_each_region_gives_its_resource_publicly() -> None:
    made = collect(player("B.field1 B.forest1 B.mountain1"))
    assert made.have("B") == (1, 1, 1)
    assert made.s.view(0)["players"][1]["resources"] == {"mana": 1, "ore": 1, "food": 1}
    made = collect(player("B.field1 B.field2"))
    assert made.have("B") == (0, 0, 2)


@pytest.mark.proves("S-132", "14.9")
def test_two_own_figures_in_one_field_give_one_food() -> None:
    assert collect(player("B.field1 B.field1")).have("B") == (0, 0, 1)


@pytest.mark.proves("S-135", "14.10", "R-46")
def test_a_counter_stops_at_nine() -> None:
    made = collect(player("B.field1 B.field2", food=9, mana=9, ore=9))
    assert made.have("B") == (9, 9, 9)
    made = collect(player("B.field1 B.field2", food=8, mana=9, ore=9))
    assert made.have("B") == (9, 9, 9)


@pytest.mark.proves("S-136", "14.11", "R-53")
def test_a_single_figure_brings_one_more_of_choice() -> None:
    made = collect(player("B.forest1"))
    assert made.have("B") == (1, 0, 0)
    assert made.options() == ["gain mana", "gain ore", "gain food"]
    made.play("gain ore")
    assert made.have("B") == (1, 1, 0)
    made = collect(player("B.forest1 B.forest1"))
    assert made.have("B") == (1, 0, 0)
    assert made.asked != "B gain"


@pytest.mark.proves("R-53", "R-46")
def test_a_full_kind_may_be_named_and_is_lost() -> None:
    made = collect(player("B.forest1", food=9))
    made.play("gain food")
    assert made.have("B") == (1, 0, 9)


@pytest.mark.proves("S-101")
def test_allies_both_use_a_shared_region_in_full() -> None:
    made = collect(player("C.field1 B.field1"), player("C.field1 C.forest1"))
    assert made.have("B") == (0, 0, 2)
    assert made.have("C") == (1, 0, 1)


@pytest.mark.proves("S-141", "14.12")
def test_a_capital_gives_nothing() -> None:
    made = collect(player("B.capital1 B.capital1", home="aughmoore"))
    assert made.have("B") == (0, 0, 0)


@pytest.mark.proves("S-143", "S-147", "14.13", "R-9")
def test_ruins_give_one_of_choice_while_somebody_lies_there() -> None:
    made = collect(player("B.ruins1~ B.ruins1~", home="tulgrund"))
    assert made.asked == "B gain"
    made.play("gain mana")
    assert made.have("B") == (1, 0, 0)
    assert made.asked != "B gain", "one unit even with two lying figures"
    made = collect(player("B.ruins1 B.ruins1", home="tulgrund"))
    assert made.have("B") == (0, 0, 0)
    assert made.asked != "B gain"
    made = collect(player("B.ruins1 B.ruins1~", home="tulgrund"))
    assert made.asked == "B gain"


@pytest.mark.proves("S-181", "R-19")
def test_a_camp_doubles_its_region() -> None:
    made = collect(player("B.field1 B.forest1"), tokens={"B.field1": "camp"})
    assert made.have("B") == (1, 0, 2)
    made = collect(player("B.ruins1~ B.ruins1~", home="tulgrund"), tokens={"B.ruins1": "camp"})
    made.play("gain mana", "gain food")
    assert made.have("B") == (1, 0, 1)
    made = collect(player("B.capital1 B.capital1", home="aughmoore"), tokens={"B.capital1": "camp"})
    assert made.have("B") == (0, 0, 0)
    made = collect(
        player("C.field1 B.forest1"), player("C.field1 C.forest1"), tokens={"C.field1": "camp"}
    )
    assert made.have("B") == (1, 0, 2)
    assert made.have("C") == (1, 0, 2), "per player"


@pytest.mark.proves("R-46")
def test_units_of_choice_are_named_in_one_order_only() -> None:
    made = collect(player("B.ruins1~ B.ruins1~", home="tulgrund"), tokens={"B.ruins1": "camp"})
    made.play("gain ore")
    assert made.options() == ["gain ore", "gain food"]
    why = made.refused("gain mana")
    assert why is not None
    assert (why.clause, why.message) == ("R-53", "gain-in-order")


@pytest.mark.proves("S-042", "R-28", "R-31")
def test_humans_by_the_water_collect_one_more_food() -> None:
    humans: dict[str, Any] = {"faction": "humans", "magic": 4}
    assert collect(player("B.field1 B.field1", **humans)).have("B") == (0, 0, 2)
    assert collect(player("B.field1 B.field2", **humans)).have("B") == (0, 0, 3)
    dry = player("B.mountain1 B.mountain1", **humans)
    assert collect(dry).have("B") == (0, 1, 0)
    river = player("B.field2 B.field2", home="vrtichvostan", **humans)
    assert collect(river).have("B") == (0, 0, 2), "a river on the border is water"
    young = player("B.field1 B.field1", faction="humans", magic=3)
    assert collect(young).have("B") == (0, 0, 1)


@pytest.mark.proves("R-45")
def test_shapeshifters_turn_one_region_into_another_resource() -> None:
    shape = player("B.field1 B.forest1", faction="shapeshifters", magic=2)
    made = collect(shape, tokens={"B.field1": "camp"})
    assert made.asked == "B convert"
    assert made.options() == [
        "keep", "convert mana ore 1", "convert mana food 1", "convert food mana 2",
        "convert food ore 2",
    ]  # fmt: skip
    why = made.refused("convert food ore 1")
    assert why is not None
    assert (why.clause, why.message) == ("R-45", "convert-none")
    made.play("convert food ore 2")
    assert made.have("B") == (1, 2, 0)
    made = collect(shape, tokens={"B.field1": "camp"})
    made.play("keep")
    assert made.have("B") == (1, 0, 2)
