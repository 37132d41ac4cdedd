"""What the commands print: games, figures and coverage, as JSON and for reading."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from intrika.checks.coverage import Coverage
from intrika.core.game import Game
from intrika.core.option import Option, OrderOption, SeatOption, spell
from intrika.text import Texts

TITLE = """decisions, playouts, games and copies per second (k: thousands)
decisions: driven from Python; playouts: decisions inside the engine
ratio: decisions per 1000 rounds of the reference loop
observing: what an observation costs, in decisions; ÷deep: copies by deepcopies"""


def game_json(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "rules": game.rules,
        "seats": [game.min_seats, game.max_seats],
        "actions": len(game.space),
        "options": {option.name: values_by_seats(game, option) for option in game.options},
    }


def values_by_seats(game: Game, option: Option) -> dict[str, list[str]]:
    """What an option takes with each player count, the default first."""
    counts = range(game.min_seats, game.max_seats + 1)
    return {str(seats): [spell(value) for value in option.takes(seats)] for seats in counts}


def values_line(game: Game, option: Option) -> str:
    """The same in one line: one list where all player counts agree."""
    found = values_by_seats(game, option)
    if isinstance(option, OrderOption):
        return "none | " + ",".join(str(seat) for seat in range(game.max_seats)) + " in any order"
    if isinstance(option, SeatOption):
        return " | ".join(found[str(game.max_seats)])
    told = {seats: " | ".join(values) for seats, values in found.items()}
    if len(set(told.values())) == 1:
        return told[str(game.max_seats)]
    return "; ".join(f"{seats}: {values}" for seats, values in told.items())


def game_lines(game: Game, lang: str) -> Text:
    texts = Texts(lang, game)
    seats = {"least": game.min_seats, "most": game.max_seats}
    made = Text.assemble(
        (f"{game.id}  ", "bold"), texts("cli-game", title=game.title[lang], **seats)
    )
    for option in game.options:
        values = values_line(game, option)
        id = f"option-{option.name.replace('_', '-')}"
        made.append(f"\n    {option.name} = {values}", "cyan")
        made.append(f"\n        {texts(id)}. {texts.help(id)}", "dim")
    return made


def bench_table(rows: list[dict[str, Any]]) -> Table:
    grid = _grid(
        TITLE, "game", "seats", "build", "decisions", "ratio", "observing", "playouts", "games",
        "copies", "÷deep",
    )  # fmt: skip
    for row in rows:
        ratio = 1000 * row["decisions"] / row["reference"]
        cells = [row["game"], str(row["seats"]), row["kind"], f"{row['decisions']:,.0f}"]
        cells.append(f"{ratio:.1f}")
        if "copies" in row:
            cells += [f"{row['observing']:.2f}", f"{row['playout'] / 1000:,.0f}k"]
            cells += [f"{row['games']:,.0f}", f"{row['copies'] / 1000:,.0f}k"]
            cells.append(f"{row['copies'] / row['deepcopies']:.0f}")
        else:
            cells += ["", "", f"{row['games']:,.0f}"]
        grid.add_row(*cells)
    return grid


def _grid(title: str, *names: str) -> Table:
    """A table for reading whose ten columns fit into 80 characters."""
    grid = Table(title=title, box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    for name in names:
        grid.add_column(
            name, justify="left" if name in ("game", "build") else "right", no_wrap=True
        )
    return grid


def search_table(rows: list[dict[str, Any]]) -> Table:
    """Simulations per second; the last column is the ratio to OpenSpiel's search, if measured."""
    title = "simulations per second; ratio: for 1,000 rounds of the reference loop"
    grid = _grid(title, "game", "seats", "build", "simulations", "ratio", "÷hearts")
    peer = [row["simulations"] for row in rows if row["kind"] == "hearts"]
    for row in rows:
        ratio = 1000 * row["simulations"] / row["reference"]
        beside = f"{row['simulations'] / peer[0]:.2f}" if peer else ""
        grid.add_row(
            row["game"], str(row["seats"]), row["kind"], f"{row['simulations']:,.0f}",
            f"{ratio:.1f}", beside,
        )  # fmt: skip
    return grid


def coverage_json(c: Coverage) -> dict[str, Any]:
    return {
        "game": c.game,
        "all": len(c.statements),
        "covered": len(c.statements) - len(c.missing),
        "missing": [s.id for s in c.missing],
        "unknown": c.unknown,
        "proofs": c.proofs,
    }


def coverage_lines(c: Coverage) -> list[str]:
    proved = len(c.statements) - len(c.missing)
    lines = [f"{c.game}: {proved} of {len(c.statements)} statements proved"]
    lines += [f"  {s.id}  {s.statement}" for s in c.missing]
    return lines + [
        f"  {id}  is claimed by a test, but no statement has this id" for id in c.unknown
    ]
