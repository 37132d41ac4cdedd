"""One game of the arena, and the balanced schedule of many."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from intrika.bots import Window, bot
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of


class Job(NamedTuple):
    """One game to be played."""

    number: int
    game: str
    lineup: tuple[str, ...]  # a bot for every seat
    seed: int
    options: dict[str, Any]


class Played(NamedTuple):
    """One game that was played."""

    number: int
    lineup: tuple[str, ...]
    seed: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # thinking time by seat

    def facts(self) -> tuple[Any, ...]:
        """What a seed determines: everything but the time it took."""
        return self[:6]


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every seat order of every choice of so many bots."""
    if len(bots) < seats:
        raise BadInput(f"{seats} seats need as many bots; got {', '.join(bots) or 'none'}")
    made: dict[tuple[str, ...], None] = {}
    for chosen in combinations(bots, seats):
        for order in permutations(chosen):
            made[order] = None
    return list(made)


def schedule(
    game: str, bots: Sequence[str], games: int, seats: int, seed: int, options: dict[str, Any]
) -> list[Job]:
    """So many games; each deal is played in every seat order before the next one."""
    if games < 1:
        raise BadInput(f"the arena plays at least one game; got {games}")
    game_of(game).setup(seats, options, None)
    for name in bots:
        bot(name)
    orders = lineups(bots, seats)
    return [
        Job(i, game, orders[i % len(orders)], seed + i // len(orders), options)
        for i in range(games)
    ]


def play_job(job: Job) -> Played:
    """Play one game; the same job gives the same game in every process."""
    players = [bot(name) for name in job.lineup]
    state = game_of(job.game).new(len(players), job.seed, job.options)
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    number = 0
    while not state.over:
        seat = state.to_act()[0]
        rng = random.Random(f"{job.seed}/{number}/{seat}")
        begin = time.perf_counter()
        choice = players[seat].choose(Window(state, seat, rng), rng)
        seconds[seat] += time.perf_counter() - begin
        decisions[seat] += 1
        state.act(seat, choice.action)
        number += 1
    result = state.result()
    return Played(
        job.number, job.lineup, job.seed, result.totals, result.places, tuple(decisions),
        tuple([round(spent, 6) for spent in seconds]),
    )  # fmt: skip


def play_chunk(jobs: list[Job]) -> list[Played]:
    return [play_job(job) for job in jobs]
