"""A balance report as tables for the terminal, as Markdown, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import isfinite
from typing import Any

from rich.table import Table as Grid

from intrika.arena.intervals import Interval
from intrika.arena.picture import Row, forest
from intrika.arena.report import grid, percents
from intrika.balance.measure import Effect, Table, bars_of
from intrika.balance.variants import Variant
from intrika.core.game import Game
from intrika.core.option import spell

COLUMNS = ("", "seats", "a game", "wins", "95 %", "× fair", "score", "95 %", "")
NOTE = """\
*Seats*: how many seats had it at least once (of a thing of the whole table: how many games). *A
game*: how often it was had. *Wins*: the share of those seats' games that they won, shared wins
split; *× fair* compares it with one over the players. *Score*: the mean score of seats with it
less that of seats without it. The 95 % intervals take the deal as the unit. So many things are
compared that one in twenty would miss its interval by chance alone: ● marks those which differ from
the fair share even after Bonferroni's correction within their table. And what goes with winning
need not be its cause: a player who is ahead can take more."""


def cells(e: Effect) -> list[str]:
    won = ["", "", ""]
    if e.wins is not None:
        won = [f"{e.wins.value:.1%}", percents(e.wins), f"{e.ratio:.2f}"]
    score = ["", ""]
    if e.score is not None:
        score = [f"{e.score.value:+z.1f}", f"{e.score.low:+z.1f}…{e.score.high:+z.1f}"]
    mark = "●" if e.stands_out else ""
    return [e.label, str(e.seats), f"{e.a_game:.2f}", *won, *score, mark]


def by_kind(effects: Sequence[Effect]) -> list[tuple[str, list[Effect]]]:
    return [(kind, list(part)) for kind, part in groupby(effects, key=lambda e: e.kind)]


def grids(effects: Sequence[Effect]) -> list[Grid]:
    return [grid((kind, *COLUMNS[1:]), [cells(e) for e in part]) for kind, part in by_kind(effects)]


def named(kind: str, label: str) -> str:
    """A thing outside its table: of what kind it is must be said."""
    return label if label.startswith(kind) else f"{kind} {label.rstrip('.')}"


def verdicts(table: Table, effects: Sequence[Effect]) -> list[str]:
    """Whether the things of a kind stay within the bar that the game sets for them."""
    made = []
    for kind, bar in bars_of(table.game).items():
        listed = [e for e in effects if e.kind == kind]
        out = [_outside(e) for e in listed if not bar.low <= e.ratio <= bar.high]
        made.append(
            f"Every {kind} between {bar.low:g} and {bar.high:g} of its fair share: " + _judged(out)
        )
        if bar.often:
            dead = [f"{e.label} {e.a_game:.2f}" for e in listed if e.a_game < bar.often]
            dead += [f"{label} 0" for what, label in table.unused() if what == kind]
            made.append(f"Every {kind} had at least {bar.often:g} times a game: " + _judged(dead))
        if table.games < bar.games:
            made[-1] += f" The bar asks for {bar.games} games, these are {table.games}."
    return made


def _judged(out: list[str]) -> str:
    return f"no, not {', '.join(out)}." if out else "yes."


def _outside(e: Effect) -> str:
    assert e.wins is not None
    return f"{e.label} {e.ratio:.2f} ({e.wins.low / e.fair:.2f}–{e.wins.high / e.fair:.2f})"


def report_name(game: Game, about: dict[str, Any]) -> str:
    """Of a report's files: options that are not as usual are part of it, or that which varies."""
    more = [f"{name}-{value}" for name, value in unusual(game, about).items()]
    more += [about["vary"]] if "vary" in about else []
    return "-".join([game.id, f"{about['seats']}p", *more])


def unusual(game: Game, about: dict[str, Any]) -> dict[str, str]:
    """The options that are not as usual."""
    usual = game.setup(about["seats"], {}, None).options
    chosen = game.setup(about["seats"], about["options"], None).options
    return {name: spell(chosen[name]) for name in usual if chosen[name] != usual[name]}


