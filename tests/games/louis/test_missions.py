"""Phase 4, missions (§8): laying, paying, drawing, chips, swapping cards."""

from __future__ import annotations

import pytest

from intrika.games.louis.missions import MISSION_TURN, MissionsPhase
from intrika.games.louis.state import State
from tests.games.louis.table import (
    GAME,
    A,
    B,
    C,
    arms_of,
    chips,
    chips_of,
    empty,
    held,
    hold,
    lay,
    mission,
    offers,
    play,
    refused,
    run,
    stack,
)  # fmt: skip


def turn(s: State, seat: int = A) -> State:
    return run(s, MISSION_TURN[seat])


@pytest.mark.proves("S-136", "S-140", "S-190", "S-161", "S-026")
def test_laying_a_mission() -> None:
    """[sceptre, letter] is paid exactly, laid open, and another card is drawn."""
    s = empty(3)
    hold(s, A, "marker_c", "two_louisdor_a")
    chips(s, A, sceptre=1, letter=1)
    stack(s, 2, "once_first")
    turn(s)
    assert offers(s) == ["lay two_louisdor_a", "stop"]
    play(s, "lay two_louisdor_a")
    assert chips_of(s, A) == {}, "the only way to pay is taken at once"
    assert s.view(B)["players"][A]["laid"] == [{"mission": "two_louisdor_a", "used": False}]
    assert offers(s) == ["draw light", "draw medium", "draw dark"]
    play(s, "draw dark")
    assert held(s, A) == ["marker_c", "once_first"]


@pytest.mark.proves("S-141", "E-8")
def test_after_a_light_mission_a_dark_one_may_be_drawn() -> None:
    s = empty(3)
    hold(s, A, "marker_a", "arms_a")
    chips(s, A, sceptre=1, ring=1)
    stack(s, 2, "discount")
    turn(s)
    play(s, "lay marker_a", "draw dark")
    assert held(s, A) == ["arms_a", "discount"]


@pytest.mark.proves("S-137", "S-138", "E-27")
def test_crowns_stand_for_any_chip() -> None:
    s = empty(3)
    hold(s, A, "arms_a", "arms_b")
    assert s.tables.cost[mission("arms_a")] == (1, 4), "sceptre and helmet"
    chips(s, A, crown=2, ring=1)
    turn(s)
    assert offers(s) == ["lay arms_a", "lay arms_b", "stop"]
    play(s, "lay arms_a")
    assert chips_of(s, A) == {"ring": 1}, "two crowns; crown and ring do not pay"
    s = empty(3)
    hold(s, A, "arms_a", "arms_b")
    chips(s, A, crown=1, ring=1)
    turn(s)
    assert offers(s) == ["lay arms_b", "stop"], "ring and crown pay letter and ring"
    assert refused(s, "lay arms_a") == "cannot-pay"


@pytest.mark.proves("S-137", "S-138", "S-139", "S-194")
def test_the_ways_to_pay_are_asked() -> None:
    s = empty(3)
    hold(s, A, "marker_a", "arms_b")
    chips(s, A, crown=2, sceptre=1, ring=1)
    turn(s)
    play(s, "lay marker_a")
    ways = ["crown_crown", "crown_sceptre", "crown_ring", "sceptre_ring"]
    assert offers(s) == [f"pay {way}" for way in ways]
    assert refused(s, "pay crown_letter") == "no-such-chip"
    play(s, "pay sceptre_ring")
    assert chips_of(s, A) == {"crown": 2}


@pytest.mark.proves("S-139", "S-136", "S-194")
def test_the_question_mark_takes_any_chip_but_the_given_one_is_needed() -> None:
    s = empty(3)
    hold(s, A, "marker_a", "arms_b")
    chips(s, A, ring=1, helmet=1)
    turn(s)
    assert refused(s, "lay marker_a") == "cannot-pay-light"
    chips(s, A, sceptre=1, helmet=1, ring=1)
    turn(s)
    play(s, "lay marker_a")
    assert offers(s) == ["pay sceptre_ring", "pay sceptre_helmet"]
    assert refused(s, "pay ring_helmet") == "wrong-chips"


