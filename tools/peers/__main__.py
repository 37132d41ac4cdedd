"""Measure the games beside OpenSpiel, RLCard, PettingZoo and Pgx; write docs/performance.md.

    python -m tools.peers [--rounds 5]     (`make peers`, which sets the environment up)

Every measurement is a process of its own on one core; all of them take turns, several rounds
long, and the best round of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.compile import ROOT, build_copy
from tools.peers.jobs import Job, jobs
from tools.peers.page import write

FOLDER = ROOT / "build" / "peers"
Found = dict[Job, dict[str, Any]]


def prepare() -> None:
    """The package twice: interpreted and compiled, the latter only if it is not there yet."""
    pure, quick = FOLDER / "interpreted", FOLDER / "compiled"
    shutil.rmtree(pure, ignore_errors=True)
    shutil.copytree(ROOT / "src", pure, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    if sources(pure) != sources(quick):
        build_copy(quick)


def sources(package: Path) -> dict[str, bytes]:
    found = (package / "intrika").rglob("*.py")
    return {str(path.relative_to(package)): path.read_bytes() for path in found}


def run(job: Job) -> dict[str, Any]:
    """One measurement in a process of its own."""
    path = [str(ROOT), str(FOLDER / (job.build or "interpreted"))]
    quiet = {"PYTHONWARNINGS": "ignore", "JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tools.peers.jobs", json.dumps(job)],
        env={**os.environ, **quiet, "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{job.name} failed:\n{done.stderr}")
    made: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return made


def measure_all(rounds: int) -> Found:
    found: Found = {}
    for i in range(rounds):
        for job in jobs():
            made = run(job)
            before = found.get(job, {"checksum": made["checksum"], "rates": [], "looks": []})
            assert made["checksum"] == before["checksum"], f"{job.name} played other games"
            made["rates"] = [*before["rates"], made["rate"]]
            made["looks"] = [*before["looks"], made.get("look", 0.0)]
            found[job] = made
            rate = f"{made['rate']:12,.0f}/s"
            print(f"{i + 1}/{rounds} {rate} {job.name} {job.driver} {job.build}", flush=True)
    for job, made in found.items():
        made["rate"] = max(made["rates"])
        if job.build == "compiled":
            twin = found[job._replace(build="interpreted")]
            assert made["checksum"] == twin["checksum"], f"{job.name}: compiled plays other games"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="measure the games beside the peers")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    prepare()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    write(measure_all(args.rounds), args.rounds, ROOT / "docs")


if __name__ == "__main__":
    main()