def markdown(game: Game, table: Table, effects: Sequence[Effect], about: dict[str, Any]) -> str:
    name = report_name(game, about)
    options = ", ".join([f"`{name}` {value}" for name, value in unusual(game, about).items()])
    lines = [
        f"# Balance: {game.title['en']}, {table.seats} players",
        "",
        f"{table.games} games of `{about['bots'][0]}` against itself"
        + (f" with {options}" if options else "")
        + f", deals from seed {about['seed']} on; rules {about['rules']}, code {about['code']}.",
        "",
        NOTE,
        "",
        *[line + "\n" for line in verdicts(table, effects)],
        f"![Win shares]({name}.svg) · [figures]({name}.json)",
    ]
    for kind, part in by_kind(effects):
        lines += ["", f"## {kind[0].upper() + kind[1:]}", ""]
        lines.append("| " + " | ".join(COLUMNS) + " |")
        lines.append("|---|" + "---|" * (len(COLUMNS) - 1))
        lines += ["| " + " | ".join(cells(e)) + " |" for e in part]
    unused = [f"{label} ({kind})" for kind, label in table.unused()]
    lines += ["", f"Never had: {', '.join(unused) or 'nothing'}."]
    return "\n".join(lines) + "\n"


def picture(game: Game, table: Table, effects: Sequence[Effect]) -> str:
    rows: list[Row] = []
    for kind, part in by_kind(effects):
        listed = [(e, e.wins) for e in part if e.wins is not None]
        if listed:
            rows.append(Row(kind, None, ""))
        for e, won in listed:
            told = f"{won.value:.1%} ×{e.ratio:.2f}"
            rows.append(Row(e.label, won, told, e.stands_out))
    title = f"{game.title['en']}, {table.seats} players: share of wins"
    return forest(rows, title, (1.0 / table.seats,), lambda value: f"{value:.0%}")


def to_json(table: Table, effects: Sequence[Effect], about: dict[str, Any]) -> dict[str, Any]:
    return {
        **about,
        "games": table.games,
        "effects": [e.to_json() for e in effects],
        "unused": [{"kind": kind, "label": label} for kind, label in table.unused()],
        "verdicts": verdicts(table, effects),
    }


# -- options ------------------------------------------------------------------------------------

CHANGES = ("figure", "games", "mean", "95 %", "change", "95 %")


def _range(at: Interval, sign: str) -> str:
    if not isfinite(at.low):
        return ""
    return f"{at.low:{sign}z.2f}…{at.high:{sign}z.2f}"


def variant_cells(v: Variant) -> list[str]:
    change = ["", ""]
    if v.change is not None:
        change = [f"{v.change.value:+z.2f}", _range(v.change, "+")]
    return [v.figure, str(v.games), f"{v.at.value:z.2f}", _range(v.at, ""), *change]


def variant_grid(option: str, found: Sequence[Variant]) -> Grid:
    return grid((option, *CHANGES), [[v.value, *variant_cells(v)] for v in found], texts=2)


def variant_markdown(game: Game, option: str, found: Sequence[Variant], about: Any) -> str:
    told = (
        f"The same deals under every value, played by `{about['bots'][0]}` against itself; from "
        f"seed {about['seed']} on; rules {about['rules']}, code {about['code']}. The change is "
        "that from the first value, its interval by deals (one deal alone gives none). *Margin* is "
        "the winner's lead, *first seat* its share of the wins."
    )
    lines = [
        f"# Balance: {game.title['en']}, {about['seats']} players, option {option}",
        "",
        told,
        "",
        f"| {option} | " + " | ".join(CHANGES) + " |",
        "|---|" + "---|" * len(CHANGES),
        *["| " + " | ".join([v.value, *variant_cells(v)]) + " |" for v in found],
    ]
    return "\n".join(lines) + "\n"
