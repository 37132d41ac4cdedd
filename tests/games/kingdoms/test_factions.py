"""Abilities that the other files do not show: each at its level and not before."""

from __future__ import annotations

from typing import Any

import pytest

from intrika.games.kingdoms.bonuses import BONUSES
from intrika.games.kingdoms.powers import EFFECTS, parsed
from intrika.games.kingdoms.tables import BASE, DATA
from tests.games.kingdoms.table import Realm, player, realm


def patrol(made: Realm, *texts: str) -> None:
    made.play("shield patrol", "perform patrol", *texts)


def quest(made: Realm, *texts: str) -> None:
    made.play("shield quest", "perform quest", *texts)


@pytest.mark.proves("S-003", "R-30")
def test_every_effect_of_the_data_exists_is_used_and_only_level_five_scores() -> None:
    named = [[parsed(effect)[0] for effect in row] for row in BASE.abilities]
    assert {name for row in named for name in row[:4]} == set(EFFECTS)
    assert {row[4] for row in named} == set(BONUSES)


@pytest.mark.proves("R-29", "R-31", "S-038")
def test_only_orcs_dwarves_and_humans_are_printed() -> None:
    printed = {
        faction["id"]
        for faction in DATA["factions"]
        for ability in faction["abilities"]
        if ability["source"] == "seed"
    }
    assert printed == {"orcs", "dwarves", "humans"}
    lizardfolk = next(f for f in DATA["factions"] if f["id"] == "lizardfolk")
    assert lizardfolk["source"] == "seed", "its name is printed"
    assert {a["source"] for a in lizardfolk["abilities"]} == {"reconstructed"}


@pytest.mark.proves("S-034", "R-31")
def test_dwarves_gain_ore_by_entering_mountains() -> None:
    for magic, ore in ((2, 1), (1, 0)):
        made = realm(
            player("A.field1 A.field1", faction="dwarves", magic=magic), player(), player()
        )
        patrol(made, "to A.mountain1")
        assert made.have("A") == (0, ore, 0)
    made = realm(player("A.field1 A.field1", faction="dwarves", magic=2), player(), player())
    quest(made, "to B.mountain1")
    assert made.have("A") == (0, 1, 0)
    made = realm(player("A.field1 A.field1", faction="dwarves", magic=2), player(), player())
    patrol(made, "to A.forest1")
    assert made.have("A") == (0, 0, 0)


@pytest.mark.proves("S-034")
def test_a_mover_who_loses_the_war_gains_nothing() -> None:
    dwarves = player("A.field1 A.field2", food=9, faction="dwarves", magic=2)
    made = realm(dwarves, player("A.mountain1 B.field1", ore=1), player())
    patrol(made, "move A.field1", "to A.mountain1")
    made.bid("flag", 1)
    made.play("surrender")
    assert made.have("A") == (0, 0, 9)


@pytest.mark.proves("S-034")
def test_an_expansion_into_mountains_gains_no_ore() -> None:
    dwarves = player("A.mountain1 A.field1 A.field1", food=4, faction="dwarves", magic=2)
    made = realm(dwarves, player(), player())
    made.play("shield expand", "perform expand")
    assert made.figures("A").count("A.mountain1") == 2
    assert made.have("A") == (0, 0, 0)


@pytest.mark.proves("S-039", "R-43")
def test_humans_may_trade_in_place_of_research() -> None:
    made = realm(player(food=1, faction="humans", magic=1), player(), player())
    made.play("shield research")
    assert made.options() == ["perform trade", "nothing"]
    made.play("perform trade", "trade food ore 1")
    assert made.have("A") == (0, 1, 0)


@pytest.mark.proves("R-35")
def test_lizardfolk_cross_rivers() -> None:
    made = realm(
        player("A.mountain1 A.mountain1", home="vrtichvostan", faction="lizardfolk", magic=1),
        player(), player(),
    )  # fmt: skip
    patrol(made)
    assert "to A.field2" in made.options()


