"""Information-set Monte Carlo tree search for one to six seats.

Every iteration draws a world that the searching seat cannot tell from the true one, walks down a
tree of what was chosen so far, plays on to the horizon and pays every seat its own reward. The
tree belongs to the searching seat; an option's chances to be chosen count only where it was there
(availability). Rewards are compared on the scale of what this search has met, so that a close
game is weighed as carefully as an open one. A secret simultaneous question is one node in which
each seat has statistics of its own: nobody's choice depends on an answer that is not revealed yet.
"""

from __future__ import annotations

import random
import time
from math import log, sqrt

from intrika.bots.knowledge import Knowledge
from intrika.core.action import Action
from intrika.core.agenda import Ask, AskTogether, Frame
from intrika.core.state import State

LOOK = 16  # iterations between two looks at whether the choice is settled
EXPLORE = 0.5  # how much the search prefers what it has seldom tried
ALIKE = 0.000001  # rewards that differ by less are the same


class Edge:
    """What is known about one action of one seat in one node."""

    __slots__ = ("available", "total", "visits")
    visits: int
    available: int
    total: float

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Node:
    """A place in the tree: by seat and action its edges, by what was chosen its children."""

    __slots__ = ("children", "edges")
    edges: dict[int, Edge]  # action id * 8 + seat
    children: dict[int, Node]

    def __init__(self) -> None:
        self.edges = {}
        self.children = {}


class Search:
    """One decision's search."""

    __slots__ = (
        "highest", "iterations", "know", "lowest", "nodes", "path", "root", "seat", "values", "x",
    )  # fmt: skip
    seat: int
    know: Knowledge
    root: Node
    nodes: int
    iterations: int
    values: list[float]  # the summed rewards of all iterations, by seat
    lowest: list[float]  # the rewards met so far, by seat
    highest: list[float]
    path: list[tuple[Edge, int]]
    x: int  # of the random numbers inside the search

    def __init__(self, seat: int, seats: int, know: Knowledge, seed: int) -> None:
        self.seat = seat
        self.know = know
        self.root = Node()
        self.nodes = 1
        self.iterations = 0
        self.values = [0.0] * seats
        self.lowest = [1.0] * seats
        self.highest = [0.0] * seats
        self.path = []
        self.x = seed & 0x7FFFFFFF

    def draw(self) -> int:
        self.x = (self.x * 1103515245 + 12345) & 0x7FFFFFFF
        return self.x >> 8

    def iterate(self, s: State) -> None:
        """One iteration in this world, which is used up."""
        self.path = []
        self.descend(s)
        value = self.rollout(s)
        for edge, seat in self.path:
            edge.visits += 1
            edge.total += value[seat]
        for seat, worth in enumerate(value):
            self.values[seat] += worth
            if worth < self.lowest[seat]:
                self.lowest[seat] = worth
            if worth > self.highest[seat]:
                self.highest[seat] = worth
        self.iterations += 1

    def settled(self, left: int) -> bool:
        """Whether no option can still overtake the most visited one in so many iterations."""
        first = 0
        second = 0
        for key, edge in self.root.edges.items():
            if key % 8 == self.seat:
                if edge.visits > first:
                    second = first
                    first = edge.visits
                elif edge.visits > second:
                    second = edge.visits
        return first - second > left

    def descend(self, s: State) -> None:
        """Walk down the tree by the statistics, and add one node below it."""
        node = self.root
        key = 0
        agenda = s.agenda
        while agenda:
            top = agenda[-1]
            assert isinstance(top, Ask)
            seats = top.seats()
            seat = seats[0]
            options = top.options(s, seat)
            a = options[0] if len(options) == 1 else self.select(node, seat, options)
            s.offered = None
            top.choose(s, seat, a)
            key = (key * 4099 + a.id * 8 + seat + 1) & 0xFFFFFFFFFFF
            if isinstance(top, AskTogether) and _still_open(agenda, top, seats):
                continue  # the answer is not known to the next seat: the node stays the same
            s.settle()
            below = node.children.get(key)
            if below is None:
                node.children[key] = Node()
                self.nodes += 1
                return
            node = below
            key = 0

    def select(self, node: Node, seat: int, options: list[Action]) -> Action:
        """An untried option first, otherwise the best upper bound."""
        edges: list[Edge] = []
        fresh: list[int] = []
        for i, a in enumerate(options):
            edge = node.edges.get(a.id * 8 + seat)
            if edge is None:
                edge = Edge()
                node.edges[a.id * 8 + seat] = edge
            edge.available += 1
            edges.append(edge)
            if edge.visits == 0:
                fresh.append(i)
        best = fresh[self.draw() % len(fresh)] if fresh else self.best_bound(edges, seat)
        self.path.append((edges[best], seat))
        return options[best]

    def best_bound(self, edges: list[Edge], seat: int) -> int:
        lowest = self.lowest[seat]
        spread = self.highest[seat] - lowest
        if spread < ALIKE:
            spread = 1.0
        best = 0
        bound = -1.0
        for i, edge in enumerate(edges):
            mean = (edge.total / edge.visits - lowest) / spread
            now = mean + EXPLORE * sqrt(log(edge.available) / edge.visits)
            if now > bound:
                best = i
                bound = now
        return best

    def rollout(self, s: State) -> list[float]:
        """Play on to the horizon; what comes then is estimated."""
        agenda = s.agenda
        left = self.know.horizon
        while agenda and left > 0:
            top = agenda[-1]
            assert isinstance(top, Ask)
            seat = top.seats()[0]
            options = top.options(s, seat)
            a = options[0] if len(options) == 1 else self.know.pick(s, seat, options, self.draw())
            s.offered = None
            top.choose(s, seat, a)
            s.settle()
            left -= 1
        return self.know.value(s) if agenda else self.know.final(s)


def _still_open(agenda: list[Frame], before: AskTogether, seats: tuple[int, ...]) -> bool:
    """Whether the secret question goes on after one more answer."""
    top = agenda[-1] if agenda else None
    if not isinstance(top, AskTogether) or type(top) is not type(before):
        return False
    owed = top.seats()
    return len(owed) <= len(seats) and set(owed) <= set(seats) and top is not before


def search(
    world: State,
    seat: int,
    know: Knowledge,
    rng: random.Random,
    iterations: int,
    seconds: float,
) -> Search:
    """Search from the possible worlds of a seat until the budget is used up.

    `iterations` alone makes the search reproducible; `seconds`, if not 0, ends it in time. It
    also ends when the choice is settled: more iterations could not change it.
    """
    found = Search(seat, world.seats, know, rng.getrandbits(30))
    begin = time.perf_counter()
    longest = 0.0
    last = begin
    while found.iterations < iterations:
        found.iterate(world.determinize(seat, rng))
        if found.iterations % LOOK == 0 and found.settled(iterations - found.iterations):
            break
        if seconds:
            now = time.perf_counter()
            longest = max(longest, now - last)
            last = now
            if now - begin + longest > seconds:
                break
    return found
