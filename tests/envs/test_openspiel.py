"""OpenSpiel's own simulation test for every game and player count; search, saving, resampling."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pytest

from tests.envs.tables import every

pyspiel = pytest.importorskip("pyspiel", reason="needs intrika[openspiel]")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import intrika.envs.openspiel  # noqa: E402

# Lists the registered games when it is imported, so after ours.
from open_spiel.integration_tests import api_test  # noqa: E402 # isort: skip

DEALS = 64
SECRET = ["viceroy", "legends", "louis", "kingdoms"]


def load(game: str, seats: int, suffix: str = "") -> Any:
    return pyspiel.load_game(f"intrika_{game}_v1{suffix}(players={seats},deals={DEALS})")


def play(state: Any, steps: int, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            choices = [state.legal_actions(i) or [0] for i in range(state.num_players())]
            state.apply_actions([rng.choice(legal) for legal in choices])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@every
def test_the_simulation_test_of_openspiel_passes(game: str, seats: int) -> None:
    fewest = seats == intrika.game(game).min_seats  # saving every state takes long
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=fewest, verbose=False)


@pytest.mark.parametrize("game", SECRET)
def test_the_simulation_test_passes_with_simultaneous_nodes(game: str) -> None:
    pyspiel.random_sim_test(
        load(game, 2, "_simultaneous"), num_sims=1, serialize=False, verbose=False
    )


@pytest.mark.parametrize("name", [f"{game}_v1" for game in ["kabale", *SECRET]])
def test_the_api_tests_of_openspiel_pass(name: str) -> None:
    """The wider tests that OpenSpiel runs on its own games: five checks on 400 states each."""
    if not api_test.FLAGS.is_parsed():
        api_test.FLAGS(["api_test"])
    names = [f"intrika_{name}", f"intrika_{name}_simultaneous"]
    for full in [full for full in names if full in pyspiel.registered_names()]:
        assert full in api_test._GAMES_TO_TEST
        fields = {"game_name": full, "game": pyspiel.load_game(full)}
        case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), fields)
        result = unittest.TestResult()
        unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
        assert result.testsRun > 4
        assert result.wasSuccessful(), result.failures + result.errors


@pytest.mark.parametrize("game", ["kabale", *SECRET])
def test_a_state_is_saved_and_loaded(game: str) -> None:
    spiel = load(game, 2)
    state = play(spiel.new_initial_state(), 30, 1)
    loaded = spiel.deserialize_state(state.serialize())
    assert str(loaded) == str(state)
    assert loaded.information_state_string(0) == state.information_state_string(0)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
    assert str(again) == str(state)


@pytest.mark.parametrize("game", ["kabale", *SECRET])
def test_a_clone_plays_on_alone(game: str) -> None:
    state = play(load(game, 2).new_initial_state(), 20, 2)
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    play(clone, 10, 3)
    assert str(state) == before
    assert str(clone) == str(play(state, 10, 3))


@pytest.mark.parametrize("game", ["kabale", *SECRET])
def test_a_resampled_state_looks_the_same_to_its_player(game: str) -> None:
    state = play(load(game, 3).new_initial_state(), 1, 4)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for turn in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        different += str(other) != str(state)
        play(state, 1, turn)
    assert different


@pytest.mark.parametrize("game", ["kabale", *SECRET])
def test_information_sets_mcts_runs(game: str) -> None:
    spiel = load(game, 2)
    state = play(spiel.new_initial_state(), 12, 5)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=spiel, uct_c=2.0, max_simulations=8, random_state=rng,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


def test_the_past_is_remembered() -> None:
    """Two ways to one position are two information states and one observation."""
    spiel = load("kabale", 2)
    state = play(spiel.new_initial_state(), 8, 6)
    text = state.information_state_string(0)
    assert text.startswith("kabale 1 2")
    assert "0 play" in text
    assert "1 play ?" in text
    recalled = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, 0)
    assert len(recalled.tensor) == spiel.information_state_tensor_size()
    assert (recalled.dict["observation"] == state.observation_tensor(0)).all()


def test_the_learning_environment_of_openspiel_plays_a_game() -> None:
    table = rl_environment.Environment(load("kabale", 2))
    table.seed(1)
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0.0
