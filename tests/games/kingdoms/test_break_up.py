"""Broken alliances, last figures and gains (§5.5 to §5.7, §6)."""

from __future__ import annotations

from typing import Any

import pytest

from intrika.games.kingdoms.losses import nearest_free
from intrika.games.kingdoms.state import put_figure
from tests.games.kingdoms.table import Realm, player, realm, war
from tests.games.kingdoms.test_war import clash


def why(made: Realm, text: str) -> tuple[str, str]:
    refused = made.refused(text)
    assert refused is not None, text
    return refused.clause, refused.message


# -- alliances ---------------------------------------------------------------------------------


def allies(**loser: Any) -> Realm:
    """A and B share C.field1 and C.field2; A attacks B in A.forest1."""
    made = realm(
        player("A.field1 A.field2 C.field1 C.field2", ore=5),
        player("A.forest1 B.field1 C.field1 C.field2", **loser),
        player("C.forest1 C.forest1"),
    )
    war(made)
    return made


@pytest.mark.proves("S-104", "S-105", "S-106", "S-108", "R-36")
def test_a_war_between_allies_breaks_the_alliance_in_every_shared_region() -> None:
    made = allies(food=9)
    made.bid(1, "flag")
    assert made.told("AllianceBroken")
    assert made.asked == "B break"
    assert set(made.options()) == {"settle A.forest1", "settle C.field1", "settle C.field2"}
    assert why(made, "settle B.field1") == ("R-36", "not-affected")
    made.play("settle C.field2")
    assert made.asked == "B fate"
    made.play("surrender")
    assert set(made.options()) == {"settle A.forest1", "settle C.field1"}
    made.play("settle A.forest1", "surrender")
    assert made.asked == "B fate", "one is left, no order to choose"
    made.play("surrender")
    assert made.figures("B") == "B.field1"


@pytest.mark.proves("S-107", "R-35")
def test_each_retreat_of_a_break_up_is_paid_at_the_price_of_the_moment() -> None:
    made = allies(food=9)
    made.bid(1, "flag")
    made.play("settle C.field1", "retreat C.mountain1")
    assert made.have("B") == (0, 0, 5), "four figures"
    made.play("settle C.field2", "surrender")
    assert made.s.view(1)["ask"]["price"] == 3
    made.play("retreat A.field1")
    assert made.have("B") == (0, 0, 2)


@pytest.mark.proves("S-103", "R-51")
def test_a_figure_that_leaves_the_only_shared_region_starts_an_ordinary_war() -> None:
    made = realm(player("A.field1 A.field2", ore=5), player("A.field1 A.forest1", food=9), player())
    war(made)
    made.bid(1, "flag")
    assert made.asked == "B fate", "no break-up"
    made.play("surrender")
    assert made.figures("B") == "A.field1"
    made = realm(
        player("C.field1 C.field2 A.field2", ore=5),
        player("C.field1 C.field2 C.mountain1", food=9),
        player("C.forest1 C.forest1"),
    )
    war(made, "C.field1", "C.mountain1")
    made.bid(1, "flag")
    assert set(made.options()) == {"settle C.mountain1", "settle C.field2"}, (
        "the one it left is out"
    )


@pytest.mark.proves("S-104")
def test_two_flags_between_allies_break_nothing() -> None:
    made = allies(food=9)
    made.bid("flag", "flag")
    assert not made.told("AllianceBroken")
    assert len(made.s.figures[1]) == 4


@pytest.mark.proves("R-18", "R-36")
def test_the_lair_frees_only_the_figure_of_the_contested_region() -> None:
    made = realm(
        player("A.field1 A.field2 C.field1", ore=5),
        player("A.forest1 B.field1 C.field1", castle=2),
        player("C.forest1 C.forest1"),
        tokens={"A.field2": "dragons_lair"},
    )
    war(made)
    made.bid(1, "flag")
    made.play("lair yes", "settle C.field1")
    assert made.told("FigureLost")[0].place == made.at("C.field1"), "that retreat costs food"
    assert made.asked == "B fate"
    made.play("retreat A.field1")
    assert made.figures("B") == "A.field1 B.field1"
    assert made.s.castle[1] == 1, "once in a war"


def last_stand(**loser: Any) -> Realm:
    """All figures of B are affected."""
    made = realm(
        player("A.field1 A.field2 C.field1", ore=5),
        player("A.forest1 C.field1", **loser),
        player("C.forest1 C.forest1"),
    )
    war(made)
    made.bid(1, "flag")
    return made


