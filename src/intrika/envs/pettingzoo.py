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
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from intrika.core.observation import HIGHEST
from intrika.core.refusal import BadInput
from intrika.envs.table import REWARDS, Table, name_of, rewards_of

Seen = dict[str, Any]


class _Shared:
    """Agents, spaces, saving: what both forms have in common."""

    metadata: ClassVar[dict[str, Any]]
    table: Table
    agents: list[str]
    rewards: dict[str, float]

    def _set_up(
        self, game: str, seats: int | None, options: dict[str, Any] | None, reward: str, extra: int
    ) -> None:
        if reward not in REWARDS:
            raise BadInput(f"a reward is one of {', '.join(REWARDS)}; got {reward!r}")
        self.table = Table(game, seats, options)
        self.reward = reward
        self.actions = self.table.actions + extra
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        self.render_mode = None
        self.metadata = {"name": name_of(self.table.game), "render_modes": ["ansi"]}  # type: ignore[misc]
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
    nobody sees them before the last. An illegal action raises `IllegalAction`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "place",
    ) -> None:
        self._set_up(game, seats, options, reward, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
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
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(None)
            return
        if action is None:
            raise BadInput(f"{agent} has to act")
        self.table.act(self.seat_of[agent], int(action))
        if self.table.state.over:
            self._end()
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
    never one of those who are. An illegal action ends the game: its agent gets -1, the others 0.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "place",
    ) -> None:
        self._set_up(game, seats, options, reward, 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
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

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents, table = self.agents, self.table
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        waiting = table.state.to_act()
        illegal = [
            agent
            for seat, agent in enumerate(self.possible_agents)
            if not self._allows(seat, int(actions[agent]), seat in waiting)
        ]
        if illegal:
            for agent in illegal:
                rewards[agent] = -1.0
                infos[agent] = {"illegal": int(actions[agent])}
        else:
            for seat in waiting:
                table.act(seat, int(actions[self.possible_agents[seat]]))
            if table.state.over:
                won = rewards_of(table.state, self.reward)
                rewards = dict(zip(self.possible_agents, won, strict=True))
        over = bool(illegal) or table.state.over
        seen = self._seen(agents)
        self.agents = [] if over else agents
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _allows(self, seat: int, action: int, asked: bool) -> bool:
        return self.table.is_legal(seat, action) if asked else action == self.actions - 1

    def state_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {"agents": self.agents[:], "table": self.table.state_dict()}

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        self.table.load_state_dict(saved["table"])
        self.agents = list(saved["agents"])


def env(game: str, seats: int | None = None, **kwargs: Any) -> IntrikaAEC:
    """A game as an AEC environment: `seats`, the game's `options`, `reward` by place or score."""
    return IntrikaAEC(game, seats, **kwargs)


def parallel_env(game: str, seats: int | None = None, **kwargs: Any) -> IntrikaParallel:
    """A game as a Parallel environment."""
    return IntrikaParallel(game, seats, **kwargs)
