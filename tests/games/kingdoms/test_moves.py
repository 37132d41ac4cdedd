"""Patrol, Quest and the conditions of movement (§4.1 to §4.3)."""

from __future__ import annotations

import pytest

from tests.games.kingdoms.table import Realm, player, realm


def patrol(made: Realm, *texts: str) -> None:
    made.play("shield patrol", "perform patrol", *texts)


def quest(made: Realm, *texts: str) -> None:
    made.play("shield quest", "perform quest", *texts)


def why(made: Realm, text: str) -> tuple[str, str]:
    refused = made.refused(text)
    assert refused is not None, text
    return refused.clause, refused.message


@pytest.mark.proves("S-060", "S-061", "S-071", "R-56")
def test_patrol_moves_one_figure_to_a_region_with_a_common_border() -> None:
    made = realm(player("A.field1 A.field1 A.mountain2"), player(), player())
    patrol(made)
    assert made.options() == ["move A.field1", "move A.mountain2"], "equal figures are one option"
    made.play("move A.field1")
    assert made.options() == ["to A.forest1", "to A.mountain1"]
    assert why(made, "to A.field2") == ("§4.1", "not-adjacent")
    assert why(made, "to B.field1") == ("§4.1", "not-adjacent")
    made.play("to A.forest1")
    assert made.figures("A") == "A.field1 A.forest1 A.mountain2"
    assert made.asked == "B action" or made.asked == "B participate"


@pytest.mark.proves("S-062", "S-138", "S-071", "14.8")
def test_no_patrol_leads_across_a_river() -> None:
    made = realm(player("A.field2 A.field1", home="vrtichvostan"), player(), player())
    patrol(made, "move A.field2")
    assert made.figures("A") == "A.field1 A.forest2", "one target only: mountain1 lies behind"
    made = realm(player("A.mountain1 A.field1", home="vrtichvostan"), player(), player())
    patrol(made, "move A.mountain1")
    assert made.options() == ["to A.field1", "to A.forest1", "to A.forest2"]
    assert why(made, "to A.field2") == ("§4.1", "not-adjacent")


@pytest.mark.proves("S-062", "S-137")
def test_water_is_no_place_to_go() -> None:
    made = realm(player("A.field1 A.field1"), player(), player())
    patrol(made)
    assert made.asked == "A target"
    assert why(made, "to A.water1") == ("§4.1", "not-adjacent")
    made = realm(player("A.field1 A.field1"), player(), player())
    quest(made)
    assert why(made, "to D.water1" if len(made.s.home) > 3 else "to C.water1") == (
        "§4.2",
        "not-edge",
    )


@pytest.mark.proves("S-063", "R-3", "14.8")
def test_quest_goes_from_edge_to_edge_of_any_other_face() -> None:
    made = realm(
        player("A.field1 A.field1", home="vrtichvostan"),
        player("B.field1 B.mountain1", home="parohan"),
        player(),
        player(home="tutenstan"),
    )
    quest(made)
    assert made.asked == "A target"
    for letter in "BCD":
        assert f"to {letter}.forest1" in made.options()
    assert why(made, "to A.forest1") == ("§4.2", "quest-same-territory")
    made.play("to B.forest2")
    assert made.figures("A") == "A.field1 B.forest2"


@pytest.mark.proves("S-064", "S-065", "R-4")
def test_only_edge_regions_are_gates_of_a_quest() -> None:
    made = realm(player("A.field1 A.mountain2", home="morandrea"), player(home="galson"), player())
    quest(made)
    assert made.asked == "A target", "mountain2 of Morandrea has no edge"
    assert why(made, "to B.mountain1") == ("§4.2", "not-edge")
    assert "to B.forest1" in made.options()
    made = realm(player("A.mountain2 A.mountain2", home="morandrea"), player(), player())
    made.play("shield quest")
    assert made.asked[0] == "B", "no edge region: not performable"


@pytest.mark.proves("S-066", "S-067", "S-070", "14.7")
def test_a_region_with_two_figures_of_any_colours_is_full() -> None:
    made = realm(
        player("A.field1 A.field2 A.field2"),
        player("A.forest1 B.field1"),
        player("A.forest1 C.field1"),
    )
    patrol(made, "move A.field2")
    assert why(made, "to A.forest1") == ("§4.3", "place-full")
    assert made.options() == ["to A.mountain1", "to A.mountain2"]
    made.play("to A.mountain1")
    made = realm(player("A.field1 A.forest1 A.forest1"), player(), player())
    patrol(made, "move A.field1")
    assert made.figures("A") == "A.forest1 A.forest1 A.mountain1", "own figures fill a region too"
    made = realm(player("A.field1 A.forest1"), player(), player())
    patrol(made, "move A.field1", "to A.forest1")
    assert made.figures("A") == "A.forest1 A.forest1", "two of one colour may share"


