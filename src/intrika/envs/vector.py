"""Many games at once: worker processes that write observations and masks into shared memory.

Each game shows the seat that acts next; `step` takes one action for every game. A game that ends
leaves its rewards and begins anew at once. The same seed gives the same games, whatever the
number of workers.

>>> from intrika.envs.vector import VectorEnv
>>> with VectorEnv("kabale", count=4, seats=2, seed=7, workers=0) as tables:
...     for _ in range(3):
...         tables.step(tables.masks.argmax(axis=1))
...     tables.observations.shape, tables.seat.tolist()
((4, 1072), [0, 1, 1, 1])
"""

from __future__ import annotations

import contextlib
import multiprocessing
import random
import traceback
from typing import Any

import numpy as np
from numpy.typing import NDArray

from intrika.bots import Bot, Window, bot
from intrika.core.game import Game
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.core.state import State
from intrika.envs.table import REWARDS, rewards_of

STEP, STOP, DONE = b"step", b"stop", b"done"
KINDS = {"f": np.float32, "b": np.int8, "i": np.int32}


class Plan:
    """What every worker has to know."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Any], seed: int, reward: str, opponent: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.reward = reward
        self.opponent = opponent


class Lane:
    """One game of many. It writes into its own rows of the shared arrays."""

    def __init__(self, plan: Plan, number: int, arrays: dict[str, Any]) -> None:
        self.plan = plan
        self.game: Game = game_of(plan.game)
        self.number = number
        self.chance = random.Random(f"{plan.seed}/{number}")
        self.opponent: Bot | None = bot(plan.opponent) if plan.opponent else None
        self.row = arrays["observations"][number].data
        self.mask = arrays["masks"][number].data
        self.none = memoryview(bytes(len(self.mask))).cast("b")
        self.seat, self.action = arrays["seat"], arrays["action"]
        self.rewards, self.done = arrays["rewards"], arrays["done"]
        self.state: State
        self.begin()
        self.show()

    def begin(self) -> None:
        """A new game; with an opponent, the learner's seat is drawn anew."""
        plan = self.plan
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
        self.done[i] = 0
        self.rewards[i] = 0.0
        self.state.act(int(self.seat[i]), self.game.space[int(self.action[i])])
        self.let_others_play()
        if self.state.over:
            self.done[i] = 1
            self.rewards[i] = rewards_of(self.state, self.plan.reward)
            self.begin()
        self.show()


def _views(memory: dict[str, tuple[Any, str, tuple[int, ...]]]) -> dict[str, Any]:
    """Arrays over the shared memory."""
    return {
        name: np.frombuffer(raw, KINDS[kind]).reshape(shape)
        for name, (raw, kind, shape) in memory.items()
    }


def _work(plan: Plan, numbers: range, memory: Any, line: Any) -> None:
    """A worker: make the lanes, then step them whenever the other side says so."""
    arrays = _views(memory)
    try:
        lanes = [Lane(plan, number, arrays) for number in numbers]
        line.send_bytes(DONE)
        while line.recv_bytes() == STEP:
            for lane in lanes:
                lane.step()
            line.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt):
        return
    except Exception:
        line.send_bytes(traceback.format_exc().encode())


class VectorEnv:
    """`count` games stepped together by `workers` processes; with 0, in this one.

    `observations`, `masks`, `rewards` (by seat), `done` and `seat` are arrays that every step
    writes anew: copy what you want to keep. With an `opponent`, a bot plays all seats but one.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.int8]
    seat: NDArray[np.int32]

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        workers: int = 1,
        options: dict[str, Any] | None = None,
        reward: str = "place",
        opponent: str = "",
    ) -> None:
        rules = game_of(game)
        self.seats = rules.max_seats if seats is None else seats
        setup = rules.setup(self.seats, options or {}, None)
        if reward not in REWARDS:
            raise BadInput(f"a reward is one of {', '.join(REWARDS)}; got {reward!r}")
        if count < 1 or workers < 0:
            raise BadInput("at least one game is needed, and no fewer than 0 workers")
        self.count, self.game = count, rules
        plan = Plan(game, self.seats, setup.options, seed, reward, opponent)
        context = multiprocessing.get_context("spawn")
        shapes = {
            "observations": ("f", (count, rules.observation.size)),
            "masks": ("b", (count, len(rules.space))),
            "rewards": ("f", (count, self.seats)),
            "done": ("b", (count,)),
            "seat": ("i", (count,)),
            "action": ("i", (count,)),
        }
        memory = {
            name: (context.RawArray(kind, int(np.prod(shape))), kind, shape)
            for name, (kind, shape) in shapes.items()
        }
        arrays = _views(memory)
        for name in ("observations", "masks", "rewards", "done", "seat"):
            setattr(self, name, arrays[name])
        self._action = arrays["action"]
        self._lanes: list[Lane] = []
        self._lines: list[Any] = []
        self._workers: list[Any] = []
        if not workers:
            self._lanes = [Lane(plan, number, arrays) for number in range(count)]
        for part in range(min(workers, count)):
            numbers = range(part, count, min(workers, count))
            line, other = context.Pipe()
            worker = context.Process(target=_work, args=(plan, numbers, memory, other), daemon=True)
            worker.start()
            other.close()
            self._lines.append(line)
            self._workers.append(worker)
        self._wait()

    def step(self, actions: Any) -> None:
        """One action for every game, by the seat that it shows."""
        self._action[:] = actions
        for line in self._lines:
            line.send_bytes(STEP)
        for lane in self._lanes:
            lane.step()
        self._wait()

    def _wait(self) -> None:
        for line in self._lines:
            try:
                told = line.recv_bytes()
            except EOFError:
                raise RuntimeError("a worker has gone") from None
            if told != DONE:
                self.close()
                raise RuntimeError(f"a worker failed:\n{told.decode()}")

    def close(self) -> None:
        """Let the workers go."""
        for line in self._lines:
            with contextlib.suppress(OSError):  # it may have gone by itself
                line.send_bytes(STOP)
            line.close()
        for worker in self._workers:
            worker.join(5)
        self._lines, self._workers = [], []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
