"""One game among many, and the worker process that plays some of them (see vector.py)."""

from __future__ import annotations

import contextlib
import json
import random
import traceback
from typing import Any, NamedTuple

import numpy as np

from intrika.bots import Bot, Window, bot
from intrika.core.game import Game
from intrika.core.registry import game as game_of
from intrika.core.state import State
from intrika.envs.table import loaded_chance, rewards_of, saved_chance

STEP, RESET, SAVE, LOAD, STOP = b"step", b"reset", b"save", b"load", b"stop"
DONE, FAILED = b"done", b"fail"
KINDS = {"f": np.float32, "b": np.int8, "i": np.int32}


class Plan(NamedTuple):
    """What every worker has to know."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    reward: str
    opponent: str
    max_decisions: int


class Lane:
    """One game of many. It writes into its own rows of the shared arrays."""

    def __init__(self, plan: Plan, number: int, arrays: dict[str, Any]) -> None:
        self.plan = plan
        self.game: Game = game_of(plan.game)
        self.number = number
        self.opponent: Bot | None = bot(plan.opponent) if plan.opponent else None
        self.row = arrays["observations"][number].data
        self.mask = arrays["masks"][number].data
        self.none = memoryview(bytes(len(self.mask))).cast("b")
        self.seat, self.action = arrays["seat"], arrays["action"]
        self.rewards = arrays["rewards"]
        self.done, self.truncated = arrays["done"], arrays["truncated"]
        self.chance: random.Random
        self.state: State
        self.reset(plan.seed)

    def reset(self, seed: int | None) -> None:
        """A new game, whatever became of the last; without a seed, the next one of the old."""
        if seed is not None:
            self.chance = random.Random(f"{seed}/{self.number}")
        self.clear()
        self.begin()
        self.show()

    def clear(self) -> None:
        i = self.number
        self.done[i] = self.truncated[i] = 0
        self.rewards[i] = 0.0

    def begin(self) -> None:
        """A new game; with an opponent, the learner's seat is drawn anew."""
        plan = self.plan
        self.decisions = 0
        self.state = self.game.new(plan.seats, self.chance.getrandbits(64), plan.options)
        self.own = self.chance.randrange(plan.seats) if self.opponent else -1
        self.let_others_play()

    def let_others_play(self) -> None:
        state = self.state
        while self.opponent is not None and not state.over:
            waiting = [seat for seat in state.to_act() if seat != self.own]
            if not waiting:
                return
            window = Window(state, waiting[0], self.chance)
            state.act(waiting[0], self.opponent.choose(window, self.chance).action)
            self.decisions += 1

    def show(self) -> None:
        state = self.state
        seat = state.to_act()[0] if self.opponent is None else self.own
        self.seat[self.number] = seat
        self.game.observe(state, seat, self.row)
        mask = self.mask
        mask[:] = self.none
        for a in state.options(seat):
            mask[a.id] = 1

    def step(self) -> None:
        i = self.number
        self.clear()
        self.state.act(int(self.seat[i]), self.game.space[int(self.action[i])])
        self.decisions += 1
        self.let_others_play()
        if self.state.over:
            self.done[i] = 1
            self.rewards[i] = rewards_of(self.state, self.plan.reward)
            self.begin()
        elif self.decisions >= self.plan.max_decisions:
            self.truncated[i] = 1
            self.begin()
        self.show()

    def state_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        i = self.number
        return {
            "state": self.state.to_json(),
            "own": self.own,
            "decisions": self.decisions,
            "chance": saved_chance(self.chance),
            "told": [int(self.done[i]), int(self.truncated[i]), self.rewards[i].tolist()],
        }

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        i = self.number
        self.state = self.game.load(saved["state"])
        self.own, self.decisions = saved["own"], saved["decisions"]
        self.chance = loaded_chance(saved["chance"])
        self.done[i], self.truncated[i], self.rewards[i] = saved["told"]
        self.show()


def obey(lanes: list[Lane], told: bytes) -> bytes:
    """Do what was told, a word and perhaps more after a space; the answer is empty but to SAVE."""
    word, _, more = told.partition(b" ")
    if word == STEP:
        for lane in lanes:
            lane.step()
    elif word == RESET:
        for lane in lanes:
            lane.reset(int(more) if more else None)
    elif word == LOAD:
        for lane, saved in zip(lanes, json.loads(more), strict=True):
            lane.load_state_dict(saved)
    elif word == SAVE:
        return json.dumps([lane.state_dict() for lane in lanes]).encode()
    return b""


def views(memory: dict[str, tuple[Any, str, tuple[int, ...]]]) -> dict[str, Any]:
    """Arrays over the shared memory."""
    return {
        name: np.frombuffer(raw, KINDS[kind]).reshape(shape)
        for name, (raw, kind, shape) in memory.items()
    }


def work(plan: Plan, numbers: range, memory: Any, line: Any) -> None:
    """A worker: make the lanes, then do what the other side says until it says no more."""
    arrays = views(memory)
    try:
        lanes = [Lane(plan, number, arrays) for number in numbers]
        line.send_bytes(DONE)
        while (told := line.recv_bytes()) != STOP:
            line.send_bytes(DONE + obey(lanes, told))
    except (EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        return
    except Exception:
        with contextlib.suppress(OSError):
            line.send_bytes(FAILED + traceback.format_exc().encode())
