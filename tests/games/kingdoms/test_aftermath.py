"""Retreat, crown, lair and church (§5.5 to §5.7)."""

from __future__ import annotations

import pytest

from intrika.games.kingdoms.state import put_figure
from tests.games.kingdoms.table import Realm, player, realm, war
from tests.games.kingdoms.test_war import clash


def why(made: Realm, text: str) -> tuple[str, str]:
    refused = made.refused(text)
    assert refused is not None, text
    return refused.clause, refused.message


# -- retreat -----------------------------------------------------------------------------------


@pytest.mark.proves("S-089", "S-091", "S-092", "R-8", "R-35")
def test_a_retreat_costs_food_for_each_own_figure_and_goes_next_door() -> None:
    made = clash({"ore": 1}, {"food": 5})
    made.bid(1, "flag")
    assert made.asked == "B fate"
    assert made.options() == [
        "retreat A.field1", "retreat A.mountain1", "retreat A.mountain2", "surrender"
    ]  # fmt: skip
    assert made.s.view(1)["ask"]["price"] == 2, "B has two figures in play"
    assert why(made, "retreat B.field2") == ("§5.6", "not-adjacent")
    made.play("retreat A.mountain2")
    assert "A.mountain2" in made.figures("B")
    assert made.have("B") == (0, 0, 3)


@pytest.mark.proves("S-093")
def test_a_retreat_causes_no_war() -> None:
    made = clash({"ore": 1}, {"food": 5})
    made.bid(1, "flag")
    assert why(made, "retreat A.field2") == ("§5.6", "retreat-occupied"), "A stands there"
    assert "retreat A.field2" not in made.options()


@pytest.mark.proves("S-094", "S-096")
def test_without_a_free_neighbour_the_figure_goes_to_supply() -> None:
    made = realm(
        player("A.field1 A.field2 A.mountain1 A.mountain2", ore=1),
        player("A.forest1 B.field1", food=9),
        player("A.field1 C.field1"),
    )
    war(made, "A.mountain2", "A.forest1")
    put_figure(made.s, 0, 2 * made.at("A.mountain2"))
    made.bid(1, "flag")
    assert made.figures("B") == "B.field1"
    assert made.told("FigureLost")[0].why == "war"


@pytest.mark.proves("S-095", "S-096")
def test_without_enough_food_there_is_no_retreat() -> None:
    made = clash({"ore": 1}, {"food": 1})
    made.bid(1, "flag")
    assert made.figures("B") == "B.field1"
    assert made.have("B")[2] >= 1, "nothing was paid"
    made = clash({"ore": 1}, {"food": 1, "faction": "lizardfolk", "magic": 1})
    made.bid(1, "flag")
    assert made.asked == "B fate", "Lizardfolk pay one less"


@pytest.mark.proves("S-089", "R-8")
def test_a_retreat_is_voluntary_and_an_attacker_goes_from_the_contested_region() -> None:
    made = clash({"food": 5}, {"ore": 1})
    made.bid("flag", 1)
    assert made.asked == "A fate"
    assert "retreat A.field1" in made.options(), "the region it came from"
    made.play("surrender")
    assert made.figures("A") == "A.field2"
    made = realm(player("A.field1 A.field2", food=5), player("B.field1 B.field2", ore=1), player())
    war(made, "A.field1", "B.field1", quest=True)
    made.bid("flag", 1)
    assert why(made, "retreat A.field1") == ("§5.6", "not-adjacent"), "not back to the other face"


@pytest.mark.proves("R-35")
def test_discounts_on_the_price_of_a_retreat() -> None:
    made = clash({"ore": 1}, {"food": 1, "faction": "halflings", "magic": 1})
    made.bid(1, "flag")
    assert made.s.view(1)["ask"]["price"] == 1
    made.play("retreat A.field1")
    assert made.have("B") == (0, 0, 0)
    made = clash({"ore": 1}, {"food": 1, "faction": "lizardfolk", "magic": 1})
    made.bid(1, "flag")
    assert made.s.view(1)["ask"]["price"] == 1


@pytest.mark.proves("R-35", "R-9")
def test_a_retreat_into_ruins_lies_down_and_gains_nothing_on_entering() -> None:
    made = realm(
        player("A.field1 A.mountain1", ore=1, home="tulgrund"),
        player("A.mountain2 B.field1", food=3, faction="lizardfolk", magic=2), player(),
    )  # fmt: skip
    war(made, "A.field1", "A.mountain2")
    made.bid(1, "flag")
    made.play("retreat A.ruins1")
    assert "A.ruins1~" in made.figures("B")
    assert made.have("B") == (0, 0, 2), "one food paid; a retreat is no Patrol"


@pytest.mark.proves("R-9", "S-145")
def test_a_lying_figure_fights_and_retreats() -> None:
    made = realm(
        player("A.forest1 A.field1", ore=1, home="tulgrund"),
        player("A.ruins1~ B.field1", food=3), player(),
    )  # fmt: skip
    war(made, "A.forest1", "A.ruins1")
    made.bid(1, "flag")
    made.play("retreat A.mountain1")
    assert "A.mountain1" in made.figures("B")
    assert made.figures("A") == "A.field1 A.ruins1~", "the winner lies down after the war"


