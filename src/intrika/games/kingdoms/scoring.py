"""The final score (specification, section 8): pure functions of a finished game."""

from __future__ import annotations

from typing import Final

from intrika.core.result import Result, ScoreLine, places
from intrika.games.kingdoms.bonuses import bonus_of
from intrika.games.kingdoms.state import State
from intrika.games.kingdoms.tables import (
    ALL_REGIONS,
    CAPITAL,
    CAPITAL_ALONE,
    CAPITAL_SHARED,
    CROWN_VP,
    FACE_OF,
    FACTIONS,
    LOST_REGION_VP,
    NEUTRAL_VP,
    RUINS,
    TOP_MAGIC,
    TOWN,
    TOWN_VP,
)  # fmt: skip

TIE_BREAKS: Final = ("figures", "castle", "magic", "resources")


def cleared(s: State) -> list[list[int]]:
    """By seat, the places of the figures that count: those in ruins are lost (§8, R-12)."""
    terrain = s.t.terrain
    return [[code >> 1 for code in row if terrain[code >> 1] != RUINS] for row in s.figures]


def score_lines(s: State, seat: int, left: list[list[int]]) -> tuple[ScoreLine, ...]:
    """The lines of one player's sheet; those that gave nothing are left out but for the first."""
    lines = [
        ScoreLine("figures", len(left[seat]), {"count": len(left[seat])}),
        ScoreLine("castle", s.t.castle_points[s.castle[seat]], {"level": s.castle[seat]}),
        ScoreLine("magic", s.magic[seat], {"level": s.magic[seat]}),
    ]
    if s.magic[seat] == TOP_MAGIC:
        vp = bonus_of(s, seat, s.faction[seat], left)
        lines.append(ScoreLine("bonus", vp, {"faction": FACTIONS[s.faction[seat]]}))
    own = sorted(set(left[seat]))
    others = {place for other, row in enumerate(left) if other != seat for place in row}
    capitals = [place for place in own if s.t.terrain[place] == CAPITAL]
    if capitals:
        vp = sum([CAPITAL_SHARED if place in others else CAPITAL_ALONE for place in capitals])
        lines.append(ScoreLine("capitals", vp, {"count": len(capitals)}))
    if s.crown == seat:
        lines.append(ScoreLine("crown", CROWN_VP))
    towns = len([place for place in own if s.marks[place] == TOWN])
    if towns:
        lines.append(ScoreLine("towns", TOWN_VP * towns, {"count": towns}))
    if s.beaten[seat]:
        lines.append(ScoreLine("neutrals", NEUTRAL_VP * s.beaten[seat], {"count": s.beaten[seat]}))
    kingdom = len([p for p in own if p < ALL_REGIONS and FACE_OF[p] == s.lost])
    if kingdom:
        lines.append(ScoreLine("lost-kingdom", LOST_REGION_VP * kingdom, {"count": kingdom}))
    return tuple(lines)


def result(s: State) -> Result:
    """Most points; then figures, castle, magic, resources; then a shared victory (§8)."""
    left = cleared(s)
    lines = tuple([score_lines(s, seat, left) for seat in range(s.seats)])
    totals = tuple([sum([line.points for line in sheet]) for sheet in lines])
    keys = [
        (totals[i], len(left[i]), s.castle[i], s.magic[i], sum(s.res[3 * i : 3 * i + 3]))
        for i in range(s.seats)
    ]
    ranked = places(keys)
    winners = tuple([seat for seat in range(s.seats) if ranked[seat] == 1])
    return Result(lines, totals, ranked, winners, _decided_by(keys))


def _decided_by(keys: list[tuple[int, int, int, int, int]]) -> str | None:
    """The tie-break that chose the winner among those with most points, if one was needed."""
    first, second = sorted(keys, reverse=True)[:2]
    if first == second:
        return "shared"
    if first[0] > second[0]:
        return None
    return TIE_BREAKS[[a > b for a, b in zip(first, second, strict=True)].index(True) - 1]
