"""The full game of three games (§8, R-18)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from intrika.games.legends.cards import CARDS
from intrika.games.legends.state import PastGame, State
from tests.games.legends.table import name_of, new, told


def played(seed: int = 1, seats: int = 3, **options: Any) -> tuple[State, list[tuple[int, ...]]]:
    """A random full game, and what the table looked like at the start of each game."""
    s = new(seats, seed, full_game=True, **options)
    rng = random.Random(seed)
    starts: list[tuple[int, ...]] = []
    while not s.over:
        if name_of(s) == "bid" and len(starts) < s.game:
            assert s.cards == [()] * seats
            assert s.tokens == [()] * seats
            assert s.city_supply == [3] * seats
            assert s.captured == [0] * seats
            assert sum(s.elixirs) == sum(s.flying) == sum(s.extra_moves) == 0
            assert len(set(s.coins)) == 1
            starts.append((s.game, s.setup_player, *s.ages))
        seat = s.to_act()[0]
        s.act(seat, rng.choice(s.options(seat)))
    return s, starts


@pytest.mark.proves("S-138", "R-18", "S-063")
def test_three_games_each_prepared_anew_by_the_next_seat() -> None:
    s, starts = played(ages=[1, 0, 2], setup="random", leaders=True)
    assert [start[:2] for start in starts] == [(1, 0), (2, 1), (3, 2)]
    assert {start[2:] for start in starts} == {(1, 0, 2)}, "the order of ages stays"
    assert len(told(s, "BidsRevealed")) == 3, "one auction in each game"
    assert len(told(s, "LeaderDealt")) == 9
    assert len(told(s, "MatchEnded")) == 1
    assert len(told(s, "GameScored")) == 3
    assert len(told(s, "CardTaken")) == 3 * 30
    rows = [event.cards for event in told(s, "RowDealt")]
    assert len(set(rows)) == 3


@pytest.mark.proves("S-139", "R-18")
def test_the_sum_of_the_three_games_decides() -> None:
    s, _ = played(seed=4, setup="random")
    result = s.result()
    totals = [event.totals for event in told(s, "GameScored")]
    assert result.totals == tuple(sum(seat) for seat in zip(*totals, strict=True))
    assert [line.points for line in result.lines[0]] == [game[0] for game in totals]
    assert max(result.totals) == result.totals[result.winners[0]]
    view = s.view(None)
    for game, past in zip(totals, view["history"], strict=True):
        assert past["totals"] == list(game)
        assert [sum(parts.values()) for parts in past["parts"]] == list(game)


def after(*games: PastGame) -> State:
    """A full game that came out like this."""
    s = new(3, full_game=True)
    s.history = games
    s.agenda = []
    return s


def past(totals: tuple[int, ...], places: tuple[int, ...]) -> PastGame:
    return totals, places, ((), (), ())


@pytest.mark.proves("R-18")
def test_a_tie_on_the_sum_goes_to_more_games_won_and_shared_victories_count() -> None:
    s = after(
        past((10, 8, 3), (1, 2, 3)),
        past((5, 9, 4), (2, 1, 3)),
        past((6, 4, 6), (1, 3, 1)),
    )
    result = s.result()
    assert result.totals == (21, 21, 13)
    assert result.places == (1, 2, 3)
    assert result.tiebreak == "games-won"
    s = after(past((10, 8, 3), (1, 2, 3)), past((5, 7, 4), (2, 1, 3)), past((4, 4, 4), (1, 1, 1)))
    result = s.result()
    assert result.winners == (0, 1)
    assert result.tiebreak == "shared"


@pytest.mark.proves("R-18", "S-138")
def test_all_cards_come_back_for_the_next_game() -> None:
    s, _ = played(seed=2, seats=2, setup="red_coast")
    assert sorted(s.deck) == [c for c in range(len(CARDS)) if s.tables.min_players[c] == 2]
    assert s.setup_player == 0, "seats 0, 1 and 0 have set the three games up"


@pytest.mark.proves("R-18", "R-3")
def test_after_the_last_game_the_setup_player_is_still_the_one_who_set_it_up() -> None:
    s = new(3, setup="red_coast", setup_player=2)
    while not s.over:
        s.act(s.to_act()[0], s.options(s.to_act()[0])[-1])
    assert s.view(None)["setup_player"] == 2
