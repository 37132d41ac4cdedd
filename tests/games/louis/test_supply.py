"""Phase 1, supply (§5)."""

from __future__ import annotations

import pytest

from intrika.games.louis.cards import KNOWERS, USES
from intrika.games.louis.round import StartRound
from intrika.games.louis.state import NOWHERE, State
from intrika.games.louis.supply import Compensate, Deal, Supply, SupplyTurn, TurnMoneyCard
from intrika.games.louis.turns import CHOOSE_CARD
from tests.games.louis.table import (
    A,
    B,
    C,
    arms_of,
    empty,
    fresh,
    hand,
    hold,
    intrigue,
    lay,
    offers,
    play,
    run,
    supplies,
    told,
)  # fmt: skip


def turn(s: State, seat: int = A) -> State:
    return run(s, SupplyTurn(seat))


@pytest.mark.proves("S-041", "S-042", "S-044", "S-120", "S-019", "S-020")
def test_the_money_card_pays_everybody_and_places_louis() -> None:
    s = empty()
    s.money = [1, 2, 3, 4]
    s.turned = 1
    card = s.money_cards[1]
    assert s.louis == NOWHERE
    run(s, TurnMoneyCard())
    amount = s.tables.amount[card]
    assert s.money == [1 + amount, 2 + amount, 3 + amount, 4 + amount]
    assert s.louis == s.tables.louis_board[card]
    assert 0 <= s.louis <= 3
    assert s.view(None)["money_cards"][-1] == {"amount": amount, "board": s.louis + 1}


@pytest.mark.proves("S-040", "S-045", "S-038", "S-002", "S-041")
def test_the_phase_has_three_steps_in_order() -> None:
    """Money first, then missions from the start player on, then cards."""
    s = empty(starter=1)
    s.turned = 1
    lay(s, A, "louisdor_a")
    lay(s, C, "louisdor_b")
    run(s, Supply())
    assert told(s, "MoneyCardTurned")
    assert s.to_act() == (C,), "seat 1 starts and has no mission, C comes before A"
    assert s.hands == [(), (), (), ()]
    play(s, "use louisdor")
    assert s.to_act() == (A,)
    play(s, "use louisdor")
    assert [len(cards) for cards in s.hands] == [5, 5, 5, 5]


@pytest.mark.proves("S-046", "S-047")
def test_missions_in_hand_do_nothing() -> None:
    s = fresh()
    assert told(s, "MissionUsed") == []
    assert s.view(None)["phase"] == "influence", "nobody is asked in the first supply phase"


@pytest.mark.proves("S-047", "S-045")
def test_only_laid_missions_are_used_not_those_in_hand() -> None:
    s = empty()
    lay(s, A, "louisdor_a")
    hold(s, A, "marker_a", "arms_a")
    hold(s, B, "louisdor_b", "two_louisdor_a")
    s.turned = 1
    run(s, Supply())
    assert s.to_act() == (A,)
    assert offers(s) == ["use louisdor", "stop"]
    why = s.explain(A, s.setup.game.space.parse("use arms"))
    assert why is not None
    assert why.message == "mission-not-laid"
    play(s, "stop")
    assert told(s, "MissionUsed") == []
    assert told(s, "InfluenceDealt"), "B has laid nothing and is not asked"


