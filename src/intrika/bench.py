"""Measuring speed: decisions, games and copies per second, as ratios in one run.

Machines are noisy, so processor time is taken, every figure stands beside a fixed reference loop
measured in the same round, and interpreted, compiled and peer code take turns, each in a process
of its own. The best round counts.
"""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from intrika.bench_search import hearts_search_rate, search_rate
from intrika.core.game import Game
from intrika.core.observation import buffer
from intrika.core.playout import playout
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of

# Loads the package from its sources even where compiled modules lie beside them.
PURE = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader
make = FileFinder.path_hook((SourceFileLoader, [".py"]))
def hook(path):
    if "intrika" not in path and not path.endswith("src"):
        raise ImportError(path)
    return make(path)
sys.path_hooks.insert(0, hook)
sys.path_importer_cache.clear()
"""


def reference() -> float:
    """Rounds per second of a fixed loop over ints and a list: the yardstick of a run."""
    rounds = 20_000
    cells = list(range(16))
    x = 1
    begin = time.process_time()
    for _ in range(rounds):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        cells[x & 15] = cells[(x >> 4) & 15] + 1
        cells = cells[:]
    return rounds / (time.process_time() - begin)


def playout_rate(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Whole random games inside the engine, as a search plays them."""
    decisions = games = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        decisions += playout(game.new(seats, games), games)
        games += 1
    return {"playout": decisions / (time.process_time() - begin)}


