"""Two players and the neutral colour (§10)."""

from __future__ import annotations

import pytest

from intrika.games.louis.cards import NEUTRAL, WIDTH
from intrika.games.louis.influence import Influence
from intrika.games.louis.state import State
from tests.games.louis.table import (
    A,
    B,
    arms_of,
    cards,
    chips_of,
    empty,
    fresh,
    lay,
    markers,
    neutral_on,
    offers,
    play,
    run,
    score,
    told,
)  # fmt: skip


def two() -> State:
    s = empty(2)
    s.personal, s.general, s.money = [12, 12], [4, 4], [9, 9]
    return s


def start(s: State, top: str, louis: int = 3) -> State:
    cards(s, "joker montespan", "joker montespan", top=top)
    s.louis = louis - 1
    return run(s, Influence())


@pytest.mark.proves("S-237", "S-238", "S-239", "S-240", "S-236", "E-31", "R-28")
def test_neutral_markers_at_the_start_of_the_influence_phase() -> None:
    s = start(two(), "colbert joker marie_therese louvois")
    assert (neutral_on(s, 3), neutral_on(s, 7), neutral_on(s, 12)) == (4, 2, 2)
    assert s.neutral == 0, "all eight"
    shown = ["colbert", "joker", "marie_therese", "louvois"]
    assert s.view(None)["played"] == shown, "revealed cards go to the played pile"


@pytest.mark.proves("S-239")
def test_every_joker_is_replaced() -> None:
    s = start(two(), "joker joker joker anne anne philippe")
    assert len(s.view(None)["played"]) == 6
    assert neutral_on(s, 1) == 4


@pytest.mark.proves("R-16", "S-237")
def test_neutral_markers_come_before_the_missions() -> None:
    s = two()
    lay(s, A, "marker_board_1")
    start(s, "colbert anne marie_therese")
    assert s.view(None)["ask"]["name"] == "start-marker"
    assert s.neutral == 0


@pytest.mark.proves("S-236", "S-237")
def test_with_more_players_there_is_no_neutral_colour() -> None:
    s = fresh(3)
    assert s.view(None)["neutral"] is None
    assert not any(s.on[WIDTH * board + NEUTRAL] for board in range(12))
    assert fresh(2).neutral == 0, "two players: all eight are out in round 1 as well"


@pytest.mark.proves("S-241")
def test_both_players_play_in_turn() -> None:
    s = two()
    cards(s, "joker joker anne", "joker joker philippe", top="colbert turenne mazarin")
    s.louis = 0
    run(s, Influence())
    turns = []
    while s.to_act() and s.view(None)["ask"]["name"] == "turn":
        turns.append(s.to_act()[0])
        play(s, "play joker", "mode nothing")
    assert turns == [A, B, A, B]


@pytest.mark.proves("S-242", "S-236", "R-28")
def test_a_neutral_majority_blocks_the_players_and_turns_the_board() -> None:
    s = two()
    markers(s, 5, 2, 1, neutral=4)
    score(s, 5)
    assert chips_of(s, A) == chips_of(s, B) == {}
    assert s.personal == [12, 12]
    assert s.neutral == 8, "back to the stock"
    assert s.sides[4] == 1


@pytest.mark.proves("S-242")
def test_under_money_a_neutral_majority_lets_both_buy() -> None:
    s = two()
    markers(s, 1, 1, 1, neutral=2)
    score(s, 1)
    assert s.to_act() == (A,)
    assert offers(s) == ["buy yes", "buy no"]
    play(s, "buy yes")
    assert s.to_act() == (B,)
    play(s, "buy no")
    assert s.sides[0] == 1


@pytest.mark.proves("S-242")
def test_a_tie_with_the_neutral_colour_is_a_tie() -> None:
    s = two()
    markers(s, 5, 2, 0, neutral=2)
    score(s, 5)
    assert chips_of(s, A) == {}
    assert s.sides[4] == 0


@pytest.mark.proves("R-28", "S-242", "S-117")
def test_the_neutral_colour_gets_no_threshold_reward() -> None:
    s = two()
    markers(s, 10, 2, 0, neutral=4)
    score(s, 10)
    assert arms_of(s, A) == 0
    assert s.sides[9] == 0, "it turns only if a player got the reward"
    assert s.neutral == 8
    assert told(s, "NeutralReturned")[0].count == 4


@pytest.mark.proves("S-235")
def test_the_second_player_puts_six_into_the_general_supply() -> None:
    assert fresh(2).general == [5, 6]
    assert fresh(2, starter=B).general == [6, 5]