@pytest.mark.proves("S-217", "S-138", "S-136")
def test_a_dark_mission_takes_two_equal_chips() -> None:
    s = empty(3)
    hold(s, A, "four_markers", "once_first")
    chips(s, A, sceptre=2, crown=1)
    turn(s)
    assert offers(s) == ["lay four_markers", "stop"]
    play(s, "lay four_markers")
    assert offers(s) == ["pay crown_sceptre", "pay sceptre_sceptre"]


@pytest.mark.proves("S-142", "S-143", "S-196", "R-23")
def test_a_card_just_drawn_may_be_laid() -> None:
    s = empty(3)
    hold(s, A, "marker_a", "arms_a")
    chips(s, A, sceptre=1, letter=3)
    stack(s, 2, "intrigue")
    turn(s)
    play(s, "lay marker_a", "draw dark")
    assert chips_of(s, A) == {"letter": 2}
    assert offers(s) == ["lay intrigue", "stop"]
    play(s, "lay intrigue", "draw light")
    assert s.over, "without two chips the turn ends by itself"
    assert s.laid[A] == 1 << mission("marker_a") | 1 << mission("intrigue")


@pytest.mark.proves("R-23")
def test_nobody_has_to_lay_a_mission() -> None:
    s = empty(3)
    hold(s, A, "marker_a", "arms_a")
    chips(s, A, sceptre=2)
    turn(s)
    assert "lay marker_a" in offers(s)
    play(s, "stop")
    assert s.laid[A] == 0


@pytest.mark.proves("S-135", "S-143", "S-032")
def test_mission_turns_go_round_from_the_start_player() -> None:
    """Whoever has two chips is asked, even if he can lay nothing: his hand is secret."""
    s = empty(3, starter=B)
    hold(s, A, "once_first", "discount")
    hold(s, B, "four_markers", "place_marker")
    for seat, pair in ((A, "sceptre"), (B, "ring"), (C, "crown")):
        chips(s, seat, **{pair: 2})
    run(s, MissionsPhase())
    assert (s.to_act(), offers(s)) == ((B,), ["stop"])
    play(s, "stop")
    assert s.to_act() == (C,)
    play(s, "stop")
    assert (s.to_act(), offers(s)) == ((A,), ["stop"])


@pytest.mark.proves("S-195", "S-196", "S-197", "S-198")
def test_the_extra_mission_draws_two_once() -> None:
    s = empty(3)
    hold(s, A, "extra_mission_a", "arms_a")
    chips(s, A, sceptre=1, ring=1)
    stack(s, 0, "marker_d")
    stack(s, 1, "two_louisdor_b")
    turn(s)
    play(s, "lay extra_mission_a", "draw light")
    assert held(s, A) == ["marker_d", "arms_a"], "he sees the first before he draws the second"
    assert offers(s) == ["draw light", "draw medium", "draw dark"]
    play(s, "draw medium")
    assert held(s, A) == ["marker_d", "two_louisdor_b", "arms_a"]
    chips(s, A, helmet=2)
    turn(s)
    play(s, "lay marker_d", "draw light")
    assert len(held(s, A)) == 3, "one card for one from then on"


@pytest.mark.proves("S-233", "E-7", "S-198")
def test_two_extra_missions_make_a_hand_of_four() -> None:
    s = empty(3)
    hold(s, A, "extra_mission_a", "extra_mission_b")
    chips(s, A, crown=4)
    turn(s)
    play(s, "lay extra_mission_a", "draw light", "draw light")
    play(s, "lay extra_mission_b", "draw dark", "draw dark")
    assert len(held(s, A)) == 4


@pytest.mark.proves("R-13", "S-140")
def test_empty_mission_decks() -> None:
    s = empty(3)
    hold(s, A, "marker_a", "arms_a")
    chips(s, A, sceptre=2)
    s.mission_decks = [(), s.mission_decks[1], s.mission_decks[2]]
    turn(s)
    play(s, "lay marker_a")
    assert offers(s) == ["draw medium", "draw dark"]
    assert refused(s, "draw light") == "deck-empty"
    s = empty(3)
    hold(s, A, "marker_a", "arms_a")
    chips(s, A, sceptre=2)
    s.mission_decks = [(), (), ()]
    turn(s)
    play(s, "lay marker_a")
    assert held(s, A) == ["arms_a"]


