"""Measure how long the levels think and write docs/thinking.md.

    python tools/thinking.py [--decisions N]

Every level decides in the same positions, timed in processor time, so that other programs on the
machine do not count.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path

import intrika
from intrika.bench import is_compiled
from intrika.bench_search import choices
from intrika.bots import LEVELS, Window, bot

DOCS = Path(__file__).resolve().parent.parent / "docs"
DECISIONS = 150
HEAD = """# How long the levels think

Milliseconds of processor time for a decision, {build}, on one core of the machine of
[performance.md](performance.md): the mean, what 19 of 20 stay below, the longest. Every level
decides in the same {decisions} positions, spread over random games, with at least two options.
The strongest should answer within about 5 s, the normal one (adviser) within 1 s.
`python tools/thinking.py` measures and writes this page.

"""


def positions(game: intrika.Game, seats: int, count: int) -> list[intrika.State]:
    """Choices spread over random games; where there is one option nobody thinks."""
    made: list[intrika.State] = []
    seed = 0
    while len(made) < 5 * count:
        made += choices(game, seats, seed)
        seed += 1
    return random.Random(1).sample(made, count)


def times(name: str, states: list[intrika.State]) -> list[float]:
    """In milliseconds, from the shortest to the longest."""
    spent = []
    for number, state in enumerate(states):
        seat, rng = state.to_act()[0], random.Random(number)
        begin = time.process_time()
        bot(name).choose(Window(state, seat, rng), rng)
        spent.append(1000 * (time.process_time() - begin))
    return sorted(spent)


def told(spent: list[float]) -> str:
    most = spent[len(spent) * 19 // 20]
    return f"{_short(sum(spent) / len(spent))}, {_short(most)}, {_short(spent[-1])}"


def _short(ms: float) -> str:
    return f"{ms:.1f}" if ms < 10 else f"{ms:.0f}"


def page(decisions: int) -> str:
    build = "compiled" if is_compiled() else "interpreted"
    lines = ["| game | players | " + " | ".join(LEVELS) + " |", "|---|---|" + "---|" * len(LEVELS)]
    for game in intrika.games():
        for seats in (2, game.max_seats):
            states = positions(game, seats, decisions)
            cells = [told(times(name, states)) for name in LEVELS]
            lines.append(f"| {game.title['en']} | {seats} | " + " | ".join(cells) + " |")
            print(lines[-1], flush=True)
    return HEAD.format(build=build, decisions=decisions) + "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="measure how long the levels think")
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    args = parser.parse_args()
    (DOCS / "thinking.md").write_text(page(args.decisions), encoding="utf-8")


if __name__ == "__main__":
    main()
