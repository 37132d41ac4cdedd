"""OpenSpiel's own tests, saving and resampling for every name and player count; search."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs intrika[openspiel]")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.algorithms.sample_some_states import sample_some_states  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import intrika.envs.openspiel  # noqa: E402

# Lists the registered games when it is imported, so after ours.
from open_spiel.integration_tests import api_test  # noqa: E402 # isort: skip

DEALS = 64
GAMES = [rules.id for rules in intrika.games()]


def every_name() -> list[Any]:
    """Every registered name with every player count."""
    return [
        pytest.param(name, seats, id=f"{name}-{seats}")
        for rules in intrika.games()
        for name in (f"{rules.id}_v1", f"{rules.id}_v1_simultaneous")
        if f"intrika_{name}" in pyspiel.registered_names()
        for seats in range(rules.min_seats, rules.max_seats + 1)
    ]


every = pytest.mark.parametrize(("name", "seats"), every_name())


def load(name: str, seats: int, longest: int = 20_000) -> Any:
    return pyspiel.load_game(
        f"intrika_{name}(players={seats},deals={DEALS},max_decisions={longest})"
    )


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


def walk(game: Any, steps: int, seed: int) -> list[Any]:
    """The states of one random game: OpenSpiel's sampler knows no simultaneous nodes."""
    states = [game.new_initial_state()]
    for step in range(steps):
        states.append(play(states[-1].clone(), 1, seed + step))
    return states


def test_the_games_with_secret_answers_have_a_second_name() -> None:
    secret = [rules.id for rules in intrika.games() if intrika.envs.openspiel.secret_asks(rules)]
    assert secret == ["kingdoms", "legends", "louis", "viceroy"]
    assert len(every_name()) == 5 + 2 * (4 + 3 + 3 + 4)


@every
def test_the_simulation_test_of_openspiel_passes(name: str, seats: int) -> None:
    longest = 150 if name.endswith("simultaneous") else 600  # its time grows as length²
    game = load(name, seats, longest)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every
def test_the_simulation_test_passes_saving_every_state(name: str, seats: int) -> None:
    short = load(name, seats, longest=40)
    pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)


@every
def test_the_api_tests_of_openspiel_pass(name: str, seats: int) -> None:
    """The wider tests that OpenSpiel runs on its own games, on fewer states but all tables."""
    if not api_test.FLAGS.is_parsed():
        api_test.FLAGS(["api_test"])
    game = load(name, seats, longest=50)
    assert f"intrika_{name}" in api_test._GAMES_TO_TEST
    states = walk(game, 52, seats) + sample_some_states(game, max_states=30)

    class Case(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = f"intrika_{name}"
        some_states = states
        game_type = game.get_type()

        @classmethod
        def setUpClass(cls) -> None:
            pass  # it would sample many more states

    Case.game = game
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Case).run(result)
    assert states[52].is_terminal()
    assert result.testsRun > 4
    assert result.wasSuccessful(), result.failures + result.errors


@every
def test_a_state_is_saved_and_loaded(name: str, seats: int) -> None:
    spiel = load(name, seats)
    state = spiel.new_initial_state()
    for steps in (0, 1, 30, 70):
        play(state, steps, 1)
        loaded = spiel.deserialize_state(state.serialize())
        text = pyspiel.serialize_game_and_state(spiel, state)
        again, other = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(spiel)
        for same in (loaded, other):
            assert str(same) == str(state)
            assert same.history() == state.history()
            for player in range(seats):
                told = state.information_state_string(player)
                assert same.information_state_string(player) == told
                assert same.legal_actions(player) == state.legal_actions(player)


@every
def test_a_clone_plays_on_alone(name: str, seats: int) -> None:
    state = play(load(name, seats).new_initial_state(), 20, 2)
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    play(clone, 10, 3)
    assert str(state) == before
    assert str(clone) == str(play(state, 10, 3))


@every
def test_a_resampled_state_looks_the_same_to_its_player(name: str, seats: int) -> None:
    state = play(load(name, seats).new_initial_state(), 1, 4)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for turn in range(12):
        for player in range(seats):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            told = state.information_state_string(player)
            assert other.information_state_string(player) == told
            told = state.information_state_tensor(player)
            assert other.information_state_tensor(player) == told
            assert other.observation_tensor(player) == state.observation_tensor(player)
            different += str(other) != str(state)
        play(state, 2, turn)
    assert different


@every
def test_a_resampled_state_can_be_played_to_its_end(name: str, seats: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = play(load(name, seats).new_initial_state(), 25, seats)
    other = play(state.resample_from_infostate(0, sampler), 20_000, 1)
    assert other.at.state.over
    assert seats == 1 or sum(other.returns()) == pytest.approx(0.0)


@pytest.mark.parametrize("game", GAMES)
def test_information_sets_mcts_runs(game: str) -> None:
    rules = intrika.game(game)
    for seats in range(rules.min_seats, rules.max_seats + 1):
        spiel = load(f"{game}_v1", seats, longest=60)
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
    spiel = load("kabale_v1", 2)
    state = play(spiel.new_initial_state(), 8, 6)
    text = state.information_state_string(0)
    assert text.startswith("kabale 1 2")
    assert "0 play" in text
    assert "1 play ?" in text
    recalled = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, 0)
    assert len(recalled.tensor) == spiel.information_state_tensor_size()
    assert (recalled.dict["observation"] == state.observation_tensor(0)).all()


@pytest.mark.parametrize("name", ["kabale_v1", "viceroy_v1_simultaneous"])
def test_the_learning_environment_of_openspiel_plays_a_game(name: str) -> None:
    table = rl_environment.Environment(load(name, 2))
    table.seed(1)
    step = table.reset()
    while not step.last():
        legal = step.observations["legal_actions"]
        if table.is_turn_based:
            step = table.step([legal[step.observations["current_player"]][0]])
        else:
            step = table.step([(actions or [0])[0] for actions in legal])
    assert sum(step.rewards) == 0.0
