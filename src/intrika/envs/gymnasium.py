"""Gymnasium: one seat is yours, bots play the others.

>>> import gymnasium
>>> import intrika.envs.gymnasium
>>> table = gymnasium.make("intrika/kabale-v1", seats=3, opponents="random")
>>> seen, info = table.reset(seed=7)
>>> seen, reward, over, cut, info = table.step(int(info["action_mask"].argmax()))
>>> over
False
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from intrika.bots import Bot, Window, bot
from intrika.core.chance import seed_of
from intrika.core.observation import HIGHEST
from intrika.core.refusal import BadInput
from intrika.core.registry import games
from intrika.envs.table import (
    LONGEST,
    Floats,
    Mask,
    Table,
    check_reward,
    loaded_chance,
    rewards_of,
    saved_chance,
    whole,
)


class IntrikaGym(gymnasium.Env[Floats, np.int64]):
    """A game seen from one seat.

    `opponents` is one spelling of a bot for all other seats, or one for each in seat order;
    `seat` is yours, None draws it for every game. `info["action_mask"]` marks the legal actions;
    any other whole number ends the game with reward -1, by place and by score alike, and stands
    in `info["illegal"]`. When `max_decisions` were made, those of the bots counted, the game is
    cut off after your own: truncated, reward 0. `reset` takes the game's own options; they hold
    from that game on. `gymnasium.make` wraps the environment: `clone`, `action_masks` and
    saving are then reached by `env.unwrapped` or `env.get_wrapper_attr("action_masks")`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        options: dict[str, Any] | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        max_decisions: int = LONGEST,
    ) -> None:
        if render_mode is not None:
            raise BadInput(f"render_mode is None, nothing is drawn; got {render_mode!r}")
        self.table = Table(game, seats, options, max_decisions)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise BadInput(f"there is no seat {seat} among {self.table.seats}")
        self.own, self.seat, self.reward = seat, seat or 0, check_reward(reward)
        others = self.table.seats - 1
        spelled = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(spelled) != others:
            raise BadInput(f"{others} opponents are needed; got {len(spelled)}")
        self.bots: list[Bot] = [bot(name) for name in spelled]
        self.chance = random.Random()
        self.render_mode = render_mode
        self.over = False
        self.observation_space = spaces.Box(0.0, HIGHEST, (self.table.size,), np.float32)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        self.table.reset(seed, options)
        if seed is not None:
            seed = seed_of(seed)
            self.chance = random.Random(seed)
        super().reset(seed=seed)
        self.over = False
        if self.own is None:
            self.seat = self.chance.randrange(self.table.seats)
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        chosen = whole(action, "an action")
        self.table.check_begun()
        if self.over:
            raise BadInput("the game is over: call reset()")
        if not self.table.is_legal(self.seat, chosen):
            self.over = True
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": chosen}
        return self._played(chosen)

    def _played(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        table = self.table
        table.act(self.seat, action)
        self._let_others_play()
        ended, cut = table.state.over, table.cut
        reward = rewards_of(table.state, self.reward)[self.seat] if ended else 0.0
        self.over = ended or cut
        seen, info = self._seen()
        return seen, reward, ended, cut, info

    def _let_others_play(self) -> None:
        """Every bot chooses from its own window; the own seat answers last."""
        state = self.table.state
        while not state.over:
            waiting = [seat for seat in state.to_act() if seat != self.seat]
            if not waiting:
                return
            seat = waiting[0]
            window = Window(state, seat, self.chance)
            player = self.bots[seat if seat < self.seat else seat - 1]
            self.table.act(seat, player.choose(window, self.chance).action.id)

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        return self.table.observation(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """The legal actions, where libraries for masked learning look for them."""
        return self.table.mask(self.seat, self.table.actions)

    def clone(self) -> IntrikaGym:
        """An exact copy that plays on by itself."""
        made = object.__new__(IntrikaGym)
        made.__dict__.update(self.__dict__)
        made.table = self.table.clone()
        made.chance = random.Random()
        made.chance.setstate(self.chance.getstate())
        return made

    def state_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        self.table.check_begun()
        return {
            "table": self.table.state_dict(),
            "seat": self.seat,
            "over": self.over,
            "chance": saved_chance(self.chance),
        }

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        self.table.load_state_dict(saved["table"])
        self.seat, self.over = saved["seat"], saved["over"]
        self.chance = loaded_chance(saved["chance"])


for _game in games():
    gymnasium.register(
        id=f"intrika/{_game.id}-v{_game.rules}",
        entry_point="intrika.envs.gymnasium:IntrikaGym",
        kwargs={"game": _game.id},
    )
