"""A plot of estimates with their intervals, one row each, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

from intrika.arena.intervals import Interval

PAPER, INK, SOFT, LINE, DOT, AWAY = (
    "#fbf7ee", "#3b2f26", "#6f5d4c", "#8a6d3b", "#7a1f2b", "#1f4f7a",
)  # fmt: skip
WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 760, 250, 110, 24, 52, 44


class Row(NamedTuple):
    label: str
    at: Interval | None  # None: a heading
    told: str  # beside the line
    marked: bool = False  # drawn in the second colour


def forest(
    rows: Sequence[Row], title: str, lines: Sequence[float], spell: Callable[[float], str]
) -> str:
    """Dots with intervals; `lines` are values to compare with; `spell` writes the axis."""
    shown = [row.at for row in rows if row.at is not None]
    low = min([at.low for at in shown] + list(lines))
    high = max([at.high for at in shown] + list(lines))
    pad = (high - low) * 0.04 or 1.0
    low, high = low - pad, high + pad
    height = TOP + ROW * len(rows) + BOTTOM
    foot = height - BOTTOM + 6

    def x(value: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low):.1f}"

    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="13">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        f'<text x="16" y="28" font-size="16" font-weight="bold" fill="{INK}">'
        f"{escape(title)}</text>"
    )
    parts = [head]
    for tick in ticks(low, high):
        parts.append(
            f'<path d="M{x(tick)} {TOP - 8}V{foot}" stroke="#e4d9c3"/>'
            f'<text x="{x(tick)}" y="{foot + 18}" text-anchor="middle" font-size="11" '
            f'fill="{SOFT}">{escape(spell(tick))}</text>'
        )
    for line in lines:
        parts.append(
            f'<path d="M{x(line)} {TOP - 8}V{foot}" stroke="{SOFT}" stroke-dasharray="4 3"/>'
        )
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW / 2 - 4
        weight = ' font-weight="bold"' if row.at is None else ""
        parts.append(
            f'<text x="{LEFT - 12}" y="{y + 4.5:.1f}" text-anchor="end" fill="{INK}"{weight}>'
            f"{escape(row.label)}</text>"
        )
        if row.at is None:
            continue
        colour = AWAY if row.marked else DOT
        parts.append(
            f'<path d="M{x(row.at.low)} {y:.1f}H{x(row.at.high)}" stroke="{LINE}" '
            f'stroke-width="2.5"/>'
            f'<circle cx="{x(row.at.value)}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'
            f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4.5:.1f}" font-size="11" fill="{SOFT}">'
            f"{escape(row.told)}</text>"
        )
    return "\n".join([*parts, "</svg>\n"])


def ticks(low: float, high: float) -> list[float]:
    """Round values inside the axis, about five of them."""
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(m * power for m in (1, 2, 5, 10) if m * power >= rough)
    first = floor(low / step) + 1
    made = [first * step]
    while made[-1] + step < high:
        made.append((first + len(made)) * step)
    return made
