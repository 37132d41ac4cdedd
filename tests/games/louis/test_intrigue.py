"""Intrigue cards (§7a): playing, keeping, and not betraying who holds one."""

from __future__ import annotations

import pytest

from intrika.games.louis.state import State
from tests.games.louis.table import (
    GAME,
    A,
    B,
    C,
    chips_of,
    empty,
    intrigue,
    lay,
    markers,
    offers,
    on,
    play,
    score,
    told,
)  # fmt: skip


def court(seats: int = 3) -> State:
    s = empty(seats)
    for seat in range(seats):
        s.personal[seat], s.general[seat] = 12, 4
    s.money = [0] * seats
    return s


@pytest.mark.proves("S-107", "S-108", "S-110", "S-111", "S-106", "E-25")
def test_two_personal_markers_win_the_board() -> None:
    s = court()
    s.money = [3, 0, 0]
    intrigue(s, "", "1", "")
    markers(s, 1, 2, 1)
    score(s, 1)
    assert on(s, 1) == [2, 1, 0], "asked before the board is scored"
    play(s, "intrigue two_personal")
    assert chips_of(s, B) == {"sceptre": 1}
    assert (s.general[B], s.personal[B]) == (7, 9)
    assert s.intrigue[B] == ()
    assert s.intrigue_deck[0] == 0, "face down under the deck"
    assert s.to_act() == (A,)
    play(s, "buy yes")
    assert chips_of(s, A) == {"sceptre": 1}


@pytest.mark.proves("S-108", "E-25")
def test_one_general_marker_makes_a_tie() -> None:
    s = court()
    intrigue(s, "", "1", "")
    markers(s, 1, 2, 1)
    score(s, 1)
    play(s, "intrigue general")
    assert chips_of(s, A) == chips_of(s, B) == {}
    assert (s.general[B], s.personal[B]) == (3, 13)
    assert s.sides[0] == 0


@pytest.mark.proves("S-109", "S-250", "E-5", "S-108")
def test_one_general_or_one_or_two_personal_but_never_both() -> None:
    s = court()
    intrigue(s, "", "1", "")
    score(s, 1)
    four = ["none", "general", "personal", "two_personal"]
    assert offers(s, B) == [f"intrigue {way}" for way in four]
    assert [a.text for a in GAME.space.all if a.kind == "intrigue"] == offers(s, B)


@pytest.mark.proves("S-107", "S-108")
def test_no_marker_is_needed_on_the_board_before() -> None:
    s = court()
    intrigue(s, "", "5", "")
    score(s, 5)
    play(s, "intrigue personal")
    assert chips_of(s, B) == {"crown": 1}
    assert told(s, "IntriguePlayed")[0].count == 1


@pytest.mark.proves("S-112", "S-186")
def test_the_card_may_be_kept() -> None:
    s = court()
    intrigue(s, "", "1", "")
    score(s, 1)
    play(s, "intrigue none")
    assert s.intrigue[B] == (0,)
    for later in (3, 4):
        s.round = later
        score(s, 1)
        assert "intrigue general" in offers(s, B), "in any later scoring phase"


@pytest.mark.proves("S-107")
def test_only_the_card_of_this_person_can_be_played() -> None:
    s = court()
    intrigue(s, "", "7", "")
    score(s, 1)
    assert offers(s, B) == ["intrigue none"]
    why = s.explain(B, GAME.space.parse("intrigue general"))
    assert why is not None
    assert why.message == "no-intrigue"


@pytest.mark.proves("R-26", "S-108")
def test_supplies_limit_the_choice() -> None:
    s = court()
    intrigue(s, "", "1", "")
    s.personal[B], s.general[B] = 1, 0
    score(s, 1)
    assert offers(s, B) == ["intrigue none", "intrigue personal"]
    s.personal[B] = 0
    assert score(s, 1).over, "with nothing to add he is not asked"


@pytest.mark.proves("S-107", "S-032")
def test_everybody_who_may_hold_the_card_is_asked() -> None:
    """Whether the card is there must not show: A and B hold cards, C holds none."""
    s = court()
    intrigue(s, "7", "1 9", "")
    score(s, 1)
    assert s.to_act() == (A, B)
    assert offers(s, A) == ["intrigue none"]
    assert s.asking() is not None
    assert s.asking().masked(s, B, s.options(B)[1]) == "?"  # type: ignore[union-attr]
    intrigue(s, "7", "2 9", "")
    assert score(s, 1).to_act() == (A, B), "the same with the card still in the deck"


@pytest.mark.proves("S-110")
def test_after_it_was_played_all_know_where_the_card_is() -> None:
    s = court()
    intrigue(s, "7", "1 9", "")
    score(s, 1)
    play(s, "intrigue none", "intrigue personal")
    assert s.view(C)["intrigue_deck"]["known"] == ["anne"]
    assert score(s, 1).over, "nobody can hold it, so nobody is asked"
    s.intrigue[C], s.intrigue_deck = (0,), s.intrigue_deck[1:]
    assert score(s, 1).to_act() == (C,), "drawn again, all know who has it"
    assert s.view(A)["players"][C]["intrigue"] == ["anne"]


@pytest.mark.proves("S-228", "R-21")
def test_once_first_comes_after_intrigue() -> None:
    s = court()
    lay(s, A, "once_first")
    intrigue(s, "", "5", "")
    markers(s, 5, 2, 1)
    score(s, 5)
    assert s.view(None)["ask"]["name"] == "intrigue"
    play(s, "intrigue personal")
    assert s.view(None)["ask"]["name"] == "first", "the tie came about by intrigue"
    play(s, "first yes")
    assert chips_of(s, A) == {"crown": 1}
