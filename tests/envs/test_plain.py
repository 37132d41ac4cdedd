"""A plain install needs none of the libraries for research."""

from __future__ import annotations

import subprocess
import sys

HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "torch")
CODE = """
import sys
import intrika, intrika.bots, intrika.checks, intrika.cli, intrika.envs
for game in intrika.games():
    game.observation
print([name for name in {heavy!r} if name in sys.modules])
"""


def test_importing_the_package_imports_no_research_library() -> None:
    code = CODE.format(heavy=HEAVY)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
