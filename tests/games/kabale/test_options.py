"""The options of the game (§9)."""

from __future__ import annotations

import pytest

from intrika import BadInput
from intrika.games.kabale.cards import HEAD_VALUE
from intrika.games.kabale.state import State
from tests.games.kabale.table import GAME, play, table


def test_two_players_without_ones() -> None:
    s = GAME.new(2, 1, {"two_player_without_ones": True})
    assert isinstance(s, State)
    assert all(HEAD_VALUE[head] > 1 for head in s.stack)
    assert len(s.stack) == 12
    for seats in range(3, 7):
        with pytest.raises(BadInput, match="two_player_without_ones"):
            GAME.new(seats, 1, {"two_player_without_ones": True})


def test_the_crown_is_refused_while_its_value_is_unknown() -> None:
    with pytest.raises(BadInput, match="printed value is not known"):
        GAME.new(4, 1, {"crown_module": True})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"starter": 4}, "starter with 4 players takes: none, 0, 1, 2, 3; got 4"),
        ({"starter": True}, "got on"),
        ({"disguise_refill": 1}, "takes: on, off; got 1"),
        ({"colour": "red"}, "no option 'colour'; options are: starter"),
    ],
)
def test_a_bad_option_names_what_is_allowed(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(4, 1, options)
    assert message in str(refused.value)


@pytest.mark.proves("R-21")
@pytest.mark.parametrize("can_win", [True, False])
def test_a_valueless_double_in_play(can_win: bool) -> None:
    s = table(
        "",
        "W:squire B:squire*",
        heads=("trade-1", "art-2"),
        turn="B",
        hands={"B": ("double", "king", "queen")},
        valueless_double_can_win=can_win,
    )
    play(s, "play double 1")
    assert s.round == 2
    assert len(s.lost) == (0 if can_win else 1)
