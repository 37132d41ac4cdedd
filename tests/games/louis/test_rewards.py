"""What the twelve boards give, and markers placed in the middle of scoring (§2.2, §7-rewards)."""

from __future__ import annotations

import pytest

from intrika.games.louis.effects import draw_arms, draw_influence, draw_intrigue
from intrika.games.louis.rewards import REWARD
from intrika.games.louis.state import State
from intrika.games.louis.turns import CHOOSE_CARD
from tests.games.louis.table import (
    A,
    B,
    arms_kinds,
    arms_of,
    chips_of,
    empty,
    intrigue,
    markers,
    offers,
    on,
    play,
    refused,
    run,
    score,
    supplies,
    told,
)  # fmt: skip


def reward(s: State, board: int, seat: int = A) -> State:
    return run(s, REWARD[seat][board - 1])


@pytest.mark.proves("S-165", "S-166", "S-167", "S-168", "S-169", "S-175", "S-014", "S-164")
@pytest.mark.parametrize(
    ("board", "chip"),
    [(1, "sceptre"), (2, "letter"), (3, "ring"), (4, "helmet"), (5, "crown"), (9, "crown")],
)
def test_chips(board: int, chip: str) -> None:
    for side in (0, 1):
        s = empty(3)
        s.sides = (side,) * 12
        reward(s, board)
        assert chips_of(s, A) == {chip: 1}


@pytest.mark.proves("S-170", "S-171", "S-187", "R-6", "S-252")
def test_board_6_gives_arms_and_then_a_marker_on_any_board() -> None:
    s = empty(3)
    supplies(s, A, 10, 4)
    reward(s, 6)
    assert arms_of(s, A) == 1
    boards = range(1, 13)
    both = [f"put {board} {source}" for board in boards for source in ("general", "personal")]
    assert offers(s) == ["skip", *both]
    play(s, "put 7 general")
    assert (s.general[A], on(s, 7)[A]) == (3, 1)
    supplies(s, A, 10, 0)
    reward(s, 6)
    assert offers(s) == ["skip", *[f"put {board} personal" for board in boards]]
    assert refused(s, "put 3 general") == "general-empty"
    supplies(s, A, 0, 0)
    assert reward(s, 6).over, "never from boards"
    assert arms_of(s, A) == 3


@pytest.mark.proves("S-171")
def test_a_marker_on_a_later_board_counts_in_this_round() -> None:
    s = empty(3)
    s.personal, s.general = [12, 12, 12], [4, 4, 4]
    markers(s, 6, 3)
    score(s, 6, 7)
    money = s.money[A]
    play(s, "put 7 general")
    assert s.money[A] == money + 5


@pytest.mark.proves("S-171", "S-154")
def test_a_marker_on_a_board_already_scored_stays() -> None:
    s = empty(3)
    s.personal, s.general = [12, 12, 12], [4, 4, 4]
    markers(s, 6, 3)
    score(s, 5, 6, 7)
    play(s, "put 5 general")
    assert s.over
    assert on(s, 5)[A] == 1


@pytest.mark.proves("S-172")
def test_board_7_gives_five_louisdor() -> None:
    s = empty(3)
    money = s.money[A]
    reward(s, 7)
    assert s.money[A] == money + 5


@pytest.mark.proves("S-173", "S-174", "S-187", "R-6", "S-252")
def test_board_8_puts_two_on_board_5_and_takes_one() -> None:
    s = empty(3)
    supplies(s, A, 6, 4)
    reward(s, 8)
    assert offers(s) == ["skip", "put 5 general", "put 5 personal"]
    play(s, "put 5 general")
    assert offers(s) == ["skip", "put 5 general", "put 5 personal"]
    play(s, "put 5 general")
    assert offers(s) == ["take yes", "take no"]
    play(s, "take yes")
    assert (s.general[A], s.personal[A], on(s, 5)[A]) == (1, 7, 2)
    assert s.over


