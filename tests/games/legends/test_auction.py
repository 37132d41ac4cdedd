"""The auction for the first turn (§5)."""

from __future__ import annotations

import random

import pytest

from tests.games.legends.table import name_of, new, offered, play, refused, told


@pytest.mark.proves("S-054", "S-055", "R-28")
def test_everybody_bids_from_nothing_to_all_coins() -> None:
    s = new(3, setup="red_coast")
    assert name_of(s) == "bid"
    assert s.to_act() == (0, 1, 2)
    assert offered(s) == [f"bid {coins}" for coins in range(12)]
    assert refused(s, "bid 12") == "bid-too-high"


@pytest.mark.proves("S-055", "S-056", "R-28")
def test_bids_are_secret_until_the_last_and_then_all_are_shown() -> None:
    s = new(3, setup="red_coast", ages=[0, 1, 2])
    before = [s.view(seat) for seat in (1, 2, None)]
    s.act(0, s.options(0)[5])
    for seat, view in zip((1, 2, None), before, strict=True):
        assert s.view(seat) | {"to_act": None} == view | {"to_act": None}
    assert not told(s, "BidsRevealed")
    redrawn = {s.determinize(1, random.Random(i)).agenda[-1].answers[0] for i in range(60)}  # type: ignore[attr-defined]
    assert len(redrawn) > 5, "a bot at seat 1 must not see the bid"
    s.act(1, s.options(1)[2])
    s.act(2, s.options(2)[1])
    assert told(s, "BidsRevealed")[0].bids == (5, 2, 1)
    assert s.view(None)["bids"] == [5, 2, 1]
    assert s.coins == [6, 11, 11], "coins are public again, the losing bids kept"


@pytest.mark.proves("S-057", "S-058", "S-059")
def test_the_highest_bidder_pays_and_names_anybody() -> None:
    s = new(3, setup="red_coast")
    play(s, "bid 1", "bid 4", "bid 3")
    assert s.coins == [11, 7, 11]
    assert s.to_act() == (1,)
    assert offered(s) == ["first 0", "first 1", "first 2"]
    assert refused(s, "first 3") == "no-such-player"
    play(s, "first 2")
    assert s.to_act() == (2,)
    assert name_of(s) == "take-card"


@pytest.mark.proves("X-14", "S-061", "S-062", "S-059", "R-8")
def test_x14_the_youngest_of_the_tied_pays_and_names() -> None:
    s = new(3, setup="red_coast", ages=[2, 1, 0])
    play(s, "bid 2", "bid 3", "bid 3")
    assert s.coins == [11, 11, 8]
    assert s.to_act() == (2,)
    s = new(3, setup="red_coast", ages=[1, 2, 0])
    play(s, "bid 0", "bid 0", "bid 0")
    assert s.coins == [11, 11, 11]
    assert s.to_act() == (1,)


@pytest.mark.proves("R-8")
def test_the_order_of_ages_is_drawn_unless_it_is_given() -> None:
    drawn = {new(3, seed, setup="red_coast").ages for seed in range(40)}
    assert len(drawn) == 6
    assert new(3, setup="red_coast", ages=[1, 0, 2]).ages == (1, 0, 2)


@pytest.mark.proves("S-180", "R-8")
def test_a_die_may_break_the_tie_instead() -> None:
    winners = []
    for seed in range(80):
        s = new(4, seed, setup="red_coast", auction_tie="die", ages=[0, 1, 2, 3])
        play(s, "bid 2", "bid 5", "bid 5", "bid 5")
        winners.append(s.to_act()[0])
        assert s.coins[winners[-1]] == 4
        assert sum(s.coins) == 36 - 5, "only one of the tied pays"
    assert {winners.count(seat) > 12 for seat in (1, 2, 3)} == {True}
    assert 0 not in winners
    s = new(4, setup="red_coast", auction_tie="die")
    play(s, "bid 2", "bid 5", "bid 6", "bid 5")
    assert s.to_act() == (2,), "without a tie nobody rolls"
    assert not told(s, "TieRolled")


@pytest.mark.proves("S-060", "S-099", "S-063")
def test_play_goes_clockwise_from_the_first_player_without_another_auction() -> None:
    s = new(3, setup="red_coast")
    play(s, "bid 1", "bid 0", "bid 0", "first 2")
    order = []
    while not s.over:
        seat = s.to_act()[0]
        if name_of(s) == "take-card":
            order.append(seat)
        s.act(seat, s.options(seat)[-1])
    assert order == [2, 0, 1] * 10
    assert len(told(s, "BidsRevealed")) == 1
