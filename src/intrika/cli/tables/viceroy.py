"""Panovník in the terminal: the auction cards, and every pyramid as a pyramid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from intrika.cli.tables import name_in_colour
from intrika.games.viceroy.cards import BOTTOM, CARDS, COLOURS, TOP_LEFT, TOP_RIGHT
from intrika.text import Texts

WIDEST = 16  # characters of one card, where there is room
NARROWEST = 4  # a pyramid too wide even for this runs over the edge
STYLES = {"blue": "dodger_blue1", "red": "red1", "green": "green3", "yellow": "yellow1"}
MARKS = {"science": "⚗", "magic": "✦", "defence": "◈", "attack": "⚔"}
HEIGHT = 4  # lines of one card


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    title = Text(texts("viceroy-title", round=view["round"], phase=view["phase"]), style="bold")
    parts: list[RenderableType] = [title, _display(view, texts), _supply(view, texts)]
    for seat, player in enumerate(view["players"]):
        parts.append(_player(view, seat, player, texts))
        parts.append(Pyramid(player["pyramid"], texts))
    parts.append(Text(texts("viceroy-legend"), style="dim"))
    mine = view["seat"]
    if mine is not None and view["players"][mine]["hand"]:
        hand = [numbered(card, texts) for card in view["players"][mine]["hand"]]
        parts.append(Text.assemble((texts("viceroy-your-hand") + " ", "bold"), ", ".join(hand)))
    return Group(*parts)


def numbered(card: str, texts: Texts) -> str:
    return f"{CARDS.index(card) + 1} {texts(f'card-{card}')}"


def letter(colour: str, texts: Texts) -> str:
    """The first letter of a colour's name, so that nothing depends on colour alone."""
    return texts(f"colour-{colour}")[0]


# -- the middle of the table -----------------------------------------------------------------------


def _display(view: dict[str, Any], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for slot in view["display"]:
        name = texts(f"colour-{slot['colour']}")
        table.add_column(Text(f"▲ {name}", style=STYLES[slot["colour"]]), min_width=18)
    for side, label in (("upper", "viceroy-upper"), ("lower", "viceroy-lower")):
        cards = [slot[side] for slot in view["display"]]
        table.add_row(texts(label), *[numbered(card, texts) if card else "·" for card in cards])
    return table


def _gems(counts: dict[str, int], texts: Texts) -> Text:
    made = Text()
    for colour, count in counts.items():
        made.append(f" {count}{letter(colour, texts)}", style=STYLES[colour])
    return made


def _supply(view: dict[str, Any], texts: Texts) -> Text:
    line = Text(texts("viceroy-decks", **view["decks"])) + _gems(view["reserve"], texts)
    if view["virtual"]["count"]:
        figures = {"count": view["virtual"]["count"], "left": view["virtual"]["left"]}
        line.append(" · " + texts("viceroy-virtual", **figures))
    return line


# -- players ---------------------------------------------------------------------------------------


def _player(view: dict[str, Any], seat: int, player: dict[str, Any], texts: Texts) -> Text:
    line = Text("▶ " if seat in view["to_act"] else "  ")
    line += name_in_colour(texts, seat)
    line.append("  " + texts("viceroy-gems"))
    if player["gems"] is None:
        line.append(" " + texts("viceroy-hidden"), style="dim")
    else:
        line += _gems(player["gems"], texts)
        line.append(" · " + texts("viceroy-attacks", count=player["attacks"]))
    line.append(" · " + texts("viceroy-hand", count=player["hand_size"]))
    if player["hand_known"]:
        line.append(" (" + texts("viceroy-known", card=player["hand_known"]) + ")")
    if player["priority"] is not None:
        line.append(" · " + texts("viceroy-priority", number=player["priority"]))
    if view["phase"] == "auction":
        line.append(" · " + texts("viceroy-standing", standing=player["standing"]))
    if player["played"]:
        line.append(" · ▣ " + numbered(player["played"], texts), style="bold")
    return line


class Pyramid:
    """A pyramid as wide as the terminal allows."""

    def __init__(self, cards: list[dict[str, Any]], texts: Texts) -> None:
        self.cards = cards
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from _pyramid(self.cards, self.texts, options.max_width)


def _pyramid(cards: list[dict[str, Any]], texts: Texts, room: int) -> list[Text]:
    """From the top level down; each level stands half a card to the right of the one below."""
    if not cards:
        return []
    first = min(card["column"] for card in cards)
    span = max(card["column"] + (card["level"] - 1) / 2 for card in cards) - first + 1
    width = max(NARROWEST, min(WIDEST, int((room - 2) / span) // 2 * 2))
    lines: list[Text] = []
    for level in range(max(card["level"] for card in cards), 0, -1):
        row = sorted((c for c in cards if c["level"] == level), key=lambda card: card["column"])
        drawn = [_card(card, width, texts) for card in row]
        for i in range(HEIGHT):
            line = Text(no_wrap=True, overflow="ellipsis")
            for card, text in zip(row, drawn, strict=True):
                start = 2 + (card["column"] - first) * width + (level - 1) * width // 2
                line.append(" " * (start - line.cell_len))
                line += text[i]
            lines.append(line)
    return lines


def _card(card: dict[str, Any], width: int, texts: Texts) -> list[Text]:
    """Quarters and number; name; what lies on it; the half circle, full if of one colour."""
    index = CARDS.index(card["card"])
    inner = width - 1
    top = Text.assemble(
        _segment(TOP_LEFT[index], texts), f"{index + 1:^{inner - 2}}",
        _segment(TOP_RIGHT[index], texts),
    )  # fmt: skip
    name = texts(f"card-{card['card']}")
    middle = Text(name if len(name) <= inner else name[: inner - 1] + "…", style="italic")
    half = _segment(BOTTOM[index], texts)
    if card["circle"]:
        mark = "●" + ("*" if card["recoloured"] else "")
        half = Text(letter(card["circle"], texts) + mark, style=STYLES[card["circle"]])
    else:
        half += half.copy()
    bottom = Text("╰") + half + Text("╯")
    bottom.pad_left((inner - bottom.cell_len) // 2)
    return [_fit(line, width) for line in (top, middle, _things(card, texts), bottom)]


def _segment(colour: int, texts: Texts) -> Text:
    name = COLOURS[colour]
    return Text(letter(name, texts), style=f"bold {STYLES[name]}")


def _things(card: dict[str, Any], texts: Texts) -> Text:
    """Tokens, eternal gems (hollow once used in this phase), stored gems, tucked cards."""
    made = Text()
    for token in card["tokens"]:
        kind, _, value = token.rpartition("-")
        if token in MARKS:
            made.append(MARKS[token])
        elif kind == "points":
            made.append(f"{value}·")
        elif kind == "magic-bonus":
            made.append(f"✦+{value}")
        else:
            colour = kind.rpartition("-")[2]
            made.append(f"{letter(colour, texts)}+{value}", style=STYLES[colour])
    for gem in card["eternals"]:
        mark = "◇" if gem["used"] else "◆"
        made.append(mark + letter(gem["colour"], texts), style=STYLES[gem["colour"]])
    for colour in card["gems"]:
        made.append("•" + letter(colour, texts), style=STYLES[colour])
    if card["tucked"]:
        made.append(f"▽{len(card['tucked'])}")
    return made


def _fit(line: Text, width: int) -> Text:
    line.truncate(width - 1)
    line.pad_right(width - line.cell_len)
    return line
