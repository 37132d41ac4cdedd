"""Malá velká království: points now, and what resources, income and open actions still promise."""

from __future__ import annotations

from typing import Final

from intrika.bots.knowledge import Knowledge, shares
from intrika.core.state import State as CoreState
from intrika.games.kingdoms.bonuses import bonus_of
from intrika.games.kingdoms.economy import build_price, expand_price, research_price
from intrika.games.kingdoms.scoring import cleared
from intrika.games.kingdoms.state import State
from intrika.games.kingdoms.tables import (
    ALL_REGIONS,
    BUILD,
    CAPITAL,
    CROWN_VP,
    EXPAND,
    FACE_OF,
    FIGURES,
    FOOD,
    MANA,
    ORE,
    RESEARCH,
    RUINS,
    SHIELDS,
    TOP_CASTLE,
    TOP_MAGIC,
    TOWN,
    TOWN_VP,
    YIELD,
)  # fmt: skip

LATER: Final = 0.8  # of what may still be built, learnt or settled
CYCLES: Final = 6.0  # rounds of five shields in a whole game
COLLECTS: Final = 0.35  # how often a turn brings a seat its income
ABILITY: Final = 0.35  # of a magic level beyond its point
LAST_BONUS: Final = 1.5  # of the fifth one
NEW_FIGURE: Final = 1.4  # of one more figure: its point and the places it may reach
SPARE: Final = 0.06  # of any resource: war and the last tie-break


class Know(Knowledge):
    """Adds up what a seat has and what it can still afford before the game ends."""

    horizon = 4
    budgets = (10, 50, 500)

    def value(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        cycles = _cycles_left(s)
        turns = cycles * SHIELDS + (SHIELDS - s.shields.bit_count()) % SHIELDS
        points = [_now(s, seat) + _later(s, seat, cycles, turns) for seat in range(s.seats)]
        return shares(points, 0.8 + 0.08 * turns)


def _cycles_left(s: State) -> float:
    """Whole rounds of shields after the present one, from the seat nearest to an end."""
    if s.final:
        return 0.0
    nearest = 0.0
    for seat in range(s.seats):
        nearest = max(
            nearest,
            s.castle[seat] / TOP_CASTLE,
            s.magic[seat] / TOP_MAGIC,
            (len(s.figures[seat]) - 2) / (FIGURES - 2),
        )
    return max(0.3, CYCLES * (1.0 - nearest * nearest))


def _now(s: State, seat: int) -> float:
    """What the seat would score, ties broken by figures."""
    points = float(s.t.castle_points[s.castle[seat]] + s.magic[seat] + s.beaten[seat])
    if s.magic[seat] == TOP_MAGIC:
        points += bonus_of(s, seat, s.faction[seat], cleared(s))
    if s.crown == seat:
        points += CROWN_VP
    last = -1
    for code in s.figures[seat]:
        place = code >> 1
        terrain = s.t.terrain[place]
        if terrain == RUINS:
            continue
        points += 1.05
        if place == last:
            continue
        last = place
        if terrain == CAPITAL:
            points += 2.0
        if s.marks[place] == TOWN:
            points += TOWN_VP
        if place < ALL_REGIONS and FACE_OF[place] == s.lost:
            points += 1.0
    return points


def _later(s: State, seat: int, cycles: float, turns: float) -> float:
    """What castle, magic and figures may still bring."""
    income = [0.0, 0.0, 0.0]
    last = -1
    for code in s.figures[seat]:
        place = code >> 1
        if place == last:
            continue
        last = place
        terrain = s.t.terrain[place]
        if YIELD[terrain] >= 0:
            income[YIELD[terrain]] += 1.0
        elif terrain == RUINS and code & 1:
            for r in range(3):
                income[r] += 0.4
    times = COLLECTS * turns
    at = 3 * seat
    ore = s.res[at + ORE] + times * income[ORE]
    mana = s.res[at + MANA] + times * income[MANA]
    food = s.res[at + FOOD] + times * income[FOOD]
    worth = SPARE * (s.res[at] + s.res[at + 1] + s.res[at + 2])
    if s.castle[seat] < TOP_CASTLE:
        worth += _castle(s, seat, ore, cycles + _open(s, BUILD))
    if s.magic[seat] < TOP_MAGIC:
        worth += _magic(s, seat, mana, cycles + _open(s, RESEARCH))
    if len(s.figures[seat]) < FIGURES:
        worth += _figures(s, seat, food, cycles + _open(s, EXPAND))
    return worth + ABILITY * s.magic[seat] * min(1.0, 0.2 * cycles)


def _open(s: State, action: int) -> float:
    """The chance that an action still comes in this round of shields."""
    if s.shields >> action & 1:
        return 0.0
    out = s.shields.bit_count()
    return (SHIELDS - out) / (SHIELDS + 1.0 - out)


def _castle(s: State, seat: int, ore: float, chances: float) -> float:
    level = s.castle[seat]
    price = build_price(s, seat)
    worth = 0.0
    while chances > 0 and level < TOP_CASTLE and ore > 0:
        gain = s.t.castle_points[level + 1] - s.t.castle_points[level]
        worth += gain * min(1.0, chances) * min(1.0, ore / max(1, price))
        ore -= price
        level += 1
        price += 1
        chances -= 1.0
    return LATER * worth


def _magic(s: State, seat: int, mana: float, chances: float) -> float:
    level = s.magic[seat]
    price = research_price(s, seat)
    worth = 0.0
    while chances > 0 and level < TOP_MAGIC and mana > 0:
        gain = 1.0 + (LAST_BONUS if level == TOP_MAGIC - 1 else 0.0)
        worth += gain * min(1.0, chances) * min(1.0, mana / max(1, price))
        mana -= price
        level += 1
        price += 1
        chances -= 1.0
    return LATER * worth


def _figures(s: State, seat: int, food: float, chances: float) -> float:
    count = len(s.figures[seat])
    price = expand_price(s, seat)
    worth = 0.0
    while chances > 0 and count < FIGURES and food > 0:
        worth += NEW_FIGURE * min(1.0, chances) * min(1.0, food / max(1, price))
        food -= price
        count += 1
        price += 1
        chances -= 1.0
    return LATER * worth
