"""Phase II (specification, section 6) and the geometry of pyramids (section 2)."""

from __future__ import annotations

import pytest

from intrika.games.viceroy.pyramid import EMPTY, NO_COLOUR, cell_at, circle, neighbours, with_card
from intrika.games.viceroy.state import State
from tests.games.viceroy.table import (
    act,
    answer,
    asking,
    at,
    can,
    cells,
    eternals_on,
    gems,
    hand,
    offers,
    on_card,
    reserve,
    table,
    take,
    told,
    why,
)  # fmt: skip

RICH = "bbbbrrrrggggyyyy"
WIDE = ["40 1 0", "41 1 1", "42 1 2", "43 1 3", "44 1 4"]
TOWER = [
    *WIDE,
    "45 2 0",
    "46 2 1",
    "47 2 2",
    "48 2 3",
    "49 3 0",
    "50 3 1",
    "51 3 2",
    "52 4 0",
    "53 4 1",
]


def grid(*lines: str) -> bytes:
    made = EMPTY
    for line in lines:
        number, level, column = line.split()
        made = with_card(made, cell_at(int(level), int(column)), int(number))
    return made


# -- cells -------------------------------------------------------------------------------------


@pytest.mark.proves("S-044", "S-045", "E-14", "S-126", "S-041")
def test_the_second_card_goes_left_or_right_the_third_also_above() -> None:
    s = table(hands={0: "71"})
    act(s, 0, "play #71")
    assert cells(s, 0) == {(1, -1), (1, 1)}
    t = table(pyramids={0: ["40 1 0", "41 1 1"]}, hands={0: "71"})
    act(t, 0, "play #71")
    assert cells(t, 0) == {(1, -1), (1, 2), (2, 0)}


@pytest.mark.proves("S-042", "S-127", "D-20")
def test_a_higher_card_needs_both_cards_below() -> None:
    s = table(pyramids={0: [*WIDE, "45 2 0", "48 2 3"]}, hands={0: "71"})
    act(s, 0, "play #71")
    assert cells(s, 0) == {(1, -1), (1, 5), (2, 1), (2, 2)}
    assert why(s, 0, "cell 3 0").message == "cell-unsupported"
    assert why(s, 0, "cell 2 0").message == "cell-taken"


@pytest.mark.proves("S-043")
def test_a_circle_of_several_colours_is_legal() -> None:
    s = table(pyramids={0: ["1 1 0", "4 1 1"]}, hands={0: "71"})
    act(s, 0, "play #71")
    act(s, 0, "cell 2 0")
    assert at(s, 0, 2, 0) == 71
    assert told(s, "CircleClosed") == []


@pytest.mark.proves("S-047", "S-048", "S-217", "S-216")
def test_five_levels_are_the_limit_width_and_hand_are_not() -> None:
    row = [f"{n} 1 {n - 20}" for n in range(1, 31)]
    s = table(4, pyramids={0: row}, hands={0: "71 72 73 75 76 77 79 80 81 82 83 84"})
    assert len(offers(s, 0)) == 13
    act(s, 0, "play #71")
    assert {(1, -20), (1, 11)} <= cells(s, 0)
    t = table(4, pyramids={0: [*TOWER, "54 5 0"]}, hands={0: "1"}, gems={0: RICH})
    act(t, 0, "play #1")
    assert max(level for level, _ in cells(t, 0)) <= 5
    assert why(t, 0, "cell 5 0").message == "cell-taken"


@pytest.mark.proves("S-140")
def test_laws_never_lie_on_level_5() -> None:
    s = table(4, pyramids={0: TOWER}, hands={0: "71"})
    act(s, 0, "play #71")
    assert (5, 0) not in cells(s, 0)
    assert why(s, 0, "cell 5 0").message == "law-too-high"


@pytest.mark.proves("S-046")
def test_cards_stay_where_they_are() -> None:
    s = table(pyramids={0: WIDE}, hands={0: "71"})
    before = s.cells[0]
    act(s, 0, "play #71", "cell 2 1", "choose attack")
    assert set(before) < set(s.cells[0])
    assert [at(s, 0, 1, c) for c in range(5)] == [40, 41, 42, 43, 44]


