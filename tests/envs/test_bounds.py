"""Seeds and seats at the edge of the kernel: numbers of other libraries, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs numpy")

import intrika  # noqa: E402
from intrika.core.match import Match  # noqa: E402
from intrika.core.observation import buffer, observe  # noqa: E402

BAD_SEEDS: list[Any] = [-1, np.int64(-1), "abc", 1.5, True, 1 << 256, [3]]


def test_a_seed_of_numpy_gives_the_same_game() -> None:
    game = intrika.game("kabale")
    assert game.new(2, np.int64(4)).digest() == game.new(2, 4).digest()
    match = Match(game, ["a", "b"], np.int64(4))
    assert json.dumps(match.seed) == "4"


@pytest.mark.parametrize("seed", BAD_SEEDS)
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(intrika.BadInput, match="a seed is a whole number"):
        intrika.game("kabale").new(2, seed)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_an_observation_needs_a_seat_of_the_game(seat: int) -> None:
    game = intrika.game("kabale")
    state, row = game.new(seats=2, seed=7), buffer(game.observation)
    with pytest.raises(intrika.BadInput, match=f"no seat {seat} among 2"):
        observe(state, seat, row)
    assert not any(row)
