"""How OpenSpiel games begin, go on and end: the longest game, illegal actions, sums."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from intrika.core.refusal import BadInput, IllegalAction

pyspiel = pytest.importorskip("pyspiel", reason="needs intrika[openspiel]")

import intrika.envs.openspiel  # noqa: E402


def last_legal(state: Any) -> None:
    """One node, always with the last legal action: Kingdoms never ends this way."""
    if state.is_simultaneous_node():
        choices = [state.legal_actions(i) or [0] for i in range(state.num_players())]
        state.apply_actions([legal[-1] for legal in choices])
    else:
        state.apply_action(state.legal_actions()[-1])


@pytest.mark.parametrize("suffix", ["", "_simultaneous"])
def test_a_game_that_would_go_on_for_ever_is_cut_off_as_a_draw(suffix: str) -> None:
    game = pyspiel.load_game(f"intrika_kingdoms_v1{suffix}(players=2,deals=2,max_decisions=700)")
    assert game.max_game_length() == 700
    state = game.new_initial_state()
    for nodes in range(701):
        assert not state.is_terminal(), nodes
        last_legal(state)
    assert not state.at.state.over
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert [state.legal_actions(), state.legal_actions(0), state.legal_actions(1)] == [[], [], []]
    assert state.returns() == state.rewards() == [0.0, 0.0]


def test_a_game_alone_is_cut_off_with_nothing() -> None:
    game = pyspiel.load_game("intrika_viceroy_v1(players=1,max_decisions=1)")
    state = game.new_initial_state()
    state.apply_action(5)
    assert not state.is_terminal()
    last_legal(state)
    assert state.is_terminal()
    assert state.returns() == [0.0]


def test_a_game_that_ends_with_its_last_decision_is_no_draw() -> None:
    nodes = 0
    for limit in (20_000, None):
        game = pyspiel.load_game(
            "intrika_kabale_v1", {"players": 2, "max_decisions": limit or nodes}
        )
        state = game.new_initial_state()
        state.apply_action(1)
        while not state.is_terminal():
            last_legal(state)
        nodes = state.move_number() - 1
        assert state.at.state.over
        assert sorted(state.returns()) == [-1.0, 1.0]


def test_decisions_are_counted_in_every_copy() -> None:
    game = pyspiel.load_game("intrika_kingdoms_v1(players=2,max_decisions=12)")
    state = game.new_initial_state()
    for _ in range(12):
        last_legal(state)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    text = pyspiel.serialize_game_and_state(game, state)
    copies = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(text)[1],
        state.resample_from_infostate(state.current_player(), sampler),
    ]
    for other in [state, *copies]:
        assert not other.is_terminal()
        assert str(other).endswith("after 11")
        other.apply_action(other.legal_actions()[0])
        assert other.is_terminal()
        assert other.returns() == [0.0, 0.0]


def everything(state: Any) -> tuple[Any, ...]:
    """All of a state that a refused action could have changed."""
    at = state.at
    inner = None if at.state is None else (at.state.to_json(), at.state.log, at.recall.to_json())
    return str(state), state.history(), state.move_number(), state.serialize(), inner


@pytest.mark.parametrize("deal", [8, 99, -5])
def test_only_deals_there_are_are_dealt(deal: int) -> None:
    state = pyspiel.load_game("intrika_kabale_v1(players=2,deals=8)").new_initial_state()
    with pytest.raises(BadInput, match=f"a number from 0 to 7; got {deal}"):
        state.apply_action(deal)
    with pytest.raises(BadInput, match="chance deals first"):
        state.apply_actions([0, 0])
    assert str(state) == "before the deal"
    state.apply_action(7)
    assert not state.is_chance_node()


@pytest.mark.parametrize("game", [rules.id for rules in intrika.games()])
def test_an_illegal_action_changes_nothing(game: str) -> None:
    spiel = pyspiel.load_game(f"intrika_{game}_v1(players=2,deals=8)")
    state = spiel.new_initial_state()
    state.apply_action(3)
    for _ in range(12):
        before = everything(state)
        ids = range(spiel.num_distinct_actions())
        wrong = sorted(set(ids) - set(state.legal_actions()))
        for action in wrong[:: len(wrong) // 60 + 1]:
            with pytest.raises(IllegalAction, match=f"seat {state.current_player()} cannot"):
                state.apply_action(action)
        for action in (-5, len(ids), 10**6):
            with pytest.raises(ValueError, match=f"action id {action} is outside"):
                state.apply_action(action)
        assert everything(state) == before
        last_legal(state)


def test_joint_actions_are_checked_before_any_is_played() -> None:
    state = pyspiel.load_game("intrika_viceroy_v1_simultaneous(players=3)").new_initial_state()
    state.apply_action(3)
    assert state.is_simultaneous_node()
    right = [state.legal_actions(player)[0] for player in range(3)]
    illegal = next(id for id in range(200) if id not in state.legal_actions(2))
    before = everything(state)
    with pytest.raises(IllegalAction, match="seat 2 cannot"):
        state.apply_actions([*right[:2], illegal])
    with pytest.raises(BadInput, match="3 players take 3 actions; got 2"):
        state.apply_actions(right[:2])
    with pytest.raises(BadInput, match="use apply_actions"):
        state.apply_action(right[0])
    assert everything(state) == before
    state.apply_actions(right)
    assert len(state.history()) == 4


@pytest.mark.parametrize("limit", [20, 20_000])
def test_nothing_can_be_played_after_the_end(limit: int) -> None:
    game = pyspiel.load_game(f"intrika_kabale_v1(players=2,max_decisions={limit})")
    state = game.new_initial_state()
    while not state.is_terminal():
        last_legal(state)
    before = everything(state)
    with pytest.raises(BadInput, match="the game is over"):
        state.apply_action(0)
    with pytest.raises(BadInput, match="the game is over"):
        state.apply_actions([0, 0])
    assert everything(state) == before


@pytest.mark.parametrize("suffix", ["", "_simultaneous"])
@pytest.mark.parametrize(("seats", "virtual"), [(1, 1), (1, 3), (2, 0), (2, 2), (3, 1), (4, 0)])
def test_viceroy_is_zero_sum_but_for_one_player(suffix: str, seats: int, virtual: int) -> None:
    options = f"virtual:{virtual}"
    name = f"intrika_viceroy_v1{suffix}(players={seats},options={options})"
    game = pyspiel.load_game(name)
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == (utility.GENERAL_SUM if seats == 1 else utility.ZERO_SUM)
    assert game.utility_sum() == (None if seats == 1 else 0.0)
    state = game.new_initial_state()
    while not state.is_terminal():
        last_legal(state)
    assert state.at.state.over
    assert min(state.returns()) >= game.min_utility()
    assert max(state.returns()) <= game.max_utility()
    assert seats == 1 or sum(state.returns()) == pytest.approx(0.0)


def test_the_history_of_a_resampled_state_is_the_true_one() -> None:
    game = pyspiel.load_game("intrika_kabale_v1(players=2)")
    state = game.new_initial_state()
    for _ in range(6):
        last_legal(state)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = state.resample_from_infostate(state.current_player(), sampler)
    assert str(other) != str(state)
    again = game.new_initial_state()
    for action in other.history():
        again.apply_action(action)
    assert str(again) == str(state)