@pytest.mark.proves("S-205", "S-232", "E-6", "R-34")
def test_two_swaps_make_two_crowns() -> None:
    s = empty(3)
    lay(s, A, "swap_chip_a", "swap_chip_b")
    hold(s, A, "four_markers", "marker_d")
    chips(s, A, ring=1, letter=1)
    s.money[A] = 4
    turn(s)
    assert offers(s) == ["swap-chip letter", "swap-chip ring", "stop"]
    play(s, "swap-chip letter")
    assert "swap-chip crown" not in GAME.space.by_text
    play(s, "swap-chip ring")
    assert chips_of(s, A) == {"crown": 2}
    assert s.money[A] == 0
    assert "lay four_markers" in offers(s)


@pytest.mark.proves("S-205", "S-191", "R-10", "S-230", "R-34")
def test_a_swap_costs_two_louisdor_each_time() -> None:
    s = empty(3)
    lay(s, A, "swap_chip_a", "discount")
    hold(s, A, "four_markers", "marker_d")
    chips(s, A, ring=2)
    s.money[A] = 1
    assert refused(turn(s), "swap-chip ring") == "too-poor"
    s.money[A] = 9
    turn(s)
    assert refused(s, "swap-chip letter") == "no-such-chip"
    play(s, "swap-chip ring")
    assert s.money[A] == 7, "the discount is for boards only"
    assert refused(s, "swap-chip ring") == "swap-chip-used"


@pytest.mark.proves("S-206")
def test_the_swap_works_in_the_phase_in_which_it_was_laid() -> None:
    s = empty(3)
    hold(s, A, "swap_chip_a", "arms_b")
    chips(s, A, sceptre=2, ring=1)
    s.money[A] = 2
    turn(s)
    assert refused(s, "swap-chip ring") == "no-swap-chip"
    play(s, "lay swap_chip_a", "pay sceptre_sceptre", "draw light")
    assert offers(s) == ["swap-chip ring", "stop"], "asked with a single chip too"
    play(s, "swap-chip ring")
    assert chips_of(s, A) == {"crown": 1}


@pytest.mark.proves("R-14")
def test_chips_are_swapped_in_the_own_mission_turn_only() -> None:
    s = empty(3, starter=B)
    lay(s, A, "swap_chip_a")
    chips(s, A, ring=1)
    chips(s, B, ring=2)
    run(s, MissionsPhase())
    assert s.to_act() == (B,)
    why = s.explain(A, GAME.space.parse("swap-chip ring"))
    assert why is not None
    assert why.message == "not-your-turn"


@pytest.mark.proves("S-144", "S-145", "S-146", "R-27", "E-28")
def test_all_chips_but_one_go_back_for_arms() -> None:
    s = empty(3)
    hold(s, A, "four_markers", "place_marker")
    chips(s, A, ring=1, letter=1, crown=1)
    turn(s)
    play(s, "stop")
    assert offers(s) == ["keep crown", "keep letter", "keep ring"]
    assert refused(s, "keep helmet") == "no-such-chip"
    play(s, "keep letter")
    assert chips_of(s, A) == {"letter": 1}
    assert arms_of(s, A) == 2


@pytest.mark.proves("S-144", "R-27", "E-33")
def test_a_single_chip_is_kept() -> None:
    s = empty(3)
    chips(s, A, ring=1)
    turn(s)
    assert s.over
    assert chips_of(s, A) == {"ring": 1}
    assert arms_of(s, A) == 0


@pytest.mark.proves("S-145", "R-27")
def test_equal_chips_need_no_question() -> None:
    s = empty(3)
    hold(s, A, "four_markers", "place_marker")
    chips(s, A, ring=3)
    turn(s)
    play(s, "stop")
    assert chips_of(s, A) == {"ring": 1}
    assert arms_of(s, A) == 2


@pytest.mark.proves("R-15", "S-153")
def test_in_round_4_the_limit_is_skipped() -> None:
    s = empty(3, round=4)
    chips(s, A, ring=1, letter=2)
    turn(s)
    play(s, "stop")
    assert s.over, "nobody is asked which chip to keep"
    assert chips_of(s, A) == {"ring": 1, "letter": 2}
    assert arms_of(s, A) == 0
