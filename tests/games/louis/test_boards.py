"""Phase 3, scoring: the three conditions, purchases, turning (§7)."""

from __future__ import annotations

import pytest

from intrika.games.louis.evaluation import Scoring
from intrika.games.louis.state import State
from tests.games.louis.table import (
    A,
    B,
    C,
    arms_of,
    chips,
    chips_of,
    empty,
    intrigue,
    lay,
    markers,
    offers,
    on,
    play,
    run,
    score,
    supplies,
    told,
)  # fmt: skip


def quiet(seats: int, round: int = 2, starter: int = A) -> State:
    """A table where nobody holds an intrigue card, and everybody starts from the same supplies."""
    s = empty(seats, round, starter)
    for seat in range(s.seats):
        s.personal[seat], s.general[seat] = 12, 4
    return s


def turned(s: State, board: int) -> bool:
    return s.sides[board - 1] == 1


@pytest.mark.proves("S-081", "S-002")
def test_boards_are_scored_one_by_one_from_1_to_12() -> None:
    s = quiet(3)
    for board in range(1, 13):
        markers(s, board, 1)
    s.money = [9, 9, 9]
    run(s, Scoring())
    while not s.over:
        play(s, offers(s)[0])
    assert [event.board + 1 for event in told(s, "BoardScored")] == list(range(1, 13))


@pytest.mark.proves("S-084", "S-085", "S-087", "S-088", "S-089", "S-114", "S-165", "E-20")
def test_money_the_leader_is_served_free_the_others_may_buy() -> None:
    s = quiet(3, starter=C)
    s.money = [9, 4, 4]
    markers(s, 1, 3, 2, 1)
    score(s, 1)
    assert chips_of(s, A) == {"sceptre": 1}
    assert (s.personal[A], s.general[A]) == (9, 7), "his three markers go to the general supply"
    assert s.money[A] == 9
    assert s.to_act() == (C,), "C starts the round and is asked before B"
    assert offers(s) == ["buy yes", "buy no"]
    play(s, "buy no")
    assert s.to_act() == (B,)
    play(s, "buy yes")
    assert s.money == [9, 1, 4]
    assert chips_of(s, B) == {"sceptre": 1}
    assert chips_of(s, C) == {}
    assert (s.personal[B], s.personal[C]) == (12, 12)
    assert (s.general[B], s.general[C]) == (4, 4)
    assert turned(s, 1)


@pytest.mark.proves("S-089", "R-37", "S-088")
def test_money_markers_of_the_others_stay_until_the_last_purchase() -> None:
    s = quiet(3)
    s.money = [9, 9, 9]
    markers(s, 1, 3, 2, 1)
    score(s, 1)
    assert on(s, 1) == [0, 2, 1]
    play(s, "buy yes")
    assert on(s, 1) == [0, 2, 1]
    play(s, "buy yes")
    assert on(s, 1) == [0, 0, 0]


@pytest.mark.proves("S-086")
def test_money_the_leader_is_never_asked_to_pay() -> None:
    s = quiet(3)
    s.money = [99, 0, 0]
    markers(s, 1, 3, 2)
    score(s, 1)
    assert s.over
    assert s.general[A] == 7
    assert s.money[A] == 99


@pytest.mark.proves("S-090", "S-091", "S-092", "S-116", "E-21")
def test_money_with_a_tie_nobody_is_served_free() -> None:
    s = quiet(3, starter=C)
    s.money = [3, 3, 3]
    markers(s, 1, 2, 2, 1)
    score(s, 1)
    asked = []
    while not s.over:
        asked.append(s.to_act()[0])
        play(s, "buy yes" if asked[-1] != B else "buy no")
    assert asked == [C, A, B], "the tied ones may buy like the others"
    assert [chips_of(s, seat) for seat in range(3)] == [{"sceptre": 1}, {}, {"sceptre": 1}]
    assert s.money == [0, 3, 0]
    assert s.personal == [12, 12, 12]
    assert s.general == [4, 4, 4]
    assert not turned(s, 1)


@pytest.mark.proves("S-087", "S-181")
def test_only_who_has_a_marker_and_the_money_may_buy_once() -> None:
    s = quiet(4)
    s.money = [9, 2, 9, 9]
    markers(s, 1, 3, 1, 1, 0)
    score(s, 1)
    assert s.to_act() == (C,), "B is too poor, D has no marker"
    play(s, "buy yes")
    assert s.over, "nobody can buy a second one"
    assert chips_of(s, C) == {"sceptre": 1}
    assert chips_of(s, A) == {"sceptre": 1}, "the leader gets one and no more"


