"""What the search may know about a game beyond its rules.

Each game can have one small module `intrika.bots.games.<id>` with a subclass called `Know`. The
base class knows only the final result.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from math import exp

from mypy_extensions import mypyc_attr

from intrika.core.action import Action
from intrika.core.game import Game
from intrika.core.result import Result
from intrika.core.state import State


def reward(result: Result) -> list[float]:
    """One value per seat in 0..1: mostly the win (shared wins are split), partly the place."""
    places = result.places
    n = len(places)
    share = 1.0 / max(1, len(result.winners))
    made: list[float] = []
    for seat in range(n):
        win = share if seat in result.winners else 0.0
        equal = places.count(places[seat])
        rank = 1.0 - (places[seat] - 1 + (equal - 1) / 2) / (n - 1) if n > 1 else 1.0
        made.append(0.75 * win + 0.25 * rank)
    return made


def shares(points: list[float], spread: float) -> list[float]:
    """Points as chances to win: the softmax, as wide as the game is still open."""
    top = max(points)
    raised = [exp((p - top) / spread) for p in points]
    total = sum(raised)
    return [r / total for r in raised]


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Knows nothing but the score: a position is worth what its seats would have now."""

    horizon = 1_000_000  # decisions of a rollout before `value` is asked
    budgets = (50, 200, 800)  # iterations of the three levels that search

    def value(self, s: State) -> list[float]:
        """The estimated reward of every seat in an unfinished game."""
        totals = [float(total) for total in s.setup.game.result(s).totals]
        return shares(totals, 3.0 + 0.15 * max(totals))

    def pick(self, s: State, seat: int, options: list[Action], x: int) -> Action:
        """A rollout's action; x is a random number."""
        return options[x % len(options)]

    def final(self, s: State) -> list[float]:
        return reward(s.result())


_known: dict[str, Knowledge] = {}


def knowledge(game: Game) -> Knowledge:
    """The game's own knowledge where there is some."""
    made = _known.get(game.id)
    if made is None:
        name = f"intrika.bots.games.{game.id}"
        made = Knowledge() if find_spec(name) is None else import_module(name).Know()
        _known[game.id] = made
    return made
