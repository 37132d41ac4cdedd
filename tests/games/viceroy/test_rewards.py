"""Rewards (specification, section 7)."""

from __future__ import annotations

import pytest

from intrika.games.viceroy.cards import TOKENS
from tests.games.viceroy.table import (
    act,
    answer,
    asking,
    can,
    eternals_on,
    gems,
    hand,
    offers,
    on_card,
    reserve,
    score,
    table,
    take,
    told,
    why,
)  # fmt: skip

WIDE = ["40 1 0", "41 1 1", "42 1 2", "43 1 3", "44 1 4"]
FOURTH = [*WIDE, "45 2 0", "46 2 1", "47 2 2", "49 3 0", "50 3 1"]


@pytest.mark.proves("S-147", "S-149")
def test_gems_of_any_colours_go_behind_the_screen() -> None:
    s = table(hands={0: "5"}, gems={0: "y"})
    act(s, 0, "play #5", "cell 1 1")
    assert s.view(0)["ask"] | {"clause": ""} == {
        "name": "gem", "clause": "", "seat": 0, "left": 3, "first": 0,
    }  # fmt: skip
    take(s, 0, "bgy")
    assert gems(s, 0) == "bgy"
    assert s.view(1)["players"][0]["gems"] is None
    assert s.view(0)["players"][0]["gems"] == {"blue": 1, "red": 0, "green": 1, "yellow": 1}


@pytest.mark.proves("R-23")
def test_a_colour_that_would_leave_too_few_is_refused_by_the_clause_of_rewards() -> None:
    s = table(hands={0: "5"}, gems={0: "y"}, reserve="bbbr")
    act(s, 0, "play #5", "cell 1 1")  # three gems due; the yellow just paid lies there too
    assert gems(s, 0) == "b", "one must be blue"
    late = why(s, 0, "gem yellow")
    assert (late.clause, late.message) == ("R-23", "gem-too-late")
    assert late.args == {"colour": 3, "count": 2, "there": 1}


@pytest.mark.proves("S-150")
def test_points_lie_on_the_card() -> None:
    s = table(hands={0: "3"}, gems={0: "r"})
    act(s, 0, "play #3", "cell 1 1")
    assert on_card(s, 0, 3) == ["points-3"]


@pytest.mark.proves("S-152", "R-22")
def test_cards_are_drawn_one_by_one_from_either_deck() -> None:
    # 9 on level 4 gives two cards
    s = table(
        4, pyramids={0: FOURTH}, hands={0: "9"}, gems={0: "yggb"}, small="33 34", laws="70 71"
    )
    act(s, 0, "play #9", "cell 4 0")
    assert offers(s, 0) == ["draw small", "draw laws"]
    act(s, 0, "draw laws")
    assert hand(s, 0) == [70], "seen before the second deck is chosen"
    act(s, 0, "draw small")
    assert hand(s, 0) == [33, 70]


@pytest.mark.proves("S-211")
def test_an_empty_deck_is_not_refilled() -> None:
    s = table(4, pyramids={0: FOURTH}, hands={0: "9"}, gems={0: "yggb"}, small="", laws="70")
    act(s, 0, "play #9", "cell 4 0")
    assert hand(s, 0) == [70], "the only card there was, without a question"
    assert (s.small, s.laws) == ((), ())
    t = table(4, pyramids={0: FOURTH}, hands={0: "9"}, gems={0: "yggb"}, small="33", laws="")
    act(t, 0, "play #9", "cell 4 0")
    assert hand(t, 0) == [33]
    assert (asking(t), t.build) == ("build", 2), "the second card is simply not received"


@pytest.mark.proves("S-153")
def test_a_drawn_card_may_be_played_in_the_next_build_round() -> None:
    s = table(hands={0: "32"}, gems={0: "g"}, laws="71")
    act(s, 0, "play #32", "cell 1 1", "draw laws")
    assert s.build == 2
    assert can(s, 0, "play #71")


@pytest.mark.proves("S-154", "S-158", "S-160")
@pytest.mark.parametrize(
    ("card", "cell", "paid", "tokens"),
    [
        (17, "4 0", "gbbr", ["science", "science"]), (28, "4 0", "ggrb", ["magic", "magic"]),
        (6, "2 3", "by", ["science"]), (6, "1 5", "b", ["magic"]), (9, "1 5", "y", ["defence"]),
    ],
)  # fmt: skip
def test_science_magic_and_defence_tokens_lie_on_their_card(
    card: int, cell: str, paid: str, tokens: list[str]
) -> None:
    s = table(4, pyramids={0: FOURTH}, hands={0: str(card)}, gems={0: paid})
    act(s, 0, f"play #{card}", f"cell {cell}")
    assert on_card(s, 0, card) == tokens


@pytest.mark.parametrize(
    ("card", "paid", "token"),
    [
        (40, "brby", "circle-bonus-blue-4"), (39, "brrg", "circle-bonus-green-4"),
        (46, "bbrg", "circle-bonus-yellow-4"), (59, "brrg", "magic-bonus-5"),
        (1, "yrgr", "points-10"), (12, "rrgy", "points-12"),
    ],
)  # fmt: skip
def test_rewards_of_level_4(card: int, paid: str, token: str) -> None:
    row = [f"{n} 1 {n - 20}" for n in range(20, 24)]
    row += ["24 2 0", "25 2 1", "26 2 2", "27 3 0", "28 3 1"]
    s = table(4, pyramids={0: row}, hands={0: str(card)}, gems={0: paid})
    act(s, 0, f"play #{card}", "cell 4 0")
    assert on_card(s, 0, card) == [token]