@pytest.mark.proves("S-248", "E-4")
def test_board_8_may_put_one_marker_only_or_none() -> None:
    s = empty(3)
    supplies(s, A, 6, 4)
    reward(s, 8)
    play(s, "put 5 general", "skip", "take no")
    assert (s.general[A], s.personal[A], on(s, 5)[A]) == (3, 6, 1)
    reward(s, 8)
    play(s, "skip", "take no")
    assert (s.general[A], s.personal[A], on(s, 5)[A]) == (3, 6, 1)


@pytest.mark.proves("S-173", "S-187", "R-6")
def test_board_8_general_markers_come_before_personal_ones() -> None:
    """One of each is offered in one order only."""
    s = empty(3)
    supplies(s, A, 6, 1)
    reward(s, 8)
    play(s, "put 5 personal")
    assert offers(s) == ["skip", "put 5 personal"]
    assert refused(s, "put 5 general") == "general-first"
    s = empty(3)
    supplies(s, A, 6, 1)
    reward(s, 8)
    play(s, "put 5 general")
    assert offers(s) == ["skip", "put 5 personal"]
    play(s, "put 5 personal")
    assert s.over, "nothing is left to take from the general supply"


@pytest.mark.proves("S-174")
def test_board_8_takes_nothing_from_an_empty_general_supply() -> None:
    s = empty(3)
    supplies(s, A, 6, 0)
    reward(s, 8)
    play(s, "skip")
    assert s.over


@pytest.mark.proves("S-176", "S-183", "S-184")
def test_board_10_gives_two_arms_unseen() -> None:
    s = empty(3)
    kinds = sorted(s.pool[-2:])
    run(s, REWARD[A][9], CHOOSE_CARD[A])
    assert arms_of(s, A) == 2
    assert [kind for kind, n in enumerate(arms_kinds(s, A)) for _ in range(n)] == kinds
    mine, theirs = s.view(A)["players"][A], s.view(B)["players"][A]
    assert sum(mine["arms_by_kind"].values()) == 2, "he may look at his own at any time"
    assert theirs["arms_by_kind"] is None
    assert theirs["arms"] == 2


@pytest.mark.proves("S-177", "S-185")
def test_board_11_gives_the_top_influence_card() -> None:
    s = empty(3)
    top = s.deck[-1]
    run(s, REWARD[A][10], CHOOSE_CARD[A])
    assert s.hands[A] == (top,)
    assert s.view(B)["players"][A]["influence"] == [None]
    assert told(s, "InfluenceDrawn")[0].seen_by(B).card is None


@pytest.mark.proves("S-178", "S-186", "R-13")
def test_board_12_gives_arms_and_the_top_intrigue_card() -> None:
    s = empty(3)
    intrigue(s, "", "", "", top="4")
    run(s, REWARD[A][11], CHOOSE_CARD[A])
    assert arms_of(s, A) == 1
    assert s.intrigue[A] == (3,)
    assert s.view(B)["players"][A]["intrigue"] == [None]
    s.intrigue_deck = ()
    reward(s, 12)
    assert s.intrigue[A] == (3,), "nothing is drawn from an empty deck"
    assert arms_of(s, A) == 2


@pytest.mark.proves("R-13")
def test_an_empty_influence_deck_is_made_of_the_played_cards() -> None:
    s = empty(3)
    s.played, s.deck = s.deck, ()
    draw_influence(s, A)
    assert (len(s.hands[A]), len(s.deck), s.played) == (1, 29, ())
    s.intrigue_deck = ()
    draw_intrigue(s, A)
    assert s.intrigue[A] == ()


@pytest.mark.proves("R-3", "S-189")
def test_without_arms_in_the_pool_a_substitute_is_given() -> None:
    s = empty(3)
    s.pool = s.pool[:1]
    last = s.pool[0]
    draw_arms(s, A, 3)
    assert s.pool == ()
    assert arms_of(s, A) == 3
    assert sum(arms_kinds(s, A)) == arms_kinds(s, A)[last] == 1, "two have no kind"
    assert s.view(B)["players"][A]["substitutes"] == 2
