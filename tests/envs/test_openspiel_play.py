"""How OpenSpiel games begin, go on and end: the longest game, illegal actions, sums."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs intrika[openspiel]")

import intrika.envs.openspiel  # noqa: E402, F401


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
