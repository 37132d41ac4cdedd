"""Every game with every player count, for the tests of the environments."""

from __future__ import annotations

from typing import Any

import pytest

import intrika


def every_table() -> list[Any]:
    return [
        pytest.param(game.id, seats, id=f"{game.id}-{seats}")
        for game in intrika.games()
        for seats in range(game.min_seats, game.max_seats + 1)
    ]


every = pytest.mark.parametrize(("game", "seats"), every_table())
