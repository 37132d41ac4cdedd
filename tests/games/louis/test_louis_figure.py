"""The Louis figure (§7c-louis), with the neutral colour and once first (R-20, R-22)."""

from __future__ import annotations

import pytest

from intrika.games.louis.state import NOWHERE, State
from tests.games.louis.table import (
    A,
    B,
    C,
    D,
    chips_of,
    empty,
    lay,
    markers,
    neutral_on,
    offers,
    on,
    play,
    score,
    told,
)  # fmt: skip


def court(seats: int, board: int, *counts: int, black: bool = False, neutral: int = 0) -> State:
    """Louis on this board, markers of A, B, C, D, everybody rich."""
    s = empty(seats)
    for seat in range(seats):
        s.personal[seat], s.general[seat] = 12, 4
    s.money = [9] * seats
    s.louis = board - 1
    if black:
        s.sides = (*s.sides[: board - 1], 1, *s.sides[board:])
    markers(s, board, *counts, neutral=neutral)
    return s


@pytest.mark.proves(
    "S-093", "S-121", "S-122", "S-123", "S-124", "S-125", "S-126", "S-127", "S-128", "E-24",
    "S-166", "S-181",
)  # fmt: skip
def test_money_first_second_and_third() -> None:
    s = court(3, 2, 4, 2, 1)
    score(s, 2)
    assert chips_of(s, A) == {"letter": 1, "crown": 1}
    assert s.general[A] == 8
    assert chips_of(s, B) == {"letter": 1}
    assert s.money[B] == 9, "free of charge"
    assert s.to_act() == (C,), "the second is not asked to buy another one"
    play(s, "buy yes")
    assert s.money[C] == 6
    assert chips_of(s, C) == {"letter": 1}
    assert s.personal == [8, 12, 12]
    assert s.general == [8, 4, 4]
    assert s.louis == NOWHERE
    assert s.sides[1] == 1
    assert told(s, "LouisLeft")


@pytest.mark.proves("S-099", "S-121", "S-123", "S-124", "S-125", "S-126", "S-127", "S-167")
def test_first_place_first_second_and_third() -> None:
    s = court(3, 3, 1, 4, 2, black=True)
    score(s, 3)
    assert s.over, "under first place nobody may buy"
    assert [chips_of(s, seat) for seat in range(3)] == [{}, {"ring": 1, "crown": 1}, {"ring": 1}]
    assert s.personal == [12, 8, 12]
    assert s.general == [4, 8, 4]
    assert s.sides[2] == 0, "turned"


@pytest.mark.proves("S-129", "S-130", "S-131", "S-133", "S-132", "E-11", "R-37", "S-168")
def test_a_tie_for_most_gives_each_a_chip_and_nobody_the_crown() -> None:
    s = court(3, 4, 3, 3, 1)
    score(s, 4)
    assert chips_of(s, A) == chips_of(s, B) == {"helmet": 1}
    assert s.general[:2] == [7, 7]
    assert s.to_act() == (C,), "the others may buy under money"
    assert on(s, 4) == [0, 0, 1], "the tied ones have given theirs back already"
    play(s, "buy yes")
    assert chips_of(s, C) == {"helmet": 1}
    assert s.personal == [9, 9, 12]
    assert s.sides[3] == 1, "turned all the same"


@pytest.mark.proves("S-132", "S-133", "S-129")
def test_a_tie_for_most_under_first_place() -> None:
    s = court(4, 4, 3, 3, 2, 1, black=True)
    score(s, 4)
    assert s.over
    assert [len(chips_of(s, seat)) for seat in range(4)] == [1, 1, 0, 0], "no second place either"
    assert s.personal == [9, 9, 12, 12]


@pytest.mark.proves("S-134", "E-12")
def test_one_first_and_two_seconds_under_first_place() -> None:
    s = court(3, 1, 3, 2, 2, black=True)
    score(s, 1)
    assert chips_of(s, A) == {"sceptre": 1, "crown": 1}
    assert chips_of(s, B) == chips_of(s, C) == {}
    assert s.personal == [9, 12, 12]


