"""PettingZoo's own tests, unmodified, for every game and player count; and saving."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from tests.envs.tables import every

pytest.importorskip("pettingzoo", reason="needs intrika[pettingzoo]")

from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from intrika.core.refusal import BadInput, IllegalAction
from intrika.envs.pettingzoo import env, parallel_env
from intrika.envs.table import rewards_of

# The suite would rather see a plain array than the dictionary with the mask in it, which is what
# PettingZoo's own board games give; and at the end of a game no action is legal.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


CYCLES = 1500  # random games are shorter: each suite sees its games end


@pytest.fixture
def endings(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The states in which games have ended, so far."""
    seen: list[Any] = []

    def noted(state: Any, reward: str) -> list[float]:
        seen.append(state)
        return rewards_of(state, reward)

    monkeypatch.setattr("intrika.envs.pettingzoo.rewards_of", noted)
    return seen


@every
def test_the_api_test_of_pettingzoo_passes(game: str, seats: int, endings: list[Any]) -> None:
    api_test(env(game, seats), num_cycles=CYCLES)
    assert endings


@every
def test_the_parallel_api_test_of_pettingzoo_passes(
    game: str, seats: int, endings: list[Any]
) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=CYCLES)
    assert len(endings) == 2


@pytest.mark.parametrize("game", ["kabale", "kingdoms"])
def test_the_api_tests_pass_with_games_that_are_cut_off(game: str, endings: list[Any]) -> None:
    api_test(env(game, 2, max_decisions=12), num_cycles=CYCLES)
    parallel_api_test(parallel_env(game, 2, max_decisions=12), num_cycles=CYCLES)
    assert not endings


@every
def test_the_seed_tests_of_pettingzoo_pass(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=30)
    parallel_seed_test(lambda: parallel_env(game, seats), num_cycles=30)


def played(aec: Any, steps: int) -> None:
    for _ in range(steps):
        seen = aec.observe(aec.agent_selection)
        aec.step(int(seen["action_mask"].nonzero()[0][-1]))


@every
def test_a_game_ends_with_rewards_that_add_up_to_nothing(game: str, seats: int) -> None:
    table = parallel_env(game, seats)
    seen, _ = table.reset(seed=3)
    rewards: dict[str, float] = {}
    while table.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in table.agents}
        actions = {a: int(table.action_space(a).sample(mask)) for a, mask in masks.items()}
        seen, rewards, over, _, _ = table.step(actions)
    assert all(over.values())
    assert seats == 1 or abs(sum(rewards.values())) < 1e-9


@pytest.mark.parametrize("game", ["kabale", "viceroy", "legends", "louis", "kingdoms"])
def test_a_clone_a_saved_and_a_pickled_game_play_on_alike(game: str) -> None:
    first = env(game)
    first.reset(seed=11)
    played(first, 40)
    saved = json.loads(json.dumps(first.state_dict()))
    loaded = env(game)
    loaded.reset()
    loaded.load_state_dict(saved)
    others = [first.clone(), loaded, pickle.loads(pickle.dumps(first))]
    digest = first.table.state.digest()
    for other in others:
        played(other, 30)
        other.reset()
    assert first.table.state.digest() == digest
    played(first, 30)
    first.reset()
    assert {other.table.state.digest() for other in others} == {first.table.state.digest()}


def test_an_illegal_action_is_refused() -> None:
    table = env("kabale", 2)
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(182)
    par = parallel_env("kabale", 2)
    par.reset(seed=1)
    _, rewards, over, _, infos = par.step({"player_0": 182, "player_1": 182})
    assert min(rewards.values()) == -1.0
    assert all(over.values())
    assert any("illegal" in info for info in infos.values())
    with pytest.raises(BadInput, match="place, score"):
        env("kabale", reward="fame")


def test_names_carry_the_rules_version() -> None:
    assert str(env("louis")) == env("louis").metadata["name"] == "louis_v1"
