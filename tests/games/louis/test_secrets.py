"""What seats know of cards that were shown and hidden again, and what redrawing keeps."""

from __future__ import annotations

import random

import pytest

from intrika.games.louis.cards import INFLUENCE, KNOWERS, TIER
from intrika.games.louis.hands import returned, without
from intrika.games.louis.intrigue import PlayIntrigue
from intrika.games.louis.state import State
from intrika.games.louis.swaps import SWAPS
from intrika.games.louis.turns import CHOOSE_CARD
from tests.games.louis.table import (
    GAME,
    A,
    B,
    C,
    cards,
    empty,
    fresh,
    hold,
    intrigue,
    lay,
    mission,
    play,
    run,
    score,
)  # fmt: skip

ANNE = KNOWERS * INFLUENCE.index("anne")


def redrawn(s: State, seat: int | None, seed: int) -> State:
    made = s.determinize(seat, random.Random(seed))
    assert isinstance(made, State)
    return made


@pytest.mark.proves("S-032", "S-049")
def test_hands_of_others_are_redrawn_but_not_the_own() -> None:
    s = fresh(4)
    others = {redrawn(s, A, seed).hands[B] for seed in range(8)}
    missions = {redrawn(s, A, seed).missions[B] for seed in range(8)}
    assert len(others) > 1
    assert len(missions) > 1
    for seed in range(8):
        d = redrawn(s, A, seed)
        assert d.hands[A] == s.hands[A]
        assert d.missions[A] == s.missions[A]
        assert [TIER[card] for card in d.missions[B]] == [0, 1], "the backs are public"


@pytest.mark.proves("S-183", "S-184")
def test_arms_of_others_are_redrawn() -> None:
    s = fresh(3)
    s.arms[:2] = [1, 1]
    s.arms[7] = 2
    pool = list(s.pool)
    for kind in (0, 1, 0, 0):
        pool.remove(kind)
    s.pool = tuple(pool)
    found = {tuple(redrawn(s, A, seed).arms) for seed in range(8)}
    assert len(found) > 1
    assert all(row[:7] == tuple(s.arms[:7]) and sum(row[7:14]) == 2 for row in found)


