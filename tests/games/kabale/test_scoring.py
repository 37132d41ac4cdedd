"""The final score (§6)."""

from __future__ import annotations

import pytest

from intrika import Result
from intrika.games.kabale.cards import HEADS
from intrika.games.kabale.scoring import score_lines
from intrika.games.kabale.state import State
from tests.games.kabale.table import GAME

SET_13 = ("alchemy-1", "warfare-2", "agriculture-3a", "trade-3b", "religion-2", "art-2")
SET_15 = ("alchemy-1", "warfare-2", "agriculture-3a", "trade-3b", "religion-2", "art-4")


def score(*heads: str) -> list[tuple[str, int]]:
    lines = score_lines(tuple([HEADS.index(head) for head in heads]))
    return [(line.name, line.points) for line in lines]


def final(*won: tuple[str, ...]) -> Result:
    """The result of a finished game in which these heads were won."""
    s = GAME.new(len(won), 1)
    assert isinstance(s, State)
    s.won = [tuple([HEADS.index(head) for head in heads]) for heads in won]
    s.agenda = []
    return s.result()


@pytest.mark.proves("X4", "S-136", "S-133")
def test_six_symbols_worth_13_give_26() -> None:
    assert score(*SET_13) == [("set", 26)]


@pytest.mark.proves("X5", "S-137", "S-132", "S-131")
def test_an_incomplete_set_worth_20_gives_20() -> None:
    assert score("alchemy-5", "alchemy-4", "trade-5", "trade-3a", "art-3a") == [("heads", 20)]
    assert score() == [("heads", 0)]


@pytest.mark.proves("X6", "S-138", "S-134")
def test_six_symbols_worth_15_and_one_further_card_give_29() -> None:
    assert score(*SET_15, "art-1") == [("set", 30), ("extra", -1)]


@pytest.mark.proves("S-133", "S-134")
def test_the_best_card_of_each_symbol_is_doubled() -> None:
    assert score(*SET_13, "alchemy-5", "art-5") == [("set", 2 * (13 + 4 + 3)), ("extra", -2)]
    assert score("art-5", "alchemy-5", *SET_13) == [("set", 2 * (13 + 4 + 3)), ("extra", -2)]


@pytest.mark.proves("R-23")
def test_the_better_way_is_taken() -> None:
    """Six cards of one symbol and a 1 of each other: 23 plain against 15 as a set."""
    rest = ("warfare-1", "agriculture-1", "trade-1", "religion-1", "art-1")
    many = ("alchemy-5", "alchemy-4", "alchemy-3a", "alchemy-3b", "alchemy-2", "alchemy-1")
    assert score(*many, *rest) == [("heads", 23)]


@pytest.mark.proves("S-135", "R-22")
def test_most_points_win_and_equal_points_share_the_place() -> None:
    result = final(("art-5",), ("trade-3a",), ("trade-5",), ("art-1",))
    assert result.totals == (5, 3, 5, 1)
    assert result.places == (1, 3, 1, 4)
    assert result.winners == (0, 2)
    assert result.tiebreak == "shared"
    alone = final(("art-5",), ("trade-3a",))
    assert (alone.winners, alone.tiebreak) == ((0,), None)
