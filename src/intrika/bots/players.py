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

WORLDS = 8  # possible ones that are looked at


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
    listens = False  # whether windows shall hold the events; gathering them takes time

    def choose(self, window: Window, rng: random.Random) -> Choice:
        raise NotImplementedError

    def explain(self, window: Window, rng: random.Random) -> Choice:
        """The same choice, with reasons and an estimate for every seat also where choosing needed
        none: a single option, or a bot that does not think."""
        choice = self.choose(window, rng)
        if choice.expected:
            return choice
        know = knowledge(window.game)
        values = [know.value(window.world(rng)) for _ in range(WORLDS)]
        expected = _means(values)
        reasons = [Reason(a, 0, expected[window.seat]) for a in window.options()]
        reasons.sort(key=lambda reason: reason.action is not choice.action)
        return Choice(choice.action, choice.reasons or tuple(reasons), expected)


class RandomBot(Bot):
    """Every option alike."""

    name = "random"

    def choose(self, window: Window, rng: random.Random) -> Choice:
        return Choice(rng.choice(window.options()))


class GreedyBot(Bot):
    """Looks one step ahead in a few possible worlds and takes what looks best.

    With `slips` it now and then plays what only looked good at a glance, as people do.
    """

    def __init__(self, worlds: int = WORLDS, slips: float = 0.0, name: str = "greedy") -> None:
        self.worlds = worlds
        self.slips = slips
        self.name = name

    def choose(self, window: Window, rng: random.Random) -> Choice:
        options = window.options()
        if len(options) == 1:
            return Choice(options[0])
        know = knowledge(window.game)
        worlds = [(window.world(rng), rng.getrandbits(30)) for _ in range(self.worlds)]
        seat = window.seat
        ends = {a.id: _means([_after(w, x, seat, a, know) for w, x in worlds]) for a in options}
        reasons = [Reason(a, self.worlds, ends[a.id][seat]) for a in options]
        rng.shuffle(reasons)
        reasons.sort(key=lambda reason: -reason.expected)
        best = reasons[0]
        if rng.random() < self.slips:
            best = reasons[
                min(len(reasons) - 1, int(rng.expovariate(1.0 / max(1, len(reasons) / 4))))
            ]
        return Choice(best.action, tuple(reasons), ends[best.action.id])


def _after(world: State, x: int, seat: int, a: Action, know: Knowledge) -> list[float]:
    """What is expected by seat after an action, played on to the next choice.

    What other seats answer to the same secret question is a guess from x, alike for all actions.
    """
    s = world.copy()
    s.act(seat, a)
    top = s.asking()
    while isinstance(top, AskTogether) and top.answers[seat] is a:
        other = top.seats()[0]
        s.act(other, know.pick(s, other, s.options(other), x))
        top = s.asking()
    return know.final(s) if s.over else know.value(s)


def _means(values: list[list[float]]) -> tuple[float, ...]:
    """By seat, over several worlds."""
    return tuple([sum(column) / len(values) for column in zip(*values, strict=True)])


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


SHORTEST = 0.01  # seconds: in less, the first world and move may already take too long
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
            return SearchBot(seconds=_seconds(match[1]))
        if match[1].isdigit():
            return SearchBot(iterations=int(match[1]))
    raise BadInput(f"there is no bot {spell!r}; bots are: {SPELLINGS}")


def _seconds(text: str) -> float:
    if float(text) < SHORTEST:
        raise BadInput(f"a search takes {SHORTEST:g} s at least; got {text} s")
    return float(text)


def level(name: str) -> Bot:
    """Five opponents, from a friendly beginner to the strongest within about 5 s a decision."""
    if name == "page":
        return GreedyBot(worlds=1, slips=1.0, name=name)
    if name == "courtier":
        return GreedyBot(worlds=2, slips=0.5, name=name)
    return SearchBot(seconds=LONGEST, name=name, rank=LEVELS.index(name) - 2)
