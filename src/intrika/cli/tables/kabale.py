"""Královské rošády in the terminal: the columns side by side under their heads."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from intrika.cli.tables import SEAT_STYLES, name_in_colour
from intrika.games.kabale.cards import (
    BASE,
    CARDS,
    HEAD_SYMBOL,
    HEAD_VALUE,
    HEADS,
    NO_VALUE,
    SYMBOLS,
)  # fmt: skip
from intrika.text import Texts

MARKS = {
    "alchemy": "⚗",
    "warfare": "⚔",
    "agriculture": "❦",
    "trade": "⚖",
    "religion": "✝",
    "art": "♪",
}


def _printed() -> dict[str, str]:
    """The figures on the cards; a specialist shows both of its own."""
    made = {}
    for card, name in enumerate(CARDS):
        values = sorted({row[card] for row in BASE} - {NO_VALUE})
        made[name] = "".join(f" {value / 2:g}" for value in values[:1])
        if len(values) > 1:
            made[name] += f"/{values[1] / 2:g}"
    return made


PRINTED = _printed()


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    title = Text(texts("kabale-round", round=view["round"], stack=view["stack"]), style="bold")
    columns = [_column(i, column, texts) for i, column in enumerate(view["columns"])]
    parts: list[RenderableType] = [title]
    if columns:
        parts.append(Columns(columns, padding=(0, 1)))
    parts.append(_players(view, texts))
    if view.get("hand") is not None:
        parts.append(_hand(view, texts))
    return Group(*parts)


def _column(index: int, column: dict[str, Any], texts: Texts) -> Panel:
    head = HEADS.index(column["head"])
    mark = MARKS[SYMBOLS[HEAD_SYMBOL[head]]]
    lines = [_card(card, texts) for card in column["cards"]]
    need = HEAD_VALUE[head]
    if column["closed"]:
        state = Text(texts("kabale-closed"), style="magenta")
    else:
        style = "green" if column["full"] else "dim"
        state = Text(texts("kabale-filled", count=len(lines), need=need), style=style)
    body = Text("\n").join([*lines, *[Text("·", style="dim")] * max(0, need - len(lines)), state])
    name = texts("head-" + column["head"])
    title = f"{index + 1}  {mark} {name}"
    return Panel(body, title=title, width=22, box=ROUNDED, border_style="gold3")


def _card(card: dict[str, Any], texts: Texts) -> Text:
    """The owner's number stands before the card, so that nothing depends on colour alone."""
    owner = card["owner"]
    name = "?"
    if card["card"]:
        name = texts(f"card-{card['card']}".replace("_", "-")) + PRINTED[card["card"]]
    shown = f"{owner + 1} ■ {name}" if card["face"] == "up" else f"{owner + 1} ▒ ({name})"
    if card["face"] == "concealed":
        shown = f" └{shown}"
    return Text(shown, style=SEAT_STYLES[owner])


def _players(view: dict[str, Any], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts("kabale-player"))
    for id in ("kabale-cards-in-hand", "kabale-pile", "kabale-discard", "kabale-won"):
        table.add_column(texts(id), justify="right")
    for seat in range(view["seats"]):
        won = view["won"][seat]
        told = str(view["won_count"][seat])
        if won:
            told += " (" + ", ".join(texts(f"head-{head}") for head in won) + ")"
        turn = Text("▶ " if seat in view["to_act"] else "  ") + Text(f"{seat + 1} ")
        turn += name_in_colour(texts, seat)
        table.add_row(
            turn, str(view["hands"][seat]), str(view["piles"][seat]),
            str(len(view["discards"][seat])), told,
        )  # fmt: skip
    return table


def _hand(view: dict[str, Any], texts: Texts) -> Text:
    cards = sorted(view["hand"], key=CARDS.index)
    names = [texts(f"card-{card}".replace("_", "-")) + PRINTED[card] for card in cards]
    return Text.assemble((texts("kabale-your-hand") + " ", "bold"), ", ".join(names))
