"""What a bot is given: one seat's window on a running game, and nothing else.

The window never holds the true state. It is made from a redrawn copy, which by the suite's main
property looks to this seat exactly like the true one, so that no bot can look behind it however
hard it tries.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from intrika.core.action import Action
from intrika.core.event import Event
from intrika.core.game import Game
from intrika.core.state import State


class Window:
    """A seat's view, options and events, and as many possible worlds as it asks for."""

    __slots__ = ("_world", "events", "game", "seat")
    game: Game
    seat: int
    events: tuple[Event, ...]  # as this seat has seen them
    _world: State

    def __init__(
        self, state: State, seat: int, rng: random.Random, events: Sequence[Event] = ()
    ) -> None:
        self.game = state.setup.game
        self.seat = seat
        self.events = tuple([event.seen_by(seat) for event in events])
        self._world = state.determinize(seat, rng)

    def view(self) -> dict[str, Any]:
        return self._world.view(self.seat)

    def options(self) -> list[Action]:
        return list(self._world.options(self.seat))

    def world(self, rng: random.Random) -> State:
        """A state that this seat cannot tell from the true one."""
        return self._world.determinize(self.seat, rng)
