"""What all environments share: a running game that can be cloned, saved and numbered."""

from __future__ import annotations

import random
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from intrika.core.chance import seed_of
from intrika.core.game import Game
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.core.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
REWARDS = ("place", "score")
POINTS = 100.0  # a reward by score is told in hundreds of points
LONGEST = 20_000  # decisions in one game: random games have 1,000 at most, some games never end


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


def whole(value: Any, what: str) -> int:
    """A plain int of any library's integer; never of a float, which would have to be cut."""
    try:
        number: int = index(value)
    except TypeError:
        raise BadInput(f"{what} is a whole number; got {value!r}") from None
    return number


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise BadInput(f"a reward is one of {', '.join(REWARDS)}; got {reward!r}")
    return reward


def check_limit(max_decisions: Any) -> int:
    """After how many decisions a game is cut off."""
    limit = whole(max_decisions, "max_decisions")
    if limit < 1:
        raise BadInput(f"max_decisions is at least 1; got {limit}")
    return limit


def saved_chance(rng: random.Random) -> list[Any]:
    """A generator, ready for JSON."""
    version, numbers, gauss = rng.getstate()
    return [version, list(numbers), gauss]


def loaded_chance(saved: list[Any]) -> random.Random:
    """The generator that `saved_chance` gave."""
    version, numbers, gauss = saved
    rng = random.Random()
    rng.setstate((version, tuple(numbers), gauss))
    return rng


class Table:
    """One game on the table: reset, act, look. The seeds of games to come are drawn from one."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        max_decisions: int = LONGEST,
    ) -> None:
        self.game = game_of(game)
        self.seats = self.game.max_seats if seats is None else seats
        self.setup = self.game.setup(self.seats, options or {}, None)
        self.max_decisions = check_limit(max_decisions)
        self.size = self.game.observation.size
        self.actions = len(self.game.space)
        self.seeds = random.Random()
        self.begun = False  # whether anybody has reset it: before, the state is only a stand-in
        self.decisions = 0
        self.state: State = self.game.new(self.seats, 0, self.setup.options)

    def reset(self, seed: Any = None, options: Any = None) -> None:
        """Begin a new game; a seed decides this game and, one after another, the next ones.

        Options of the game hold from this game on; those not named stay as they are.
        """
        setup = self.setup if options is None else self._changed(options)
        if seed is not None:
            self.seeds = random.Random(seed_of(seed))
        self.setup = setup
        self.state = self.game.new(self.seats, self.seeds.getrandbits(64), setup.options)
        self.begun, self.decisions = True, 0

    def _changed(self, options: Any) -> Any:
        if not isinstance(options, dict):
            raise BadInput(f"options are names with values; got {options!r}")
        return self.game.setup(self.seats, {**self.setup.options, **options}, None)

    def check_begun(self) -> None:
        if not self.begun:
            raise BadInput("no game has begun: call reset() first")

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
        if not 0 <= action < self.actions:
            raise BadInput(f"{self.game.id} has actions 0 to {self.actions - 1}; got {action}")
        self.state.act(seat, self.game.space[action])
        self.decisions += 1

    def is_legal(self, seat: int, action: int) -> bool:
        return any(a.id == action for a in self.state.options(seat))

    @property
    def cut(self) -> bool:
        """Whether the game has gone on for too long."""
        return self.decisions >= self.max_decisions and not self.state.over

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
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": dict(self.setup.options),
            "max_decisions": self.max_decisions,
            "begun": self.begun,
            "decisions": self.decisions,
            "state": self.state.to_json(),
            "seeds": saved_chance(self.seeds),
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
        self.max_decisions = check_limit(saved["max_decisions"])
        self.begun, self.decisions = saved["begun"], saved["decisions"]
        self.seeds = loaded_chance(saved["seeds"])

    def __getstate__(self) -> dict[str, Any]:
        return self.state_dict()

    def __setstate__(self, saved: dict[str, Any]) -> None:
        Table.__init__(self, saved["game"], saved["seats"], saved["options"])
        self.load_state_dict(saved)
