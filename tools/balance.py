"""Play and write the balance reports of docs/balance (`make balance`).

    python tools/balance.py [GAME …] [--seats K …] [--bot B] [--games N] [--workers N]
    python tools/balance.py --page       only write the index from docs/balance/*.json

One `intrika balance` for each game and player count, with a log in build/balance, so that a run
can be stopped and goes on. The compiled copy in build/compiled is used where there is one.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BALANCE = "from intrika.cli import main; main()"
HEAD = """# Balance reports

What seats, cards, missions, factions and options do to wins and scores, with one bot on all seats.
How they are made and how to read them is in [arena.md](../arena.md#balance). `make balance` plays
and writes them anew. A report of few games is a first look, no more.

| game | players | bot | games | | stands out |
|---|---|---|---|---|---|
"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="all by default")
    parser.add_argument("--seats", type=int, action="append", help="all from two on by default")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--into", type=Path, default=ROOT, help="instead of the project's folder")
    return parser.parse_args()


def environment(copy: Path) -> dict[str, str]:
    from intrika.arena.code import copy_state

    state = copy_state(copy)
    if state == "missing":
        print("build/compiled is not there: playing interpreted, which is several times slower")
    elif state == "stale":
        sys.exit("build/compiled is of other sources: compile it anew")
    elif state == "ready":
        return {**os.environ, "PYTHONPATH": str(copy.resolve())}
    return dict(os.environ)


def play(game: str, seats: int, args: argparse.Namespace, env: dict[str, str]) -> None:
    from intrika.arena.code import fingerprint

    logs: Path = args.into / "build" / "balance"
    logs.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{seats}p-{args.bot.replace(':', '')}-{fingerprint(game)}.jsonl"
    words = ["balance", game, "--seats", str(seats), "--bot", args.bot, "--games", str(args.games)]
    words += ["--workers", str(args.workers), "--log", str(logs / name)]
    words += ["--docs", str(args.into / "docs" / "balance")]
    print(f"{game}, {seats} players", flush=True)
    done = subprocess.run([sys.executable, "-c", BALANCE, *words], env=env, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def write(docs: Path) -> None:
    """The index of the reports there are."""
    import intrika
    from intrika.balance.page import named

    lines = [HEAD.rstrip()]
    for game in intrika.games():
        for path in sorted(docs.glob(f"{game.id}-*p.json")):
            told = json.loads(path.read_text(encoding="utf-8"))
            marked = [
                f"{named(e['kind'], e['label'])} ({e['ratio']:.2f} × fair)"
                for e in told["effects"]
                if e["stands_out"]
            ]
            shown = ", ".join(marked[:6]) + (f" and {len(marked) - 6} more" if marked[6:] else "")
            lines.append(
                f"| {game.title['en']} | {told['seats']} | {told['bots'][0]} | {told['games']} "
                f"| [report]({path.stem}.md) | {shown or 'nothing'} |"
            )
    (docs / "README.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    args = arguments()
    import intrika

    try:
        games = [intrika.game(id) for id in args.game] or list(intrika.games())
    except intrika.BadInput as error:
        sys.exit(str(error))
    if not args.page:
        env = environment(args.into / "build" / "compiled")
        for game in games:
            for seats in args.seats or range(max(2, game.min_seats), game.max_seats + 1):
                play(game.id, seats, args, env)
                write(args.into / "docs" / "balance")
    write(args.into / "docs" / "balance")


if __name__ == "__main__":
    main()
