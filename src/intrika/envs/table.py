"""What all environments share: a running game that can be cloned, saved and numbered."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from intrika.core.game import Game
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.core.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
REWARDS = ("place", "score")
POINTS = 100.0  # a reward by score is told in hundreds of points


def name_of(game: Game) -> str:
    """The name of a game's environments, with its rules version."""
    return f"{game.id}_v{game.rules}"


def rewards_of(s: State, reward: str = "place") -> list[float]:
    """By seat, at the end of a game: by place from 1 to -1, ties shared, or by score.

    >>> import intrika
    >>> from intrika.core.playout import playout
    >>> state = intrika.game("kabale").new(seats=3, seed=1)
    >>> _ = playout(state, seed=1)
    >>> sum(rewards_of(state))
    0.0
    """
    result = s.result()
    if reward == "score" or s.seats == 1:
        return [total / POINTS for total in result.totals]
    return [_by_place(result.places, place) for place in result.places]


def _by_place(places: tuple[int, ...], place: int) -> float:
    """Places 1 to n as 1 to -1; who shares a place shares its rewards too."""
    last = len(places) - 1
    shared = place - 1 + (places.count(place) - 1) / 2
    return (last - 2 * shared) / last


class Table:
    """One game on the table: reset, act, look. The seeds of games to come are drawn from one."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any] | None) -> None:
        self.game = game_of(game)
        self.seats = self.game.max_seats if seats is None else seats
        self.setup = self.game.setup(self.seats, options or {}, None)
        self.size = self.game.observation.size
        self.actions = len(self.game.space)
        self.seeds = random.Random()
        self.state: State = self.game.new(self.seats, 0, self.setup.options)

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game; a seed decides this game and, one after another, the next ones."""
        if seed is not None:
            self.seeds = random.Random(seed)
        self.state = self.game.new(self.seats, self.seeds.getrandbits(64), self.setup.options)

    def observation(self, seat: int) -> Floats:
        row = np.empty(self.size, np.float32)
        self.game.observe(self.state, seat, row.data)
        return row

    def mask(self, seat: int, size: int) -> Mask:
        """1 for each legal action of this seat; all 0 while it is not asked."""
        bits = bytearray(size)
        for a in self.state.options(seat):
            bits[a.id] = 1
        return np.frombuffer(bits, np.int8)

    def act(self, seat: int, action: int) -> None:
        self.state.act(seat, self.game.space[action])

    def is_legal(self, seat: int, action: int) -> bool:
        return any(a.id == action for a in self.state.options(seat))

    def clone(self) -> Table:
        """An exact copy that plays on by itself."""
        made: Table = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.seeds = random.Random()
        made.seeds.setstate(self.seeds.getstate())
        made.state = self.state.copy()
        return made

    def state_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        version, numbers, gauss = self.seeds.getstate()
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": dict(self.setup.options),
            "state": self.state.to_json(),
            "seeds": [version, list(numbers), gauss],
        }

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        if (saved["game"], saved["seats"]) != (self.game.id, self.seats):
            raise BadInput(
                f"this was saved from {saved['game']} with {saved['seats']} seats, "
                f"not from {self.game.id} with {self.seats}"
            )
        self.state = self.game.load(saved["state"])
        self.setup = self.state.setup
        version, numbers, gauss = saved["seeds"]
        self.seeds.setstate((version, tuple(numbers), gauss))

    def __getstate__(self) -> dict[str, Any]:
        return self.state_dict()

    def __setstate__(self, saved: dict[str, Any]) -> None:
        Table.__init__(self, saved["game"], saved["seats"], saved["options"])
        self.load_state_dict(saved)
