"""Measure what each piece of the bots' knowledge is worth and write docs/gains.md.

    python tools/gains.py [GAME …] [--games N]

Run it with the compiled copy on the path, otherwise it takes hours:

    PYTHONPATH=build/compiled:. python tools/gains.py
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import intrika
from intrika.arena.gains import SEED, pieces, play

DOCS = Path(__file__).resolve().parent.parent / "docs"
HEAD = f"""# What the bots' knowledge is worth

The search with one piece of a game's knowledge against the search without it, both with the same
number of iterations: two players, each deal in both seat orders, deals from seed {SEED} on, share
of wins with its 95 % interval (the deal is the unit). `tools/gains.py` plays these games and writes
this page; what the pieces are is in [bots.md](bots.md).

| game | piece | against | iterations | games | share | 95 % |
|---|---|---|---|---|---|---|
"""


def page(kept: dict[str, dict[str, Any]]) -> str:
    lines = [
        f"| {game.title['en']} | {name} | {told['instead']} | {told['iterations']} "
        f"| {told['games']} | {told['share']:.1%} | {told['low']:.1%}–{told['high']:.1%} |"
        for game in intrika.games()
        for name, told in kept.get(game.id, {}).items()
    ]
    return HEAD + "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="all by default")
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    path = DOCS / "gains.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for game in args.game or [game.id for game in intrika.games()]:
        for piece in pieces(intrika.game(game).id):
            told = play(game, piece, args.games)
            print(game, piece.name, told, flush=True)
            kept.setdefault(game, {})[piece.name] = told
            path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            (DOCS / "gains.md").write_text(page(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
