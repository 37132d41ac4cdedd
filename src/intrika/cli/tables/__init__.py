"""Views as pictures for the terminal: one module per game, each with `render(view, texts)`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.text import Text

from intrika.text import Texts

SEAT_STYLES = ("bright_white", "dodger_blue1", "red1", "yellow1", "green3", "grey58")


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The table of a view; an all-seeing view shows what each seat holds below it."""
    name = f"intrika.cli.tables.{view['game']}"
    drawn: RenderableType = Pretty(view)
    if find_spec(name) is not None:
        drawn = import_module(name).render(view, texts)
    if "private" not in view:
        return drawn
    rows = [_private(seat, entry, texts) for seat, entry in enumerate(view["private"])]
    return Group(drawn, *rows)


def _private(seat: int, entry: dict[str, Any], texts: Texts) -> Text:
    told = "; ".join(f"{key}: {_short(value)}" for key, value in entry.items() if value)
    return Text.assemble((player(texts, seat), SEAT_STYLES[seat]), f"  {told}")


def _short(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_short(item) for item in value)
    if isinstance(value, dict):
        return " ".join(f"{key} {_short(item)}" for key, item in value.items() if item)
    return str(value)


def player(texts: Texts, seat: int) -> str:
    return texts.names[seat] if seat < len(texts.names) else f"#{seat}"


def name_in_colour(texts: Texts, seat: int) -> Text:
    return Text(player(texts, seat), style=SEAT_STYLES[seat])