@pytest.mark.proves("S-049", "S-050", "R-29")
def test_neighbours_are_beside_above_and_below_at_most_six() -> None:
    expected = {(2, 0), (2, 2), (1, 1), (1, 2), (3, 0), (3, 1)}
    assert set(neighbours(cell_at(2, 1))) == {cell_at(*cell) for cell in expected}
    assert set(neighbours(cell_at(1, 0))) == {
        cell_at(*cell) for cell in ((1, -1), (1, 1), (2, -1), (2, 0))
    }


# -- circles -----------------------------------------------------------------------------------


@pytest.mark.proves("F-1", "F-3", "S-186")
def test_circles_of_the_rulebook_figures() -> None:
    example = grid("1 1 0", "76 1 1", "63 1 2", "37 2 0", "49 2 1", "18 3 0")
    assert circle(example, cell_at(2, 1)) == 2, "49 over 76 and 63 is green"
    assert circle(example, cell_at(3, 0)) == 2, "18 over 37 and 49 is green"
    assert circle(example, cell_at(2, 0)) == NO_COLOUR
    assert circle(grid("21 1 0", "46 1 1", "56 2 0"), cell_at(2, 0)) == 3, "56 over 21, 46: yellow"


@pytest.mark.proves("S-128", "R-52")
def test_closing_a_circle_of_one_colour_gives_a_gem_of_it() -> None:
    s = table(pyramids={0: ["76 1 0", "63 1 1"]}, hands={0: "88"})
    act(s, 0, "play #88", "cell 2 0")  # red half circle over green quarters
    assert told(s, "CircleClosed") == []
    t = table(pyramids={0: ["1 1 0", "3 1 1"]}, hands={0: "88"})
    act(t, 0, "play #88", "cell 2 0")  # red over red and red: a law closes circles too
    assert gems(t, 0) == "r"
    assert told(t, "CircleClosed")[0].gem is True
    u = table(pyramids={0: ["1 1 0", "3 1 1"]}, hands={0: "88"}, reserve="bgy")
    act(u, 0, "play #88", "cell 2 0")
    assert gems(u, 0) == "", "the reserve has no red gem"


@pytest.mark.proves("R-18", "S-133", "S-119")
def test_price_then_circle_gem_then_reward() -> None:
    # 13 on level 2 costs yellow and red, closes a red circle, and gives 5 points
    s = table(pyramids={0: ["1 1 0", "3 1 1"]}, hands={0: "13"}, gems={0: "y"})
    act(s, 0, "play #13")
    assert (2, 0) not in cells(s, 0), "the circle's red gem cannot help to pay"
    assert why(s, 0, "cell 2 0").message == "price-too-high"
    t = table(pyramids={0: ["1 1 0", "3 1 1"]}, hands={0: "13"}, gems={0: "yr"})
    act(t, 0, "play #13", "cell 2 0")
    names = [type(event).__name__ for event in (t.log or [])]
    order = [names.index(n) for n in ("CardPlaced", "GemPaid", "CircleClosed", "TokenPlaced")]
    assert order == sorted(order)
    assert gems(t, 0) == "r"
    assert on_card(t, 0, 13) == ["points-5"]


# -- choosing cards ----------------------------------------------------------------------------


@pytest.mark.proves("S-038", "S-112", "S-144", "S-145", "S-153")
def test_three_build_rounds_one_card_each() -> None:
    s = table(hands={0: "71 73 80 81", 1: "77 82 84 83"})
    for build in (1, 2, 3):
        assert s.build == build
        answer(s, offers(s, 0)[0], offers(s, 1)[0])
        while asking(s) != "build" and s.phase == 2:
            act(s, s.to_act()[0], offers(s, s.to_act()[0])[-1])
    assert len(hand(s, 0)) == 1
    assert asking(s) == "bid"
    assert s.round == 3


