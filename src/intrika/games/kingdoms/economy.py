"""Build, Research, Expand and Trade (specification, sections 4.4 to 4.7)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import COPY, EXPAND_AT, TRADES
from intrika.games.kingdoms.entry import come_to_stay
from intrika.games.kingdoms.payment import Units, pay, pose
from intrika.games.kingdoms.state import (
    EMPTY,
    SOLE,
    UNIT,
    State,
    empower,
    gain,
    put_figure,
    supply,
)  # fmt: skip
from intrika.games.kingdoms.tables import (
    BUILD,
    CASTLE_ORE,
    EXPAND,
    FACE_OF,
    FOOD,
    MAGIC_MANA,
    MANA,
    MOST,
    ORE,
    RESEARCH,
    TOP_CASTLE,
    TOP_MAGIC,
)  # fmt: skip

# -- Build and Research ------------------------------------------------------------------------


def build_price(s: State, seat: int) -> int:
    """Ore for the next level: own discount, others' surcharges, never below 0 (§4.4, R-23)."""
    level = s.castle[seat] + 1
    price = CASTLE_ORE[level - 1] + s.powers[seat].cost[BUILD]
    for other in range(s.seats):
        if other != seat and s.castle[other] == level:
            price += s.powers[other].surcharge
    return max(0, price)


def can_build(s: State, seat: int) -> bool:
    return s.castle[seat] < TOP_CASTLE and s.res[3 * seat + ORE] >= build_price(s, seat)


def build(s: State, seat: int) -> None:
    """One level, paid in ore (§4.4)."""
    price = build_price(s, seat)
    s.res[3 * seat + ORE] -= price
    s.castle[seat] += 1
    if s.log is not None:
        s.log.append(events.CastleBuilt(seat, s.castle[seat], price))


def research_price(s: State, seat: int) -> int:
    """Mana for the next level (§4.5)."""
    return max(0, MAGIC_MANA[s.magic[seat]] + s.powers[seat].cost[RESEARCH])


def can_research(s: State, seat: int) -> bool:
    return s.magic[seat] < TOP_MAGIC and s.res[3 * seat + MANA] >= research_price(s, seat)


def research(s: State, seat: int) -> None:
    """One level; its ability works at once, and may have to copy another (§4.5, R-45)."""
    price = research_price(s, seat)
    s.res[3 * seat + MANA] -= price
    s.magic[seat] += 1
    level = s.magic[seat]
    copies = len(s.powers[seat].copies)
    empower(s, seat)
    if s.log is not None:
        s.log.append(events.MagicResearched(seat, s.faction[seat], level, price))
    if len(s.powers[seat].copies) > copies:
        pose(s, seat, CopyAbility(seat, s.powers[seat].copies[-1]))


class CopyAbility(AskOne):
    """Whose ability of this level is copied for good (R-26, R-45)."""

    __slots__ = ("level",)
    name: ClassVar[str] = "copy"
    clause: ClassVar[str] = "R-26"
    kinds: ClassVar[tuple[str, ...]] = ("copy",)
    level: int

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, s: State, seat: int) -> list[Action]:
        return [COPY[faction] for other, faction in enumerate(s.faction) if other != seat]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        s.copied[seat] += (self.level, a.arg)
        empower(s, seat)
        if s.log is not None:
            s.log.append(events.AbilityCopied(seat, a.arg, self.level))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg == s.faction[seat]:
            return refusal("R-26", "copy-own", faction=a.arg)
        if a.arg not in s.faction:
            return refusal("R-26", "faction-not-in-play", faction=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "level": self.level}


# -- Expand ------------------------------------------------------------------------------------


def expand_price(s: State, seat: int) -> int:
    """Food: the number of own figures after placement (§4.6, R-5)."""
    return max(0, len(s.figures[seat]) + 1 + s.powers[seat].cost[EXPAND])


def expand_means(s: State, seat: int) -> int:
    also = s.powers[seat].expands_with
    return s.res[3 * seat + FOOD] + (s.res[3 * seat + also] if also >= 0 else 0)


