"""Solo play and virtual opponents (specification, section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from intrika.core.match import Match
from intrika.core.record import parse_record
from intrika.core.refusal import BadInput
from intrika.games.viceroy.auction import draw_virtual_bids
from intrika.games.viceroy.state import State
from tests.games.viceroy.table import (
    GAME,
    act,
    answer,
    asking,
    can,
    finish,
    fresh,
    gems,
    go_on,
    hand,
    lines,
    offers,
    reserve,
    rig,
    shown,
    table,
    take,
    told,
    why,
)  # fmt: skip

FOUR = {"blue-lower": 10, "red-lower": 11, "green-lower": 12, "yellow-lower": 13}
PAIRS = {**FOUR, "blue-upper": 20, "red-upper": 21, "green-upper": 22, "yellow-upper": 23}


def auction(seats: int, virtual: int, draws: str, **more: Any) -> State:
    s = table(seats, phase="auction", virtual=virtual, **{"display": FOUR, **more})
    rig(s, draws)
    return s


@pytest.mark.proves("S-230", "S-232")
def test_solo_has_one_virtual_opponent_who_only_bids() -> None:
    s = fresh(1)
    assert s.virtual == 1
    assert len(s.hands) == len(s.grids) == 1
    t = auction(1, 1, "b", gems={0: "rg"}, hands={0: "71"})
    answer(t, "bid red")
    assert asking(t) == "build", "the building phase is the player's alone"
    assert t.to_act() == (0,)


@pytest.mark.proves("S-233", "S-238", "R-45", "S-243")
def test_one_gem_for_each_is_drawn_from_the_box_after_the_bids_and_goes_back() -> None:
    s = auction(2, 2, "bb", gems={0: "r", 1: "g"})
    assert s.virtual_bids == ()
    act(s, 0, "bid red")
    assert s.virtual_bids == (), "not before everybody has chosen"
    before = len(reserve(s))
    act(s, 1, "bid green")
    assert list(s.virtual_bids) == [0, 0]
    assert [event.colour for event in told(s, "VirtualBidDrawn")] == [0, 0]
    assert s.box == 8
    assert len(reserve(s)) == before + 2, "only the players' own gems came in"
    assert GAME.broken(s) is None


def test_draws_are_without_replacement_within_a_bidding_round() -> None:
    s = table(1, phase="auction", virtual=3, display=FOUR)
    s.box = 1
    for i in range(60):
        twin = s.copy()
        twin.key = i.to_bytes(16, "little")
        draw_virtual_bids(twin)
        assert len(set(twin.virtual_bids)) == 3


@pytest.mark.proves("S-234", "D-15")
def test_equal_gems_clash_on_a_single_card() -> None:
    s = auction(1, 1, "r", gems={0: "rr"})
    answer(s, "bid red")
    assert hand(s, 0) == []
    assert gems(s, 0) == "r"
    assert s.reserve[1] == 3
    assert s.box == 12
    assert shown(s, "red-lower") == 11
    assert (asking(s), s.bidding, s.virtual_left) == ("bid", 2, 1)


@pytest.mark.proves("S-235", "S-236", "D-16")
def test_different_gems_the_human_takes_and_the_lower_card_is_removed() -> None:
    s = auction(1, 1, "b", gems={0: "r"}, display={**FOUR, "blue-upper": 20}, hands={0: "71"})
    answer(s, "bid red")
    assert 11 in hand(s, 0)
    (event,) = told(s, "VirtualTook")
    assert event.card == 10 - 1, "the lower one of two"
    assert 10 - 1 in s.discard
    assert asking(s) == "build", "the auction is over"


@pytest.mark.proves("S-237", "D-17")
def test_a_virtual_bid_without_a_card_removes_one_of_choice_after_the_gain() -> None:
    display = {"red-lower": 11, "green-lower": 12, "yellow-lower": 13}
    s = auction(1, 1, "b", gems={0: "r"}, display=display)
    answer(s, "bid red")
    assert hand(s, 0) == [11]
    assert (asking(s), offers(s, 0)) == ("removal", ["remove green-lower", "remove yellow-lower"])
    assert why(s, 0, "remove red-lower").message == "empty-place"
    act(s, 0, "remove yellow-lower")
    assert 13 - 1 in s.discard
    assert asking(s) == "build"


@pytest.mark.proves("R-44")
def test_the_best_priority_of_all_humans_removes_one_after_another() -> None:
    display = {"red-lower": 11, "green-lower": 12, "yellow-lower": 13, "red-upper": 21}
    s = auction(
        2, 2, "bb", gems={0: "g", 1: "y"}, display=display, skips={1: 1},
        pyramids={0: ["30 1 0"], 1: ["5 1 0"]},
    )  # fmt: skip
    assert s.to_act() == (0,), "the other one skips this auction"
    answer(s, "bid green")
    assert (asking(s), s.to_act()) == ("removal", (1,)), "but removes, with the lowest number"
    act(s, 1, "remove red-upper")
    assert (asking(s), s.to_act()) == ("removal", (1,))
    act(s, 1, "remove yellow-lower")
    assert s.virtual_left == 0


@pytest.mark.proves("R-7")
def test_removals_come_before_pass_gems() -> None:
    display = {"red-lower": 11, "green-lower": 12}
    s = auction(1, 1, "b", display=display)
    answer(s, "bid pass")
    assert asking(s) == "removal"
    act(s, 0, "remove red-lower")
    assert asking(s) == "gem"


@pytest.mark.proves("S-239", "R-47")
def test_solo_nobody_loses_and_attacks_hurt_nobody() -> None:
    s = table(1, phase="end", round=12, attacks={0: 3})
    finish(s)
    assert s.result().winners == (0,)
    assert s.result().places == (1,)
    assert lines(s)["attacks"] == 0
    t = table(1, hands={0: "67"}, gems={0: "bbb"}, pyramids={0: ["60 1 0 magic"]})
    act(t, 0, "play #67")
    act(t, 0, "cell 1 1")
    assert told(t, "BarterDeclined")[0].possible is False


@pytest.mark.proves("S-240", "S-241", "S-242", "R-48")
@pytest.mark.parametrize(("seats", "most"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_never_more_than_four_in_all(seats: int, most: int) -> None:
    least = 1 if seats == 1 else 0
    for virtual in range(4):
        if least <= virtual <= most:
            assert fresh(seats, virtual=virtual).virtual == virtual
        else:
            with pytest.raises(BadInput, match="virtual"):
                fresh(seats, virtual=virtual)
    assert fresh(seats).virtual == least


@pytest.mark.proves("S-244")
@pytest.mark.parametrize("seats", [1, 2])
def test_two_virtual_bids_on_one_card_leave_it(seats: int) -> None:
    s = auction(seats, 2, "bb", gems={0: "rr", 1: "rr"})
    answer(s, *["bid red"] * seats)
    assert shown(s, "blue-upper" if seats == 1 else "blue-lower") == 10
    assert told(s, "VirtualTook") == []
    assert told(s, "VirtualBidsFailed")[0].count == 2
    if seats == 2:
        assert s.virtual_left == 2, "both go on with the two who clashed"


@pytest.mark.proves("S-245", "D-19")
def test_two_virtual_bids_on_two_cards_remove_both() -> None:
    s = auction(2, 2, "gg", gems={0: "rr", 1: "rr"}, display={**FOUR, "green-upper": 22})
    answer(s, "bid red", "bid red")
    assert [event.card + 1 for event in told(s, "VirtualTook")] == [12, 22]
    assert s.virtual_left == 0
    assert asking(s) == "bid"


@pytest.mark.proves("S-246")
def test_with_a_human_among_them_the_cards_stay() -> None:
    s = auction(1, 2, "gg", gems={0: "gg"}, display={**FOUR, "green-upper": 22})
    answer(s, "bid green")
    assert (shown(s, "green-lower"), shown(s, "green-upper")) == (12, 22)
    assert gems(s, 0) == "g"
    assert (asking(s), s.virtual_left) == ("bid", 2)


@pytest.mark.proves("S-247", "S-248", "D-18", "R-56")
@pytest.mark.parametrize("seats", [1, 2])
def test_beside_one_virtual_bid_the_human_may_take_the_upper_card_only(seats: int) -> None:
    s = auction(seats, 1, "g", gems={0: "gg"}, display=PAIRS)
    answer(s, *["bid green", "bid pass"][:seats])
    assert offers(s, 0) == ["take green-upper", "go-on"]
    assert why(s, 0, "take green-lower").message == "lower-card-barred"
    assert why(s, 0, "take blue-upper").message == "other-colour"
    act(s, 0, "take green-upper")
    assert hand(s, 0) == [22]
    assert 12 - 1 in s.discard
    assert s.virtual_left == 0
    assert gems(s, 0) == "g"


@pytest.mark.proves("S-247")
def test_or_both_go_on() -> None:
    s = auction(1, 1, "g", gems={0: "gg"}, display=PAIRS)
    answer(s, "bid green")
    act(s, 0, "go-on")
    assert hand(s, 0) == []
    assert gems(s, 0) == "g", "the gem is spent either way"
    assert (shown(s, "green-lower"), shown(s, "green-upper")) == (12, 22)
    assert (asking(s), s.virtual_left, s.bidding) == ("bid", 1, 2)


def test_two_humans_and_a_virtual_bid_clash() -> None:
    s = auction(2, 1, "g", gems={0: "gg", 1: "gg"}, display=PAIRS)
    answer(s, "bid green", "bid green")
    assert told(s, "WishRevealed") == []
    assert (shown(s, "green-lower"), shown(s, "green-upper")) == (12, 22)
    assert s.to_act() == (0, 1)


def test_humans_lose_their_gem_where_an_attack_took_the_card_and_the_virtual_one_removes() -> None:
    s = auction(2, 1, "g", gems={0: "gg"}, attacks={1: 1})
    answer(s, "bid green", "bid attack")
    act(s, 1, "take green-lower")
    assert asking(s) == "removal"
    assert gems(s, 0) == "g"
    act(s, 0, "remove blue-lower")
    assert s.virtual_left == 0
    assert (asking(s), s.to_act()) == ("bid", (0,))


@pytest.mark.proves("R-46")
def test_three_virtual_bids_on_one_colour_leave_the_cards() -> None:
    s = auction(1, 3, "ggg", gems={0: "rr"}, display={**PAIRS, "red-upper": 24})
    answer(s, "bid red")
    act(s, 0, "take red-lower")
    assert told(s, "VirtualTook") == []
    assert told(s, "VirtualBidsFailed")[0].count == 3


@pytest.mark.proves("S-249", "R-43")
def test_virtual_bids_count_beside_an_empty_fist_but_never_alone() -> None:
    s = auction(1, 1, "b", hands={0: "71"})
    answer(s, "bid pass")
    assert told(s, "VirtualTook")[0].card == 10 - 1, "the human has taken part in that round"
    take(s, 0, "bbb")
    go_on(s, "build")
    t = auction(1, 2, "bb", gems={0: "r"}, hands={0: "71"})
    answer(t, "bid red")
    assert asking(t) == "build", "two virtual opponents are left, but no human"
    assert len(told(t, "VirtualBidDrawn")) == 2


@pytest.mark.proves("R-34")
def test_without_a_human_there_is_no_bidding_at_all() -> None:
    s = table(2, phase="auction", virtual=1, display=FOUR, skips={0: 1, 1: 1}, hands={0: "71"})
    assert asking(s) == "build"
    assert told(s, "VirtualBidDrawn") == []
    assert can(s, 0, "play #71")


def test_a_record_names_virtual_opponents_where_they_differ_from_the_default() -> None:
    solo = Match(GAME, ["Anna"], 1)
    assert solo.options["virtual"] == 1
    assert "virtual" not in solo.record().text()
    pair = Match(GAME, ["Anna", "Bob"], 1, {"virtual": 1})
    assert "option virtual 1" in pair.record().text()
    assert parse_record(solo.record().text()) == solo.record()
    assert parse_record(pair.record().text()) == pair.record()