@pytest.mark.proves("S-113", "S-116", "S-117", "R-17")
def test_cards_are_chosen_in_secret_and_turned_up_together() -> None:
    s = table(hands={0: "71 73", 1: "80 81"})
    act(s, 0, "play #71")
    assert told(s, "CardTurned") == []
    assert s.view(1)["players"][0]["played"] is None
    assert s.view(1)["players"][0]["hand_size"] == 2
    act(s, 1, "play #80")
    assert [(event.seat, event.card + 1) for event in told(s, "CardTurned")] == [(0, 71), (1, 80)]
    assert asking(s) == "cell", "the cell is chosen only now"


@pytest.mark.proves("S-114", "S-115")
def test_who_passes_plays_no_more_in_this_phase() -> None:
    s = table(hands={0: "71", 1: "80 81"})
    answer(s, "pass", "play #80")
    act(s, 1, "cell 1 1", "choose points")
    assert s.to_act() == (1,)
    assert why(s, 0, "play #71").message == "not-your-turn"
    before = reserve(s)
    act(s, 1, "pass")
    assert asking(s) == "bid", "all have passed: the phase is over"
    assert reserve(s) == before, "nobody gets gems for passing here"
    assert hand(s, 0) == [71]


def test_an_empty_hand_passes_by_itself() -> None:
    s = table(hands={1: "80"})
    assert s.to_act() == (1,)
    assert told(s, "BuildingPassed")[0].seat == 0


@pytest.mark.proves("S-118", "S-228")
def test_cards_are_resolved_by_their_own_numbers_not_those_in_pyramids() -> None:
    s = table(
        3, hands={0: "84", 1: "5", 2: "71"}, gems={1: "y"},
        pyramids={0: ["1 1 0"], 1: ["64 1 0"], 2: ["30 1 0"]},
    )  # fmt: skip
    answer(s, "play #84", "play #5", "play #71")
    assert s.to_act() == (1,)
    act(s, 1, "cell 1 1")
    assert asking(s) == "gem", "the first finishes completely"
    take(s, 1, "bbb")
    assert s.to_act() == (2,)
    act(s, 2, "cell 1 1", "choose points")
    assert s.to_act() == (0,)


@pytest.mark.proves("R-16", "S-132")
def test_only_a_card_that_can_be_placed_may_be_chosen() -> None:
    s = table(hands={0: "32 1"}, gems={0: "y"})
    assert offers(s, 0) == ["play boatswain", "pass"]
    refused = why(s, 0, "play #32")
    assert (refused.clause, refused.message) == ("R-16", "card-not-affordable")
    assert refused.args == {"card": 31, "colour": 2}
    assert why(s, 0, "play #5").message == "card-not-in-hand"


@pytest.mark.proves("S-120", "S-123", "S-131", "S-132")
@pytest.mark.parametrize(
    ("level", "cell", "price"),
    [
        (1, "1 -1", "g"),
        (2, "2 4", "bg"),
        (3, "3 3", "bgy"),
        (4, "4 2", "bgyy"),
        (5, "5 0", "bgyyy"),
    ],
)
def test_the_captain_costs_more_the_higher_he_lies(level: int, cell: str, price: str) -> None:
    pyramid = [*TOWER, "54 1 5"]
    if level > 2:
        pyramid += ["55 2 4"]
    if level > 3:
        pyramid += ["56 3 3"]
    s = table(4, pyramids={0: pyramid}, hands={0: "32"}, gems={0: price})
    act(s, 0, "play #32")
    before = len(reserve(s))
    act(s, 0, f"cell {cell}")
    assert at(s, 0, level, int(cell.split()[1])) == 32
    assert len(told(s, "GemPaid")) == len(price)
    assert gems(s, 0) == ""
    assert len(reserve(s)) == before + len(price)
    short = table(4, pyramids={0: pyramid}, hands={0: "32"}, gems={0: price.replace("g", "r")})
    assert not can(short, 0, "play #32")
    if level > 1:
        lacking = table(4, pyramids={0: pyramid}, hands={0: "32"}, gems={0: price[1:] + "rr"})
        act(lacking, 0, "play #32")
        refused = why(lacking, 0, f"cell {cell}")
        assert (refused.clause, refused.message) == ("§6.1", "price-too-high")