def expand_regions(s: State, seat: int) -> list[int]:
    """Beside a lone own figure; by ability also into an empty region next to an own one (§4.6)."""
    who, own = s.who, UNIT[seat]
    places = [code >> 1 for code in s.figures[seat]]
    made = [place for place in places if who[place] == own]
    if s.powers[seat].expands_beside:
        for place in places:
            for near in s.t.walk[0][place]:
                if not who[near] and near not in made:
                    made.append(near)
        made.sort()
    return made


def can_expand(s: State, seat: int) -> bool:
    if not supply(s, seat) or expand_means(s, seat) < expand_price(s, seat):
        return False
    return bool(expand_regions(s, seat))


class ChooseExpansion(AskOne):
    """Where the new figure goes (§4.6)."""

    __slots__ = ()
    name: ClassVar[str] = "expand"
    clause: ClassVar[str] = "§4.6"
    kinds: ClassVar[tuple[str, ...]] = ("expand",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [EXPAND_AT[place] for place in expand_regions(s, seat)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda[-1] = AddFigure(seat, a.arg)
        price = expand_price(s, seat)
        pay(s, seat, "expand", price, expand_payments(s, seat, price))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        place = a.arg
        if s.who[place] == UNIT[seat]:
            return None
        if SOLE[s.who[place]] != EMPTY:
            return refusal("§4.6", "expand-not-alone", place=place)
        if not s.powers[seat].expands_beside:
            return refusal("§4.6", "no-figure", place=place)
        own = [code >> 1 for code in s.figures[seat]]
        if FACE_OF[place] not in s.faces or not any([place in s.t.walk[0][near] for near in own]):
            return refusal("§4.6", "expand-not-beside", place=place)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "price": expand_price(s, self.seat)}


def expand_payments(s: State, seat: int, price: int) -> list[Units]:
    """Food alone, or in any mix with another resource by ability."""
    also = s.powers[seat].expands_with
    food = s.res[3 * seat + FOOD]
    if also < 0:
        return [(0, 0, price)]
    made: list[Units] = []
    for units in range(min(price, s.res[3 * seat + also]) + 1):
        if price - units <= food:
            made.append((units * (also == MANA), units * (also == ORE), price - units))
    return made


class AddFigure(Step):
    """The paid figure is placed; in ruins it lies down (§4.6)."""

    __slots__ = ("place", "seat")
    seat: int
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: State) -> None:
        put_figure(s, self.seat, 2 * self.place)
        if s.log is not None:
            s.log.append(events.FigureAdded(self.seat, self.place, "expand"))
        come_to_stay(s, self.seat, self.place, False)


# -- Trade -------------------------------------------------------------------------------------


def can_trade(s: State, seat: int) -> bool:
    """Something to give and something else with room (§4.7)."""
    at = 3 * seat
    mana, ore, food = s.res[at], s.res[at + 1], s.res[at + 2]
    if mana and (ore < MOST or food < MOST):
        return True
    if ore and (mana < MOST or food < MOST):
        return True
    return food > 0 and (mana < MOST or ore < MOST)


class ChooseTrade(AskOne):
    """Give some of one resource for as many of another (§4.7)."""

    __slots__ = ()
    name: ClassVar[str] = "trade"
    clause: ClassVar[str] = "§4.7"
    kinds: ClassVar[tuple[str, ...]] = ("trade",)

    def options(self, s: State, seat: int) -> list[Action]:
        have = s.res[3 * seat : 3 * seat + 3]
        made: list[Action] = []
        for give in range(3):
            for take in range(3):
                if give != take:
                    made += TRADES[3 * give + take][: min(have[give], MOST - have[take])]
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        give, take, units = a.arg, a.arg2, a.args[2] + 1
        received = units + s.powers[seat].trades[give]
        s.res[3 * seat + give] -= units
        gain(s, seat, take, received)
        if s.log is not None:
            s.log.append(events.ResourcesTraded(seat, give, units, take, received))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        give, take, units = a.arg, a.arg2, a.args[2] + 1
        if give == take:
            return refusal("§4.7", "trade-same", give=give)
        if s.res[3 * seat + give] < units:
            have = s.res[3 * seat + give]
            return refusal("§4.7", "trade-too-little", give=give, have=have, units=units)
        if s.res[3 * seat + take] + units > MOST:
            have = s.res[3 * seat + take]
            return refusal("R-6", "trade-too-much", take=take, have=have, most=MOST, units=units)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}
