"""Gymnasium's own checker for every game and player count; bots in the other seats."""

from __future__ import annotations

import json
import pickle

import pytest

from tests.envs.tables import every

pytest.importorskip("gymnasium", reason="needs intrika[gym]")

import gymnasium
from gymnasium.utils.env_checker import check_env

from intrika.core.refusal import BadInput
from intrika.envs.gymnasium import IntrikaGym


@every
def test_the_checker_of_gymnasium_passes(game: str, seats: int) -> None:
    check_env(IntrikaGym(game, seats, opponents="random"), skip_render_check=True)


def finish(table: IntrikaGym) -> float:
    over, reward = False, 0.0
    while not over:
        action = int(table.action_masks().nonzero()[0][0])
        _, reward, over, _, _ = table.step(action)
    return reward


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_game_is_played_from_any_seat(seat: int | None) -> None:
    table = IntrikaGym("kabale", 3, opponents=["random", "greedy"], seat=seat)
    table.reset(seed=5)
    assert -1.0 <= finish(table) <= 1.0
    assert table.table.state.over


def test_a_clone_a_saved_and_a_pickled_game_play_on_alike() -> None:
    table = IntrikaGym("legends", 3, opponents="random", seat=None)
    table.reset(seed=5)
    for _ in range(5):
        table.step(int(table.action_masks().nonzero()[0][0]))
    loaded = IntrikaGym("legends", 3, opponents="random", seat=None)
    loaded.load_state_dict(json.loads(json.dumps(table.state_dict())))
    others = [table.clone(), loaded, pickle.loads(pickle.dumps(table))]
    digests = set()
    for other in (*others, table):
        finish(other)
        other.reset()
        digests.add(other.table.state.digest())
    assert len(digests) == 1


def test_an_illegal_action_ends_the_game() -> None:
    table = IntrikaGym("kabale", 2, opponents="random")
    _, info = table.reset(seed=1)
    illegal = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, over, _, info = table.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, illegal)


def test_every_game_is_registered_with_its_rules_version() -> None:
    for name in ("kabale", "viceroy", "legends", "louis", "kingdoms"):
        made = gymnasium.make(f"intrika/{name}-v1", opponents="random")
        assert made.reset(seed=1)[0].shape == made.observation_space.shape


def test_bad_seats_and_opponents_are_refused() -> None:
    with pytest.raises(BadInput, match="no seat 4"):
        IntrikaGym("kabale", 3, seat=4)
    with pytest.raises(BadInput, match="2 opponents"):
        IntrikaGym("kabale", 3, opponents=["random"])
    with pytest.raises(BadInput, match="no bot"):
        IntrikaGym("kabale", 3, opponents="wizard")
