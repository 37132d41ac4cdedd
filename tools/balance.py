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
from typing import Any, NamedTuple

import intrika

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"kabale": 1000, "kingdoms": 2000, "legends": 1000, "louis": 1000, "viceroy": 1000}
# Besides the usual game with every player count: modules, and options that are compared.
MODULES = {
    "kingdoms": ["exploration_tokens=on"],
    "legends": ["leaders=on", "discoveries=on", "citadels=on", "encounters=on"],
    "viceroy": ["virtual=1"],
}
VARIED = {
    "kabale": ["disguise_refill", "valueless_double_can_win", "two_player_without_ones"],
    "kingdoms": ["factions", "beginner_split", "exploration_tokens"],
    "legends": ["layout", "discoveries", "citadels", "encounters", "leaders"],
    "louis": ["starter"],
    "viceroy": ["virtual", "start_draft_four", "open_screens"],
}
AMONG = 3  # players, where modules and options are looked at
MODULE_GAMES = 500
DEALS = {"viceroy": 100}  # of each value of an option; 200 in the other games
BALANCE = "from intrika.cli import main; main()"
HEAD = """# Balance reports

What seats, cards, missions, factions, leaders and options do to wins and scores, with one bot on
all seats. How they are made and how to read them is in [arena.md](../arena.md#balance).
`make balance` plays and writes them anew. *Stands out*: the share of wins of those who had it, as
a multiple of the fair share; where an option is compared, what changes with its other values.

| game | players | with | bot | games | | stands out |
|---|---|---|---|---|---|---|
"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="all by default")
    parser.add_argument("--seats", type=int, action="append", help="all from two on by default")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, help="instead of the usual number")
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


class Report(NamedTuple):
    """One of the reports: a game with so many players, a module or an option that varies."""

    game: str
    seats: int
    games: int
    more: tuple[str, ...] = ()  # words of the command


def reports(game: intrika.Game, args: argparse.Namespace) -> list[Report]:
    games = args.games or GAMES[game.id]
    counts = args.seats or list(range(max(2, game.min_seats), game.max_seats + 1))
    made = [Report(game.id, seats, games) for seats in counts]
    if not args.seats:
        most = args.games or MODULE_GAMES
        made += [Report(game.id, AMONG, most, ("-o", one)) for one in MODULES.get(game.id, [])]
        for name in VARIED[game.id]:
            seats = 2 if name.startswith("two_player") else AMONG
            deals = args.games or DEALS.get(game.id, 200)
            made.append(Report(game.id, seats, deals, ("--vary", name)))
    return made


def play(report: Report, args: argparse.Namespace, env: dict[str, str]) -> None:
    from intrika.arena.code import fingerprint

    game, seats, games, more = report
    logs: Path = args.into / "build" / "balance"
    logs.mkdir(parents=True, exist_ok=True)
    parts = [game, f"{seats}p", args.bot.replace(":", ""), *more[1:], fingerprint(game)]
    words = ["balance", game, "--seats", str(seats), "--bot", args.bot, "--games", str(games)]
    words += ["--workers", str(args.workers), "--log", str(logs / ("-".join(parts) + ".jsonl"))]
    words += ["--docs", str(args.into / "docs" / "balance"), *more]
    print(" ".join([game, f"{seats} players", *more]), flush=True)
    done = subprocess.run([sys.executable, "-c", BALANCE, *words], env=env, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def found(told: dict[str, Any]) -> str:
    """What stands out in a report."""
    from intrika.balance.page import named

    if "vary" in told:
        marked = [
            f"{v['figure']} {v['change'][0]:+.2f} with {v['value']}"
            for v in told["variants"]
            if v.get("change") and not v["change"][1] <= 0 <= v["change"][2]
        ]
    else:
        marked = [
            f"{named(e['kind'], e['label'])} ({e['ratio']:.2f} × fair)"
            for e in told["effects"]
            if e["stands_out"]
        ]
    shown = ", ".join(marked[:6]) + (f" and {len(marked) - 6} more" if marked[6:] else "")
    return shown or "nothing"


def write(docs: Path) -> None:
    """The index of the reports there are."""
    from intrika.balance.page import unusual

    lines = [HEAD.rstrip()]
    for game in intrika.games():
        for path in sorted(docs.glob(f"{game.id}-*.json")):
            told = json.loads(path.read_text(encoding="utf-8"))
            what = [f"`{name}` {value}" for name, value in unusual(game, told).items()]
            what += [f"`{told['vary']}` compared"] if "vary" in told else []
            lines.append(
                f"| {game.title['en']} | {told['seats']} | {', '.join(what)} | {told['bots'][0]} "
                f"| {told['games']} | [report]({path.stem}.md) | {found(told)} |"
            )
    (docs / "README.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    args = arguments()
    try:
        games = [intrika.game(id) for id in args.game] or list(intrika.games())
    except intrika.BadInput as error:
        sys.exit(str(error))
    if not args.page:
        env = environment(args.into / "build" / "compiled")
        for game in games:
            for report in reports(game, args):
                play(report, args, env)
                write(args.into / "docs" / "balance")
    write(args.into / "docs" / "balance")


if __name__ == "__main__":
    main()
