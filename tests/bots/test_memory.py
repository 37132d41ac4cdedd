"""A strong move fits into 300 MB, the interpreter and the game included."""

from __future__ import annotations

import subprocess
import sys

import pytest

import intrika

MOVE = """
import pathlib, random, re, resource, sys
import intrika
from intrika.bots import Window, bot
game = intrika.game(sys.argv[1])
rng = random.Random(5)
state = game.new(game.max_seats, 5)
for _ in range(30):
    seat = state.to_act()[0]
    state.act(seat, rng.choice(state.options(seat)))
for name in ("eminence", "ismcts:2000"):
    seat = state.to_act()[0]
    bot(name).choose(Window(state, seat, rng), rng)
told = pathlib.Path("/proc/self/status")
if told.exists():  # getrusage would count what the parent needed before this program began
    print(re.search(r"VmHWM:\\s*(\\d+)", told.read_text())[1])
else:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the peak is told by getrusage")
@pytest.mark.parametrize("game", [game.id for game in intrika.games()])
def test_a_strong_move_needs_no_more_than_300_megabytes(game: str) -> None:
    made = subprocess.run(
        [sys.executable, "-c", MOVE, game], capture_output=True, text=True, timeout=300, check=True
    )
    kilobytes = int(made.stdout) // (1024 if sys.platform == "darwin" else 1)
    assert 10_000 < kilobytes < 300_000
