"""Phase I (specification, section 5)."""

from __future__ import annotations

import pytest

from intrika.core.refusal import IllegalAction
from tests.games.viceroy.table import (
    act,
    answer,
    asking,
    can,
    finish,
    gems,
    go_on,
    hand,
    offers,
    on_card,
    opened,
    reserve,
    shown,
    table,
    take,
    told,
    why,
)  # fmt: skip

FOUR = {"blue-lower": 10, "red-lower": 11, "green-lower": 12, "yellow-lower": 32}
EIGHT = {**FOUR, "blue-upper": 20, "red-upper": 21, "green-upper": 22, "yellow-upper": 23}
TWO_RED = {"red-lower": 11, "red-upper": 21}


@pytest.mark.proves("S-035", "S-146", "S-183", "S-034", "R-6")
def test_twelve_rounds_of_auction_then_building_and_the_end() -> None:
    s = table(2, phase="auction", display=FOUR, round=11)
    answer(s, "bid pass", "bid pass")
    go_on(s, "bid")
    assert (s.round, asking(s)) == (12, "bid"), "empty hands pass the building phase"
    assert s.big == (), "all 48 are out when the last round starts"
    answer(s, "bid pass", "bid pass")
    while asking(s) == "gem":
        act(s, s.to_act()[0], offers(s, s.to_act()[0])[0])
    assert s.round == 12
    finish(s)
    assert s.over
    assert s.result().lines[0][0].name == "circles"


@pytest.mark.proves("S-035", "S-146")
def test_every_round_begins_with_its_auction() -> None:
    s = opened(2)
    go_on(s, "bid")
    for number in (1, 2):
        assert (s.round, asking(s), s.build) == (number, "bid", 0)
        answer(s, "bid pass", "bid pass")
        while asking(s) == "gem":
            act(s, s.to_act()[0], offers(s, s.to_act()[0])[0])
        assert (s.round, asking(s), s.build) == (number, "build", 1)
        answer(s, "pass", "pass")


@pytest.mark.proves("S-100", "S-182")
def test_the_last_four_cards_of_the_big_deck_make_the_last_round() -> None:
    s = table(2, phase="auction", display=FOUR, round=11)
    assert len(s.big) == 4
    answer(s, "bid pass", "bid pass")
    while asking(s) == "gem":
        act(s, s.to_act()[0], offers(s, s.to_act()[0])[0])
    assert len(s.big) == 0
    assert sum(card >= 0 for card in s.display) == 8
    assert told(s, "RoundStarted")[-1].round == 12


@pytest.mark.proves("S-036", "S-059", "S-060", "S-067")
def test_bids_are_simultaneous_and_hidden_until_the_last() -> None:
    s = table(3, phase="auction", display=FOUR, gems={0: "b", 1: "b", 2: "b"})
    assert s.to_act() == (0, 1, 2)
    before = s.view(1)
    act(s, 0, "bid pass")
    assert s.to_act() == (1, 2)
    assert s.view(1)["players"] == before["players"], "an empty fist looks like a full one"
    assert told(s, "BidRevealed") == []
    answer(s, "bid blue", "bid pass")
    assert [event.bid for event in told(s, "BidRevealed")] == [5, 0, 5]


@pytest.mark.proves("S-057", "S-058", "S-075", "S-076", "E-3")
def test_a_character_needs_a_gem_of_the_colour_of_its_auction_card() -> None:
    s = table(2, phase="auction", display={"yellow-lower": 32}, gems={0: "bbrrgg", 1: "y"})
    assert offers(s, 0) == ["bid pass"]
    assert why(s, 0, "bid yellow").message == "no-gem-to-bid"
    assert can(s, 1, "bid yellow")
    answer(s, "bid pass", "bid yellow")
    assert hand(s, 1) == [32]