@pytest.mark.proves("S-134")
def test_one_first_and_two_seconds_may_buy_under_money() -> None:
    s = court(4, 1, 3, 2, 2, 1)
    score(s, 1)
    assert chips_of(s, A) == {"sceptre": 1, "crown": 1}
    asked = []
    while not s.over:
        asked.append(s.to_act()[0])
        play(s, "buy yes")
    assert asked == [B, C, D]


@pytest.mark.proves("S-128", "S-019")
def test_louis_leaves_even_an_empty_board() -> None:
    s = court(3, 1)
    score(s, 1)
    assert s.louis == NOWHERE
    assert s.sides[0] == 0


@pytest.mark.proves("S-245", "R-20")
def test_once_first_is_no_help_for_second_place() -> None:
    s = court(3, 1, 3, 2, 2, black=True)
    lay(s, B, "once_first")
    score(s, 1)
    assert s.over
    assert chips_of(s, B) == {}


@pytest.mark.proves("R-20", "S-227")
def test_once_first_makes_the_other_tied_player_second() -> None:
    s = court(3, 1, 3, 3, 1)
    lay(s, B, "once_first")
    score(s, 1)
    play(s, "first yes")
    assert chips_of(s, B) == {"sceptre": 1, "crown": 1}
    assert chips_of(s, A) == {"sceptre": 1}
    assert (s.general[B], s.general[A]) == (7, 4)
    assert offers(s) == ["buy yes", "buy no"]
    play(s, "buy no")
    assert s.personal == [12, 9, 12]
    assert s.sides[0] == 1


@pytest.mark.proves("R-20")
def test_once_first_with_two_other_tied_players_gives_seconds_nothing() -> None:
    s = court(3, 1, 3, 3, 3, black=True)
    lay(s, B, "once_first")
    score(s, 1)
    play(s, "first yes")
    assert [chips_of(s, seat) for seat in (A, C)] == [{}, {}]


@pytest.mark.proves("R-22", "S-242")
def test_neutral_first_blocks_the_crown_but_not_the_second() -> None:
    s = court(2, 1, 3, 1, neutral=4)
    score(s, 1)
    assert chips_of(s, A) == {"sceptre": 1}
    assert s.to_act() == (B,), "B may buy under money"
    play(s, "buy no")
    assert s.personal[A] == 12
    assert (neutral_on(s, 1), s.neutral) == (0, 8)
    assert s.sides[0] == 1, "a neutral majority turns the board"


@pytest.mark.proves("R-22")
def test_neutral_tied_for_first_with_a_player() -> None:
    s = court(2, 1, 4, 1, neutral=4, black=True)
    score(s, 1)
    assert chips_of(s, A) == {"sceptre": 1}, "a chip, no crown"
    assert s.general[A] == 8
    assert chips_of(s, B) == {}
    assert s.sides[0] == 0


@pytest.mark.proves("R-22")
def test_neutral_alone_in_second_place() -> None:
    s = court(2, 1, 5, 1, neutral=4, black=True)
    score(s, 1)
    assert chips_of(s, A) == {"sceptre": 1, "crown": 1}
    assert chips_of(s, B) == {}, "the third does not move up"


@pytest.mark.proves("R-22")
def test_neutral_tied_with_a_player_for_second() -> None:
    s = court(2, 1, 5, 2, neutral=2)
    score(s, 1)
    assert chips_of(s, B) == {}
    assert s.to_act() == (B,), "he may buy under money"


@pytest.mark.proves("R-22")
def test_once_first_breaks_a_tie_with_the_neutral_colour() -> None:
    s = court(2, 1, 4, 1, neutral=4, black=True)
    lay(s, A, "once_first")
    score(s, 1)
    play(s, "first yes")
    assert chips_of(s, A) == {"sceptre": 1, "crown": 1}
    assert chips_of(s, B) == {}, "the neutral colour is second"
