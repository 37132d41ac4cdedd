"""One game of the arena, and the balanced schedule of many."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from intrika.arena.seating import enough
from intrika.bots import Bot, Window, bot
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


def schedule(
    game: str, bots: Sequence[str], games: int, seats: int, seed: int, options: dict[str, Any]
) -> list[Job]:
    """At least so many games: whole deals, and as many as make all bots play equally often."""
    if games < 1:
        raise BadInput(f"the arena plays at least one game; got {games}")
    game_of(game).setup(seats, options, None)
    for name in bots:
        bot(name)
    made: list[Job] = []
    for deal, block in enumerate(enough(bots, seats, games)):
        for order in block:
            made.append(Job(len(made), game, order, seed + deal, options))
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