@pytest.mark.proves("S-081")
def test_a_colour_without_a_card_may_not_be_bid() -> None:
    s = table(2, phase="auction", display={"red-upper": 11}, gems={0: "br"})
    assert offers(s, 0) == ["bid red", "bid pass"]
    assert why(s, 0, "bid blue").message == "no-card-at-colour"


@pytest.mark.proves("S-037", "S-061", "S-062", "S-078", "S-079", "S-082")
def test_the_only_bidder_gets_the_card_into_hand_and_is_finished() -> None:
    s = table(2, phase="auction", display=FOUR, gems={0: "bb", 1: "rr"})
    before = reserve(s)
    answer(s, "bid blue", "bid red")
    assert hand(s, 0) == [10]
    assert hand(s, 1) == [11]
    assert gems(s, 0) == "b"
    assert gems(s, 1) == "r"
    assert len(reserve(s)) == len(before) + 2
    assert asking(s) == "build", "both are finished, so the auction is over"
    assert len(s.cells[0]) == 1, "a card won is not played yet"


@pytest.mark.proves("S-063", "S-064", "S-077", "S-229", "D-3")
def test_equal_bids_on_one_card_lose_their_gems_and_go_on() -> None:
    s = table(
        3, phase="auction", display=FOUR, gems={0: "bb", 1: "bb", 2: "r"},
        pyramids={0: ["1 1 0"], 1: ["2 1 0"]},
    )  # fmt: skip
    answer(s, "bid blue", "bid blue", "bid red")
    assert (gems(s, 0), gems(s, 1)) == ("b", "b")
    assert shown(s, "blue-lower") == 10, "not even the lowest number decides"
    assert asking(s) == "bid"
    assert s.to_act() == (0, 1)
    assert s.bidding == 2
    assert s.reserve[0] == 10


@pytest.mark.proves("S-066", "S-068", "S-069", "S-101")
@pytest.mark.parametrize("when", [1, 2, 3])
def test_an_empty_fist_passes_in_any_bidding_round(when: int) -> None:
    s = table(2, phase="auction", display=FOUR, gems={0: "bbb", 1: "bbb"}, reserve="rrrrr")
    for _ in range(when - 1):
        answer(s, "bid blue", "bid blue")
    before = len(gems(s, 0))
    answer(s, "bid pass", "bid blue")
    assert told(s, "Passed")[0].seat == 0
    take(s, 0, "rrr")
    assert gems(s, 0).count("b") + gems(s, 0).count("r") == before + 3
    assert hand(s, 0) == []
    assert hand(s, 1) == [10]


@pytest.mark.proves("S-070", "S-071", "S-072", "S-111")
def test_only_those_without_card_and_pass_bid_again() -> None:
    s = table(4, phase="auction", display=FOUR, gems={0: "bb", 1: "bbb", 2: "r", 3: "g"})
    answer(s, "bid blue", "bid blue", "bid red", "bid pass")
    take(s, 3, "ggg")
    assert s.to_act() == (0, 1)
    assert why(s, 3, "bid green").message == "not-your-turn"
    answer(s, "bid blue", "bid blue")
    assert s.to_act() == (0, 1), "both clashed again"
    assert s.bidding == 3
    assert [event.seat for event in told(s, "Passed")] == [3]


@pytest.mark.proves("S-073", "S-074", "S-080", "S-096", "S-102", "D-7")
def test_after_the_third_bidding_round_everybody_left_has_passed() -> None:
    s = table(
        2, phase="auction", display=FOUR, gems={0: "bbb", 1: "bbb"},
        pyramids={0: ["40 1 0 science"], 1: ["41 1 0"]},
    )  # fmt: skip
    for _ in range(3):
        assert asking(s) == "bid"
        answer(s, "bid blue", "bid blue")
    assert gems(s, 0) == "", "the third gem is lost too"
    take(s, 0, "rrgg")
    assert gems(s, 0) == "rrgg"
    take(s, 1, "yyy")
    assert [(event.seat, event.count) for event in told(s, "Passed")] == [(0, 4), (1, 3)]
    assert asking(s) == "bid", "the next round's auction: there was no fourth bidding round"
    assert s.round == 3