def test_a_refused_price_names_its_figures() -> None:
    s = table(pyramids={0: [*WIDE, "45 2 0", "46 2 1"]}, hands={0: "32"}, gems={0: "gb"})
    act(s, 0, "play #32")
    assert why(s, 0, "cell 3 0").args == {
        "card": 31, "level": 3, "colour": [0, 2, 3], "missing": 3, "need": 1, "have": 0,
        "discounts": 0,
    }  # fmt: skip


@pytest.mark.proves("E-5", "S-134", "S-136")
def test_the_captain_gives_only_the_row_of_his_level() -> None:
    def placed(cell: str) -> State:
        s = table(4, pyramids={0: [*TOWER, "54 1 5", "55 2 4", "56 3 3"]}, hands={0: "32"},
                  gems={0: "gggbbbyyyy"})  # fmt: skip
        act(s, 0, "play #32", f"cell {cell}")
        return s

    one = placed("1 -1")
    assert asking(one) == "deck"
    assert len(told(one, "TokenPlaced")) == 0
    two = table(pyramids={0: WIDE}, hands={0: "32"}, gems={0: "gb"}, display={})
    act(two, 0, "play #32", "cell 2 0")
    assert two.view(0)["ask"]["left"] == 5
    three = table(pyramids={0: [*WIDE, "45 2 0", "46 2 1"]}, hands={0: "32"}, gems={0: "gby"})
    act(three, 0, "play #32", "cell 3 0")
    assert on_card(three, 0, 32) == ["magic"]
    four = placed("4 2")
    assert on_card(four, 0, 32) == ["points-12"]
    assert hand(four, 0) == []


@pytest.mark.proves("E-6", "S-137", "S-138", "R-26")
def test_level_5_gives_rows_1_to_3_or_15_points() -> None:
    s = table(4, pyramids={0: TOWER}, hands={0: "32 71"}, gems={0: "bgyyy"})
    answer(s, "play #32")
    act(s, 0, "cell 5 0")
    assert offers(s, 0) == ["level5 rows", "level5 points"]
    rows = s.copy()
    act(s, 0, "level5 points")
    assert on_card(s, 0, 32) == ["points-15"]
    assert asking(s) == "build"
    act(rows, 0, "level5 rows")
    assert asking(rows) == "deck", "row 1 first"
    act(rows, 0, "draw small")
    assert rows.view(0)["ask"]["left"] == 5, "then row 2"
    take(rows, 0, "bbbbb")
    assert on_card(rows, 0, 32) == ["magic"]
    assert "points-12" not in on_card(rows, 0, 32)


@pytest.mark.proves("S-039", "S-139", "S-141", "S-142")
def test_a_law_is_laid_face_up_for_nothing_and_acts_at_once() -> None:
    s = table(hands={0: "71"})
    act(s, 0, "play #71", "cell 1 1")
    assert asking(s) == "choose"
    assert s.view(1)["players"][0]["pyramid"][1]["card"] == "war-edict"
    act(s, 0, "choose gems")
    assert told(s, "GemPaid") == []
    assert s.view(0)["ask"]["left"] == 4


# -- eternal gems ------------------------------------------------------------------------------


@pytest.mark.proves("S-174", "S-175", "S-176", "E-8", "R-19")
def test_an_eternal_gem_may_reduce_one_payment_by_one() -> None:
    # 54 on level 2 costs red and blue; 36 on level 2 two blue; take 36 with yellow: level 3
    s = table(
        pyramids={0: ["40 1 0 eternal-blue", "41 1 1", "42 1 2", "45 2 0", "46 2 1"]},
        hands={0: "36"}, gems={0: "bby"},
    )  # fmt: skip
    act(s, 0, "play #36", "cell 3 0")  # blue, blue, yellow
    assert (asking(s), offers(s, 0)) == ("discount", ["discount use", "discount keep"])
    kept = s.copy()
    act(s, 0, "discount use")
    assert gems(s, 0) == "b", "one yellow and one blue were paid"
    act(kept, 0, "discount keep")
    assert gems(kept, 0) == ""


