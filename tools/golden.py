"""Write the golden games anew: `python tools/golden.py [GAME …]`; review the diff like code."""

from __future__ import annotations

import sys
from pathlib import Path

import intrika
from intrika.checks.golden import golden_games, golden_text

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"


def main() -> None:
    wanted = sys.argv[1:] or [game.id for game in intrika.games()]
    for id in wanted:
        folder = TESTS / id
        if not (folder / "golden.toml").exists():
            continue
        listed = golden_games(intrika.game(id), folder)
        (folder / "golden").mkdir(exist_ok=True)
        for old in (folder / "golden").glob("*.txt"):
            if old not in listed:
                old.unlink()
        for path, entry in listed.items():
            path.write_text(golden_text(**entry), encoding="utf-8")


if __name__ == "__main__":
    main()
