"""Measure what each piece of the bots' knowledge is worth and write docs/gains.md.

    python tools/gains.py [GAME …] [--games N] [--piece NAME]
    python tools/gains.py --page      only write the pages from docs/gains.json

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
BEGIN, END = "<!-- gains, written by tools/gains.py -->", "<!-- end of gains -->"
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


def table(kept: dict[str, dict[str, Any]]) -> str:
    """The same in short, for bots.md."""
    names = list(dict.fromkeys([name for told in kept.values() for name in told]))
    lines = ["| game | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
    for game in intrika.games():
        cells = [_cell(kept.get(game.id, {}).get(name)) for name in names]
        lines.append(f"| {game.title['en']} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _cell(told: dict[str, Any] | None) -> str:
    if told is None:
        return "not played"
    return f"{told['share']:.0%} ({told['low']:.0%}–{told['high']:.0%})"


def with_table(text: str, kept: dict[str, dict[str, Any]]) -> str:
    """A page with its table of gains written anew."""
    head, _, rest = text.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{table(kept)}\n\n{END}{rest.partition(END)[2]}"


def write(kept: dict[str, dict[str, Any]]) -> None:
    bots = DOCS / "bots.md"
    (DOCS / "gains.md").write_text(page(kept), encoding="utf-8")
    bots.write_text(with_table(bots.read_text(encoding="utf-8"), kept), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="all by default")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--piece", action="append", help="only this one")
    parser.add_argument("--page", action="store_true", help="only write the pages")
    args = parser.parse_args()
    path = DOCS / "gains.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for game in [] if args.page else args.game or [game.id for game in intrika.games()]:
        for piece in pieces(intrika.game(game).id):
            if args.piece and piece.name not in args.piece:
                continue
            told = play(game, piece, args.games)
            print(game, piece.name, told, flush=True)
            kept.setdefault(game, {})[piece.name] = told
            path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    write(kept)


if __name__ == "__main__":
    main()