@pytest.mark.proves("R-7")
def test_a_card_put_back_stays_known_to_its_owner_alone() -> None:
    s = empty(3)
    cards(s, "joker montespan", "joker anne philippe", "louvois joker joker")
    run(s, CHOOSE_CARD[A])
    play(s, "play joker", "mode nothing")
    tops = {redrawn(s, A, seed).deck[-1] // KNOWERS for seed in range(8)}
    assert tops == {INFLUENCE.index("montespan")}
    assert len({redrawn(s, B, seed).deck[-1] // KNOWERS for seed in range(8)}) > 1


@pytest.mark.proves("R-7")
def test_of_two_alike_nobody_knows_which_was_shown() -> None:
    known = returned(ANNE, C)
    assert known == ANNE + 4
    assert without((ANNE, known), INFLUENCE.index("anne")) == (ANNE,)
    assert without((known, known), INFLUENCE.index("anne")) == (known,), "C knew both"
    assert without((known,), INFLUENCE.index("anne")) == ()


@pytest.mark.proves("R-38", "S-207")
def test_who_puts_a_mission_off_knows_where_it_lies() -> None:
    s = empty(3)
    lay(s, A, "swap_missions_a")
    hold(s, A, "marker_a", "arms_a")
    run(s, SWAPS[A], CHOOSE_CARD[B])
    play(s, "put-off marker_a", "stop", "draw dark")
    assert {redrawn(s, A, seed).mission_decks[0][0] for seed in range(8)} == {mission("marker_a")}
    assert len({redrawn(s, B, seed).mission_decks[0][0] for seed in range(8)}) > 1


def test_a_known_mission_that_may_have_been_put_off_again_is_known_no_more() -> None:
    s = empty(3)
    lay(s, B, "swap_missions_b")
    hold(s, B, "marker_a", "marker_b")
    known = list(s.known)
    known[mission("marker_a")] = 1 << A
    s.known = tuple(known)
    run(s, SWAPS[B], CHOOSE_CARD[C])
    assert s.view(A)["known"]["missions"] == [[], ["marker_a"], []]
    play(s, "put-off marker_b", "stop", "draw dark")
    assert s.view(A)["known"]["missions"] == [[], [], []]
    assert s.view(B)["mission_decks"][0]["known"] == ["marker_b"]


def knows(s: State, seat: int, *names: str) -> None:
    known = list(s.known)
    for name in names:
        known[mission(name)] |= 1 << seat
    s.known = tuple(known)


def test_the_only_mission_of_its_colour_stays_known_when_it_is_put_off() -> None:
    """A sees one light back go under the deck, and knows which card it is."""
    s = empty(3)
    lay(s, B, "swap_missions_b")
    hold(s, B, "marker_a", "arms_a")
    knows(s, A, "marker_a")
    run(s, SWAPS[B], CHOOSE_CARD[C])
    play(s, "put-off marker_a", "stop", "draw dark")
    assert s.view(A)["mission_decks"][0]["known"] == ["marker_a"]
    assert s.view(B)["mission_decks"][0]["known"] == ["marker_a"]
    assert s.view(C)["mission_decks"][0]["known"] == []


def test_of_two_put_off_who_knew_both_knows_their_order_who_knew_one_does_not() -> None:
    s = empty(4)
    lay(s, B, "swap_missions_b")
    hold(s, B, "marker_a", "marker_b")
    knows(s, A, "marker_a", "marker_b")
    knows(s, C, "marker_b")
    run(s, SWAPS[B], CHOOSE_CARD[C])
    play(s, "put-off marker_a", "put-off marker_b", "draw dark", "draw dark")
    assert s.view(A)["mission_decks"][0]["known"] == ["marker_b", "marker_a"]
    assert s.view(C)["mission_decks"][0]["known"] == []


@pytest.mark.proves("S-021")
def test_the_coming_money_cards_are_hidden() -> None:
    s = fresh(2)
    assert len({redrawn(s, A, seed).money_cards[1] for seed in range(10)}) > 1
    assert {redrawn(s, A, seed).money_cards[0] for seed in range(10)} == {s.money_cards[0]}
    assert GAME.broken(redrawn(s, A, 1)) is None


@pytest.mark.proves("S-022", "S-106")
def test_intrigue_cards_are_redrawn_but_not_those_that_were_played() -> None:
    s = empty(3)
    intrigue(s, "1", "5 7", "9")
    s.seen = 1 << 6
    run(s, CHOOSE_CARD[A])
    drawn = [redrawn(s, A, seed) for seed in range(12)]
    assert all(d.intrigue[A] == (0,) for d in drawn)
    assert all(6 in d.intrigue[B] for d in drawn), "all know that B has drawn 7 again"
    assert len({d.intrigue[B] for d in drawn}) > 1
    assert len({d.intrigue[C] for d in drawn}) > 1
    assert len({d.intrigue_deck for d in drawn}) > 1
    assert len({redrawn(s, None, seed).intrigue[A] for seed in range(12)}) > 1


@pytest.mark.proves("S-017", "S-024", "S-025")
def test_the_order_of_every_deck_is_redrawn() -> None:
    s = fresh(3)
    drawn = [redrawn(s, A, seed) for seed in range(4)]
    assert len({d.pool for d in drawn}) > 1
    assert len({d.deck for d in drawn}) > 1
    for tier in range(3):
        assert len({d.mission_decks[tier] for d in drawn}) > 1


def answers_of_b(s: State, seat: int) -> set[str]:
    """What B may have answered, in the eyes of a seat."""
    found = set()
    for seed in range(40):
        top = redrawn(s, seat, seed).agenda[-1]
        assert isinstance(top, PlayIntrigue)
        answer = top.answers[B]
        assert answer is not None
        found.add(answer.text)
    return found


@pytest.mark.proves("S-107")
def test_a_pending_answer_about_intrigue_is_redrawn() -> None:
    """B has answered, C has not: neither C nor A can tell what the answer was."""
    s = empty(3)
    intrigue(s, "", "1 2 3 4 5", "9")
    score(s, 1)
    s.act(B, GAME.space.parse("intrigue two_personal"))
    assert len(answers_of_b(s, A)) > 1
    assert len(answers_of_b(s, C)) > 1
    assert answers_of_b(s, B) == {"intrigue two_personal"}
