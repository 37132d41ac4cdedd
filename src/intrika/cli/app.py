"""The commands and their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown

import intrika
from intrika import bench as benching
from intrika.checks.coverage import coverage as coverage_of
from intrika.checks.perft import parse_options
from intrika.checks.perft import perft as count_positions
from intrika.checks.play import CheckFailed
from intrika.cli import listing, tools
from intrika.cli import play as playing
from intrika.cli import rules as rulebook
from intrika.cli.arena import arena_command
from intrika.cli.balance import balance_command
from intrika.cli.common import (
    GameArg,
    JsonOpt,
    LangOpt,
    OptionOpt,
    PackOpt,
    bar,
    console,
    lang_of,
    say_json,
)  # fmt: skip
from intrika.cli.map import map_command
from intrika.cli.replay import Replay
from intrika.cli.serve import serve_command
from intrika.core.match import replay as play_again
from intrika.core.pack import read_pack
from intrika.core.record import read_record
from intrika.core.refusal import BadInput

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Five board games of court and kingdom. Begin with: [bold]intrika play kabale[/]",
)
app.command("map")(map_command)
app.command("serve")(serve_command)
app.command("arena")(arena_command)
app.command("balance")(balance_command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"intrika {intrika.__version__}")
        raise typer.Exit


@app.callback()
def root(
    _: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    pass


@app.command()
def games(lang: LangOpt = "", as_json: JsonOpt = False) -> None:
    """List the games, their seats and options.

    Example: intrika games --lang cs
    """
    if as_json:
        say_json([listing.game_json(game) for game in intrika.games()])
        return
    for game in intrika.games():
        console.print(listing.game_lines(game, lang_of(lang)))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, as `intrika games` lists it.")] = "kabale",
    seats: Annotated[
        str, typer.Option(help="One word a seat: human, human:NAME or a bot.")
    ] = "human,random,random",
    seed: Annotated[int | None, typer.Option(help="Same seed, same shuffles.")] = None,
    lang: LangOpt = "",
    option: OptionOpt = None,
    pack: PackOpt = None,
    save: Annotated[Path | None, typer.Option(help="Where every decision is saved.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, alone against bots or hot-seat.

    Example: intrika play kabale --seats human:Anna,random,random --seed 7 --lang cs
    """
    spoken = lang_of(lang)
    if resume is not None:
        match = playing.resume(resume)
        save = save or resume
    else:
        found = None if pack is None else read_pack(pack)
        match = playing.start(game, seats, seed, option or [], found, spoken)
    path = save or playing.data_folder() / f"{match.game.id}-{match.seed}.irec"
    playing.Table(match, spoken, path, console).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[
        int | None, typer.Option(help="Show the table after so many decisions and stop.")
    ] = None,
    eyes: Annotated[str, typer.Option("--as", help="A seat number, `public` or `all`.")] = "all",
    lang: LangOpt = "",
) -> None:
    """Step through a record: forwards, backwards, as a seat or all-seeing.

    Example: intrika replay game.irec --as 0
    """
    shown = Replay(read_record(file), eyes, lang_of(lang), console)
    if at is not None:
        shown.show(at)
    else:
        shown.run()


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A record.")], as_json: JsonOpt = False
) -> None:
    """Check a record against the rules, decision by decision.

    Example: intrika check game.irec
    """
    record = read_record(file)
    match = play_again(record)
    told = {
        "game": record.game, "rules": record.rules, "decisions": len(record.entries),
        "over": match.state.over, "digest": match.state.digest(),
    }  # fmt: skip
    if as_json:
        say_json(told)
    else:
        end = "finished" if match.state.over else "not finished"
        typer.echo(f"{file}: {record.game}, {len(record.entries)} decisions, {end}: correct")


