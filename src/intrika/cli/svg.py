"""Drawing a map of Minutová říše: Legendy as an SVG picture, from a view."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from intrika.core.pack import Pack
from intrika.games.legends.cards import LAYOUTS
from intrika.games.legends.map import JOINTS
from intrika.games.legends.tables import tables_of
from intrika.text import Texts

WIDTH, HEIGHT = 100.0, 140.0  # of a board that stands upright
SCALE = 3.0
GAP = 3.0
SEA = "#b9d6e8"
RIM = "#7fa9c4"
LAND = ("#dfe3b4", "#e9d3a8", "#cfe0bd", "#e6c9b8")  # by board
SEATS = ("#f4f1e8", "#2f6fb3", "#b3352f", "#d8b13a")
NEUTRAL = "#8b8b8b"

Point = tuple[float, float]


def turned(point: list[float] | Point, quarters: int) -> Point:
    """A point of a face after so many quarter turns clockwise."""
    x, y = point
    return ((x, y), (HEIGHT - y, x), (WIDTH - x, HEIGHT - y), (y, WIDTH - x))[quarters]


def size(quarters: int) -> Point:
    return (HEIGHT, WIDTH) if quarters % 2 else (WIDTH, HEIGHT)


def places(layout: str, quarters: list[int]) -> list[Point]:
    """Where each board's top left corner lies: joined boards are centred on each other."""
    corners: list[Point] = [(0.0, 0.0)] * len(quarters)
    done = {0}
    for a, side, b, _ in JOINTS[LAYOUTS.index(layout)]:
        if b in done:
            continue
        (ax, ay), (aw, ah), (bw, bh) = corners[a], size(quarters[a]), size(quarters[b])
        across, down = ax + (aw - bw) / 2, ay + (ah - bh) / 2
        corners[b] = [(across, ay - bh - GAP), (ax + aw + GAP, down), (across, ay + ah + GAP),
                      (ax - bw - GAP, down)][side]  # fmt: skip
        done.add(b)
    left = min(x for x, _ in corners)
    top = min(y for _, y in corners)
    return [(x - left, y - top) for x, y in corners]


class Drawing:
    """The elements of one picture, in millimetres of the board."""

    def __init__(self, view: dict[str, Any], texts: Texts, pack: Pack | None) -> None:
        self.view = view
        self.texts = texts
        self.parts: list[str] = []
        boards = view["boards"]
        self.quarters = [board["turn"] // 90 for board in boards]
        self.corners = places(view["layout"], self.quarters)
        data = tables_of(pack).data["faces"]
        self.faces = [next(f for f in data if f["id"] == board["face"]) for board in boards]

    def at(self, slot: int, point: list[float]) -> Point:
        x, y = turned(point, self.quarters[slot])
        left, top = self.corners[slot]
        return (SCALE * (left + x), SCALE * (top + y))

    def path(self, slot: int, points: list[list[float]]) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in [self.at(slot, p) for p in points])

    def draw(self) -> str:
        for slot in range(len(self.faces)):
            self._board(slot)
        for slot in range(len(self.faces)):
            self._lines(slot)
            self._regions(slot)
        ends = [
            (x + size(q)[0], y + size(q)[1])
            for (x, y), q in zip(self.corners, self.quarters, strict=True)
        ]
        width, height = SCALE * max(x for x, _ in ends), SCALE * max(y for _, y in ends)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 {width + 18:.0f} '
            f'{height + 18:.0f}" font-family="Georgia, serif">'
        )
        title = escape(self.texts("layout-" + self.view["layout"].replace("_", "-")))
        return "\n".join([head, f"<title>{title}</title>", *self.parts, "</svg>"]) + "\n"

    def _board(self, slot: int) -> None:
        x, y = self.corners[slot]
        w, h = size(self.quarters[slot])
        self.parts.append(
            f'<rect x="{SCALE * x:.1f}" y="{SCALE * y:.1f}" width="{SCALE * w:.1f}" '
            f'height="{SCALE * h:.1f}" rx="9" fill="{SEA}" stroke="{RIM}" stroke-width="2"/>'
        )

    def _lines(self, slot: int) -> None:
        """Sea lines and bridges of a face, and the connectors at its sides."""
        face = self.faces[slot]
        lines = [(link["line"], link["type"]) for link in face["links"] if "line" in link]
        lines += [(edge["line"], "edge") for edge in face["edges"].values() if "line" in edge]
        for line, kind in lines:
            dash = "" if kind == "bridge" else ' stroke-dasharray="2 7"'
            colour, wide = ("#7a5230", 7) if kind == "bridge" else ("#2d4f63", 4)
            self.parts.append(
                f'<polyline points="{self.path(slot, line)}" fill="none" stroke="{colour}" '
                f'stroke-width="{wide}" stroke-linecap="round"{dash}/>'
            )

    def _regions(self, slot: int) -> None:
        for island in self.faces[slot]["islands"]:
            for region in island["regions"]:
                self.parts.append(
                    f'<polygon id="{region["id"]}" points="{self.path(slot, region["polygon"])}" '
                    f'fill="{LAND[slot]}" stroke="white" stroke-width="3" '
                    f'stroke-linejoin="round"/>'
                )
                self._label(self.at(slot, region["label"]), region["id"])

    def _label(self, at: Point, id: str) -> None:
        """The region's name, its token below, its pieces above."""
        x, y = at
        region = next((r for r in self.view["regions"] if r["id"] == id), None)
        self._text(x, y, self.texts("region-" + id.replace("_", "-")), 13, "bold")
        if region is None:
            return
        if region["token"] == "start":
            self._text(x, y + 14, "★ " + self.texts("legends-start"), 11, "normal")
        elif region["token"] != "none":
            token = self.texts("token-" + region["token"].replace("_", "-"))
            self._text(x, y + 14, f"◈ {token}", 11, "normal")
        pieces = list(
            zip([*region["armies"], region["neutral"]], [*region["cities"], 0], strict=True)
        )
        shown = [(i, a, c) for i, (a, c) in enumerate(pieces) if a or c]
        for k, (colour, armies, cities) in enumerate(shown):
            fill = SEATS[colour] if colour < len(region["armies"]) else NEUTRAL
            left = x + 26 * (k - (len(shown) - 1) / 2)
            self.parts.append(
                f'<rect x="{left - 11:.1f}" y="{y - 33:.1f}" width="22" height="17" rx="3" '
                f'fill="{fill}" stroke="#333"/>'
            )
            told = (str(armies) if armies else "") + ("⌂" * cities)
            self._text(left, y - 20, told, 12, "bold")

    def _text(self, x: float, y: float, text: str, size: int, weight: str) -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" '
            f'text-anchor="middle" fill="#222" stroke="white" stroke-width="3" '
            f'paint-order="stroke">{escape(text)}</text>'
        )


def draw_map(view: dict[str, Any], texts: Texts, pack: Pack | None = None) -> str:
    """The map of a view as SVG; what lies on it is drawn too."""
    return Drawing(view, texts, pack).draw()
