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
import json
import multiprocessing
import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from intrika.bots import bot
from intrika.core.chance import seed_of
from intrika.core.refusal import BadInput, IllegalAction, refusal
from intrika.core.registry import game as game_of
from intrika.envs.lane import DONE, LOAD, RESET, SAVE, STEP, STOP, Lane, Plan, obey, views, work
from intrika.envs.table import LONGEST, check_limit, check_reward, whole

GONE = "a worker has gone"
UNGUARDED = (
    f"{GONE} before it began. Each worker imports the main script anew, so a script has to make "
    'its VectorEnv under `if __name__ == "__main__":` (or use workers=0)'
)


class VectorEnv:
    """`count` games stepped together by `workers` processes; with 0, in this one.

    `observations`, `masks`, `rewards` (by seat), `done`, `truncated` and `seat` are arrays that
    every step writes anew: copy what you want to keep. `done` marks the games that have ended,
    `truncated` those that were cut off after `max_decisions`, with rewards 0; both have begun
    anew already. With an `opponent`, a bot plays all seats but one; its decisions count too, and
    a game is cut off after one of yours. Without a seed one is drawn; it stands in `seed`.

    Workers are spawned: each imports the main script anew, so a script has to make its games
    under `if __name__ == "__main__":`.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.int8]
    truncated: NDArray[np.int8]
    seat: NDArray[np.int32]

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        seed: int | None = 0,
        workers: int = 1,
        options: dict[str, Any] | None = None,
        reward: str = "place",
        opponent: str = "",
        max_decisions: int = LONGEST,
    ) -> None:
        self.game = game_of(game)
        self.seats = self.game.max_seats if seats is None else seats
        setup = self.game.setup(self.seats, options or {}, None)
        self.seed = random.SystemRandom().getrandbits(64) if seed is None else seed_of(seed)
        self.count, workers = whole(count, "count"), whole(workers, "workers")
        if self.count < 1 or workers < 0:
            raise BadInput("at least one game is needed, and no fewer than 0 workers")
        if opponent:
            bot(opponent)  # a wrong name is refused here, not in a worker
        limit = check_limit(max_decisions)
        chosen = (self.seats, setup.options, self.seed, check_reward(reward), opponent, limit)
        self._plan = Plan(game, *chosen)
        self._closed = False
        self._lanes: list[Lane] = []
        self._lines: list[Any] = []
        self._workers: list[Any] = []
        self._start(min(workers, self.count))

    def _start(self, workers: int) -> None:
        """Make the arrays and the games, dealt out to the workers in turn."""
        context = multiprocessing.get_context("spawn")
        memory = {
            name: (context.RawArray(kind, int(np.prod(shape))), kind, shape)
            for name, (kind, shape) in self._shapes().items()
        }
        arrays = views(memory)
        for name in ("observations", "masks", "rewards", "done", "truncated", "seat"):
            setattr(self, name, arrays[name])
        self._action, self._rows = arrays["action"], np.arange(self.count)
        if not workers:
            self._lanes = [Lane(self._plan, number, arrays) for number in range(self.count)]
        for part in range(workers):
            line, other = context.Pipe()
            told = (self._plan, range(part, self.count, workers), memory, other)
            worker = context.Process(target=work, args=told, daemon=True)
            worker.start()
            other.close()
            self._lines.append(line)
            self._workers.append(worker)
        self._answers(UNGUARDED)

    def _shapes(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        count = self.count
        return {
            "observations": ("f", (count, self.game.observation.size)),
            "masks": ("b", (count, len(self.game.space))),
            "rewards": ("f", (count, self.seats)),
            "done": ("b", (count,)),
            "truncated": ("b", (count,)),
            "seat": ("i", (count,)),
            "action": ("i", (count,)),
        }

    def step(self, actions: Any) -> None:
        """One action for every game, by the seat that it shows.

        If one of them is illegal, no game moves: `IllegalAction`, or `BadInput` for what is no
        action at all.
        """
        self._check_open()
        self._action[:] = self._checked(actions)
        self._tell(STEP)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; without a seed, those that would have come next."""
        if seed is None:
            self._tell(RESET)
        else:
            self.seed = seed_of(seed)
            self._tell(RESET + f" {self.seed}".encode())

    def state_dict(self) -> dict[str, Any]:
        """All games, ready for JSON; for any number of workers."""
        parts = [json.loads(answer) for answer in self._tell(SAVE)]
        lanes = [parts[i % len(parts)][i // len(parts)] for i in range(self.count)]
        return {"plan": self._plan._replace(seed=self.seed)._asdict(), "lanes": lanes}

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave; it must have been made with the same arguments."""
        self._check_open()
        mine = {**self._plan._asdict(), "seed": None, "count": self.count}
        theirs = {**saved["plan"], "seed": None, "count": len(saved["lanes"])}
        for name, value in mine.items():
            if theirs[name] != value:
                raise BadInput(f"this was saved with {name} {theirs[name]!r}, not {value!r}")
        self.seed = saved["plan"]["seed"]
        parts = max(1, len(self._lines))
        lanes = [saved["lanes"][part::parts] for part in range(parts)]
        self._tell(*[LOAD + b" " + json.dumps(part).encode() for part in lanes])

    def _checked(self, actions: Any) -> NDArray[Any]:
        """All actions, before any game moves."""
        made = np.asarray(actions)
        if made.shape != (self.count,) or made.dtype.kind not in "iu":
            raise BadInput(f"actions are {self.count} whole numbers; got {actions!r}")
        most = self.masks.shape[1] - 1
        wrong = (made < 0) | (made > most)
        if wrong.any():
            i = int(wrong.argmax())
            raise BadInput(f"{self.game.id} has actions 0 to {most}; got {made[i]} for game {i}")
        legal = self.masks[self._rows, made]
        if not legal.all():
            i = int(legal.argmin())
            text = self.game.space[int(made[i])].text
            raise IllegalAction(int(self.seat[i]), text, refusal("", "not-offered", game=i))
        return made

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("this environment is closed")

    def _tell(self, *told: bytes) -> list[bytes]:
        """Tell every worker its part, or all of them the same; what each answered."""
        self._check_open()
        if not self._lines:
            return [obey(self._lanes, told[0])]
        parts = told if len(told) > 1 else told * len(self._lines)
        try:
            for line, part in zip(self._lines, parts, strict=True):
                line.send_bytes(part)
        except OSError:
            self.close()
            raise RuntimeError(GONE) from None
        return self._answers(GONE)

    def _answers(self, gone: str) -> list[bytes]:
        made = []
        for line in self._lines:
            try:
                told = line.recv_bytes()
            except (EOFError, OSError):
                self.close()
                raise RuntimeError(gone) from None
            if not told.startswith(DONE):
                self.close()
                raise RuntimeError(f"a worker failed:\n{told[len(DONE) :].decode()}")
            made.append(told[len(DONE) :])
        return made

    def close(self) -> None:
        """Let the workers go. The arrays stay as they are; no game can be played any more."""
        self._closed = True
        for line in self._lines:
            with contextlib.suppress(OSError):  # it may have gone by itself
                line.send_bytes(STOP)
            line.close()
        for worker in self._workers:
            worker.join(5)
            if worker.is_alive():  # deep in a bot's search
                worker.terminate()
                worker.join(5)
        self._lines, self._workers = [], []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
