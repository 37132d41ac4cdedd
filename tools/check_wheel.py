"""Install the newest wheel of dist/ into a fresh environment outside of the tree, and try it.

    python tools/check_wheel.py     (`make wheel-compiled` ends with this)

The wheel must bring compiled kernel, games and search, play the same games as the sources, and
let a bot search with them. It ends with its speed, interpreted and compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

SAME = """
import intrika
from intrika.core.playout import playout

for game in intrika.games():
    for seats in range(game.min_seats, game.max_seats + 1):
        s = game.new(seats, 7)
        count = playout(s, 7)
        print(game.id, seats, count, s.digest())
"""
TRY = """
import random
import sys
from pathlib import Path
from intrika.bots import Window, bot, knowledge, search
from intrika.bots.games import kabale
from intrika.core import record, state
from intrika.games.viceroy import observe

home = Path(sys.prefix).resolve()
for module in (state, record, kabale, search, knowledge, observe):
    file = Path(module.__file__).resolve()
    assert home in file.parents, f"{file} is not of the wheel"
    assert file.suffix != ".py", f"{file} is not compiled"
s = intrika.game("kabale").new(3, 1)
window = Window(s, s.to_act()[0], random.Random(1))
print("a search chose to", bot("ismcts:40").choose(window, random.Random(1)).action.text)
"""


def run(*command: str | Path, cwd: Path) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=clean, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{command[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def main() -> None:
    wheels = sorted((ROOT / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        sys.exit("dist/ has no wheel: make wheel-compiled")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        venv.create(home / "venv", with_pip=True)
        bin = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python = bin / "python"
        lock = ROOT / "requirements.lock"
        run(python, "-m", "pip", "install", "-q", "--require-hashes", "-r", lock, cwd=home)
        run(python, "-m", "pip", "install", "-q", "--no-deps", wheels[-1], cwd=home)
        theirs = run(python, "-I", "-c", SAME, cwd=home)
        if theirs != run(sys.executable, "-c", SAME, cwd=ROOT / "src"):
            sys.exit("the wheel does not play the games of the sources")
        print(f"{wheels[-1].name}: {len(theirs.splitlines())} games end as in the sources")
        print(run(python, "-I", "-c", f"import intrika\n{TRY}", cwd=home), end="")
        print(run(bin / "intrika", "bench", "--rounds", "1", "--seconds", "0.3", cwd=home))


if __name__ == "__main__":
    main()
