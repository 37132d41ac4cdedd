"""Minutová říše: Legendy in the terminal: the row, the players, and a table for each island."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from intrika.cli.tables import SEAT_STYLES, name_in_colour
from intrika.text import Texts

WIRES = {"land": "─", "sea": "≈", "bridge": "═", "portal": "○"}
NEUTRAL_STYLE = "grey70"


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    parts: list[RenderableType] = [_title(view, texts)]
    if view["row"]:
        parts.append(_row(view, texts))
    parts.append(_players(view, texts))
    if view["regions"]:
        parts += [_board(view, slot, texts) for slot in view["boards"]]
        parts.append(Text(texts("legends-legend"), style="dim"))
    elif view["boards"]:
        parts.append(_laid(view, texts))
    return Group(*parts)


def _title(view: dict[str, Any], texts: Texts) -> Text:
    told = []
    if view["options"]["full_game"]:
        told.append(texts("legends-number", game=view["number"]))
        for i, past in enumerate(view["history"]):
            totals = ", ".join(str(total) for total in past["totals"])
            told.append(texts("legends-past", game=i + 1, totals=totals))
    told += [texts(f"layout-{view['layout'].replace('_', '-')}")]
    told.append(texts("legends-title", left=view["deck"]))
    return Text(" · ".join(told), style="bold")


def _row(view: dict[str, Any], texts: Texts) -> Panel:
    """The cards of the row with their prices and what they do."""
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    for entry in view["row"]:
        card = entry["card"].replace("_", "-")
        price = Text(f"{entry['price']}¢", style="gold3")
        table.add_row(price, texts(f"card-{card}"), Text(texts(f"card-text-{card}"), style="dim"))
    return Panel(table, title=texts("legends-row"), box=ROUNDED, border_style="gold3", width=100)


def _players(view: dict[str, Any], texts: Texts) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False, width=100)
    table.add_column(texts("legends-player"))
    for id in ("legends-coins", "legends-armies", "legends-cities"):
        table.add_column(texts(id), justify="right")
    table.add_column(texts("legends-symbols"))
    table.add_column(texts("legends-cards"))
    for seat, player in enumerate(view["players"]):
        turn = Text("▶ " if seat in view["to_act"] else "  ") + Text(f"{seat + 1} ")
        keys = ("extra_moves", "extra_armies", "flying", "elixirs")
        table.add_row(
            turn + name_in_colour(texts, seat), str(player["coins"]), str(player["supply"]),
            str(player["city_supply"]), "/".join(str(player[key]) for key in keys),
            ", ".join(_holdings(player, texts)),
        )  # fmt: skip
    return table


def _holdings(player: dict[str, Any], texts: Texts) -> list[str]:
    """Leader, cards, tokens and what else lies before a player."""
    made = []
    if player["leader"]:
        made.append("★ " + texts(f"leader-{player['leader'].replace('_', '-')}"))
    made += [texts(f"card-{card.replace('_', '-')}") for card in player["cards"]]
    made += ["◈ " + texts(f"token-{token.replace('_', '-')}") for token in player["tokens"]]
    if player["captured"]:
        made.append(texts("legends-captured", count=player["captured"]))
    if player["immune"]:
        made.append(texts("legends-immune"))
    return made


def _laid(view: dict[str, Any], texts: Texts) -> Text:
    """The boards while the map is being laid."""
    told = [f"{_place(b, texts)}: {_face(b, texts)} {b['turn']}°" for b in view["boards"]]
    return Text("\n".join(told))


def _place(board: dict[str, Any], texts: Texts) -> str:
    return texts(f"place-{board['slot']}")


def _face(board: dict[str, Any], texts: Texts) -> str:
    return texts(f"face-{board['face'].replace('_', '-')}")


def _board(view: dict[str, Any], board: dict[str, Any], texts: Texts) -> Panel:
    """One board: its regions, island by island."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, width=96)
    for id, width in (("legends-region", 22), ("legends-held", 16), ("legends-token", 19)):
        table.add_column(texts(id), header_style="dim", width=width)
    table.add_column(texts("legends-neighbours"), header_style="dim")
    here = [region for region in view["regions"] if region["slot"] == board["slot"]]
    ids = dict.fromkeys(region["island"] for region in here)
    for number, id in enumerate(ids):
        island = next(island for island in view["islands"] if island["id"] == id)
        title = Text(texts("legends-island", number=number + 1), style="italic")
        table.add_row(title + _crown(island["control"]))
        for region in here:
            if region["island"] == id:
                _add_region(table, view, region, texts)
    name = f"{_place(board, texts)}: {_face(board, texts)} {board['turn']}°"
    return Panel(table, title=name, box=ROUNDED, border_style="steel_blue", width=100)


def _add_region(table: Table, view: dict[str, Any], region: dict[str, Any], texts: Texts) -> None:
    label = Text("  " + texts(f"region-{region['id'].replace('_', '-')}"))
    near = Text(", ".join(_neighbours(view, region["id"], texts)), style="dim")
    table.add_row(label + _crown(region["control"]), _pieces(region), _token(region, texts), near)


def _style(colour: int | str) -> str:
    return SEAT_STYLES[colour] if isinstance(colour, int) else NEUTRAL_STYLE


def _mark(colour: int | str) -> str:
    return str(colour + 1) if isinstance(colour, int) else "N"


def _crown(colour: int | str | None) -> Text:
    """Who controls a region or an island."""
    return Text() if colour is None else Text(f" ♛{_mark(colour)}", style=_style(colour))


def _pieces(region: dict[str, Any]) -> Text:
    """Armies and cities by colour: 2■3 are three armies of the second seat."""
    made = Text()
    for seat, (armies, cities) in enumerate(zip(region["armies"], region["cities"], strict=True)):
        told = (f"■{armies}" if armies else "") + (f"⌂{cities}" if cities else "")
        if told:
            made.append(f"{seat + 1}{told} ", style=SEAT_STYLES[seat])
    if region["neutral"]:
        made.append(f"N■{region['neutral']} ", style=NEUTRAL_STYLE)
    return made if made.plain else Text("·", style="dim")


def _token(region: dict[str, Any], texts: Texts) -> Text:
    if region["token"] == "none":
        return Text()
    if region["token"] == "start":
        return Text(texts("legends-start"), style="bold")
    told = texts(f"token-{region['token'].replace('_', '-')}")
    seen = "".join(f" ◉{seat + 1}" for seat in region["seen_by"])
    return Text(f"◈ {told}{seen}", style="magenta")


def _neighbours(view: dict[str, Any], id: str, texts: Texts) -> list[str]:
    """The regions one step away, with the wire that leads there."""
    made = []
    for a, b, kind in view["links"]:
        if id in (a, b):
            other = b if a == id else a
            made.append(f"{WIRES[kind]}\u00a0{texts('region-' + other.replace('_', '-'))}")
    return made