@pytest.mark.proves("R-19")
def test_a_discount_is_not_asked_where_it_is_needed() -> None:
    s = table(
        pyramids={0: ["40 1 0 eternal-blue", "41 1 1"]}, hands={0: "36"}, gems={0: "b"},
    )  # fmt: skip
    act(s, 0, "play #36", "cell 2 0")
    assert told(s, "DiscountUsed")[0].colour == 0
    assert gems(s, 0) == ""
    t = table(pyramids={0: ["40 1 0 eternal-blue"]}, hands={0: "36"})
    assert can(t, 0, "play #36"), "a cell counts as affordable with every discount"


@pytest.mark.proves("R-19", "R-60")
def test_a_gem_may_be_kept_where_another_one_makes_up_for_it() -> None:
    s = table(
        pyramids={0: ["40 1 0 eternal-blue", "41 1 1 eternal-blue"]}, hands={0: "36"},
        gems={0: "b"},
    )  # fmt: skip
    act(s, 0, "play #36", "cell 2 0")  # two blue: one gem and one of the two discounts
    assert s.view(0)["ask"]["under"] == 39
    used = s.copy()
    act(s, 0, "discount keep")
    assert [event.card for event in told(s, "DiscountUsed")] == [40], "now the other is needed"
    assert gems(s, 0) == ""
    act(used, 0, "discount use")
    assert asking(used) == "discount", "the second one may still be kept"
    act(used, 0, "discount keep")
    assert [code & 1 for code in used.eternals[0]] == [1, 0]


@pytest.mark.proves("S-175", "R-60")
def test_an_eternal_gem_never_pays_for_another_colour() -> None:
    s = table(
        pyramids={0: ["40 1 0 eternal-red", "41 1 1 eternal-yellow"]}, hands={0: "36"},
        gems={0: "bb"},
    )  # fmt: skip
    act(s, 0, "play #36", "cell 2 0")  # two blue
    assert told(s, "DiscountUsed") == []
    assert gems(s, 0) == "", "nothing was asked, both gems were paid"


@pytest.mark.proves("S-177", "S-178", "S-179", "R-60")
def test_several_eternal_gems_are_used_each_once_per_phase_by_choice() -> None:
    s = table(
        pyramids={0: ["40 1 0 eternal-blue", "41 1 1 eternal-blue", "42 1 2"]},
        hands={0: "36 35 33"}, gems={0: "bgb"},
    )  # fmt: skip
    act(s, 0, "play #36", "cell 2 0")  # two blue, two eternal gems, two real ones
    assert s.view(0)["ask"]["under"] == 39, "by level, then column"
    act(s, 0, "discount keep")
    assert s.view(0)["ask"]["under"] == 40
    act(s, 0, "discount use")
    assert [event.card for event in told(s, "DiscountUsed")] == [40], "the owner says which"
    used = [bool(code & 1) for code in s.eternals[0]]
    assert used == [False, True]
    assert gems(s, 0) == "bg"
    act(s, 0, "play #33", "cell 1 3")  # one blue: the other eternal gem
    act(s, 0, "discount use")
    take(s, 0, "rrr")
    assert [code & 1 for code in s.eternals[0]] == [1, 1]
    act(s, 0, "pass")
    assert len(s.eternals[0]) == 2


@pytest.mark.proves("S-179", "S-180")
def test_discounts_come_back_in_the_next_phase_and_gems_stay() -> None:
    s = table(
        pyramids={0: ["40 1 0 eternal-blue"]}, hands={0: "33 35"}, gems={0: "y"},
        display={"blue-lower": 9},
    )  # fmt: skip
    act(s, 0, "play #33", "cell 1 1")
    take(s, 0, "yyy")
    assert not can(s, 0, "play #36")
    assert offers(s, 0) == ["pass"], "35 needs green, and no discount is left for 33's colour"
    act(s, 0, "pass")
    assert eternals_on(s, 0, 40) == ["blue"]
    answer(s, "bid pass", "bid pass")
    take(s, 0, "rrr")
    take(s, 1, "rrr")
    assert (s.round, asking(s)) == (3, "build")
    assert eternals_on(s, 0, 40) == ["blue"], "used gems lie there still"
    assert all(code & 1 == 0 for code in s.eternals[0])