@pytest.mark.proves("R-28")
def test_lizardfolk_gain_food_by_shores_and_ruins() -> None:
    lizard: dict[str, Any] = {"faction": "lizardfolk", "magic": 3}
    for target, food in (("A.forest1", 0), ("A.mountain1", 2)):
        made = realm(player("A.field1 A.field1", **lizard), player(), player())
        patrol(made, f"to {target}")
        assert made.have("A") == (0, 0, food)


@pytest.mark.proves("R-28")
def test_lizardfolk_collect_ore_by_the_water() -> None:
    for magic, figures, got in (
        (2, "B.field1 B.field1", (0, 1, 1)),
        (1, "B.field1 B.field1", (0, 0, 1)),
        (2, "B.mountain1 B.mountain1", (0, 1, 0)),
    ):
        made = realm(player(), player(figures, faction="lizardfolk", magic=magic), player())
        made.play("shield trade")
        assert made.have("B") == got


def test_elves_learn_for_one_mana_less() -> None:
    for magic, left in ((1, 3), (2, 3)):  # the second level costs 2, the third 3 less 1
        made = realm(player(mana=5, faction="elves", magic=magic), player(), player())
        made.play("shield research", "perform research")
        assert made.have("A")[0] == left


@pytest.mark.proves("S-040")
def test_elves_receive_one_more_for_mana_only() -> None:
    for give, got in (("mana", 3), ("food", 2)):
        made = realm(player(mana=2, food=2, faction="elves", magic=1), player(), player())
        made.play("shield trade", "perform trade", f"trade {give} ore 2")
        assert made.have("A")[1] == got


@pytest.mark.proves("R-43")
def test_elves_trade_in_place_of_build() -> None:
    made = realm(player(mana=2, faction="elves", magic=3), player(), player())
    made.play("shield build")
    assert made.options() == ["perform trade", "nothing"]


@pytest.mark.proves("R-43")
def test_dark_elves_quest_into_forests_in_place_of_trade() -> None:
    made = realm(player("A.field1 A.field1", faction="dark_elves", magic=4), player(), player())
    made.play("shield trade", "perform quest")
    assert made.options() == ["to B.forest1", "to B.forest2", "to C.forest1"]
    why = made.refused("to B.field2")
    assert why is not None
    assert (why.clause, why.message) == ("R-43", "wrong-terrain")
    made.play("to B.forest1")
    assert made.have("A") == (1, 0, 0), "Dark Elves 2 works with it"


@pytest.mark.proves("R-34")
def test_bonuses_in_collecting_ask_for_occupied_regions() -> None:
    for faction, magic, figures, got in (
        ("dark_elves", 3, "B.forest1 B.forest2", (3, 0, 0)),
        ("dark_elves", 3, "B.forest1 B.forest1", (2, 0, 0)),
        ("dark_elves", 3, "B.field1 B.field1", (0, 0, 1)),
        ("dark_elves", 2, "B.forest1 B.forest2", (2, 0, 0)),
        ("centaurs", 3, "B.field1 B.field2", (0, 1, 2)),
        ("centaurs", 3, "B.forest1 B.forest1", (1, 0, 0)),
        ("centaurs", 2, "B.field1 B.field2", (0, 0, 2)),
        ("halflings", 2, "B.field1 B.field1", (0, 0, 1)),
        ("halflings", 2, "B.field1 B.field2", (0, 0, 3)),
        ("halflings", 1, "B.field1 B.field2", (0, 0, 2)),
    ):
        made = realm(player(), player(figures, faction=faction, magic=magic), player())
        made.play("shield trade")
        assert made.have("B") == got