@app.command()
def rules(
    game: GameArg,
    clause: Annotated[str | None, typer.Argument(help="Such as 4.2 or R-7.")] = None,
    lang: LangOpt = "",
) -> None:
    """Show a game's rules, whole or one clause.

    Example: intrika rules kabale 4.2 --lang cs
    """
    console.print(Markdown(rulebook.rule(game, clause, lang_of(lang))))


@app.command()
def fuzz(
    game: GameArg,
    games: Annotated[int, typer.Option(min=1, help="How many random games.")] = 100,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    secrecy: Annotated[bool, typer.Option(help="Compare states a seat cannot tell apart.")] = False,
    folder: Annotated[Path, typer.Option(help="Where a failing game's record goes.")] = Path(),
    as_json: JsonOpt = False,
) -> None:
    """Play random games against every check; a failure leaves a record that replays it.

    Example: intrika fuzz kabale --games 500
    """
    found = intrika.game(game)
    with bar(f"fuzz {game}") as progress:
        task = progress.add_task("", total=games)
        try:
            report = tools.fuzz(found, games, seed, secrecy, lambda: progress.advance(task))
        except CheckFailed as failed:
            path = tools.write_failure(failed, folder)
            raise BadInput(f"{failed}; record: {path}") from None
    if as_json:
        say_json(report.to_json())
    elif secrecy:
        typer.echo(
            f"{game}: {report.games} games, {report.pairs} pairs of states: no seat learns a secret"
        )
    else:
        typer.echo(f"{game}: {report.games} games, {report.decisions} decisions: all checks passed")
        typer.echo(f"not used: {', '.join(report.unseen()) or 'nothing'}")


@app.command()
def perft(
    game: GameArg,
    depth: Annotated[int, typer.Argument(min=0, help="How many decisions deep.")],
    seats: Annotated[int, typer.Option(help="Players.")] = 2,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    option: OptionOpt = None,
) -> None:
    """Count the positions after so many decisions.

    Example: intrika perft kabale 3 --seats 3 --seed 2
    """
    found = intrika.game(game)
    state = found.new(seats, seed, parse_options(found, seats, option or []))
    typer.echo(count_positions(state, depth))


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games; all by default.")] = None,
    seats: Annotated[list[int] | None, typer.Option(help="Player counts; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="For each measurement.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="The best of so many.")] = 3,
    peers: Annotated[bool, typer.Option(help="OpenSpiel's hearts too (intrika\\[peers]).")] = False,
    search: Annotated[bool, typer.Option("--search", help="The bots' tree search.")] = False,
    as_json: JsonOpt = False,
) -> None:
    """Measure decisions, games and copies per second beside a fixed reference loop.

    Example: intrika bench kabale --seats 4 --peers
    """
    if peers:
        benching.check_peers()
    found = [intrika.game(id) for id in game] if game else list(intrika.games())
    work = benching.jobs(found, seats or [], seconds, peers, search)
    if not work:
        raise BadInput("no game takes so many players")
    best: list[dict[str, Any]] = []
    with bar("bench") as progress:
        task = progress.add_task("", total=rounds * len(work))
        for found_so_far in benching.bench(work, rounds):
            best = found_so_far
            progress.advance(task)
    if as_json:
        say_json(best)
    else:
        console.print(listing.search_table(best) if search else listing.bench_table(best))


@app.command()
def coverage(
    game: Annotated[list[str] | None, typer.Argument(help="Games; all by default.")] = None,
    tests: Annotated[Path, typer.Option(help="The project's test folder.")] = Path("tests"),
    as_json: JsonOpt = False,
) -> None:
    """Say which statements of the rulebooks are proved by tests, and list the rest.

    Example: intrika coverage kabale
    """
    if not (tests / "games").is_dir():
        raise BadInput(f"{tests}: not the project's test folder; run this in a source tree")
    found = [intrika.game(id) for id in game] if game else list(intrika.games())
    made = [coverage_of(each, tests) for each in found]
    if as_json:
        say_json([listing.coverage_json(each) for each in made])
        return
    for each in made:
        typer.echo("\n".join(listing.coverage_lines(each)))