@pytest.mark.proves("S-088", "S-089", "S-090", "R-59")
def test_a_single_bidder_chooses_one_of_two_cards_and_must_take_one() -> None:
    s = table(2, phase="auction", display=EIGHT, gems={0: "r"})
    answer(s, "bid red", "bid pass")
    assert offers(s, 0) == ["take red-lower", "take red-upper"]
    assert why(s, 0, "take blue-lower").message == "other-colour"
    act(s, 0, "take red-upper")
    assert hand(s, 0) == [21]
    assert shown(s, "red-lower") == 11


@pytest.mark.proves("S-065", "S-091", "S-092", "D-5", "R-12")
@pytest.mark.parametrize(
    ("wishes", "cards"),
    [
        (("upper", "lower"), (21, 11)), (("lower", "upper"), (11, 21)),
        (("upper", "either"), (21, 11)), (("either", "upper"), (11, 21)),
        (("lower", "either"), (11, 21)), (("either", "lower"), (21, 11)),
    ],
)  # fmt: skip
def test_two_bidders_at_two_cards_may_agree(
    wishes: tuple[str, str], cards: tuple[int, int]
) -> None:
    s = table(3, phase="auction", display=TWO_RED, gems={1: "r", 2: "r"})
    answer(s, "bid pass", "bid red", "bid red")
    assert asking(s) == "wish"
    act(s, 1, f"wish {wishes[0]}")
    assert told(s, "WishRevealed") == [], "wishes are secret until both are there"
    act(s, 2, f"wish {wishes[1]}")
    assert (hand(s, 1), hand(s, 2)) == ([cards[0]], [cards[1]])
    take(s, 0, "bbb")
    assert asking(s) == "build"


@pytest.mark.proves("S-093", "D-6")
@pytest.mark.parametrize(
    "wishes",
    [("upper", "upper"), ("lower", "lower"), ("refuse", "either"), ("upper", "refuse")],
)
def test_without_agreement_neither_gets_a_card_and_both_go_on(wishes: tuple[str, str]) -> None:
    s = table(2, phase="auction", display=TWO_RED, gems={0: "rr", 1: "rr"})
    answer(s, "bid red", "bid red")
    answer(s, f"wish {wishes[0]}", f"wish {wishes[1]}")
    assert (hand(s, 0), hand(s, 1)) == ([], [])
    assert asking(s) == "bid"
    assert s.to_act() == (0, 1)
    assert (gems(s, 0), gems(s, 1)) == ("r", "r")


@pytest.mark.proves("R-12")
def test_more_negotiation_steps_repeat_equal_wishes_only() -> None:
    s = table(2, phase="auction", display=TWO_RED, gems={0: "rr", 1: "rr"}, negotiation_steps=2)
    answer(s, "bid red", "bid red")
    answer(s, "wish upper", "wish upper")
    assert asking(s) == "wish"
    assert s.view(0)["players"][1]["wish"] == "upper", "the wishes are shown"
    answer(s, "wish upper", "wish upper")
    assert asking(s) == "bid", "the steps are used up"
    t = table(2, phase="auction", display=TWO_RED, gems={0: "rr", 1: "rr"}, negotiation_steps=2)
    answer(t, "bid red", "bid red")
    answer(t, "wish refuse", "wish upper")
    assert asking(t) == "bid", "a refusal ends it at once"