@pytest.mark.proves("R-34")
def test_halflings_expand_into_an_empty_neighbour_but_not_across_a_river() -> None:
    made = realm(
        player("A.field2 A.field2", home="vrtichvostan", food=3, faction="halflings", magic=3),
        player(), player(),
    )  # fmt: skip
    made.play("shield expand", "perform expand")
    assert made.figures("A") == "A.field2 A.field2 A.forest2", "one neighbour: no question"
    made = realm(
        player("A.field1 A.forest1", food=3, faction="halflings", magic=3), player(), player()
    )
    made.play("shield expand", "perform expand")
    why = made.refused("expand B.field2")
    assert why is not None
    assert (why.clause, why.message) == ("§4.6", "expand-not-beside")


@pytest.mark.proves("R-34")
def test_undead_pay_an_expansion_with_food_and_mana() -> None:
    made = realm(player("A.field1 A.field2", mana=2, food=2, faction="undead", magic=2), player(),
                 player())  # fmt: skip
    made.play("shield expand", "perform expand", "expand A.field1")
    assert made.asked == "A pay", "one mana at least, since there are only two food"
    assert made.options() == ["pay mana", "pay food"]
    made.play("pay food")
    assert made.have("A") == (1, 0, 0)
    assert made.figures("A") == "A.field1 A.field1 A.field2"


# -- Merfolk -----------------------------------------------------------------------------------


@pytest.mark.proves("R-27", "R-44", "S-137")
def test_merfolk_enter_water_by_patrol_quest_and_retreat() -> None:
    merfolk: dict[str, Any] = {"faction": "merfolk", "magic": 1}
    made = realm(player("A.field1 A.field1", **merfolk), player(), player())
    patrol(made, "to A.water1")
    assert made.figures("A") == "A.field1 A.water1"
    made = realm(player("A.water1 A.forest1", **merfolk), player(), player())
    patrol(made, "move A.water1")
    assert made.options() == ["to A.field1", "to A.mountain1"]
    made = realm(player("A.field1 A.field1", **merfolk), player(), player(), player())
    quest(made)
    assert "to D.water1" in made.options(), "an edge zone"
    assert "to B.water1" not in made.options(), "an inner one"
    made = realm(
        player("A.forest1 A.field2", ore=1), player("A.field1 B.field1", food=2, **merfolk),
        player(),
    )  # fmt: skip
    patrol(made, "move A.forest1", "to A.field1")
    made.bid(1, "flag")
    assert "retreat A.water1" in made.options()


@pytest.mark.proves("R-27")
def test_water_holds_two_and_others_cannot_follow() -> None:
    made = realm(
        player("A.water1 A.water1 A.field1", faction="merfolk", magic=1, food=9), player(), player()
    )
    patrol(made, "move A.field1")
    assert "to A.water1" not in made.options()
    made = realm(player("A.water1 A.field1 A.field1", faction="merfolk", magic=1, food=9), player(),
                 player())  # fmt: skip
    made.play("shield expand", "perform expand")
    assert made.figures("A") == "A.field1 A.field1 A.water1 A.water1"
    made = realm(player("A.field1 A.field1"), player(), player())
    patrol(made)
    assert "to A.water1" not in made.options()


@pytest.mark.proves("R-27", "R-44")
def test_a_war_in_the_water_follows_the_rules_of_war() -> None:
    shape = player("A.water1 B.field1", faction="shapeshifters", magic=1, copied=((1, "merfolk"),))
    made = realm(player("A.field1 A.field2", faction="merfolk", magic=3), shape, player())
    patrol(made, "move A.field1", "to A.water1")
    assert [a.text for a in made.s.options(0)] == ["bid flag", "bid 1"], "Merfolk 3 by name"
    made.bid(1, "flag")
    assert made.figures("A") == "A.field2 A.water1"
    assert made.figures("B") == "B.field1"


@pytest.mark.proves("R-27")
def test_water_yields_only_by_merfolk_two() -> None:
    for magic, food in ((1, 0), (2, 1)):
        made = realm(
            player(), player("B.water1 B.water1", faction="merfolk", magic=magic), player()
        )
        made.play("shield trade")
        assert made.have("B") == (0, 0, food)


