"""`intrika balance`: what seats, cards, factions and options do to wins and scores."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import intrika
from intrika.arena.code import fingerprint
from intrika.arena.games import Job, Played, schedule
from intrika.arena.report import counted
from intrika.arena.run import Log
from intrika.balance import page
from intrika.balance.measure import measure
from intrika.balance.variants import variants, vary
from intrika.bots import bot as bot_of
from intrika.checks.perft import parse_options
from intrika.cli.arena import LogOpt, RayOpt, SeedOpt, WorkersOpt
from intrika.cli.common import GameArg, JsonOpt, OptionOpt, console, say_json, write_file
from intrika.cli.running import play, show, stoppable
from intrika.cli.targets import check_file
from intrika.core.refusal import BadInput


def balance_command(
    game: GameArg,
    bot: Annotated[
        str, typer.Option("--bot", "--level", help="Who plays all seats, as in the arena.")
    ] = "greedy",
    games: Annotated[int, typer.Option(help="How many games (with --vary: deals).")] = 400,
    seats: Annotated[int, typer.Option(help="Players at each table.")] = 2,
    seed: SeedOpt = 0,
    option: OptionOpt = None,
    varied: Annotated[
        str, typer.Option("--vary", help="Play every deal under each value of this option.")
    ] = "",
    workers: WorkersOpt = 2,
    log: LogOpt = None,
    ray: RayOpt = False,
    docs: Annotated[
        Path | None, typer.Option(help="Write GAME-Kp….md, .json and .svg into this folder.")
    ] = None,
    as_json: JsonOpt = False,
) -> None:
    """Say what seats, cards, missions, factions or an option do to wins and scores.

    One bot plays all seats; the report compares the seats that had a thing with the others.

    Example: intrika balance kingdoms --bot courtier --games 2000 --seats 4
    """
    found = intrika.game(game)
    options = parse_options(found, seats, option or [])
    bot_of(bot)
    about: dict[str, Any] = {
        "game": game, "rules": found.rules, "bots": [bot] * seats, "seats": seats, "seed": seed,
        "options": options, "code": fingerprint(game),
    }  # fmt: skip
    if varied:
        if games < 1:
            raise BadInput(f"the arena plays at least one game; got {games}")
        about["vary"] = varied
        jobs = vary(found, bot, games, seats, seed, options, varied)
    else:
        jobs = schedule(game, [bot] * seats, games, seats, seed, options)
    if docs is not None:
        for name in _names(found, about):
            check_file(docs / name, makes_folders=True)
    kept = Log(log, about)
    with stoppable(jobs, kept):
        played = play(f"balance {game}", jobs, kept, workers, ray)
        tell = _show_variants if varied else _show_effects
        tell(found, jobs, played, about, docs, as_json)


def _names(game: intrika.Game, about: dict[str, Any]) -> list[str]:
    """The files of a report."""
    suffixes = ("json", "md") if "vary" in about else ("json", "md", "svg")
    return [f"{page.report_name(game, about)}.{suffix}" for suffix in suffixes]


def _show_effects(
    game: intrika.Game, jobs: Sequence[Job], played: Sequence[Played], about: dict[str, Any],
    docs: Path | None, as_json: bool,
) -> None:  # fmt: skip
    table = measure(jobs, played)
    effects = table.effects()
    told = page.to_json(table, effects, about)
    if docs is not None:
        figures, text, picture = _names(game, about)
        write_file(docs / figures, _text(told))
        write_file(docs / text, page.markdown(game, table, effects, about))
        write_file(docs / picture, page.picture(game, table, effects))
    if as_json:
        say_json(told)
        return
    for grid in page.grids(effects):
        show(grid)
    for line in page.verdicts(table, effects):
        console.print(line)
    console.print(f"{counted(table.games, 'game')}; ● differs from the fair share after Bonferroni")


def _show_variants(
    game: intrika.Game, jobs: Sequence[Job], played: Sequence[Played], about: dict[str, Any],
    docs: Path | None, as_json: bool,
) -> None:  # fmt: skip
    option = about["vary"]
    found = variants(jobs, played, option)
    told = {**about, "games": len(jobs), "variants": [v.to_json() for v in found]}
    if docs is not None:
        figures, text = _names(game, about)
        write_file(docs / figures, _text(told))
        write_file(docs / text, page.variant_markdown(game, option, found, about))
    if as_json:
        say_json(told)
    else:
        show(page.variant_grid(option, found))


def _text(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"
