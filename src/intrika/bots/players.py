"""The players: random, greedy, and the tree search. All get a window and give a choice."""

from __future__ import annotations

import random
import re
from typing import NamedTuple

from intrika.bots.knowledge import Knowledge, knowledge
from intrika.bots.search import search
from intrika.bots.window import Window
from intrika.core.action import Action
from intrika.core.agenda import AskTogether
from intrika.core.refusal import BadInput
from intrika.core.state import State


class Reason(NamedTuple):
    """One alternative: how often it was looked at and what it promises its seat."""

    action: Action
    visits: int
    expected: float


class Choice(NamedTuple):
    action: Action
    reasons: tuple[Reason, ...] = ()  # best first
    expected: tuple[float, ...] = ()  # by seat: the estimated reward

    def ranking(self) -> list[int]:
        """The seats in the order in which the bot expects them to finish."""
        return sorted(range(len(self.expected)), key=lambda seat: -self.expected[seat])


class Bot:
    """A player. The same random numbers and the same window give the same choice."""

    name = ""

    def choose(self, window: Window, rng: random.Random) -> Choice:
        raise NotImplementedError


class RandomBot(Bot):
    """Every option alike."""

    name = "random"

    def choose(self, window: Window, rng: random.Random) -> Choice:
        return Choice(rng.choice(window.options()))


class GreedyBot(Bot):
    """Looks one step ahead in a few possible worlds and takes what looks best.

    With `slips` it now and then plays what only looked good at a glance, as people do.
    """

    def __init__(self, worlds: int = 8, slips: float = 0.0, name: str = "greedy") -> None:
        self.worlds = worlds
        self.slips = slips
        self.name = name

    def choose(self, window: Window, rng: random.Random) -> Choice:
        options = window.options()
        if len(options) == 1:
            return Choice(options[0])
        know = knowledge(window.game)
        worlds = [(window.world(rng), rng.getrandbits(30)) for _ in range(self.worlds)]
        reasons = [
            Reason(a, self.worlds, _mean([_after(w, x, window.seat, a, know) for w, x in worlds]))
            for a in options
        ]
        rng.shuffle(reasons)
        reasons.sort(key=lambda reason: -reason.expected)
        best = reasons[0]
        if rng.random() < self.slips:
            best = reasons[
                min(len(reasons) - 1, int(rng.expovariate(1.0 / max(1, len(reasons) / 4))))
            ]
        return Choice(best.action, tuple(reasons))


def _after(world: State, x: int, seat: int, a: Action, know: Knowledge) -> float:
    """The seat's estimate after an action, played on to the next choice.

    What other seats answer to the same secret question is a guess from x, alike for all actions.
    """
    s = world.copy()
    s.act(seat, a)
    top = s.asking()
    while isinstance(top, AskTogether) and top.answers[seat] is a:
        other = top.seats()[0]
        s.act(other, know.pick(s, other, s.options(other), x))
        top = s.asking()
    return know.final(s)[seat] if s.over else know.value(s)[seat]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


class SearchBot(Bot):
    """The tree search, limited by iterations, by seconds, or by whichever ends first."""

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        name: str = "",
        rank: int = -1,
        know: Knowledge | None = None,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.rank = rank  # among the levels that search: the game says how many iterations
        self.know = know  # instead of the game's own
        self.name = name or (f"ismcts:{seconds:g}s" if seconds else f"ismcts:{iterations}")

    def choose(self, window: Window, rng: random.Random) -> Choice:
        options = window.options()
        if len(options) == 1:
            return Choice(options[0])
        know = self.know or knowledge(window.game)
        limit = know.budgets[self.rank] if self.rank >= 0 else self.iterations or 1 << 40
        found = search(window.world(rng), window.seat, know, rng, limit, self.seconds)
        reasons = []
        for a in options:
            edge = found.root.edges.get(a.id * 8 + window.seat)
            if edge is not None and edge.visits:
                reasons.append(Reason(a, edge.visits, edge.total / edge.visits))
        reasons.sort(key=lambda reason: (-reason.visits, -reason.expected, reason.action.id))
        expected = tuple([total / found.iterations for total in found.values])
        return Choice(reasons[0].action, tuple(reasons), expected)


LONGEST = 5.0  # seconds: a level never thinks longer, however slow the machine
LEVELS = ("page", "courtier", "adviser", "master", "eminence")
SPELLINGS = "random, greedy, ismcts:ITERATIONS, ismcts:SECONDSs, " + ", ".join(LEVELS)
_SEARCH = re.compile(r"ismcts:(\d+(?:\.\d+)?)(s?)")


def bot(spell: str) -> Bot:
    """The bot with this name."""
    if spell == "random":
        return RandomBot()
    if spell == "greedy":
        return GreedyBot()
    if spell in LEVELS:
        return level(spell)
    match = _SEARCH.fullmatch(spell)
    if match is not None and float(match[1]) > 0:
        if match[2]:
            return SearchBot(seconds=float(match[1]))
        if match[1].isdigit():
            return SearchBot(iterations=int(match[1]))
    raise BadInput(f"there is no bot {spell!r}; bots are: {SPELLINGS}")


def level(name: str) -> Bot:
    """Five opponents, from a friendly beginner to the strongest within about 5 s a decision."""
    if name == "page":
        return GreedyBot(worlds=1, slips=1.0, name=name)
    if name == "courtier":
        return GreedyBot(worlds=2, slips=0.5, name=name)
    return SearchBot(seconds=LONGEST, name=name, rank=LEVELS.index(name) - 2)
