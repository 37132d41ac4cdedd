"""What is measured: our games and those of the peers, each in a process of its own."""

from __future__ import annotations

import json
import sys
import time
from hashlib import sha256
from typing import Any, NamedTuple

from tools.peers.drivers import DRIVERS, Trace


class Job(NamedTuple):
    """One line of the table. A round plays the seeds from 0 to `seeds` - 1."""

    library: str
    driver: str  # of drivers.py
    game: str
    seats: int
    seeds: int
    build: str = ""  # interpreted or compiled, for our own

    @property
    def name(self) -> str:
        return f"{self.library} {self.game}"


OURS = ("kabale", "kingdoms", "legends", "louis", "viceroy")
BUILDS = ("interpreted", "compiled")
SEATS = 4

PEERS = (
    Job("OpenSpiel, C++", "open_spiel", "hearts", 4, 1000),
    Job("OpenSpiel, C++", "open_spiel", "gin_rummy", 2, 60),
    Job("OpenSpiel, C++", "open_spiel", "backgammon", 2, 200),
    Job("OpenSpiel, Python", "open_spiel", "python_kuhn_poker", 2, 2000),
    Job("OpenSpiel, Python", "open_spiel", "python_tic_tac_toe", 2, 500),
    Job("OpenSpiel, Python", "open_spiel", "python_liars_poker", 2, 500),
    Job("OpenSpiel, Python", "open_spiel", "python_block_dominoes", 2, 400),
    Job("OpenSpiel, Python", "open_spiel", "python_team_dominoes", 4, 200),
    Job("OpenSpiel, C++", "open_spiel_search", "hearts(pass_cards=false)", 4, 4),
    Job("RLCard", "rlcard", "gin-rummy", 2, 20),
    Job("RLCard", "rlcard", "uno", 2, 100),
    Job("RLCard", "rlcard", "limit-holdem", 2, 500),
    Job("PettingZoo classic", "pettingzoo", "tictactoe_v3", 2, 500),
    Job("PettingZoo classic", "pettingzoo", "connect_four_v3", 2, 100),
    Job("PettingZoo classic", "pettingzoo", "texas_holdem_v4", 2, 200),
    Job("PettingZoo classic", "pettingzoo", "hanabi_v5", 2, 30),
    Job("Pgx, one game", "pgx", "connect_four", 2, 4),
    Job("Pgx, one game", "pgx", "backgammon", 2, 4),
    Job("Pgx, 1024 games", "pgx_batch", "connect_four", 2, 2),
    Job("Pgx, 1024 games", "pgx_batch", "backgammon", 2, 2),
    Job("Pgx, 1024 games", "pgx_batch", "sparrow_mahjong", 3, 2),
)
FORMS = (
    ("engine", 60), ("observed", 40), ("environment", 20), ("vectorised", 16), ("workers", 16),
    ("searching", 2),
)  # fmt: skip
SEARCHES = ("searching", "open_spiel_search")  # these count simulations, all others decisions


def jobs() -> list[Job]:
    """Our own and the others' take turns in the order of this list."""
    made = [
        Job("Intrika", driver, game, SEATS, seeds, build)
        for game in OURS
        for driver, seeds in FORMS
        for build in BUILDS
    ]
    return [*made, *PEERS]


def measure(job: Job) -> dict[str, Any]:
    """Play all seeds twice: once for the checksum and to be warm, once against the clock.

    Processor time is taken, so that other programs on the machine do not count; but for several
    processes, where only the clock tells what they gain.
    """
    clock = time.perf_counter if job.driver == "workers" else time.process_time
    play = DRIVERS[job.driver](job.game, job.seats)
    trace: Trace = []
    counts = [play(seed, trace) for seed in range(job.seeds)]
    begin = clock()
    decisions = sum([play(seed, None) for seed in range(job.seeds)])
    spent = clock() - begin
    assert decisions == sum(counts), f"{job.name}: another number of decisions"
    told = json.dumps(trace, separators=(",", ":"))
    made = {
        "rate": decisions / spent,
        "decisions": decisions,
        "checksum": sha256(told.encode()).hexdigest()[:12],
    }
    return made | {"look": look(job)} if job.driver == "observed" else made


def look(job: Job) -> float:
    """What an observation costs, in decisions: every game with and without, in turns."""
    plain = DRIVERS["engine"](job.game, job.seats)
    looking = DRIVERS["observed"](job.game, job.seats)
    spent = [0.0, 0.0]
    for seed in range(job.seeds):
        for i, play in enumerate((plain, looking)):
            begin = time.process_time()
            play(seed, None)
            spent[i] += time.process_time() - begin
    return spent[1] / spent[0] - 1


if __name__ == "__main__":
    print(json.dumps(measure(Job(*json.loads(sys.argv[1])))))
