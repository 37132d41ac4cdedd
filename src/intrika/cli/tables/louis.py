"""Louis XIV in the terminal: the court in its real layout, the supplies and the hands."""

from __future__ import annotations

from typing import Any

from rich.align import Align
from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from intrika.cli.tables import SEAT_STYLES, name_in_colour, player
from intrika.games.louis.cards import (
    CHIPS,
    GIVE_ARMS,
    GIVE_CHIP,
    GIVE_INFLUENCE,
    GIVE_INTRIGUE,
    GIVE_LOUISDOR,
    MISSIONS,
    PLACE_ANYWHERE,
    PLACE_ON_BOARD,
    REWARDS,
    TAKE_FROM_GENERAL,
)  # fmt: skip
from intrika.text import Texts

CELL = 20  # columns of one square of the court
SUPPLY_OF_SEAT = ((1, 1), (1, 3), (3, 3), (3, 1))  # the squares of the general supplies, clockwise
NEUTRAL_STYLE = "grey70"
REWARD_TEXTS = {
    GIVE_ARMS: "louis-reward-arms",
    GIVE_LOUISDOR: "louis-reward-louisdor",
    GIVE_INFLUENCE: "louis-reward-influence",
    GIVE_INTRIGUE: "louis-reward-intrigue",
    PLACE_ANYWHERE: "louis-reward-place",
    PLACE_ON_BOARD: "louis-reward-place-five",
    TAKE_FROM_GENERAL: "louis-reward-take",
}


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    title = texts("louis-title", round=view["round"], phase=view["phase"], starter=view["start"])
    parts: list[RenderableType] = [Text(title, style="bold"), _court(view, texts)]
    parts += [_decks(view, texts), _players(view, texts), *_laid(view, texts)]
    if view["seat"] is not None:
        parts += _hands(view, texts)
    return Group(*parts)


# -- the court --------------------------------------------------------------------------------


def _court(view: dict[str, Any], texts: Texts) -> Table:
    """Boards and gaps where they lie on the table (§2.1)."""
    cells: dict[tuple[int, int], RenderableType] = {}
    for board in view["boards"]:
        row, column = board["at"]
        cells[row, column] = _board(view, board, texts)
    for gap in view["gaps"]:
        row, column = gap["at"]
        told = _gap(view, (row, column), gap["holds"], texts)
        cells[row, column] = Align.center(told, vertical="middle", height=5)
    grid = Table.grid(padding=0)
    for _ in range(5):
        grid.add_column(width=CELL)
    for row in range(5):
        grid.add_row(*[cells[row, column] for column in range(5)])
    return grid


def _board(view: dict[str, Any], board: dict[str, Any], texts: Texts) -> Panel:
    """Name and side, reward, condition, Louis, and whose markers lie there."""
    number = board["number"]
    scored = view["scored_board"] == number
    condition = Text(_condition(board, texts))
    if view["louis"] == number:
        condition += Text(f"  {texts('louis-king')}", style="bold yellow")
    lines = [Text(_reward(number, texts), style="cyan"), condition, _markers(board, texts)]
    colour = "red" if board["side"] == "red" else "white"
    name = texts("louis-name", number=number, card=board["id"])
    return Panel(
        Text("\n").join(lines),
        title=Text(name, style=f"bold {colour}"),
        title_align="left",
        width=CELL,
        padding=(0, 1),
        box=HEAVY if scored else ROUNDED,
        border_style="yellow" if scored else colour,
    )


def _condition(board: dict[str, Any], texts: Texts) -> str:
    if board["condition"] == "money":
        return texts("louis-money-condition", figure=board["figure"])
    if board["condition"] == "markers":
        return texts("louis-markers-condition", figure=board["figure"])
    return texts("louis-first-condition")


def _reward(number: int, texts: Texts) -> str:
    """The parts of a reward, in short."""
    told = []
    for what, which, count in REWARDS[number - 1]:
        name = f"chip-{CHIPS[which]}" if what == GIVE_CHIP else REWARD_TEXTS[what]
        told.append(texts(name, count=count))
    return " + ".join(told)


def _markers(board: dict[str, Any], texts: Texts) -> Text:
    """The seat's number stands before its markers, so that nothing depends on colour alone."""
    told = Text()
    for seat, count in enumerate(board["markers"]):
        if count:
            told += Text(f"{seat + 1}■{count} ", style=SEAT_STYLES[seat])
    if board["neutral"]:
        told += Text(f"{texts('louis-neutral')}■{board['neutral']}", style=NEUTRAL_STYLE)
    return told if told else Text("·", style="dim")