@pytest.mark.proves("S-048", "R-36", "S-049")
def test_five_cards_are_dealt_at_once_from_the_start_player_on() -> None:
    s = empty(3, starter=1)
    top = list(s.deck[::-1])
    run(s, Deal(), CHOOSE_CARD[1])
    assert list(s.hands[1]) == sorted(top[:5])
    assert list(s.hands[2]) == sorted(top[5:10])
    assert list(s.hands[0]) == sorted(top[10:15])
    assert s.view(0)["players"][1]["influence"] == [None] * 5
    dealt = told(s, "InfluenceDealt")[0]
    assert dealt.cards == tuple(sorted(code // KNOWERS for code in top[:5]))
    assert dealt.seen_by(0).cards is None


@pytest.mark.proves("S-048", "S-079", "S-185")
def test_cards_already_held_are_kept() -> None:
    s = empty()
    s.hands[A], s.deck = (s.deck[-1],), s.deck[:-1]
    run(s, Deal())
    assert [len(cards) for cards in s.hands] == [6, 5, 5, 5]


@pytest.mark.proves("S-199", "S-200", "R-35", "R-30")
def test_one_marker() -> None:
    s = empty()
    lay(s, A, "marker_a")
    supplies(s, A, 3, 5)
    turn(s)
    assert offers(s) == ["use marker", "stop"]
    play(s, "use marker")
    assert (s.personal[A], s.general[A]) == (4, 4)
    supplies(s, A, 3, 0)
    s.used[A] = 0
    assert turn(s).over, "with an empty general supply it is not offered"


@pytest.mark.proves("S-201", "S-219", "S-231", "S-191", "S-192")
def test_louisdor_missions_each_once() -> None:
    s = empty()
    lay(s, A, "louisdor_a", "louisdor_b", "three_louisdor")
    s.money[A] = 0
    turn(s)
    assert offers(s) == ["use louisdor", "use three_louisdor", "stop"]
    play(s, "use louisdor", "use louisdor")
    assert s.money[A] == 2
    assert offers(s) == ["use three_louisdor", "stop"], "both copies are used, each once"
    play(s, "use three_louisdor")
    assert s.money[A] == 5
    assert s.over
    s.used[A] = 0
    turn(s)
    play(s, "stop")
    assert s.money[A] == 5, "nobody has to use a mission"


@pytest.mark.proves("S-191", "S-190")
def test_a_used_mission_is_fresh_in_the_next_round() -> None:
    s = empty(2, round=1)
    lay(s, A, "louisdor_a")
    s.used[A] = s.laid[A]
    s.turned = 1
    run(s, StartRound())
    assert s.round == 2
    assert offers(s) == ["use louisdor", "stop"]
    why = s.explain(A, s.setup.game.space.parse("use arms"))
    assert why is not None
    assert why.message == "mission-not-laid"


@pytest.mark.proves("S-211", "R-30")
@pytest.mark.parametrize(
    ("use", "money", "general"),
    [("two_louisdor", 2, 5), ("louisdor_and_marker", 1, 4), ("two_markers", 0, 3)],
)
def test_two_louisdor_or_markers(use: str, money: int, general: int) -> None:
    s = empty()
    lay(s, A, "two_louisdor_a")
    supplies(s, A, 3, 5)
    s.money[A] = 0
    turn(s)
    assert offers(s) == ["use two_louisdor", "use louisdor_and_marker", "use two_markers", "stop"]
    play(s, f"use {use}")
    assert (s.money[A], s.general[A], s.personal[A]) == (money, general, 8 - general)
    assert s.over


@pytest.mark.proves("R-35", "S-211")
def test_with_an_empty_general_supply_two_markers_is_left_out() -> None:
    s = empty()
    lay(s, A, "two_louisdor_a", "three_markers", "marker_a")
    supplies(s, A, 3, 0)
    s.money[A] = 0
    turn(s)
    assert offers(s) == ["use two_louisdor", "use louisdor_and_marker", "stop"]
    play(s, "use louisdor_and_marker")
    assert (s.money[A], s.personal[A]) == (1, 3)


@pytest.mark.proves("S-211", "R-30")
def test_two_markers_with_one_there_bring_one() -> None:
    s = empty()
    lay(s, A, "two_louisdor_a")
    supplies(s, A, 3, 1)
    turn(s)
    play(s, "use two_markers")
    assert (s.personal[A], s.general[A]) == (4, 0)


@pytest.mark.proves("S-212", "S-183")
def test_arms_are_drawn_unseen() -> None:
    s = empty()
    lay(s, A, "arms_a")
    top = s.pool[-1]
    run(s, SupplyTurn(A), CHOOSE_CARD[A])
    play(s, "use arms")
    assert arms_of(s, A) == 1
    assert s.arms[top] == 1
    assert s.view(B)["players"][A]["arms"] == 1
    assert s.view(B)["players"][A]["arms_by_kind"] is None
    assert told(s, "ArmsDrawn")[0].seen_by(B).arms is None


@pytest.mark.proves("S-218", "R-30")
@pytest.mark.parametrize(("general", "left"), [(5, 2), (3, 0), (2, 0)])
def test_three_markers_or_as_many_as_there_are(general: int, left: int) -> None:
    s = empty()
    lay(s, A, "three_markers")
    supplies(s, A, 3, general)
    turn(s)
    play(s, "use three_markers")
    assert (s.general[A], s.personal[A]) == (left, 3 + general - left)


@pytest.mark.proves("S-220", "R-13", "R-35")
def test_the_intrigue_mission_draws_the_top_card() -> None:
    s = empty()
    lay(s, A, "intrigue")
    intrigue(s, "", "", "", "", top="7")
    turn(s)
    play(s, "use intrigue")
    assert s.intrigue[A] == (6,)
    s.used[A], s.intrigue_deck = 0, ()
    assert turn(s).over, "nothing is drawn from an empty deck, so it is not offered"


@pytest.mark.proves("S-221", "R-31", "S-079")
def test_a_marker_for_an_influence_card() -> None:
    s = empty()
    lay(s, A, "marker_for_card")
    s.turned = 1
    supplies(s, A, 1, 5)
    top = s.deck[-1] // KNOWERS
    run(s, Supply())
    assert offers(s) == ["use marker_for_card", "stop"], "in step 2, before the deal"
    play(s, "use marker_for_card")
    assert (s.personal[A], s.general[A]) == (0, 6)
    assert told(s, "InfluenceDrawn")[0].card == top
    assert len(hand(s, A)) == 6
    supplies(s, A, 0, 6)
    s.used[A] = 0
    assert turn(s).over, "he must have a marker"


@pytest.mark.proves("S-045", "S-192")
def test_missions_are_used_in_the_order_the_player_likes() -> None:
    """With no personal marker, a marker must come first before one can be given up."""
    s = empty()
    lay(s, A, "marker_a", "marker_for_card")
    supplies(s, A, 0, 5)
    turn(s)
    assert offers(s) == ["use marker", "stop"]
    play(s, "use marker")
    assert offers(s) == ["use marker_for_card", "stop"]


@pytest.mark.proves("S-149", "R-5")
def test_three_players_the_start_player_of_round_4_draws_an_intrigue_card() -> None:
    s = empty(3, round=4, starter=1)
    lay(s, 1, "intrigue")
    intrigue(s, "", "", "", top="7 3")
    s.turned = 3
    run(s, Supply())
    assert s.intrigue[1] == (6,), "before his missions"
    assert s.to_act() == (1,)
    assert told(s, "CompensationGiven")[0].seat == 1


@pytest.mark.proves("S-149")
@pytest.mark.parametrize(("seats", "round"), [(3, 3), (4, 4), (2, 4)])
def test_otherwise_there_is_no_compensation(seats: int, round: int) -> None:
    s = run(empty(seats, round=round), Compensate())
    assert s.intrigue == [()] * seats


@pytest.mark.proves("S-191", "R-35")
def test_refusals_name_the_reason() -> None:
    s = empty()
    lay(s, A, "louisdor_a", "louisdor_b", "three_markers", "intrigue", "marker_for_card")
    supplies(s, A, 0, 0)
    s.used[A] = 1 << 6 | 1 << 7
    s.intrigue_deck = ()
    lay(s, A, "three_louisdor")
    turn(s)
    reasons = {}
    for use in USES:
        why = s.explain(A, s.setup.game.space.parse(f"use {use}"))
        reasons[use] = why.message if why else None
    assert reasons == {
        "marker": "mission-not-laid", "louisdor": "mission-used",
        "two_louisdor": "mission-not-laid", "louisdor_and_marker": "mission-not-laid",
        "two_markers": "mission-not-laid", "arms": "mission-not-laid",
        "three_markers": "general-empty", "three_louisdor": None,
        "intrigue": "intrigue-deck-empty", "marker_for_card": "personal-empty",
    }  # fmt: skip