@pytest.mark.proves("R-13")
def test_two_either_wishes_let_the_better_priority_pick() -> None:
    s = table(
        2, phase="auction", display=TWO_RED, gems={0: "r", 1: "r"},
        pyramids={0: ["50 1 0"], 1: ["7 1 0"]},
    )  # fmt: skip
    answer(s, "bid red", "bid red")
    answer(s, "wish either", "wish either")
    assert (asking(s), s.to_act()) == ("pick", (1,))
    act(s, 1, "take red-lower")
    assert (hand(s, 0), hand(s, 1)) == ([21], [11])
    t = table(
        2, phase="auction", display=TWO_RED, gems={0: "r", 1: "r"},
        pyramids={0: ["50 1 0"], 1: ["7 1 0"]},
    )  # fmt: skip
    answer(t, "bid red", "bid red")
    answer(t, "wish either", "wish either")
    act(t, 1, "take red-upper")
    assert (hand(t, 0), hand(t, 1)) == ([11], [21])


@pytest.mark.proves("S-094", "S-095")
@pytest.mark.parametrize("bidders", [3, 4])
def test_three_or_four_bidders_at_two_cards_make_no_deal(bidders: int) -> None:
    s = table(4, phase="auction", display=TWO_RED, gems=dict.fromkeys(range(4), "rr"))
    bids = ["bid red"] * bidders + ["bid pass"] * (4 - bidders)
    answer(s, *bids)
    assert told(s, "WishRevealed") == []
    assert all(gems(s, seat).count("r") == 1 for seat in range(bidders))
    while asking(s) == "gem":
        act(s, s.to_act()[0], offers(s, s.to_act()[0])[0])
    assert asking(s) == "bid"
    assert s.to_act() == tuple(range(bidders))
    assert s.bidding == 2


@pytest.mark.proves("R-55")
def test_choices_of_several_slots_come_from_left_to_right() -> None:
    s = table(
        4, phase="auction", display=EIGHT, slots="ygrb",
        gems={0: "b", 1: "g", 2: "y", 3: "y"},
    )  # fmt: skip
    answer(s, "bid blue", "bid green", "bid yellow", "bid yellow")
    assert asking(s) == "wish"
    answer(s, "wish upper", "wish lower")
    assert (asking(s), s.to_act()) == ("pick", (1,))
    act(s, 1, "take green-lower")
    assert (asking(s), s.to_act()) == ("pick", (0,))


@pytest.mark.proves("S-097", "S-098", "S-099", "R-5", "S-210")
def test_refresh_discards_upper_moves_lower_and_reveals_four() -> None:
    s = table(2, phase="auction", display=EIGHT, gems={0: "b"}, hands={1: "70"})
    top = [n + 1 for n in s.big[:-5:-1]]
    answer(s, "bid blue", "bid pass")
    act(s, 0, "take blue-lower")
    take(s, 1, "bbb")
    assert asking(s) == "build", "the new cards are there during building"
    discarded = [card + 1 for card in s.discard]
    assert [n in discarded for n in (20, 21, 22, 23)] == [True] * 4
    assert shown(s, "blue-upper") == 0
    assert [shown(s, f"{c}-upper") for c in ("red", "green", "yellow")] == [11, 12, 32]
    assert [shown(s, f"{c}-lower") for c in ("blue", "red", "green", "yellow")] == top
    assert s.view(0)["discard"]


@pytest.mark.proves("R-6", "S-211")
def test_the_refresh_of_round_12_reveals_nothing() -> None:
    s = table(2, phase="auction", display=FOUR, round=12, hands={0: "70"})
    answer(s, "bid pass", "bid pass")
    while asking(s) == "gem":
        act(s, s.to_act()[0], offers(s, s.to_act()[0])[0])
    assert asking(s) == "build"
    assert all(shown(s, f"{c}-lower") == 0 for c in ("blue", "red", "green", "yellow"))
    assert shown(s, "yellow-upper") == 32