@pytest.mark.proves("R-51")
def test_the_attacker_lies_down_only_after_the_war() -> None:
    made = realm(
        player("A.forest1 A.field1", ore=1, home="tulgrund"), player("A.ruins1~ B.field1"), player()
    )
    war(made, "A.forest1", "A.ruins1")
    assert made.figures("A") == "A.field1 A.ruins1"
    made.bid(1, "flag")
    assert made.figures("A") == "A.field1 A.ruins1~"


# -- crown and lair ----------------------------------------------------------------------------


@pytest.mark.proves("S-173", "14.20")
def test_the_crown_passes_from_loser_to_winner_before_the_figure_is_settled() -> None:
    made = clash({"ore": 1}, {"food": 5}, crown="B")
    made.bid(1, "flag")
    assert made.asked == "B fate"
    assert made.s.crown == 0
    made = clash({"ore": 1}, {"food": 5}, crown="A")
    made.bid(1, "flag")
    assert made.s.crown == 0, "a winner keeps it"


@pytest.mark.proves("S-178", "S-179", "R-18")
def test_the_lair_lowers_a_castle_and_frees_the_retreat() -> None:
    made = clash({"ore": 1}, {"castle": 3}, tokens={"A.field2": "dragons_lair"})
    made.bid(1, "flag")
    assert made.asked == "A lair"
    made.play("lair yes")
    assert made.s.castle[1] == 2
    assert made.asked == "B fate", "the loser may retreat without food"
    made.play("retreat A.field1")
    assert made.have("B") == (0, 0, 0)
    made = clash({"ore": 1}, {"castle": 3}, tokens={"A.field2": "dragons_lair"})
    made.bid(1, "flag")
    made.play("lair no")
    assert made.s.castle[1] == 3
    assert made.figures("B") == "B.field1", "no food, no retreat"


@pytest.mark.proves("R-18", "R-39")
def test_the_lair_needs_a_castle_and_counts_a_figure_that_attacks_into_it() -> None:
    made = clash({"ore": 1}, {"castle": 0}, tokens={"A.field2": "dragons_lair"})
    made.bid(1, "flag")
    assert "lair" not in made.asked
    made = clash({"ore": 1}, {"castle": 1}, tokens={"A.forest1": "dragons_lair"})
    made.bid(1, "flag")
    assert made.asked == "A lair"
    made = clash({"ore": 1}, {"castle": 1}, tokens={"A.field1": "dragons_lair"})
    made.bid(1, "flag")
    assert "lair" not in made.asked, "the attacker has left it"


@pytest.mark.proves("S-180", "R-39")
def test_a_figure_that_cannot_retreat_is_lost_and_so_is_the_level() -> None:
    made = realm(
        player("A.field1 A.field2 A.mountain1", ore=1),
        player("A.mountain2 B.field1", castle=2),
        player("A.forest1 C.field1"),
        tokens={"A.mountain1": "dragons_lair"},
    )
    made.s.figures[0] = tuple(sorted([*made.s.figures[0], 2 * made.at("A.field2")]))
    made.s.who[made.at("A.field2")] += 1
    war(made, "A.field2", "A.mountain2")
    made.bid(1, "flag")
    made.play("lair yes")
    assert made.s.castle[1] == 1
    assert made.figures("B") == "B.field1"


@pytest.mark.proves("S-177")
def test_the_lair_stays() -> None:
    made = clash({"ore": 1}, {"castle": 3}, tokens={"A.field2": "dragons_lair"})
    made.bid(1, "flag")
    made.play("lair yes")
    assert any(made.s.marks)


# -- church ------------------------------------------------------------------------------------


@pytest.mark.proves("S-184", "S-185")
def test_the_church_takes_a_lost_figure_in_once() -> None:
    made = clash({"ore": 1}, tokens={"B.field1": "church"})
    made.bid(1, "flag")
    assert made.options() == ["church B.field1", "surrender"]
    made.play("church B.field1")
    assert made.figures("B") == "B.field1 B.field1"
    assert not any(made.s.marks)
    made = clash({"ore": 1}, {"food": 9})
    made.bid(1, "flag")
    assert why(made, "church B.field1") == ("§11", "no-church")


@pytest.mark.proves("S-186", "R-39")
def test_a_church_with_two_figures_is_full_its_own_war_included() -> None:
    made = realm(
        player("A.field1 A.field2", ore=1),
        player("A.forest1 B.field1 B.field1", food=9),
        player(),
        tokens={"B.field1": "church"},
    )
    war(made)
    made.bid(1, "flag")
    assert why(made, "church B.field1") == ("R-39", "church-full")
    made = clash({"ore": 1}, {"food": 9}, tokens={"A.forest1": "church"})
    made.bid(1, "flag")
    assert why(made, "church A.forest1") == ("R-39", "church-full")