def _gap(view: dict[str, Any], at: tuple[int, int], holds: str, texts: Texts) -> Text:
    if holds in CHIPS:
        return Text(texts(f"chip-{holds}"), style="dim italic")
    if holds == "played":
        return Text(texts("louis-played", count=len(view["played"])), style="dim")
    if holds == "intrigue":
        count = view["intrigue_deck"]["count"]
        return Text(f"{texts('louis-reward-intrigue')} {count}", style="dim")
    if holds == "supply" and SUPPLY_OF_SEAT.index(at) < view["seats"]:
        seat = SUPPLY_OF_SEAT.index(at)
        told = Text(texts("louis-supply-of", seat=seat) + "\n", style=SEAT_STYLES[seat])
        return told + Text("■" * view["players"][seat]["general"], style=SEAT_STYLES[seat])
    return Text("")


# -- below the court --------------------------------------------------------------------------


def _decks(view: dict[str, Any], texts: Texts) -> Text:
    light, medium, dark = [deck["count"] for deck in view["mission_decks"]]
    told = texts(
        "louis-decks",
        influence=view["influence_deck"]["count"],
        intrigue=view["intrigue_deck"]["count"],
        light=light,
        medium=medium,
        dark=dark,
        pool=view["arms_pool"],
    )
    return Text(told, style="dim")


def _players(view: dict[str, Any], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    heads = (
        "louis-head-player", "louis-head-personal", "louis-head-general", "louis-head-money",
        "louis-head-arms", "louis-head-cards", "louis-head-intrigue", "louis-head-missions",
        "louis-head-chips",
    )  # fmt: skip
    for i, head in enumerate(heads):
        table.add_column(texts(head), justify="left" if i in (0, len(heads) - 1) else "right")
    for seat, entry in enumerate(view["players"]):
        turn = Text("▶ " if seat in view["to_act"] else "  ") + Text(f"{seat + 1} ")
        figures = [entry["personal"], entry["general"], entry["money"], entry["arms"]]
        figures += [len(entry[key]) for key in ("influence", "intrigue", "missions")]
        chips = ", ".join(
            [f"{texts(f'chip-{chip}')} {n}" for chip, n in entry["chips"].items() if n]
        )
        table.add_row(turn + name_in_colour(texts, seat), *[str(n) for n in figures], chips or "–")
    return table


def _laid(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """What lies before each player, in the order of the phases; used ones are dimmed."""
    made: list[RenderableType] = []
    for seat, entry in enumerate(view["players"]):
        if entry["laid"]:
            label = f"{texts('louis-head-laid')} {seat + 1} {player(texts, seat)}: "
            told = Text(label, style=SEAT_STYLES[seat])
            for i, laid in enumerate(entry["laid"]):
                told += Text(", " if i else "")
                told += Text(_mission(laid["mission"], texts), style="dim" if laid["used"] else "")
            made.append(told)
    return made


def _mission(name: str, texts: Texts) -> str:
    return texts(f"mission-{name}".replace("_", "-"))


def _hands(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """The hidden cards of the seat that looks."""
    mine = view["players"][view["seat"]]
    influence = [texts(f"card-{card}".replace("_", "-")) for card in mine["influence"]]
    intrigue = [texts(f"card-{card}".replace("_", "-")) for card in mine["intrigue"]]
    missions = [_priced(entry["mission"], view, texts) for entry in mine["missions"]]
    arms = [f"{texts(f'arms-{kind}')} {n}" for kind, n in mine["arms_by_kind"].items() if n]
    rows = (
        (texts("louis-hand"), influence),
        (texts("louis-intrigue-hand"), intrigue),
        (texts("louis-mission-hand"), missions),
        (texts("louis-arms-hand"), arms),
    )
    nothing = texts("louis-nothing")
    return [
        Text.assemble((f"{label} ", "bold"), ", ".join(cards) or nothing) for label, cards in rows
    ]


def _priced(name: str, view: dict[str, Any], texts: Texts) -> str:
    """A mission with the chips it costs."""
    cost = view["costs"][MISSIONS.index(name)]
    slots = [texts("louis-any") if slot == "any" else texts(f"chip-{slot}") for slot in cost]
    return f"{_mission(name, texts)} ({' + '.join(slots)})"