@pytest.mark.proves("S-103", "S-104", "S-105", "S-155", "S-156", "E-7", "R-14", "S-109")
def test_passing_gives_three_gems_and_one_for_each_science_token() -> None:
    s = table(
        2, phase="auction", display=FOUR,
        pyramids={0: ["40 1 0 science science", "41 1 1 science science"]},
    )  # fmt: skip
    answer(s, "bid pass", "bid pass")
    assert s.view(0)["ask"]["left"] == 7
    assert not can(s, 0, "pass"), "nobody takes less than is due"
    take(s, 0, "brrgyyy")
    assert gems(s, 0) == "brrgyyy"
    assert s.view(1)["players"][0]["gems"] is None, "they lie behind the screen"


@pytest.mark.proves("S-108", "S-110", "S-148", "R-23", "S-213")
def test_a_short_reserve_gives_what_it_has() -> None:
    s = table(2, phase="auction", display=FOUR, reserve="ry")
    answer(s, "bid pass", "bid pass")
    assert gems(s, 0) == "ry"
    assert gems(s, 1) == "", "nothing is left for the second"
    assert reserve(s) == ""
    t = table(2, phase="auction", display=FOUR, reserve="rrryyy")
    answer(t, "bid pass", "bid pass")
    assert offers(t, 0) == ["gem red", "gem yellow"], "colours that ran out cannot be taken"
    assert why(t, 0, "gem blue").message == "reserve-without"
    act(t, 0, "gem yellow")
    assert gems(t, 0) == "yyy", "in the fixed order yellow comes last, so all three are yellow"


@pytest.mark.proves("R-14")
def test_gems_come_in_the_fixed_order_of_colours() -> None:
    s = table(2, phase="auction", display=FOUR, reserve="bbbbrrrr")
    answer(s, "bid pass", "bid pass")
    act(s, 0, "gem blue", "gem red")
    assert gems(s, 0) == "brr"
    t = table(2, phase="auction", display=FOUR, reserve="bbbbrg")
    answer(t, "bid pass", "bid pass")
    assert gems(t, 0) == "b", "one must be blue"
    assert offers(t, 0) == ["gem blue", "gem red"]
    late = why(t, 0, "gem green")
    assert (late.clause, late.message) == ("R-14", "gem-too-late")
    assert late.args == {"colour": 2, "count": 2, "there": 1}
    act(t, 0, "gem red")
    assert gems(t, 0) == "brg"
    u = table(2, phase="auction", display=FOUR, reserve="bbbrrrggg")
    answer(u, "bid pass", "bid pass")
    act(u, 0, "gem red")
    assert why(u, 0, "gem blue").message == "gem-order"


@pytest.mark.proves("S-106", "S-107", "S-224", "S-225", "S-226")
def test_who_passes_together_takes_in_priority_order_all_at_once() -> None:
    s = table(
        3, phase="auction", display=FOUR, reserve="bbbrrrgg",
        pyramids={0: ["30 1 0"], 1: ["31 1 0", "5 1 1"], 2: ["13 1 0"]},
    )  # fmt: skip
    answer(s, "bid pass", "bid pass", "bid pass")
    assert s.to_act() == (1,)
    take(s, 1, "bbb")
    assert s.to_act() == (2,)
    take(s, 2, "rrr")
    assert gems(s, 0) == "gg"


@pytest.mark.proves("R-15")
def test_tucked_cards_do_not_count_for_priority() -> None:
    s = table(
        2, phase="auction", display=FOUR,
        pyramids={0: ["30 1 0 under-1!"], 1: ["13 1 0"]},
    )  # fmt: skip
    answer(s, "bid pass", "bid pass")
    assert s.to_act() == (1,)


@pytest.mark.proves("S-163", "S-164", "S-165", "R-7", "R-10")
@pytest.mark.parametrize("when", [1, 2, 3])
def test_an_attack_token_takes_any_card_first_in_any_bidding_round(when: int) -> None:
    s = table(2, phase="auction", display=FOUR, gems={0: "rrr", 1: "rrr"}, attacks={0: 2})
    for _ in range(when - 1):
        answer(s, "bid red", "bid red")
    answer(s, "bid attack", "bid red")
    assert (asking(s), s.to_act()) == ("attack-pick", (0,))
    assert len(offers(s, 0)) == 4
    assert why(s, 0, "take red-upper").message == "empty-place"
    act(s, 0, "take red-lower")
    assert hand(s, 0) == [11]
    assert s.attacks[0] == 1, "the token is back in the supply"
    assert hand(s, 1) == []
    assert gems(s, 1).count("r") == 3 - when
    assert s.to_act() == (1,)


