"""Turns, followers, the end of the game (§3, §7, §10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdoms.table import Realm, player, realm


def finish(made: Realm) -> None:
    """Everybody who is asked takes part as little as possible until the next shield is due."""
    turn = made.s.turn
    while not made.s.over and made.s.turn == turn:
        made.play(made.options()[-1])


def three(**options: Any) -> Realm:
    rich = player(mana=5, ore=5, food=5)
    return realm(rich, rich, rich, **options)


@pytest.mark.proves("S-046", "S-054", "S-055")
def test_the_active_player_puts_a_shield_on_an_action_without_one() -> None:
    made = three(shields=("patrol", "trade"))
    assert made.options() == ["shield quest", "shield build", "shield research", "shield expand"]
    why = made.refused("shield trade")
    assert why is not None
    assert (why.clause, why.message) == ("§3.2", "shield-there")
    made.play("shield build")
    for seat in (0, 1, 2, None):
        assert made.s.view(seat)["action"] == "build"
        assert "build" in made.s.view(seat)["shields"]


@pytest.mark.proves("S-047", "S-056", "S-130")
def test_clockwise_everybody_performs_or_collects() -> None:
    made = three(turn="B")
    made.play("shield build")
    assert made.asked == "B participate"
    made.play("perform build")
    assert made.asked == "C participate"
    assert made.options() == ["perform build", "collect"]
    made.play("collect")
    assert made.have("C")[2] == 6
    assert made.asked == "A participate"
    made.play("perform build")
    assert made.s.castle == [1, 1, 0]


@pytest.mark.proves("S-057", "S-058", "R-2")
def test_the_active_player_performs_or_does_nothing_but_never_collects() -> None:
    made = three()
    made.play("shield build")
    assert made.options() == ["perform build", "nothing"]
    why = made.refused("collect")
    assert why is not None
    assert (why.clause, why.message) == ("§3.3", "active-collects")
    made.play("nothing")
    assert made.have("A") == (5, 5, 5)
    why = made.refused("nothing")
    assert why is not None
    assert (why.clause, why.message) == ("R-2", "follower-passes")


@pytest.mark.proves("R-2", "R-50")
def test_who_cannot_perform_does_nothing_or_collects_and_denial_is_legal() -> None:
    made = realm(player(), player(), player(ore=1))
    made.play("shield build")
    assert made.asked == "C participate", "A has done nothing and B has collected"
    assert made.told("ActionDeclined")[0].seat == 0
    assert made.have("B") == (0, 0, 1)
    assert made.have("A") == (0, 0, 0)


@pytest.mark.proves("S-048", "S-159", "S-051")
def test_the_token_goes_to_the_left() -> None:
    made = three()
    for seat in "BCA":
        made.play(made.options()[0])
        finish(made)
        assert made.asked == f"{seat} action"
    assert [event.turn for event in made.told("TurnStarted")] == [2, 3, 4]


@pytest.mark.proves("S-052", "S-053", "S-051")
def test_only_five_shields_are_cleared_and_then_all_of_them() -> None:
    four = ("patrol", "quest", "build", "research")
    made = three(shields=four)
    made.play("shield trade")
    assert made.s.shields.bit_count() == 5
    assert not made.told("ShieldsCleared"), "only the next player clears"
    finish(made)
    assert made.asked == "B action"
    assert len(made.told("ShieldsCleared")) == 1
    assert len(made.options()) == 6
    made = three(shields=four[:3])
    made.play("shield trade")
    finish(made)
    assert made.s.shields.bit_count() == 4


FIVE = ("patrol", "quest", "build", "research")


@pytest.mark.proves("S-189", "S-190", "14.15", "S-188")
def test_with_five_players_the_clearing_player_only_passes_the_token() -> None:
    made = realm(*[player(mana=3, ore=3, food=3) for _ in range(5)], shields=FIVE)
    made.play("shield trade")
    before = made.have("B")
    while made.asked != "C action":
        assert made.asked.endswith("participate"), "an ordinary turn"
        made.play("nothing" if made.asked[0] == "A" else "collect")
    assert made.told("ShieldsCleared")[0].skipped
    assert made.s.shields == 0
    assert made.have("B") == (before[0], before[1], before[2] + 1), "B collected in A's turn only"
    made.play("shield trade")
    assert made.asked == "C participate", "the opener of a cycle moves round the table"


@pytest.mark.proves("S-189")
def test_with_fewer_players_the_clearing_player_goes_on() -> None:
    made = realm(*[player() for _ in range(4)], shields=FIVE)
    made.play("shield expand")
    assert made.asked == "B action"


# -- the end -----------------------------------------------------------------------------------


@pytest.mark.proves("S-151", "S-154", "S-045", "S-049")
def test_seven_figures_in_play_start_the_final_phase() -> None:
    six = "A.field1 A.field1 A.field2 A.field2 A.forest1 A.forest1"
    for figures, final in ((six, False), (six + " A.mountain1", True)):
        made = realm(player(figures), player(), player())
        made.play("shield trade")
        assert made.asked == "B action"
        assert made.s.final == final


@pytest.mark.proves("S-152", "S-153", "S-154")
def test_a_finished_castle_or_the_fifth_magic_level_start_it_too() -> None:
    for castle, magic, final in ((5, 4, False), (6, 0, True), (0, 5, True)):
        made = realm(player(castle=castle, magic=magic), player(), player())
        made.play("shield trade")
        assert made.s.final == final


@pytest.mark.proves("S-156", "14.14")
def test_with_five_shields_out_the_game_ends_at_once() -> None:
    made = realm(player(castle=5, ore=6), player(), player(), shields=("patrol", "quest", "trade",
        "research"))  # fmt: skip
    made.play("shield build", "perform build")
    assert made.s.over
    assert made.s.result().winners == (0,)


@pytest.mark.proves("S-157", "S-158", "14.14", "S-150")
def test_otherwise_play_goes_on_until_the_fifth_shield_is_resolved() -> None:
    made = realm(player(castle=5, ore=6), player(ore=1), player(), shields=("patrol", "quest"))
    made.play("shield build", "perform build")
    assert not made.s.final, "the check comes after all players have acted"
    made.play("collect")
    assert made.s.final
    assert made.asked == "B action"
    made.play("shield expand")
    assert made.asked == "C action", "four shields"
    made.play("shield trade")
    assert made.asked == "C participate" or made.asked == "A participate"
    finish(made)
    assert made.s.over
    assert made.s.turn == 3
    assert made.have("B")[2] > 1, "the last action and its collecting are still resolved"


@pytest.mark.proves("S-155", "R-18", "R-21")
def test_a_begun_final_phase_is_not_undone_and_only_step_4_looks() -> None:
    made = realm(player(), player(), player(castle=6))
    made.play("shield trade")
    assert made.s.final
    made.s.castle[2] = 5
    made.play("shield expand")
    assert made.s.final
    made = realm(player(), player(), player())
    made.play("shield trade")
    made.s.castle[2] = 6
    assert not made.s.final, "not before the next end check"


@pytest.mark.proves("R-32", "R-43", "S-036")
def test_a_substitution_is_its_owners_alone_and_does_not_chain() -> None:
    made = realm(
        player(ore=3, mana=1),
        player(ore=3, faction="dwarves", magic=4),
        player(ore=3, mana=1),
    )
    made.play("shield trade", "perform trade", "trade ore mana 1")
    assert made.options() == ["perform trade", "perform build", "collect"]
    made.play("perform build")
    assert made.s.castle[1] == 1
    assert made.s.view(0)["shields"] == ["trade"], "the shield stays where it is"
    assert made.options() == ["perform trade", "collect"], "followers are unaffected"
    why = made.refused("perform build")
    assert why is not None
    assert (why.clause, why.message) == ("§3.3", "other-action")


@pytest.mark.proves("R-43")
def test_a_substitution_looks_only_at_the_action_under_the_new_shield() -> None:
    made = realm(
        player(mana=2, faction="humans", magic=1), player(faction="dwarves", magic=4), player()
    )
    made.play("shield research")
    assert made.options() == ["perform research", "perform trade", "nothing"]
    made = realm(player(food=3, faction="goblins", magic=3), player(), player())
    made.s.figures[0] = made.s.figures[0][:1]
    made.s.who[made.at("A.field1")] = 1
    made.play("shield trade", "perform expand")
    assert made.have("A") == (0, 0, 2), "the second figure costs 2, one less with Goblins 2"
