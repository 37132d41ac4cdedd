"""PettingZoo: the games as AEC and as Parallel environments.

>>> from intrika.envs.pettingzoo import env
>>> kabale = env("kabale", seats=3)
>>> kabale.reset(seed=7)
>>> for agent in kabale.agent_iter(5):
...     seen, reward, over, cut, info = kabale.last()
...     kabale.step(int(seen["action_mask"].argmax()))
>>> str(kabale)
'kabale_v1'
"""

from __future__ import annotations

import copy
import json
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from intrika.core.observation import HIGHEST
from intrika.core.refusal import BadInput
from intrika.envs.table import LONGEST, Table, check_reward, name_of, rewards_of, whole

RENDERS = ("ansi",)
PROBE = {"options": 1}  # what PettingZoo's own tests pass, to see that the argument is there
Seen = dict[str, Any]
Stepped = tuple[
    dict[str, Seen],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class _Shared:
    """Agents, spaces, saving: what both forms have in common."""

    metadata: dict[str, Any]
    table: Table
    agents: list[str]
    rewards: dict[str, float]

    def _set_up(self, table: Table, reward: str, render_mode: str | None, extra: int) -> None:
        if render_mode is not None and render_mode not in RENDERS:
            raise BadInput(f"render_mode is None or {', '.join(RENDERS)}; got {render_mode!r}")
        self.table = table
        self.reward = check_reward(reward)
        self.actions = table.actions + extra
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        self.render_mode = render_mode
        self.metadata = {"name": name_of(table.game), "render_modes": list(RENDERS)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.actions) for agent in self.possible_agents
        }

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, HIGHEST, (self.table.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        self.table.reset(seed, None if options == PROBE else options)
        self.agents = self.possible_agents[:]

    def _check_running(self) -> None:
        self.table.check_begun()
        if not self.agents:
            raise BadInput("the game is over: call reset()")

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str:
        """What a spectator sees, as JSON."""
        return json.dumps(self.table.state.view(None), indent=1)

    def close(self) -> None:
        pass

    def clone(self) -> Any:
        """An exact copy that plays on by itself."""
        made = copy.copy(self)
        made.__dict__ = {
            name: copy.copy(value) if isinstance(value, dict | list) else value
            for name, value in self.__dict__.items()
        }
        made.table = self.table.clone()
        return made

    def __str__(self) -> str:
        return str(self.metadata["name"])


class Kept:
    """The bookkeeping of an environment, as `state_dict` saves it."""

    NAMES = ("agents", "rewards", "terminations", "truncations", "_cumulative_rewards")


class IntrikaAEC(_Shared, AECEnv[str, Seen, int | None]):  # type: ignore[misc]
    """One agent after the other. Secret answers are asked for one by one, the lowest seat first;
    nobody sees them before the last.

    An illegal action raises `IllegalAction`, a number that is no action `BadInput`, and the game
    is as it was. After `max_decisions` a game is cut off: all agents are truncated, rewards are 0.
    `reset` takes the game's own options; they hold from that game on.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        max_decisions: int = LONGEST,
    ) -> None:
        self._set_up(Table(game, seats, options, max_decisions), reward, render_mode, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        waiting = self.table.state.to_act()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat, self.actions),
        }

    def step(self, action: int | None) -> None:
        if not self.agents:
            self._check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} has to act")
        self.table.act(self.seat_of[agent], whole(action, "an action"))
        if self.table.state.over:
            self._end()
        elif self.table.decisions >= self.table.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._select()

    def _end(self) -> None:
        """Only now is there anything to reward: until the end all rewards stay 0."""
        won = rewards_of(self.table.state, self.reward)
        self.rewards = dict(zip(self.possible_agents, won, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def state_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        self.table.check_begun()
        kept = {name: copy.copy(getattr(self, name)) for name in Kept.NAMES}
        return {**kept, "agent": self.agent_selection, "table": self.table.state_dict()}

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        self.table.load_state_dict(saved["table"])
        for name in Kept.NAMES:
            setattr(self, name, copy.copy(saved[name]))
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = saved["agent"]


class IntrikaParallel(_Shared, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All agents at once: who owes an answer gives it, everybody else waits.

    The last action number means to wait; it is the only one of an agent who is not asked, and
    never one of those who are. An illegal action, or a number that is no action, ends the game:
    its agent gets -1, the others 0. After `max_decisions` a game is cut off: all agents are
    truncated, rewards are 0. `reset` takes the game's own options; they hold from that game on.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        max_decisions: int = LONGEST,
    ) -> None:
        self._set_up(Table(game, seats, options, max_decisions), reward, render_mode, 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._begin(seed, options)
        return self._seen(self.agents), {agent: {} for agent in self.agents}

    def _seen(self, agents: list[str]) -> dict[str, Seen]:
        made = {}
        for agent in agents:
            seat = self.seat_of[agent]
            mask = self.table.mask(seat, self.actions)
            if not mask.any():
                mask[-1] = 1
            made[agent] = {"observation": self.table.observation(seat), "action_mask": mask}
        return made

    def step(self, actions: dict[str, int]) -> Stepped:
        self._check_running()
        agents, table = self.agents, self.table
        chosen = self._chosen(actions)
        illegal = self._illegal(chosen)
        rewards = {agent: -1.0 if agent in illegal else 0.0 for agent in agents}
        if not illegal:
            for seat in table.state.to_act():
                table.act(seat, chosen[self.possible_agents[seat]])
            if table.state.over:
                won = rewards_of(table.state, self.reward)
                rewards = dict(zip(self.possible_agents, won, strict=True))
        over = bool(illegal) or table.state.over
        cut = table.cut and not over
        self.agents = [] if over or cut else agents
        return (
            self._seen(agents),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {"illegal": chosen[agent]} if agent in illegal else {} for agent in agents},
        )

    def _chosen(self, actions: dict[str, int]) -> dict[str, int]:
        """One whole number of every agent, and of nobody else."""
        for agent in self.agents:
            if agent not in actions:
                raise BadInput(f"the action of {agent} is missing")
        for agent in actions:
            if agent not in self.agents:
                raise BadInput(f"there is no agent {agent!r}")
        return {agent: whole(action, f"an action of {agent}") for agent, action in actions.items()}

    def _illegal(self, chosen: dict[str, int]) -> list[str]:
        waiting = self.table.state.to_act()
        made = []
        for seat, agent in enumerate(self.possible_agents):
            asked, action = seat in waiting, chosen[agent]
            if not (self.table.is_legal(seat, action) if asked else action == self.actions - 1):
                made.append(agent)
        return made

    def state_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        self.table.check_begun()
        return {"agents": self.agents[:], "table": self.table.state_dict()}

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        self.table.load_state_dict(saved["table"])
        self.agents = list(saved["agents"])


def env(game: str, seats: int | None = None, **kwargs: Any) -> IntrikaAEC:
    """A game as an AEC environment: `seats`, the game's `options`, `reward` by place or score,
    `max_decisions`, `render_mode`."""
    return IntrikaAEC(game, seats, **kwargs)


def parallel_env(game: str, seats: int | None = None, **kwargs: Any) -> IntrikaParallel:
    """A game as a Parallel environment."""
    return IntrikaParallel(game, seats, **kwargs)