@pytest.mark.proves("S-068", "R-14")
def test_a_region_with_another_players_last_figure_may_not_be_entered() -> None:
    made = realm(player("A.field1 A.field1"), player("A.forest1"), player())
    patrol(made)
    assert made.figures("A") == "A.field1 A.mountain1", "forest1 was no choice"
    made = realm(player("A.field1 A.field2"), player("A.forest1"), player())
    patrol(made, "move A.field2")
    assert why(made, "to A.forest1") == ("§4.3", "last-figure-there")


@pytest.mark.proves("S-069", "R-14")
def test_a_last_figure_may_not_enter_where_another_player_stands() -> None:
    made = realm(player("A.forest1"), player("A.field1 B.field1"), player())
    patrol(made)
    assert why(made, "to A.field1") == ("§4.3", "own-last-figure")
    assert "to A.field2" in made.options()
    assert "to A.field1" not in made.options()


@pytest.mark.proves("S-072", "S-073")
def test_entering_a_region_with_another_players_figure_is_war() -> None:
    made = realm(player("A.field1 A.field2"), player("A.forest1 B.field1"), player())
    patrol(made, "move A.field1", "to A.forest1")
    assert made.asked == "AB bid"
    event = made.told("WarStarted")[0]
    assert (event.seat, event.other) == (0, 1), "the mover is the attacker"


@pytest.mark.proves("S-102")
def test_leaving_a_shared_region_has_no_penalty() -> None:
    made = realm(player("A.forest1 A.field1", food=3), player("A.forest1 B.field1"), player())
    patrol(made, "move A.forest1", "to A.mountain1")
    assert made.have("A") == (0, 0, 3)
    assert made.figures("B") == "A.forest1 B.field1"
    assert made.asked == "B participate"


# -- ruins -------------------------------------------------------------------------------------


@pytest.mark.proves("S-142", "14.13")
def test_a_figure_that_enters_ruins_lies_down() -> None:
    made = realm(player("A.forest1 A.forest1", home="tulgrund"), player(), player())
    patrol(made, "to A.ruins1")
    assert made.figures("A") == "A.forest1 A.ruins1~"


@pytest.mark.proves("S-144", "S-146", "S-148", "14.13")
def test_a_lying_figure_cannot_move_until_a_patrol_stands_it_up() -> None:
    made = realm(player("A.ruins1~ A.field1", home="tulgrund"), player(), player())
    quest(made)
    assert made.asked == "A target", "the figure in field1"
    made = realm(player("A.ruins1~ A.field1", home="tulgrund"), player(), player())
    patrol(made)
    assert made.options() == ["move A.field1", "stand A.ruins1"]
    assert why(made, "move A.ruins1") == ("§4.1", "figure-lies")
    made.play("stand A.ruins1")
    assert made.figures("A") == "A.field1 A.ruins1"
    made = realm(player("A.ruins1 A.field1", home="tulgrund"), player(), player())
    patrol(made, "move A.ruins1", "to A.forest1")
    assert made.figures("A") == "A.field1 A.forest1"
    made = realm(player("A.ruins1 A.field1", home="tulgrund"), player(), player())
    quest(made, "move A.ruins1", "to B.field2")
    assert made.figures("A") == "B.field2 A.field1" or made.figures("A") == "A.field1 B.field2"


@pytest.mark.proves("R-9")
def test_a_figure_that_stood_up_lies_down_again_only_when_it_re_enters() -> None:
    made = realm(player("A.ruins1 A.forest1", home="tulgrund"), player(), player(ore=1))
    made.play("shield build", "perform build")
    assert made.figures("A") == "A.forest1 A.ruins1"
    made = realm(player("A.ruins1 A.forest1", home="tulgrund"), player(), player())
    patrol(made, "move A.forest1", "to A.ruins1")
    assert made.figures("A") == "A.ruins1 A.ruins1~", "only the one that came"


# -- two moves ---------------------------------------------------------------------------------


