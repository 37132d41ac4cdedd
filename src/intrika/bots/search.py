"""Information-set Monte Carlo tree search for one to six seats.

Every iteration draws a world that the searching seat cannot tell from the true one, walks down a
tree of what was chosen so far, plays on to the horizon and pays every seat its own reward. The
tree belongs to the searching seat; an option's chances to be chosen count only where it was there
(availability). A secret simultaneous question is one node in which each seat has statistics of
its own: nobody's choice depends on an answer that is not revealed yet.
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


class Edge:
    """What is known about one action of one seat in one node."""

    __slots__ = ("available", "prior", "total", "visits")
    visits: int
    available: int
    total: float
    prior: float

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = prior


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

    __slots__ = ("explore", "iterations", "know", "nodes", "path", "root", "seat", "values", "x")
    seat: int
    know: Knowledge
    explore: float
    root: Node
    nodes: int
    iterations: int
    values: list[float]  # the summed rewards of all iterations, by seat
    path: list[tuple[Edge, int]]
    x: int  # of the random numbers inside the search

    def __init__(self, seat: int, seats: int, know: Knowledge, explore: float, seed: int) -> None:
        self.seat = seat
        self.know = know
        self.explore = explore
        self.root = Node()
        self.nodes = 1
        self.iterations = 0
        self.values = [0.0] * seats
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
            a = options[0] if len(options) == 1 else self.select(node, s, seat, options)
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

    def select(self, node: Node, s: State, seat: int, options: list[Action]) -> Action:
        """An untried option first, otherwise the best upper bound."""
        edges: list[Edge] = []
        fresh: list[int] = []
        priors: list[float] | None = None
        for i, a in enumerate(options):
            edge = node.edges.get(a.id * 8 + seat)
            if edge is None:
                if priors is None:
                    priors = self.know.prior(s, seat, options) or [0.0] * len(options)
                edge = Edge(priors[i])
                node.edges[a.id * 8 + seat] = edge
            edge.available += 1
            edges.append(edge)
            if edge.visits == 0:
                fresh.append(i)
        best = self.first_try(edges, fresh) if fresh else self.best_bound(edges)
        self.path.append((edges[best], seat))
        return options[best]

    def first_try(self, edges: list[Edge], fresh: list[int]) -> int:
        """Among untried options the most promising one, at random where they look alike."""
        best = fresh[self.draw() % len(fresh)]
        for i in fresh:
            if edges[i].prior > edges[best].prior:
                best = i
        return best

    def best_bound(self, edges: list[Edge]) -> int:
        best = 0
        bound = -1.0
        for i, edge in enumerate(edges):
            mean = edge.total / edge.visits
            now = mean + self.explore * sqrt(log(edge.available) / edge.visits)
            now += edge.prior / (1 + edge.visits)
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
    explore: float,
) -> Search:
    """Search from the possible worlds of a seat until the budget is used up.

    `iterations` alone makes the search reproducible; `seconds`, if not 0, ends it in time. It
    also ends when the choice is settled: more iterations could not change it.
    """
    found = Search(seat, world.seats, know, explore, rng.getrandbits(30))
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
