"""`intrika arena`: bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import intrika
from intrika.arena import report
from intrika.arena.code import fingerprint
from intrika.arena.games import Job, schedule
from intrika.arena.ratings import duels, standings
from intrika.arena.run import Log
from intrika.arena.seating import Tally, has_all_orders
from intrika.checks.perft import parse_options
from intrika.cli.common import GameArg, JsonOpt, OptionOpt, console, say_json, write_file
from intrika.cli.running import note, play, show, stoppable
from intrika.cli.targets import check_picture

WorkersOpt = Annotated[int, typer.Option(min=1, help="Processes.")]
LogOpt = Annotated[Path | None, typer.Option(help="Log every game here, and go on from it.")]
RayOpt = Annotated[
    bool, typer.Option("--ray", help="On Ray (intrika\\[ray]); RAY_ADDRESS names a cluster.")
]
SeedOpt = Annotated[int, typer.Option(min=0, help="Of the first deal.")]


def arena_command(
    game: GameArg,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas.")] = "greedy,random",
    games: Annotated[int, typer.Option(help="At least so many games; more to be balanced.")] = 100,
    seats: Annotated[int, typer.Option(help="Players at each table.")] = 2,
    seed: SeedOpt = 0,
    option: OptionOpt = None,
    workers: WorkersOpt = 2,
    log: LogOpt = None,
    ray: RayOpt = False,
    picture: Annotated[Path | None, typer.Option(help="Draw the ladder, as FILE.svg.")] = None,
    as_json: JsonOpt = False,
) -> None:
    """Let bots play balanced schedules against each other, and rate them.

    Every deal is played in every seat order; if these are more than 24, in the rotations of one.
    The intervals count deals, not games.

    Example: intrika arena kabale --bots adviser,courtier,random --games 600 --seats 2
    """
    if picture is not None:
        check_picture(picture)
    names = [name.strip() for name in bots.split(",")]
    options = parse_options(intrika.game(game), seats, option or [])
    jobs = schedule(game, names, games, seats, seed, options)
    about: dict[str, Any] = {
        "game": game, "rules": intrika.game(game).rules, "bots": names, "seats": seats,
        "seed": seed, "options": options, "code": fingerprint(game),
    }  # fmt: skip
    kept = Log(log, about)
    with stoppable(jobs, kept):
        played = play(f"arena {game}", jobs, kept, workers, ray)
        found, met = standings(played), duels(played)
    about |= _schedule(jobs, names, seats)
    if picture is not None:
        write_file(picture, report.svg(found, f"{game}, {seats} players"))
    if not about["balanced"]:
        note(f"The schedule is not balanced; {_tally(jobs, names).told()}.")
    if as_json:
        say_json(report.to_json(found, met, about))
        return
    show(report.table(found))
    if len(found) > 2:
        show(report.duel_table(met))
    console.print(report.footer(about))


def _tally(jobs: list[Job], bots: list[str]) -> Tally:
    made = Tally(bots)
    made.add([job.lineup for job in jobs])
    return made


def _schedule(jobs: list[Job], bots: list[str], seats: int) -> dict[str, Any]:
    whole = has_all_orders(bots, seats)
    return {
        "games": len(jobs), "deals": len({job.seed for job in jobs}),
        "orders": "all" if whole else "rotations",
        "balanced": whole or _tally(jobs, bots).is_balanced(),
    }  # fmt: skip
