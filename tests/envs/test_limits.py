"""What environments do at their edges: endless games, bad calls, options and seeds at reset."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs intrika[pettingzoo]")

import gymnasium
import numpy as np

from intrika.core.refusal import BadInput, IllegalAction
from intrika.envs.gymnasium import IntrikaGym
from intrika.envs.pettingzoo import env, parallel_env
from intrika.envs.table import LONGEST
from tests.envs.test_bounds import BAD_SEEDS


def against_random(*args: Any, **more: Any) -> IntrikaGym:
    return IntrikaGym(*args, **{"opponents": "random", **more})


MADE = [
    pytest.param(env, id="aec"),
    pytest.param(parallel_env, id="parallel"),
    pytest.param(against_random, id="gymnasium"),
]
each = pytest.mark.parametrize("make", MADE)


def last_legal(mask: Any) -> int:
    """The policy under which Kingdoms goes on for ever."""
    return int(mask.nonzero()[0][-1])


def play_aec(table: Any, most: int = 1 << 30) -> int:
    steps = 0
    while table.agents and not any(table.truncations.values()) and steps < most:
        table.step(last_legal(table.observe(table.agent_selection)["action_mask"]))
        steps += 1
    return steps


def play_parallel(table: Any, most: int = 1 << 30) -> Any:
    told: Any = None
    while table.agents and most:
        seen = table._seen(table.agents)
        told = table.step({agent: last_legal(seen[agent]["action_mask"]) for agent in seen})
        most -= 1
    return told


def play_gym(table: IntrikaGym, most: int = 1 << 30) -> Any:
    told: Any = None
    while most and (told is None or not (told[2] or told[3])):
        told = table.step(last_legal(table.action_masks()))
        most -= 1
    return told


def copies(table: Any, fresh: Any) -> list[Any]:
    """The same game cloned, saved into another environment, and pickled."""
    fresh.load_state_dict(json.loads(json.dumps(table.state_dict())))
    return [table.clone(), fresh, pickle.loads(pickle.dumps(table))]


# -- games that do not end ------------------------------------------------------------------------


def test_an_endless_game_of_agents_in_turn_is_cut_off() -> None:
    table = env("kingdoms", 2, max_decisions=50)
    table.reset(seed=1)
    play_aec(table, 20)
    for other in (*copies(table, env("kingdoms", 2)), table):
        assert play_aec(other) == 30
        assert other.agents == other.possible_agents
        assert all(other.truncations.values())
        assert not any(other.terminations.values())
        for _ in table.possible_agents:
            assert other.last()[1:4] == (0.0, False, True)
            other.step(None)
        assert other.agents == []
        other.reset()
        assert play_aec(other) == 50


def test_an_endless_game_of_parallel_agents_is_cut_off() -> None:
    table = parallel_env("kingdoms", 2, max_decisions=50)
    table.reset(seed=1)
    play_parallel(table, 10)
    for other in (*copies(table, parallel_env("kingdoms", 2)), table):
        _, rewards, over, cut, _ = play_parallel(other)
        assert (set(rewards.values()), any(over.values()), all(cut.values())) == (
            {0.0},
            False,
            True,
        )
        assert other.table.decisions == 50
        assert not other.agents


def test_an_endless_game_against_bots_is_cut_off() -> None:
    table = IntrikaGym("kingdoms", 2, opponents="random", max_decisions=60)
    table.reset(seed=1)
    play_gym(table, 10)
    for other in (*copies(table, IntrikaGym("kingdoms", 2, opponents="random")), table):
        _, reward, over, cut, _ = play_gym(other)
        assert (reward, over, cut) == (0.0, False, True)
        with pytest.raises(BadInput, match="call reset"):
            other.step(0)


@each
def test_the_limit_is_far_beyond_usual_games_and_at_least_one(make: Any) -> None:
    assert make("kabale", 2).table.max_decisions == LONGEST == 20_000
    assert make("kabale", 2, max_decisions=np.int64(7)).table.max_decisions == 7
    for bad in (0, -3, 1.5, "many"):
        with pytest.raises(BadInput, match="max_decisions"):
            make("kabale", 2, max_decisions=bad)


def test_a_game_that_ends_with_its_last_decision_is_not_cut_off() -> None:
    first = env("kabale", 2)
    first.reset(seed=1)
    while not any(first.terminations.values()):
        first.step(last_legal(first.observe(first.agent_selection)["action_mask"]))
    table = env("kabale", 2, max_decisions=first.table.decisions)
    table.reset(seed=1)
    for _ in range(first.table.decisions):
        table.step(last_legal(table.observe(table.agent_selection)["action_mask"]))
    assert all(table.terminations.values())
    assert not any(table.truncations.values())
    assert table.rewards == first.rewards


# -- seeds and options at reset -------------------------------------------------------------------


@each
def test_a_seed_is_any_whole_number_but_a_negative_one(make: Any) -> None:
    tables = [make("kabale", 2), make("kabale", 2)]
    tables[0].reset(seed=3)
    tables[1].reset(seed=np.int64(3))
    assert tables[0].table.state.digest() == tables[1].table.state.digest()
    before = tables[0].table.state.digest()
    for bad in BAD_SEEDS:
        with pytest.raises(BadInput, match="a seed is a whole number"):
            tables[0].reset(seed=bad)
        assert tables[0].table.state.digest() == before, "a refused reset changes nothing"


@each
def test_options_at_reset_hold_from_this_game_on(make: Any) -> None:
    table = make("legends", 2, options={"setup_player": 1})
    table.reset(seed=3, options={"setup": "random"})
    wanted = {"setup": "random", "setup_player": 1}
    for other in (*copies(table, make("legends", 2)), table):
        assert wanted.items() <= other.table.state.setup.options.items()
        other.reset(options={})
        assert wanted.items() <= other.table.state.setup.options.items()
    direct = make("legends", 2, options=wanted)
    direct.reset(seed=3)
    direct.reset()
    assert direct.table.state.digest() == table.table.state.digest()


@each
def test_other_options_at_reset_are_refused(make: Any) -> None:
    table = make("legends", 2)
    table.reset(seed=3)
    before = table.state_dict()
    for bad, why in (
        ({"colour": 1}, "no option 'colour'"),
        ({"setup": "sideways"}, "option setup"),
        ("random", "names with values"),
    ):
        with pytest.raises(BadInput, match=why):
            table.reset(seed=5, options=bad)
    assert table.state_dict() == before


# -- bad calls ------------------------------------------------------------------------------------


@each
def test_nothing_is_played_or_saved_before_the_first_reset(make: Any) -> None:
    table = make("kabale", 2)
    for call in (lambda: table.step(0), table.state_dict, lambda: table.clone().step(0)):
        with pytest.raises(BadInput, match=r"call reset\(\) first"):
            call()
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        pickle.loads(pickle.dumps(table)).step(0)


def test_agents_in_turn_are_told_what_is_wrong() -> None:
    table: Any = env("kabale", 2)
    table.reset(seed=1)
    before = table.state_dict()
    for bad, why in ((1.7, "whole number"), (-1, "0 to 182"), (999, "0 to 182"), (None, "act")):
        with pytest.raises(BadInput, match=why):
            table.step(bad)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        table.step(int(mask.argmin()))
    assert table.state_dict() == before
    table.step(np.int32(mask.argmax()))


def test_after_the_end_agents_in_turn_may_only_leave() -> None:
    table = env("kabale", 2, max_decisions=3)
    table.reset(seed=1)
    play_aec(table)
    with pytest.raises(ValueError, match="the only valid action is None"):
        table.step(0)
    table.step(None)
    table.step(None)
    with pytest.raises(BadInput, match=r"over: call reset\(\)"):
        table.step(None)
    table.reset()
    assert play_aec(table) == 3


def test_parallel_agents_are_told_what_is_wrong() -> None:
    table: Any = parallel_env("kabale", 2)
    seen, _ = table.reset(seed=1)
    good = {agent: int(seen[agent]["action_mask"].argmax()) for agent in seen}
    before = table.state_dict()
    for bad, why in (
        ({"player_0": good["player_0"]}, "action of player_1 is missing"),
        ({**good, "player_7": 0}, "no agent 'player_7'"),
        ({**good, "player_1": 1.7}, "of player_1 is a whole number"),
    ):
        with pytest.raises(BadInput, match=why):
            table.step(bad)
    assert table.state_dict() == before
    _, rewards, over, _, _ = table.step({**good, "player_1": -1})
    assert (rewards["player_1"], all(over.values())) == (-1.0, True)
    with pytest.raises(BadInput, match=r"over: call reset\(\)"):
        table.step(good)


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_mode_of_rendering_is_taken_and_checked(make: Any) -> None:
    assert make("kabale", 2, render_mode="ansi").render_mode == "ansi"
    assert make("kabale", 2).render_mode is None
    with pytest.raises(BadInput, match="render_mode is None or ansi; got 'human'"):
        make("kabale", 2, render_mode="human")


def test_gymnasium_tells_what_is_wrong() -> None:
    with pytest.raises(BadInput, match="render_mode"):
        IntrikaGym("kabale", 2, render_mode="human")
    table = IntrikaGym("kabale", 2, opponents="random")
    _, info = table.reset(seed=1)
    with pytest.raises(BadInput, match="whole number"):
        table.step(1.7)
    for illegal in (int(info["action_mask"].argmin()), -1, 999):
        table.reset(seed=1)
        _, reward, over, cut, told = table.step(illegal)
        assert (reward, over, cut, told["illegal"]) == (-1.0, True, False, illegal)
        with pytest.raises(BadInput, match=r"over: call reset\(\)"):
            table.clone().step(int(info["action_mask"].argmax()))


def test_the_wrappers_of_gymnasium_lead_to_mask_and_clone() -> None:
    table = gymnasium.make("intrika/kabale-v1", seats=2, opponents="random", max_decisions=9)
    _, info = table.reset(seed=1)
    assert (table.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
    assert table.get_wrapper_attr("clone")().table.max_decisions == 9
