"""Build, Research, Expand and Trade (§4.4 to §4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdoms.table import Realm, player, realm


def do(action: str, *players: dict[str, Any]) -> Realm:
    made = realm(*players, *[player() for _ in range(3 - len(players))])
    made.play(f"shield {action}")
    if made.asked == "A participate" and made.may(f"perform {action}"):
        made.play(f"perform {action}")
    return made


@pytest.mark.proves("S-111", "S-112", "S-113", "S-114", "14.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_a_castle_level_costs_its_number_in_ore_and_one_is_built(level: int) -> None:
    made = do("build", player(ore=level + 1, castle=level - 1))
    assert made.s.castle[0] == level
    assert made.have("A") == (0, 1, 0)
    made = realm(player(ore=level - 1, castle=level - 1, mana=1), player(), player())
    made.play("shield build")
    assert made.s.castle[0] == level - 1, "not enough ore"


@pytest.mark.proves("S-111")
def test_a_refused_build_names_the_figures() -> None:
    made = realm(player(), player(ore=2, castle=2), player(), turn="C")
    made.s.res[6:9] = [0, 1, 0]
    made.play("shield build")
    why = made.refused("perform build", "C")
    assert why is None
    made.play("perform build")
    assert made.asked[0] != "B", "B cannot build level 3 with 2 ore and has collected"


@pytest.mark.proves("S-114")
def test_a_finished_castle_cannot_be_built_on() -> None:
    made = realm(player(ore=9, castle=6), player(), player())
    made.play("shield build")
    assert made.s.castle[0] == 6


@pytest.mark.proves("S-116", "S-117", "S-118", "14.3")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_magic_level_costs_its_number_in_mana(level: int) -> None:
    made = do("research", player(mana=level + 1, magic=level - 1))
    assert made.s.magic[0] == level
    assert made.have("A") == (1, 0, 0)
    made = do("research", player(mana=level - 1, magic=level - 1))
    assert made.s.magic[0] == level - 1


@pytest.mark.proves("S-119", "S-120")
def test_a_new_ability_works_at_once_and_lower_ones_stay() -> None:
    made = do("research", player(mana=3, magic=2, faction="orcs"))
    p = made.s.powers[0]
    assert (p.every_war, p.value[2], p.wins_ties) == (1, 1, True)
    assert not p.raises, "level 4 is not reached"


@pytest.mark.proves("S-122", "S-123", "R-5", "14.4")
def test_the_fourth_figure_costs_four_food() -> None:
    three = "A.field1 A.forest1 A.forest1"
    made = do("expand", player(three, food=4))
    assert made.figures("A") == "A.field1 A.field1 A.forest1 A.forest1"
    assert made.have("A") == (0, 0, 0)
    made = do("expand", player(three, food=3))
    assert len(made.s.figures[0]) == 3


@pytest.mark.proves("R-5", "D-7")
def test_a_player_reduced_to_one_figure_expands_for_two() -> None:
    made = do("expand", player("A.field1", food=2))
    assert made.have("A") == (0, 0, 0)
    made = do("expand", player("A.field1", food=1))
    assert made.figures("A") == "A.field1"


@pytest.mark.proves("S-124", "S-125")
def test_the_new_figure_joins_a_lone_own_one() -> None:
    made = do(
        "expand", player("A.field1 A.forest1 A.mountain1", food=9), player("A.forest1 B.field1")
    )
    assert made.options() == ["expand A.field1", "expand A.mountain1"]
    why = made.refused("expand A.forest1")
    assert why is not None
    assert (why.clause, why.message) == ("§4.6", "expand-not-alone")
    why = made.refused("expand A.field2")
    assert why is not None
    assert (why.clause, why.message) == ("§4.6", "no-figure")
    made = do("expand", player("A.field1 A.field1", food=9))
    assert len(made.s.figures[0]) == 2, "no figure stands alone"


@pytest.mark.proves("S-122")
def test_no_eighth_figure() -> None:
    seven = "A.field1 A.field2 A.field2 A.forest1 A.forest1 A.mountain1 A.mountain1"
    made = do("expand", player(seven, food=9))
    assert len(made.s.figures[0]) == 7


@pytest.mark.proves("S-145", "R-9")
def test_a_figure_added_in_ruins_lies_down_beside_a_lying_one() -> None:
    made = do("expand", player("A.ruins1~ A.field1 A.field1", food=4, home="tulgrund"))
    assert made.figures("A") == "A.field1 A.field1 A.ruins1~ A.ruins1~"


@pytest.mark.proves("S-127", "S-128", "S-129", "14.5")
def test_three_food_become_three_ore() -> None:
    made = do("trade", player(food=3))
    assert made.options() == [
        f"trade food {other} {k}" for other in ("mana", "ore") for k in (1, 2, 3)
    ]
    made.play("trade food ore 3")
    assert made.have("A") == (0, 3, 0)
    assert made.asked[0] == "B", "one exchange"


@pytest.mark.proves("R-6", "S-135")
def test_a_trade_never_takes_a_counter_above_nine() -> None:
    made = do("trade", player(food=3, ore=8, mana=9))
    assert made.may("trade food ore 1")
    why = made.refused("trade food ore 2")
    assert why is not None
    assert (why.clause, why.message) == ("R-6", "trade-too-much")
    assert not made.may("trade food mana 1")
    assert not made.may("trade food food 1")
    assert not made.may("trade ore food 9")
    made = do("trade", player(food=1, ore=9, mana=9))
    made.play("trade ore food 8")
    assert made.have("A") == (9, 1, 9)


@pytest.mark.proves("S-040", "R-6")
def test_humans_receive_one_more_and_it_is_lost_above_nine() -> None:
    made = do("trade", player(food=3, faction="humans", magic=2))
    made.play("trade food ore 3")
    assert made.have("A") == (0, 4, 0)
    made = do("trade", player(food=3, ore=6, faction="humans", magic=2))
    made.play("trade food ore 3")
    assert made.have("A") == (0, 9, 0)
    made = do("trade", player(food=3, faction="humans", magic=1))
    made.play("trade food ore 3")
    assert made.have("A") == (0, 3, 0)


# -- Dwarves -----------------------------------------------------------------------------------


@pytest.mark.proves("S-033", "R-23", "D-6")
def test_building_onto_the_dwarves_level_costs_one_more() -> None:
    made = realm(player(ore=3, castle=1), player(faction="dwarves", magic=1, castle=2), player())
    made.play("shield build", "perform build")
    assert made.have("A") == (0, 0, 0)
    made = realm(player(ore=2, castle=1), player(faction="dwarves", magic=1, castle=2), player())
    made.play("shield build")
    assert made.s.castle[0] == 1
    made = realm(player(ore=2, castle=1), player(faction="dwarves", magic=1, castle=3), player())
    made.play("shield build", "perform build")
    assert made.have("A") == (0, 0, 0), "another level costs no more"


@pytest.mark.proves("R-23")
def test_the_surcharge_does_not_touch_the_dwarves_and_adds_to_discounts() -> None:
    dwarves = player(faction="dwarves", magic=3, castle=1, ore=3)
    made = realm(dwarves, player(), player())
    made.play("shield build", "perform build")
    assert made.have("A") == (0, 2, 0)


@pytest.mark.proves("R-23")
def test_a_surcharge_and_a_discount_of_the_builder_add_up() -> None:
    shape = player(
        ore=3, castle=1, faction="shapeshifters", magic=3, copied=((1, "orcs"), (3, "dwarves"))
    )
    made = realm(shape, player(faction="dwarves", magic=1, castle=2), player())
    made.play("shield build", "perform build")
    assert made.have("A") == (0, 1, 0), "2, one more and one less"


@pytest.mark.proves("R-45")
def test_dwarves_and_their_copy_are_two_effects() -> None:
    made = realm(
        player(ore=4, castle=1),
        player(faction="dwarves", magic=1, castle=2),
        player(faction="shapeshifters", magic=1, castle=2, copied=((1, "dwarves"),)),
    )
    made.play("shield build", "perform build")
    assert made.have("A") == (0, 0, 0), "2 ore, and 2 more"


@pytest.mark.proves("S-035", "D-5")
def test_dwarves_build_for_one_less() -> None:
    made = realm(player(faction="dwarves", magic=3), player(), player())
    made.play("shield build", "perform build")
    assert made.s.castle[0] == 1
    made = realm(player(faction="dwarves", magic=3, castle=3, ore=3), player(), player())
    made.play("shield build", "perform build")
    assert made.have("A") == (0, 0, 0)


@pytest.mark.proves("S-036")
def test_dwarves_may_build_in_place_of_trade() -> None:
    made = realm(player(faction="dwarves", magic=4, ore=1), player(), player())
    made.play("shield trade")
    assert made.options() == ["perform trade", "perform build", "nothing"]
    made = realm(player(faction="dwarves", magic=3, ore=1), player(), player())
    made.play("shield trade")
    assert made.options() == ["perform trade", "nothing"]