@pytest.mark.proves("S-095", "S-096", "S-097", "S-114", "S-169", "R-11", "R-37")
def test_first_place_takes_all() -> None:
    s = quiet(3)
    s.money = [9, 9, 9]
    markers(s, 5, 1, 3, 2)
    score(s, 5)
    assert s.over, "nobody is asked anything"
    assert [chips_of(s, seat) for seat in range(3)] == [{}, {"crown": 1}, {}]
    assert s.general == [4, 7, 4]
    assert s.personal == [12, 9, 12]
    assert turned(s, 5)
    log = [type(event).__name__ for event in s.log or ()]
    assert log.index("RewardGained") < log.index("MarkersReturned"), "the reward comes first"


@pytest.mark.proves("S-098", "S-116", "E-22")
def test_first_place_with_a_tie_gives_nothing() -> None:
    s = quiet(3)
    markers(s, 5, 2, 2, 1)
    score(s, 5)
    assert [chips_of(s, seat) for seat in range(3)] == [{}, {}, {}]
    assert s.personal == [12, 12, 12]
    assert not turned(s, 5)


@pytest.mark.proves("S-226", "S-227", "S-244", "E-22", "R-20")
def test_once_first_decides_a_tie_for_its_owner() -> None:
    s = quiet(3)
    lay(s, B, "once_first")
    markers(s, 5, 2, 2, 1)
    score(s, 5)
    assert s.to_act() == (B,)
    assert offers(s) == ["first yes", "first no"]
    play(s, "first yes")
    assert chips_of(s, B) == {"crown": 1}
    assert s.general == [4, 6, 4]
    assert s.personal == [12, 10, 12]
    assert turned(s, 5)


@pytest.mark.proves("S-226", "S-192")
def test_once_first_may_be_left_unused_and_works_once_per_phase() -> None:
    s = quiet(3)
    lay(s, B, "once_first")
    for board in (5, 7, 9):
        markers(s, board, 2, 2)
    score(s, 5, 7, 9)
    play(s, "first no")
    assert chips_of(s, B) == {}
    assert s.view(None)["scored_board"] == 7
    play(s, "first yes")
    assert s.money[B] > s.money[A]
    assert s.over, "on board 9 he is not asked again"
    assert chips_of(s, B) == {}


@pytest.mark.proves("S-244", "R-20", "S-226")
def test_once_first_works_on_money_boards() -> None:
    s = quiet(3)
    lay(s, A, "once_first")
    s.money = [9, 9, 9]
    markers(s, 2, 2, 2)
    score(s, 2)
    play(s, "first yes")
    assert chips_of(s, A) == {"letter": 1}
    assert s.general[A] == 6
    assert s.to_act() == (B,), "the other one may buy"
    play(s, "buy no")
    assert turned(s, 2)


@pytest.mark.proves("S-226")
def test_once_first_is_for_the_tied_owner_only_and_not_for_thresholds() -> None:
    s = quiet(3)
    lay(s, C, "once_first")
    markers(s, 5, 2, 2, 1)
    markers(s, 6, 3, 3, 3)
    assert score(s, 5).over
    score(s, 6)
    assert s.view(None)["ask"]["name"] == "conde", "no question about the tie"


@pytest.mark.proves("S-101", "S-103", "S-104", "S-105", "S-117", "S-176", "E-23", "R-19", "R-37")
def test_markers_everyone_with_enough_is_rewarded() -> None:
    s = quiet(3, starter=B)
    markers(s, 10, 4, 3, 2)
    score(s, 10)
    assert [arms_of(s, seat) for seat in range(3)] == [2, 2, 0]
    assert [event.seat for event in told(s, "RewardGained")] == [B, A], "from the start player on"
    assert s.personal == [12, 12, 12]
    assert s.general == [4, 4, 4]
    assert turned(s, 10)


@pytest.mark.proves("S-117", "S-103")
def test_markers_without_anybody_the_board_stays() -> None:
    s = quiet(3)
    markers(s, 10, 2, 2, 1)
    score(s, 10)
    assert [arms_of(s, seat) for seat in range(3)] == [0, 0, 0]
    assert s.personal == [12, 12, 12]
    assert not turned(s, 10)