@pytest.mark.proves("R-36", "R-11")
def test_while_all_figures_are_affected_one_that_can_be_saved_may_not_be_given_up() -> None:
    made = last_stand(food=9)
    made.play("settle C.field1")
    assert "surrender" not in made.options()
    assert why(made, "surrender") == ("R-36", "must-save")
    made.play("retreat C.mountain1")
    assert "surrender" in made.options(), "now there is another figure in play"


@pytest.mark.proves("S-109", "S-110", "R-11", "R-36")
def test_a_last_figure_that_cannot_retreat_goes_to_the_nearest_free_region() -> None:
    made = last_stand()
    made.play("settle C.field1")
    assert made.asked == "B refuge", "the figure of C.field1 was lost, this is the last one"
    assert made.options() == ["refuge A.field1", "refuge A.mountain1", "refuge A.mountain2"]
    assert why(made, "refuge C.field2") == ("R-11", "refuge-farther")
    assert why(made, "refuge A.field2") == ("R-11", "refuge-occupied")
    made.play("refuge A.mountain1")
    assert made.figures("B") == "A.mountain1"
    assert made.have("B")[2] == 0, "at no price"


@pytest.mark.proves("R-11", "S-110")
def test_the_nearest_free_region_is_counted_in_steps_then_on_other_faces() -> None:
    made = realm(
        player("A.field1 A.forest1 A.forest1 A.mountain1 A.mountain1"),
        player("B.field1 B.field1"), player("C.field1 C.field1"),
    )  # fmt: skip
    at = made.at("A.field1")
    near = nearest_free(made.s, at)
    assert near == [made.at("A.field2"), made.at("A.mountain2")], "two steps away"
    for region in ("A.field2", "A.mountain2"):
        put_figure(made.s, 0, 2 * made.at(region))
    other = nearest_free(made.s, at)
    assert made.at("B.field2") in other
    assert made.at("C.forest1") in other
    assert made.at("B.field1") not in other


@pytest.mark.proves("R-11")
def test_an_inner_region_comes_last() -> None:
    made = realm(
        player("A.field1 A.field2 A.forest1 A.mountain1 A.mountain2"),
        player("B.field1 B.field2 B.forest1 B.forest2", home="galson"),
        player("C.field1 C.field2 C.forest1 C.mountain1"),
    )
    assert nearest_free(made.s, made.at("A.field1")) == [made.at("C.mountain2")]
    put_figure(made.s, 2, 2 * made.at("C.mountain2"))
    assert nearest_free(made.s, made.at("A.field1")) == [made.at("B.mountain1")]


@pytest.mark.proves("R-11", "R-44")
def test_rivers_block_the_way_and_the_shores_of_a_zone_are_one_step_away() -> None:
    made = realm(
        player("A.field2 A.field1", home="vrtichvostan", faction="lizardfolk", magic=1),
        player(), player(),
    )  # fmt: skip
    assert nearest_free(made.s, made.at("A.field2")) == [made.at("A.forest2")]
    swimmer = player("A.water1 A.field2", faction="merfolk", magic=1)
    made = realm(swimmer, player(), player())
    near = [made.at("A.field1"), made.at("A.mountain1")]
    assert nearest_free(made.s, made.at("A.water1")) == near


@pytest.mark.proves("R-57")
def test_without_any_free_region_a_last_figure_stays() -> None:
    made = last_stand()
    for face in made.s.faces:
        for region in range(5 * face, 5 * face + 5):
            if not made.s.who[region]:
                made.s.who[region] = 16  # as if C stood there
    made.play("settle C.field1")
    assert made.figures("B") == "A.forest1"
    assert made.told("FigureStayed")
    assert made.s.war == []


# -- gains -------------------------------------------------------------------------------------


@pytest.mark.proves("R-41")
def test_undead_gain_mana_for_every_lost_figure_and_may_add_one() -> None:
    made = clash({"ore": 1, "mana": 1, "faction": "undead", "magic": 4})
    made.bid(1, "flag")
    if made.asked == "A pay":
        made.play("pay ore")
    assert made.have("A") == (2, 0, 0)
    assert made.asked == "A undead"
    made.play("undead yes")
    assert made.have("A") == (0, 0, 0)
    assert made.figures("A") == "A.field2 A.forest1 A.forest1"
    made = clash({"ore": 1, "mana": 3, "faction": "undead", "magic": 4}, {"food": 5})
    made.bid(1, "flag")
    made.play("pay ore", "retreat A.field1")
    assert made.have("A") == (3, 0, 0), "nobody was lost"
    assert made.asked == "B participate"