@pytest.mark.proves("R-24", "R-56")
def test_goblins_patrol_with_two_different_figures_and_may_mix() -> None:
    goblins = player("A.field1 A.ruins1~", home="tulgrund", faction="goblins", magic=1)
    made = realm(goblins, player(), player())
    patrol(made, "stand A.ruins1")
    assert made.options() == ["move A.field1", "stop"], "not the figure that stood up"
    assert why(made, "move A.ruins1") == ("R-56", "figure-moved")
    made.play("move A.field1", "to A.mountain1")
    assert made.figures("A") == "A.mountain1 A.ruins1"
    assert made.asked == "B participate"
    made = realm(goblins, player(), player())
    patrol(made, "move A.field1", "to A.mountain2")
    assert made.options() == ["stand A.ruins1", "stop"]
    made.play("stop")
    assert made.figures("A") == "A.mountain2 A.ruins1~"


@pytest.mark.proves("R-24", "R-56")
def test_the_region_the_first_figure_went_to_may_be_named_if_another_stands_there() -> None:
    goblins = player("A.field1 A.forest1", faction="goblins", magic=1)
    made = realm(goblins, player(), player())
    patrol(made, "move A.field1", "to A.forest1")
    assert made.options() == ["move A.forest1", "stop"]
    made.play("move A.forest1", "to A.mountain2")
    assert made.figures("A") == "A.forest1 A.mountain2"
    made = realm(player("A.field1 A.ruins1", home="zmatkansko", faction="goblins", magic=1),
                 player(), player())  # fmt: skip
    patrol(made, "move A.field1", "to A.ruins1")
    assert made.figures("A") == "A.ruins1 A.ruins1~"
    assert made.options() == ["move A.ruins1", "stop"], "the standing one is the other figure"


@pytest.mark.proves("R-24")
def test_a_figure_that_retreated_in_the_first_move_is_not_the_second() -> None:
    goblins = player("A.field1 A.mountain2 A.mountain2", food=9, faction="goblins", magic=1)
    made = realm(goblins, player("A.forest1 B.field1", ore=1), player())
    patrol(made, "move A.field1", "to A.forest1")
    made.bid("flag", 1)
    made.play("retreat A.field2")
    assert made.options() == ["move A.mountain2", "stop"]


@pytest.mark.proves("R-25")
def test_centaurs_patrol_up_to_two_regions_through_peaceful_ones() -> None:
    centaurs = player("A.field1 A.field1", faction="centaurs", magic=2)
    made = realm(centaurs, player(), player())
    patrol(made)
    assert made.options() == ["to A.field2", "to A.forest1", "to A.mountain1", "to A.mountain2"]
    made = realm(
        centaurs, player("A.forest1 A.mountain1"), player(),
    )  # fmt: skip
    patrol(made)
    assert made.options() == ["to A.forest1", "to A.mountain1"]
    assert why(made, "to A.field2") == ("R-25", "way-blocked")
    assert why(made, "to A.field1") == ("§4.1", "not-adjacent")


@pytest.mark.proves("R-25")
def test_two_steps_do_not_lead_back_to_where_they_began() -> None:
    made = realm(player("A.field1 B.field2", faction="centaurs", magic=2), player(), player())
    patrol(made, "move A.field1")
    assert "to A.field1" not in made.options()
    assert why(made, "to A.field1") == ("§4.1", "not-adjacent")


@pytest.mark.proves("R-25")
def test_the_first_of_two_regions_is_not_entered() -> None:
    centaurs = player("A.field1 A.field1", faction="centaurs", magic=2)
    made = realm(centaurs, player(), player(), hidden={"A.mountain1": "crown"})
    patrol(made, "to A.field2")
    assert made.s.crown == -1
    assert made.have("A") == (0, 0, 2), "Centaurs 1: the last region is a field"
    made = realm(
        player("A.field2 A.field1", home="vrtichvostan", faction="centaurs", magic=2),
        player(), player(),
    )  # fmt: skip
    patrol(made, "move A.field2")
    assert "to A.mountain1" in made.options(), "by way of forest2"
    assert "to A.forest1" not in made.options(), "rivers stop both steps"


@pytest.mark.proves("R-24")
def test_centaurs_quest_with_two_figures() -> None:
    centaurs = player("A.field1 A.field2", faction="centaurs", magic=4)
    made = realm(centaurs, player(), player())
    quest(made, "move A.field1", "to B.field2", "move A.field2", "to C.field2")
    assert made.asked == "B participate"
    assert made.figures("A") == "B.field2 C.field2"
