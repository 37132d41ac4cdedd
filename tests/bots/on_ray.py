"""Run by the tests in a process of its own: games on Ray with two workers, one of them killed.

    python -m tests.bots.on_ray FOLDER

Prints the facts of the games as JSON, and which process was killed.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from intrika.arena.games import schedule
from intrika.arena.run import Log, run
from tests.bots.killing import kill_one, telling

BOTS = ["random", "greedy"]


def main() -> None:
    folder = Path(sys.argv[1])
    marks = folder / "marks"
    marks.mkdir()
    os.environ["INTRIKA_TEST_FOLDER"] = str(marks)
    log = Log(folder / "log.jsonl", {"game": "kabale"})
    jobs = schedule("kabale", BOTS, 16, 2, 1, {})
    killed: list[int] = []
    played = run(jobs, log, 2, lambda: kill_one(marks, log, killed), ray=True, play=telling)
    sys.stdout.write(json.dumps({"killed": killed, "facts": [p.facts() for p in played]}))


if __name__ == "__main__":
    main()
