"""One game of the arena, and the balanced schedule of many."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from intrika.bots import Bot, Window, bot
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of

MOST_ORDERS = 24  # a deal is played in all its seat orders as long as there are no more


class Job(NamedTuple):
    """One game to be played."""

    number: int
    game: str
    lineup: tuple[str, ...]  # a bot for every seat
    seed: int
    options: dict[str, Any]


class Played(NamedTuple):
    """One game that was played, with every decision: it can be replayed from this."""

    number: int
    lineup: tuple[str, ...]
    seed: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]  # by seat
    actions: tuple[int, ...]  # ids, each of the seat whose answer was due first
    seconds: tuple[float, ...]  # thinking time by seat
    slowest: tuple[float, ...]  # the longest decision by seat

    def facts(self) -> tuple[Any, ...]:
        """What a seed determines: everything but the time it took."""
        return self[:7]


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every seat order of every choice of so many bots, each once.

    A table at which all seats are the same bot tells nothing about strength; such tables are
    left out unless there are no others.
    """
    if len(bots) < seats:
        raise BadInput(f"{seats} seats need as many bots; got {', '.join(bots) or 'none'}")
    orders: dict[tuple[str, ...], None] = {}
    for chosen in combinations(bots, seats):
        for order in permutations(chosen):
            orders[order] = None
    mixed = [order for order in orders if len(set(order)) > 1]
    return mixed or list(orders)


def rotations(order: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The order moved on by one seat at a time; each bot sits on each of its seats once."""
    return list(dict.fromkeys([order[i:] + order[:i] for i in range(len(order))]))


def blocks(bots: Sequence[str], seats: int) -> list[list[tuple[str, ...]]]:
    """The seat orders that one deal is played in; the next deal takes the next block.

    All orders as long as they are few, otherwise the rotations of one order, so that every block
    alone has every bot on every seat equally often.
    """
    orders = lineups(bots, seats)
    if len(orders) <= MOST_ORDERS:
        return [orders]
    made: list[list[tuple[str, ...]]] = []
    seen: set[tuple[str, ...]] = set()
    for order in orders:
        if order not in seen:
            made.append(rotations(order))
            seen.update(made[-1])
    return made


def schedule(
    game: str, bots: Sequence[str], games: int, seats: int, seed: int, options: dict[str, Any]
) -> list[Job]:
    """At least so many games: whole deals, each played in every seat order of its block."""
    if games < 1:
        raise BadInput(f"the arena plays at least one game; got {games}")
    game_of(game).setup(seats, options, None)
    for name in bots:
        bot(name)
    parts = blocks(bots, seats)
    made: list[Job] = []
    deal = 0
    while len(made) < games:
        for order in parts[deal % len(parts)]:
            made.append(Job(len(made), game, order, seed + deal, options))
        deal += 1
    return made


def play_job(job: Job, make: Callable[[str], Bot] = bot) -> Played:
    """Play one game; the same job gives the same game in every process."""
    players = [make(name) for name in job.lineup]
    heard = any([player.listens for player in players])
    state = game_of(job.game).new(len(players), job.seed, job.options, log=heard)
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    slowest = [0.0] * len(players)
    actions: list[int] = []
    while not state.over:
        seat = state.to_act()[0]
        rng = random.Random(f"{job.seed}/{len(actions)}/{seat}")
        begin = time.process_time()  # other programs on the machine do not count
        events = state.log if state.log and players[seat].listens else ()
        choice = players[seat].choose(Window(state, seat, rng, events), rng)
        spent = time.process_time() - begin
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        decisions[seat] += 1
        actions.append(choice.action.id)
        state.act(seat, choice.action)
    result = state.result()
    return Played(
        job.number, job.lineup, job.seed, result.totals, result.places, tuple(decisions),
        tuple(actions), tuple([round(x, 6) for x in seconds]),
        tuple([round(x, 6) for x in slowest]),
    )  # fmt: skip


def play_jobs(jobs: list[Job]) -> Iterator[Played]:
    """One after another, each given away as soon as it is over."""
    for job in jobs:
        yield play_job(job)