@pytest.mark.proves("R-44")
def test_merfolk_four_opens_shores_and_a_quest_in_place_of_patrol() -> None:
    merfolk = player("A.mountain2 A.forest1", home="morandrea", faction="merfolk", magic=4)
    made = realm(merfolk, player(), player())
    quest(made)
    assert "move A.mountain2" in made.options(), "an inner region touching water"
    made = realm(merfolk, player(), player())
    made.play("shield patrol", "perform quest")
    assert made.asked == "A target", "forest1 touches no water"
    assert "to B.water1" in made.options(), "any zone"
    assert "to B.field2" in made.options()
    why = made.refused("to B.mountain1")
    assert why is not None
    assert (why.clause, why.message) == ("R-43", "not-shore")


@pytest.mark.proves("R-44")
def test_entering_a_zone_is_not_entering_a_region_by_the_water() -> None:
    shape = player("A.field1 A.field1", faction="shapeshifters", magic=1, copied=((1, "merfolk"),))
    made = realm(shape, player(), player(), hidden={"A.forest1": "blank"})
    made.s.powers[0].enters.append((6, 2, 1))
    try:
        patrol(made, "to A.water1")
        assert made.have("A") == (0, 0, 0)
    finally:
        made.s.powers[0].enters.pop()


# -- Shapeshifters -----------------------------------------------------------------------------


@pytest.mark.proves("R-26", "R-45")
def test_shapeshifters_copy_an_opponents_printed_ability_for_good() -> None:
    shape = player(mana=1, faction="shapeshifters")
    made = realm(shape, player(faction="orcs"), player(faction="humans"))
    made.play("shield research", "perform research")
    assert made.asked == "A copy"
    assert made.options() == ["copy orcs", "copy humans"]
    why = made.refused("copy elves")
    assert why is not None
    assert (why.clause, why.message) == ("R-26", "faction-not-in-play")
    made.play("copy orcs")
    assert made.s.powers[0].wins_ties
    assert made.s.view(1)["players"][0]["copied"] == [[1, "orcs"]]
    shape = player(mana=3, faction="shapeshifters", magic=2, copied=((1, "orcs"),))
    made = realm(shape, player(faction="orcs"), player(faction="humans"))
    made.play("shield research", "perform research", "copy humans")
    assert made.s.powers[0].single_kind == 2, "level 3 of another opponent"
    assert made.s.powers[0].wins_ties, "the first copy stays"


@pytest.mark.proves("R-45")
def test_merfolk_three_copied_alone_gives_no_right_to_swim() -> None:
    shape = player("A.field1 A.field1", faction="shapeshifters", magic=3,
                   copied=((1, "orcs"), (3, "merfolk")))  # fmt: skip
    made = realm(shape, player(), player())
    patrol(made)
    assert "to A.water1" not in made.options()
    assert made.s.powers[0].on_shore == 1


@pytest.mark.proves("R-43")
def test_shapeshifters_swap_patrol_and_quest() -> None:
    shape = player("A.field1 A.field1", faction="shapeshifters", magic=4)
    for shield, instead in (("patrol", "quest"), ("quest", "patrol")):
        made = realm(shape, player(), player())
        made.play(f"shield {shield}")
        assert f"perform {instead}" in made.options()


@pytest.mark.proves("R-4")
def test_valkyries_quest_from_and_to_inner_regions() -> None:
    valkyries = player("A.mountain2 A.mountain2", home="morandrea", faction="valkyries", magic=3)
    made = realm(valkyries, player(home="galson"), player())
    quest(made)
    assert "to B.mountain1" in made.options()
    assert "to B.water1" not in made.options()
    made = realm(valkyries, player(), player())
    made.play("shield expand")
    assert made.options() == ["perform quest", "nothing"]