@pytest.mark.proves("D-21", "S-178")
def test_a_kept_discount_pays_a_later_card_of_the_same_phase() -> None:
    t = table(
        pyramids={0: ["76 1 0 eternal-green", "63 1 1"]}, hands={0: "30 24"}, gems={0: "gb"},
        reserve="",
    )  # fmt: skip
    act(t, 0, "play #30", "cell 2 0")  # green and blue; green half circle over green quarters
    assert asking(t) == "discount"
    act(t, 0, "discount keep")
    assert told(t, "CircleClosed")[0].gem is True
    assert gems(t, 0).count("g") == 1, "the gem just paid came back as the circle's"
    while asking(t) == "gem":
        act(t, 0, offers(t, 0)[0])
    act(t, 0, "play #24", "cell 1 2")
    assert asking(t) == "discount"
    act(t, 0, "discount use")
    assert gems(t, 0).count("g") == 1, "the second card cost no gem"


@pytest.mark.proves("R-20")
def test_an_eternal_gem_helps_at_once_but_only_when_building() -> None:
    # 18 on level 1 costs green and gives a blue eternal gem; 33 costs blue
    s = table(hands={0: "18 33"}, gems={0: "g"}, reserve="bbb")
    assert not can(s, 0, "play #33")
    act(s, 0, "play #18", "cell 1 1")
    assert eternals_on(s, 0, 18) == ["blue"]
    act(s, 0, "play #33", "cell 1 2")
    assert told(s, "DiscountUsed")[0].card == 17
    t = table(phase="auction", display={"blue-lower": 9}, pyramids={0: ["40 1 0 eternal-blue"]})
    assert offers(t, 0) == ["bid pass"], "never in an auction"


def test_equal_gems_on_one_card_are_asked_once_for_all_that_are_kept() -> None:
    s = table(
        pyramids={0: ["40 1 0 eternal-blue eternal-blue", "41 1 1"]}, hands={0: "36"},
        gems={0: "bb"},
    )  # fmt: skip
    act(s, 0, "play #36", "cell 2 0")
    kept = s.copy()
    act(kept, 0, "discount keep")
    assert gems(kept, 0) == ""
    act(s, 0, "discount use")
    assert asking(s) == "discount"
    act(s, 0, "discount use")
    assert gems(s, 0) == "bb"


@pytest.mark.proves("R-19", "R-60")
def test_auto_discount_always_takes_the_most_first_ones_first() -> None:
    s = table(
        pyramids={0: ["40 1 0 eternal-blue", "41 1 1 eternal-blue", "42 1 2 eternal-blue"]},
        hands={0: "36"}, gems={0: "bb"}, auto_discount=True,
    )  # fmt: skip
    act(s, 0, "play #36", "cell 2 0")
    assert [event.card for event in told(s, "DiscountUsed")] == [39, 40]
    assert gems(s, 0) == "bb"


@pytest.mark.proves("R-63")
def test_discarding_a_card_for_two_gems() -> None:
    s = table(hands={0: "32", 1: "1 5"}, gems={1: "y"}, discard_for_two_gems=True)
    assert offers(s, 0) == ["pass", "discard captain"], "also a card that cannot be played"
    answer(s, "discard #32", "play #1")
    assert s.to_act() == (1,), "resolved in its place by number"
    act(s, 1, "cell 1 1", "draw small")
    assert asking(s) == "gem"
    take(s, 0, "rr")
    assert gems(s, 0) == "rr"
    assert 31 in s.discard
    assert len(s.cells[0]) == 1
    assert s.build == 2
    again = table(hands={0: "32 5 71"}, discard_for_two_gems=True)
    for card in (32, 5):
        act(again, 0, f"discard #{card}")
        take(again, 0, "rr")
    assert (again.build, again.to_act()) == (3, (0,)), "a discard is no pass"
    t = table(hands={0: "32"})
    assert why(t, 0, "discard #32").message == "no-discarding"
