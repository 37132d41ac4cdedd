"""Play the ladder and write docs/ladder.md (`make ladder`).

    python tools/ladder.py [GAME …] [--match NAME …] [--games N] [--workers N] [--ray]
    python tools/ladder.py --list        the matches
    python tools/ladder.py --page        only write the page from docs/ladder/*.json

Every match has a log in build/ladder, so that a run can be stopped and goes on where it was. The
log's name holds a fingerprint of the code: changed bots begin anew. The games are played by the
compiled copy in build/compiled where there is one (`python tools/compile.py build/compiled`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="all by default")
    parser.add_argument("--match", action="append", help="only this one; --list names them")
    parser.add_argument("--games", type=int, default=0, help="instead of the usual number")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--into", type=Path, default=ROOT, help="instead of the project's folder")
    return parser.parse_args()


def use_compiled(copy: Path) -> None:
    """Begin again with the compiled copy, if there is one and it is of the present sources."""
    from intrika.arena.code import copy_state

    state = copy_state(copy)
    if state == "used":
        return
    if state == "missing":
        print("build/compiled is not there: playing interpreted, which is several times slower")
        return
    if state == "stale":
        sys.exit("build/compiled is of other sources: compile it anew")
    env = {**os.environ, "PYTHONPATH": f"{copy.resolve()}{os.pathsep}{ROOT}"}
    sys.exit(subprocess.run([sys.executable, *sys.argv], env=env, check=False).returncode)


def read(docs: Path, game: str) -> dict[str, Any]:
    path = docs / "ladder" / f"{game}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def play(game: str, name: str, args: argparse.Namespace) -> dict[str, Any]:
    """Play one match as far as it is not logged yet, and sum it up."""
    import intrika
    import intrika.core.state as core
    from intrika.arena import ladder
    from intrika.arena.code import fingerprint
    from intrika.arena.games import schedule
    from intrika.arena.run import Log, run
    from intrika.cli.common import bar

    match = next(match for match in ladder.matches() if match.name == name)
    code = fingerprint(game)
    compiled = core.__file__.endswith(".so")
    logs: Path = args.into / "build" / "ladder"
    logs.mkdir(parents=True, exist_ok=True)
    about = {"rules": intrika.game(game).rules, "compiled": compiled}
    path = logs / f"{game}-{name}-{code}{'' if compiled else '-interpreted'}.jsonl"
    log = Log(path, {"game": game, "match": name, "code": code, "seed": ladder.SEED, **about})
    wanted = max(args.games or match.games, len(log.done))
    jobs = schedule(game, match.bots, wanted, match.seats, ladder.SEED, {})
    with bar(f"{game} {name}") as progress:
        task = progress.add_task("", total=len(jobs))
        played = run(jobs, log, args.workers, lambda: progress.advance(task), args.ray)
    made: dict[str, Any] = ladder.summary(match, played, code, about)
    return made


def told(game: str, made: dict[str, Any]) -> str:
    interval = f"{made['share']:.1%} ({made['low']:.1%}–{made['high']:.1%})"
    met = "met" if made["met"] else "NOT met"
    return f"{game} {made['bot']} – {made['other']}: {interval}, {made['games']} games, {met}"


def write(docs: Path) -> None:
    """The page and the pictures, from the summaries."""
    import intrika
    from intrika.arena.ladder_page import page, picture

    kept = {game.id: read(docs, game.id) for game in intrika.games()}
    for game in intrika.games():
        if kept[game.id]:
            svg = picture(game, kept[game.id])
            (docs / "ladder" / f"{game.id}.svg").write_text(svg, encoding="utf-8")
    (docs / "ladder.md").write_text(page(intrika.games(), kept), encoding="utf-8")


def main() -> None:
    from intrika import BadInput

    try:
        ladder(arguments())
    except BadInput as error:
        sys.exit(str(error))


def ladder(args: argparse.Namespace) -> None:
    import intrika
    from intrika.arena.ladder import matches

    names = [match.name for match in matches()]
    if args.list:
        print("\n".join(names))
        return
    unknown = set(args.match or []) - set(names)
    if unknown or args.games < 0:
        sys.exit(f"matches are: {', '.join(names)}; --games takes a number above 0")
    games = [intrika.game(id).id for id in args.game] or [g.id for g in intrika.games()]
    docs: Path = args.into / "docs"
    (docs / "ladder").mkdir(parents=True, exist_ok=True)
    if not args.page:
        use_compiled(args.into / "build" / "compiled")
        for game in games:
            for name in args.match or names:
                made = play(game, name, args)
                print(told(game, made), flush=True)
                kept = read(docs, game) | {name: made}
                text = json.dumps(kept, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
                (docs / "ladder" / f"{game}.json").write_text(text, encoding="utf-8")
                write(docs)
    write(docs)


if __name__ == "__main__":
    main()