@pytest.mark.proves("S-162")
def test_an_attack_token_goes_behind_the_screen() -> None:
    # 15 on level 3: attack and 4 points
    s = table(pyramids={0: [*WIDE, "45 2 0", "46 2 1"]}, hands={0: "15"}, gems={0: "gyb"})
    act(s, 0, "play #15", "cell 3 0")
    assert s.attacks[0] == 1
    assert on_card(s, 0, 15) == ["points-4"], "all parts of a row are received"
    assert s.view(1)["players"][0]["attacks"] is None


@pytest.mark.proves("S-169", "S-170")
def test_bonus_tokens_lie_on_the_card_in_their_kind_and_value() -> None:
    s = table(hands={0: "20"}, gems={0: "g"})
    act(s, 0, "play #20", "cell 1 1")
    assert on_card(s, 0, 20) == ["magic-bonus-2"], "a scroll with +2 is no magic token"
    t = table(4, pyramids={0: FOURTH}, hands={0: "8"}, gems={0: "bgry"})
    act(t, 0, "play #8", "cell 4 0")
    assert on_card(t, 0, 8) == ["magic", "magic-bonus-2"]
    u = table(4, pyramids={0: FOURTH}, hands={0: "37"}, gems={0: "bgyb"})
    act(u, 0, "play #37", "cell 4 0")
    assert on_card(u, 0, 37) == ["circle-bonus-red-4"]
    assert score(["20 1 0 magic-bonus-2"])["magic"] == 0, "nothing without magic"
    assert score(["20 1 0 magic-bonus-2 magic"])["magic"] == 2


@pytest.mark.proves("S-157", "S-159", "S-161")
def test_tokens_without_use_in_play_score_at_the_end() -> None:
    assert score(["20 1 0 science magic defence"])["sets"] == 12
    assert score(["20 1 0 magic magic magic-bonus-3"])["magic"] == 6
    plain = table(pyramids={0: ["20 1 0 magic defence"]}, phase="auction", display={"red-lower": 9})
    answer(plain, "bid pass", "bid pass")
    assert plain.view(0)["ask"]["left"] == 3, "magic and defence give no gems"


@pytest.mark.proves("S-171", "F-2")
def test_an_eternal_gem_comes_from_the_reserve() -> None:
    # 3 on level 3: a yellow eternal gem
    s = table(pyramids={0: [*WIDE, "45 2 0", "46 2 1"]}, hands={0: "3"}, gems={0: "rgb"})
    before = reserve(s).count("y")
    act(s, 0, "play #3", "cell 3 0")
    assert eternals_on(s, 0, 3) == ["yellow"]
    assert reserve(s).count("y") == before - 1


@pytest.mark.proves("S-172", "S-173", "R-24")
def test_without_one_there_the_owner_may_use_his_own_or_goes_without() -> None:
    s = table(hands={0: "18"}, gems={0: "gbb"}, reserve="rr")
    act(s, 0, "play #18", "cell 1 1")
    assert (asking(s), offers(s, 0)) == ("own-gem", ["own-gem yes", "own-gem no"])
    without = s.copy()
    act(s, 0, "own-gem yes")
    assert eternals_on(s, 0, 18) == ["blue"]
    assert gems(s, 0) == "b"
    act(without, 0, "own-gem no")
    assert eternals_on(without, 0, 18) == []
    assert gems(without, 0) == "bb"
    t = table(hands={0: "18"}, gems={0: "g"}, reserve="rr")
    act(t, 0, "play #18", "cell 1 1")
    assert eternals_on(t, 0, 18) == []
    assert told(t, "EternalMissed")[0].colour == 0
    assert asking(t) == "bid", "and nothing is owed later"


@pytest.mark.proves("R-59", "S-213")
def test_rewards_are_taken_in_full() -> None:
    s = table(hands={0: "5"}, gems={0: "y"})
    act(s, 0, "play #5", "cell 1 1")
    assert {a.kind for a in s.options(0)} == {"gem"}
    t = table(hands={0: "32"}, gems={0: "g"})
    act(t, 0, "play #32", "cell 1 1")
    assert {a.kind for a in t.options(0)} == {"draw"}
    u = table(hands={0: "5"}, gems={0: "y"}, reserve="")
    act(u, 0, "play #5", "cell 1 1")
    assert gems(u, 0) == "y", "the gem just paid is there again for the taking"


@pytest.mark.proves("S-151", "S-215", "R-25")
def test_tokens_but_gems_never_run_out_and_one_value_is_one_token() -> None:
    many = [f"{n} 1 {n - 1} points-12" for n in range(1, 13)]
    assert score(many, 4)["points"] == 144, "more than the eight tokens of 12 in the box"
    s = table(4, pyramids={0: [*many[:11], "59 1 11 points-12"]}, hands={0: "66"})
    act(s, 0, "play #66", "copy #59")
    assert on_card(s, 0, 59) == ["points-12", "points-12"]
    assert "points-12" in TOKENS
