"""The arena on real Ray, here with two workers: the same games, and a killed task is retried."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from intrika.arena.games import play_job, schedule
from intrika.arena.run import Log
from tests.bots.killing import FATED, played_by
from tests.bots.on_ray import BOTS

pytest.importorskip("ray", reason="the extra intrika[ray]")
ROOT = Path(__file__).resolve().parents[2]


def python(*words: str) -> str:
    """In a process of its own, as Ray starts many and changes much."""
    path = os.pathsep.join([*[p for p in sys.path if p], str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "RAY_ADDRESS": ""}
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def untimed(told: dict[str, Any]) -> dict[str, Any]:
    for standing in told["standings"]:
        del standing["ms_per_decision"], standing["slowest_ms"]
    return told


def test_ray_plays_the_same_games_as_the_pool() -> None:
    words = [
        "-c",
        "from intrika.cli import main; main()",
        "arena",
        "kabale",
        "--bots",
        "greedy,random,ismcts:3",
    ]
    words += ["--games", "12", "--seed", "4", "--json"]
    assert untimed(json.loads(python(*words, "--ray"))) == untimed(json.loads(python(*words)))


def test_a_task_that_is_killed_is_played_again_and_loses_no_finished_game(tmp_path: Path) -> None:
    told = json.loads(python("-m", "tests.bots.on_ray", str(tmp_path)))
    jobs = schedule("kabale", BOTS, 16, 2, 1, {})
    assert told["facts"] == json.loads(json.dumps([play_job(job).facts() for job in jobs]))
    lines = (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 17, "every game is logged once"
    assert len(Log(tmp_path / "log.jsonl", {"game": "kabale"}).done) == 16
    twice = {n: pids for n, pids in played_by(tmp_path / "marks").items() if len(pids) > 1}
    assert list(twice) == [FATED], "only the game that was being played is played again"
    assert told["killed"][0] in twice[FATED]