@pytest.mark.proves("R-41")
def test_undead_raise_the_dead_in_defence_lying_in_ruins_and_without_a_token() -> None:
    made = realm(
        player("A.forest1 A.field1", home="tulgrund"),
        player("A.ruins1~ B.field1", ore=1, mana=5, faction="undead", magic=4), player(),
    )  # fmt: skip
    war(made, "A.forest1", "A.ruins1")
    made.bid("flag", 1)
    if made.asked == "B pay":
        made.play("pay ore")
    made.play("undead yes")
    assert made.figures("B").count("A.ruins1~") == 2
    assert made.have("B")[0] == 5 + 1 - 2


@pytest.mark.proves("R-41")
def test_every_figure_of_a_break_up_feeds_undead_one_but_only_the_contested_one_undead_four() -> (
    None
):
    made = realm(
        player("A.field1 A.field2 C.field1 C.field2", ore=1, faction="undead", magic=4),
        player("A.forest1 B.field1 C.field1 C.field2", food=4),
        player("C.forest1 C.forest1"),
    )
    war(made)
    made.bid(1, "flag")
    made.play("settle A.forest1", "retreat A.mountain1", "settle C.field1")
    assert made.have("A") == (2, 0, 0), "the two others had no food left"
    assert made.asked == "B participate", "the contested figure got away"


@pytest.mark.proves("R-41")
def test_undead_without_a_figure_in_supply_raise_nobody() -> None:
    seven = "A.field1 A.field2 A.mountain1 C.field1 C.field1 C.field2 C.field2"
    made = realm(
        player(seven, ore=1, mana=3, faction="undead", magic=4),
        player("A.forest1 B.field1"),
        player("C.forest1 C.forest1"),
    )
    war(made)
    made.bid(1, "flag")
    made.play("pay ore")
    assert made.have("A") == (4, 0, 0)
    assert made.asked == "B participate"


@pytest.mark.proves("R-41")
def test_a_loser_gains_after_paying() -> None:
    made = clash({"ore": 3}, {"ore": 2, "faction": "undead", "magic": 1})
    made.bid(3, 2)
    assert made.have("B") == (1, 0, 0), "1 mana for the own figure, the bid was paid before"
    made = clash({"ore": 3}, {"faction": "goblins", "magic": 4})
    made.bid(3, "flag")
    assert made.have("B") == (0, 0, 2)


@pytest.mark.proves("R-53")
def test_valkyries_gain_a_unit_of_choice_for_a_war_won() -> None:
    for attacker in (True, False):
        person = {"ore": 1, "faction": "valkyries", "magic": 1}
        made = clash(person, None) if attacker else clash(None, person)
        made.bid(*((1, "flag") if attacker else ("flag", 1)))
        assert made.asked.endswith("gain")
        made.play("gain mana")
        assert made.have("A" if attacker else "B") == (1, 0, 0)


@pytest.mark.proves("R-52", "R-40")
def test_a_token_found_in_a_retreat_is_settled_before_the_next_figure() -> None:
    made = allies(food=4)
    made.s.exploring = True
    made.s.hidden = tuple([2 if p == made.at("C.mountain1") else 0 for p in range(len(made.s.who))])
    made.bid(1, "flag")
    made.play("settle C.field1", "retreat C.mountain1")
    assert made.asked == "B gain", "a treasure"
    made.play("gain food")
    assert made.have("B") == (0, 0, 2)
    assert made.asked == "B break"


@pytest.mark.proves("R-52", "R-40")
def test_a_figure_taken_by_bandits_after_a_retreat_was_not_lost_in_the_war() -> None:
    made = clash({"ore": 1, "faction": "undead", "magic": 4, "mana": 3}, {"food": 2},
                 hidden={"A.mountain2": "bandits"})  # fmt: skip
    made.bid(1, "flag")
    if made.asked == "A pay":
        made.play("pay ore")
    made.play("retreat A.mountain2")
    assert made.figures("B") == "B.field1"
    assert made.told("FigureLost")[0].why == "bandits"
    assert made.have("A") == (3, 0, 0), "no Undead 1"
    assert "undead" not in made.asked


@pytest.mark.proves("R-40")
def test_lizardfolk_save_a_figure_home_and_turn_up_the_token_there() -> None:
    made = clash({"ore": 1}, {"food": 2, "faction": "lizardfolk", "magic": 4},
                 hidden={"B.field2": "crown"})  # fmt: skip
    made.bid(1, "flag")
    assert "rescue B.field1" in made.options(), "own figure there, room for one"
    assert why(made, "rescue A.field1") == ("§5.5", "not-home")
    made.play("rescue B.field2")
    assert made.have("B") == (0, 0, 0)
    assert made.figures("B") == "B.field1 B.field2"
    assert made.s.crown == 1
    poor = clash({"ore": 1}, {"food": 1, "faction": "lizardfolk", "magic": 4})
    poor.bid(1, "flag")
    assert why(poor, "rescue B.field2") == ("§5.5", "rescue-price")
