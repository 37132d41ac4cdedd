"""Tiny Epic Kingdoms in the terminal: the action card, the players, and every territory."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from intrika.cli.tables import SEAT_STYLES, name_in_colour, player
from intrika.games.kingdoms.tables import ACTIONS, RESOURCES
from intrika.text import Texts

TERRAIN_STYLES = {
    "field": "yellow3",
    "forest": "green3",
    "mountain": "grey70",
    "capital": "gold3",
    "ruins": "magenta",
    "water": "dodger_blue1",
}
WIDTH = 48  # two territories side by side in 100 columns


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    parts: list[RenderableType] = [_head(view, texts), _actions(view, texts), _players(view, texts)]
    sides = [land for land in view["undecided"] if land["owner"] in view["to_act"]]
    if view["territories"] or sides:
        lands = [_territory(land, texts) for land in (*view["territories"], *sides)]
        parts.append(Columns(lands, padding=(0, 1)))
        parts.append(Text(texts("kingdoms-legend"), style="dim"))
    if view["seat"] is not None and view["players"][view["seat"]]["faction"]:
        parts.append(_abilities(view["players"][view["seat"]], texts))
    return Group(*parts)


def _head(view: dict[str, Any], texts: Texts) -> Text:
    told = Text(texts("kingdoms-turn", turn=view["turn"], seat=view["active"]), style="bold")
    if view["final"]:
        told += Text(f" · {texts('kingdoms-final')}", style="bold red1")
    return told


def _actions(view: dict[str, Any], texts: Texts) -> Text:
    """The six actions; a shield stands before those that are taken."""
    made = []
    for action in ACTIONS:
        shield = action in view["shields"]
        style = "bold" if action == view["action"] else "dim" if shield else ""
        made.append(Text(f"{'⛨' if shield else '·'} {texts(f'action-{action}')}", style=style))
    return Text("   ").join(made)


def _players(view: dict[str, Any], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts("kingdoms-player"))
    table.add_column(texts("kingdoms-faction"))
    for name in RESOURCES:
        table.add_column(texts(f"resource-{name}"), justify="right")
    keys = ["kingdoms-castle", "kingdoms-magic", "kingdoms-figures"]
    if view["lost_kingdom"]:
        keys.append("kingdoms-beaten")
    for key in keys:
        table.add_column(texts(key), justify="right")
    table.add_column("")
    for seat, person in enumerate(view["players"]):
        turn = Text("▶ " if seat in view["to_act"] else "  ") + Text(f"{seat + 1} ")
        faction = person["faction"]
        row = [
            turn + name_in_colour(texts, seat),
            Text(_copies(person, texts) if faction else "–"),
            *[Text(str(person["resources"][name])) for name in RESOURCES],
            Text(f"{person['castle']}/6"),
            Text(f"{person['magic']}/5"),
            Text(f"{person['figures']}/7"),
        ]
        if view["lost_kingdom"]:
            row.append(Text(str(person["neutrals"])))
        row.append(Text(f"♛ {texts('kingdoms-crown')}" if view["crown"] == seat else ""))
        table.add_row(*row)
    return table


def _copies(person: dict[str, Any], texts: Texts) -> str:
    """The faction, and whose abilities it has copied."""
    told = texts(f"faction-{person['faction']}".replace("_", "-"))
    for level, faction in person["copied"]:
        told += f" +{texts(f'faction-{faction}'.replace('_', '-'))} {level}"
    return told


def _abilities(person: dict[str, Any], texts: Texts) -> Text:
    """The five levels of one's own faction; those not reached yet are dim."""
    made = []
    for level in range(1, 6):
        told = texts(f"card-text-{person['faction']}-{level}".replace("_", "-"))
        made.append(Text(f"{level} {told}", style="" if level <= person["magic"] else "dim"))
    return Text("\n").join(made)


def _territory(land: dict[str, Any], texts: Texts) -> Panel:
    """One row for each place: what it is, who is there, and the neighbours by number."""
    numbers = {place["place"]: i + 1 for i, place in enumerate(land["places"])}
    zones = [place["place"] for place in land["places"] if not place["region"]]
    water = {name: f"≈{numbers[name]}" for name in zones}
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=True, expand=True)
    table.add_column("")
    table.add_column(texts("kingdoms-place"))
    table.add_column(texts("kingdoms-here"))
    table.add_column(texts("kingdoms-next-to"))
    for place in land["places"]:
        marks = ("○" if place["edge"] else " ") + ("≈" if place["water"] else " ")
        near = " ".join(water.get(name, str(numbers[name])) for name in place["adjacent"])
        far = " ".join(f"‖{numbers[name]}" for name in place["rivers"])
        table.add_row(
            f"{numbers[place['place']]}{marks}",
            _name(place, texts),
            _who(place, texts),
            f"{near} {far}".strip(),
        )
    name = texts(f"face-{land['face']}")
    owner = land["owner"]
    if owner is None:
        title, style = f"{name} · {texts('kingdoms-lost')}", "white"
    else:
        title, style = f"{name} · {texts('kingdoms-home', seat=owner)}", SEAT_STYLES[owner]
    return Panel(table, title=title, width=WIDTH, box=ROUNDED, border_style=style)


def _name(place: dict[str, Any], texts: Texts) -> Text:
    """The terrain as the place's name has it, without the territory; tokens beside it."""
    name = texts(f"place-{place['place']}").partition(" (")[0]
    told = Text(name, style=TERRAIN_STYLES[place["terrain"]])
    if place["hidden"]:
        told += Text(" ?", style="bold")
    if place["token"]:
        told += Text(" [" + texts(f"token-{place['token']}".replace("_", "-")) + "]", style="bold")
    return told


def _who(place: dict[str, Any], texts: Texts) -> Text:
    """Seat numbers and names, so that nothing depends on colour alone."""
    made = []
    for figure in place["figures"]:
        seat = figure["seat"]
        if seat is None:
            made.append(Text(f"◇ {texts('kingdoms-neutral')}"))
        else:
            lies = "~" if figure["lies"] else ""
            name = player(texts, seat)[:8]
            made.append(Text(f"{seat + 1} {name}{lies}", style=SEAT_STYLES[seat]))
    return Text(", ").join(made) if made else Text("·", style="dim")
