"""Break one rule at a time and see that a test which claims to prove it fails.

    python tools/mutants.py [--game GAME] [--sample N] [--seed S] [--id S-041]

Each entry of tests/games/<game>/mutants.toml changes one piece of text in the game's package. The
change is made in a copy; the tests marked with the entry's statement run against it and must fail.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "games"


def load(game: str | None) -> list[dict[str, Any]]:
    made = []
    for path in sorted(TESTS.glob(f"{game or '*'}/mutants.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["mutants"]:
            made.append({"game": path.parent.name, **entry})
    return made


def mutate(src: Path, entry: dict[str, Any]) -> None:
    """Change the copy; the text must stand there exactly once."""
    path = src / "intrika" / "games" / entry["game"] / entry["file"]
    text = path.read_text(encoding="utf-8")
    if text.count(entry["find"]) != 1:
        sys.exit(f"{entry['game']} {entry['id']}: not there exactly once: {entry['find']!r}")
    path.write_text(text.replace(entry["find"], entry["replace"]), encoding="utf-8")


def survives(entry: dict[str, Any]) -> bool:
    """Whether all tests that claim to prove the broken rule still pass."""
    with tempfile.TemporaryDirectory() as folder:
        src = Path(folder) / "src"
        shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        mutate(src, entry)
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:xdist"]
        command += ["--proves", entry["id"], str(TESTS / entry["game"])]
        env = {**os.environ, "PYTHONPATH": f"{src}{os.pathsep}{ROOT}"}
        run = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=600, check=False
        )
    if run.returncode not in (0, 1):
        sys.exit(f"{entry['game']} {entry['id']}: no test ran\n{run.stdout}{run.stderr}")
    return run.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game")
    parser.add_argument("--sample", type=int, default=0, help="only so many, chosen at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--id", help="only the mutants of this statement")
    args = parser.parse_args()
    entries = [entry for entry in load(args.game) if args.id in (None, entry["id"])]
    if args.sample:
        entries = random.Random(args.seed).sample(entries, min(args.sample, len(entries)))
    alive = []
    for entry in entries:
        lives = survives(entry)
        word = "SURVIVED" if lives else "caught"
        print(f"{word:8} {entry['game']} {entry['id']}: {entry['replace']!r}", flush=True)
        if lives:
            alive.append(entry)
    print(f"{len(entries) - len(alive)} of {len(entries)} mutants caught")
    sys.exit(1 if alive or not entries else 0)


if __name__ == "__main__":
    main()