@pytest.mark.proves("S-166", "R-11", "D-4")
def test_cards_are_counted_after_the_attack_picks() -> None:
    s = table(3, phase="auction", display=TWO_RED, gems={1: "rr", 2: "rr"}, attacks={0: 1})
    answer(s, "bid attack", "bid red", "bid red")
    act(s, 0, "take red-lower")
    assert told(s, "WishRevealed") == []
    assert (gems(s, 1), gems(s, 2)) == ("r", "r")
    assert s.to_act() == (1, 2)
    assert shown(s, "red-upper") == 21


@pytest.mark.proves("S-167", "S-227", "D-2")
def test_several_attack_tokens_pick_in_priority_order() -> None:
    s = table(
        2, phase="auction", display=FOUR, attacks={0: 1, 1: 1},
        pyramids={0: ["18 1 0", "40 1 1", "70 1 2"], 1: ["6 1 0", "88 1 1"]},
    )  # fmt: skip
    answer(s, "bid attack", "bid attack")
    assert s.to_act() == (1,)
    act(s, 1, "take red-lower")
    assert s.to_act() == (0,)
    assert not can(s, 0, "take red-lower")


@pytest.mark.proves("R-9")
def test_an_attack_bidder_without_a_card_keeps_his_token() -> None:
    s = table(
        2, phase="auction", display={"red-lower": 11}, attacks={0: 1, 1: 1},
        pyramids={0: ["18 1 0"], 1: ["6 1 0"]},
    )  # fmt: skip
    answer(s, "bid attack", "bid attack")
    assert hand(s, 1) == [11]
    assert s.attacks == [1, 0]
    assert (asking(s), s.to_act()) == ("bid", (0,))
    assert offers(s, 0) == ["bid pass"]
    assert why(s, 0, "bid attack").message == "nothing-displayed"


def test_an_attack_needs_a_token() -> None:
    s = table(2, phase="auction", display=FOUR)
    assert why(s, 0, "bid attack").message == "no-attack-token"


@pytest.mark.proves("R-8")
def test_bid_gems_are_in_the_reserve_before_pass_gems_are_taken() -> None:
    s = table(3, phase="auction", display=FOUR, gems={0: "y", 1: "y"}, reserve="")
    answer(s, "bid yellow", "bid yellow", "bid pass")
    assert gems(s, 2) == "yy"


@pytest.mark.proves("S-084", "S-085", "R-51", "S-086")
def test_nothing_said_binds_and_nothing_can_be_given_away() -> None:
    """Talk is no action: whatever was agreed, every legal bid stays open and none moves gems."""
    s = table(2, phase="auction", display=FOUR, gems={0: "br", 1: "br"})
    kinds = {a.kind for a in s.setup.game.space.all}
    assert offers(s, 0) == ["bid blue", "bid red", "bid pass"]
    assert not kinds & {"talk", "promise", "lend", "give"}
    with pytest.raises(IllegalAction):
        act(s, 0, "pay blue")


@pytest.mark.proves("S-083", "S-130")
def test_a_card_won_is_paid_for_again_when_it_is_built() -> None:
    s = table(2, phase="auction", display={"green-lower": 32}, gems={0: "gg"})
    answer(s, "bid green", "bid pass")
    take(s, 1, "bbb")
    assert asking(s) == "build"
    assert on_card(s, 0, 60) == []
    act(s, 0, "play #32")
    act(s, 0, "cell 1 1")
    assert gems(s, 0) == "", "one green for the bid, one green for level 1"