@pytest.mark.proves("S-102", "S-171", "R-12", "R-11", "E-32")
def test_board_6_onto_itself_under_markers() -> None:
    s = quiet(3)
    supplies(s, A, 8, 5)
    s.on[11 * 5 + A] = 0
    s.on[5 * 5 + A] = 3
    score(s, 6)
    assert arms_of(s, A) == 1
    play(s, "put 6 general")
    assert (s.general[A], s.personal[A]) == (4, 12)
    assert turned(s, 6)


@pytest.mark.proves("R-12", "S-096")
def test_board_6_onto_itself_under_first() -> None:
    s = quiet(3)
    s.sides = (*s.sides[:5], 1, *s.sides[6:])
    supplies(s, A, 8, 5)
    s.on[11 * 5 + A] = 0
    s.on[5 * 5 + A] = 3
    score(s, 6)
    play(s, "put 6 personal")
    assert (s.general[A], s.personal[A]) == (9, 7), "the new one goes to general with the rest"


@pytest.mark.proves("S-115", "S-114", "S-082")
def test_a_turned_board_has_its_other_condition() -> None:
    s = quiet(3)
    markers(s, 1, 3, 1)
    s.money = [0, 0, 0]
    score(s, 1)
    view = s.view(None)["boards"][0]
    assert (view["side"], view["condition"]) == ("black", "first")
    markers(s, 1, 2, 1)
    s.money = [9, 9, 9]
    score(s, 1)
    assert not told(s, "RewardBought")
    assert chips_of(s, A) == {"sceptre": 2}
    assert not turned(s, 1), "a second majority turns it back"


@pytest.mark.proves("S-118", "S-119")
def test_in_round_4_nothing_is_turned_but_markers_return() -> None:
    s = quiet(3, round=4)
    markers(s, 5, 3, 1)
    markers(s, 10, 4)
    score(s, 5, 10)
    assert not turned(s, 5)
    assert not turned(s, 10)
    assert s.personal == [9, 12, 12]
    assert s.general == [7, 4, 4]


@pytest.mark.proves("S-116")
def test_a_board_without_markers_stays() -> None:
    s = quiet(3)
    score(s, 1, 5, 6)
    assert not any(s.sides)


@pytest.mark.proves("S-229", "R-10", "S-230")
def test_the_discount_lowers_every_price() -> None:
    s = quiet(3)
    lay(s, B, "discount")
    s.money = [9, 5, 2]
    for board in (1, 12):
        markers(s, board, 2, 1, 1)
    intrigue(s, "", "", "", top="3")
    score(s, 1, 12)
    assert s.to_act() == (B,)
    assert s.view(B)["ask"]["price"] == 2
    play(s, "buy yes")
    assert s.money[B] == 3, "C cannot pay 3"
    play(s, "buy yes")
    assert s.money[B] == 0, "on board 12 he pays 3 instead of 4"
    assert s.over


@pytest.mark.proves("S-179", "R-19", "R-11")
def test_the_winner_is_rewarded_before_the_buyers() -> None:
    """On board 8 the winner places before B, who starts the round, buys."""
    s = quiet(3, starter=B)
    s.money = [9, 9, 9]
    markers(s, 8, 2, 1)
    score(s, 8)
    assert s.to_act() == (A,)
    play(s, "skip", "take no")
    assert s.to_act() == (B,)
    assert s.view(None)["ask"]["name"] == "buy"
    play(s, "buy yes")
    assert s.view(None)["ask"]["name"] == "maintenon", "bought rewards are carried out at once"


@pytest.mark.proves("S-180")
def test_on_other_boards_the_order_changes_no_reward() -> None:
    found = []
    for starter in (A, B, C):
        s = quiet(3, starter=starter)
        markers(s, 10, 4, 4, 4)
        score(s, 10)
        found.append([arms_of(s, seat) for seat in range(3)])
    assert found == [[2, 2, 2]] * 3


@pytest.mark.proves("S-189", "R-2", "S-018")
def test_chips_and_money_never_run_short() -> None:
    s = quiet(4)
    chips(s, A, crown=10)
    markers(s, 5, 1)
    markers(s, 7, 0, 1)
    s.money = [200, 0, 0, 0]
    score(s, 5, 7)
    assert chips_of(s, A) == {"crown": 11}
    assert s.money[B] == 5