def play_rate(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Whole random games driven from outside, through `to_act`, `options` and the checked `act`."""
    draw = random.Random(1).random
    decisions = games = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        decisions += _play(game, seats, games, draw)
        games += 1
    spent = time.process_time() - begin
    return {"decisions": decisions / spent, "games": games / spent}


def _play(game: Game, seats: int, seed: int, draw: Callable[[], float]) -> int:
    decisions = 0
    s = game.new(seats, seed)
    while s.agenda:
        seat = s.to_act()[0]
        options = s.options(seat)
        s.act(seat, options[int(draw() * len(options))])
        decisions += 1
    return decisions


def _play_observed(game: Game, seats: int, seed: int, draw: Callable[[], float], row: Any) -> None:
    """The same game, with an observation of the seat to act before every decision."""
    s = game.new(seats, seed)
    while s.agenda:
        seat = s.to_act()[0]
        game.observe(s, seat, row)
        options = s.options(seat)
        s.act(seat, options[int(draw() * len(options))])


def observing_cost(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """What an observation costs, in decisions: games are played with and without, in turns."""
    row = memoryview(buffer(game.observation))
    draw, again = random.Random(1).random, random.Random(1).random
    plain = observed = 0.0
    seed = 0
    while plain + observed < 2 * seconds:
        start = time.process_time()
        _play(game, seats, seed, draw)
        middle = time.process_time()
        _play_observed(game, seats, seed, again, row)
        observed += time.process_time() - middle
        plain += middle - start
        seed += 1
    return {"observing": observed / plain - 1}


def copy_rate(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Copies of a state in the middle of a game, by hand and by `deepcopy`."""
    rng = random.Random(2)
    s = game.new(seats, 5)
    path = [s.copy()]
    while not s.over:
        seat = s.to_act()[0]
        s.act(seat, rng.choice(s.options(seat)))
        path.append(s.copy())
    middle = path[len(path) // 2]
    by_hand = _rate(middle.copy, seconds / 2)
    memo_of = {id(middle.setup): middle.setup}
    deep = _rate(lambda: copy.deepcopy(_fields(middle), dict(memo_of)), seconds / 2)
    return {"copies": by_hand, "deepcopies": deep}


def _fields(s: Any) -> dict[str, Any]:
    """A state's own fields; compiled classes cannot be deep-copied themselves.

    Shared tables are left out: `copy` shares them too.
    """
    from intrika.core.save import field_names

    skipped = ("agenda", *s.setup.game.transient)
    return {name: getattr(s, name) for name in field_names(type(s)) if name not in skipped}


def _rate(call: Any, seconds: float) -> float:
    count = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        for _ in range(20):
            call()
        count += 20
    return count / (time.process_time() - begin)


def is_compiled() -> bool:
    from intrika.core import state

    return not str(state.__file__).endswith(".py")


def measure(what: dict[str, Any]) -> dict[str, float]:
    """One measurement, in the process that calls it."""
    yard = reference()
    if what["kind"] == "hearts":
        made = _hearts(what)
    elif what["search"]:
        made = search_rate(game_of(what["game"]), what["seats"], what["seconds"])
    else:
        game = game_of(what["game"])
        made = play_rate(game, what["seats"], what["seconds"])
        made |= observing_cost(game, what["seats"], what["seconds"])
        made |= playout_rate(game, what["seats"], what["seconds"])
        made |= copy_rate(game, what["seats"], what["seconds"] / 2)
    return made | {"reference": max(yard, reference())}


def _hearts(what: dict[str, Any]) -> dict[str, float]:
    if what["search"]:
        return hearts_search_rate(what["seconds"])
    return hearts_rate(what["seconds"])


def hearts_rate(seconds: float) -> dict[str, float]:
    """OpenSpiel's hearts driven from Python in the same way; chance nodes are not counted."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    draw = random.Random(1).random
    decisions = steps = games = 0
    begin = time.process_time()
    end = begin + seconds
    while time.process_time() < end:
        s = game.new_initial_state()
        while not s.is_terminal():
            options = s.legal_actions()
            if not s.is_chance_node():
                decisions += 1
            s.apply_action(options[int(draw() * len(options))])
            steps += 1
        games += 1
    spent = time.process_time() - begin
    return {"decisions": decisions / spent, "steps": steps / spent, "games": games / spent}


def in_process(what: dict[str, Any]) -> dict[str, float]:
    """Measure in a fresh process, so that nothing is warm by accident."""
    head = PURE if what["kind"] == "interpreted" else ""
    src = str(Path(__file__).resolve().parent.parent)
    code = (
        f"import sys; sys.path.insert(0, {src!r})\n{head}\nimport json\n"
        f"from intrika.bench import measure\nprint(json.dumps(measure({what!r})))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False
    )
    if run.returncode:
        raise BadInput(f"the measurement failed: {run.stderr.strip().splitlines()[-1]}")
    made: dict[str, float] = json.loads(run.stdout)
    return made


def jobs(
    games: list[Game], seats: list[int], seconds: float, peers: bool, search: bool = False
) -> list[dict[str, Any]]:
    """What one round measures: the engine, or the tree search."""
    kinds = ["interpreted", "compiled"] if is_compiled() else ["interpreted"]
    made: list[dict[str, Any]] = []
    for game in games:
        counts = seats or list(range(game.min_seats, game.max_seats + 1))
        for count in counts:
            if game.min_seats <= count <= game.max_seats:
                for kind in kinds:
                    made.append({"kind": kind, "game": game.id, "seats": count})
    if peers:
        made.append({"kind": "hearts", "game": "hearts", "seats": 4})
    return [{**job, "seconds": seconds, "search": search} for job in made]


def bench(work: list[dict[str, Any]], rounds: int) -> Iterator[list[dict[str, Any]]]:
    """Run all jobs in turn, several rounds; yields the best of each so far after every job."""
    best: list[dict[str, Any]] = [{**job} for job in work]
    for _ in range(rounds):
        for i, job in enumerate(work):
            found = in_process(job)
            for name, value in found.items():
                better = min if name == "observing" else max
                best[i][name] = better(value, best[i].get(name, value))
            yield best


def check_peers() -> None:
    from importlib.util import find_spec

    if find_spec("pyspiel") is None:
        raise BadInput("--peers needs OpenSpiel: install intrika[peers]")
