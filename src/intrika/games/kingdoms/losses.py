"""The loser's figures (specification, sections 5.5, 5.6 and 6): retreat, rescue, supply, refuge."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import GIVE_UP, REFUGE, RESCUE, RETREAT, TO_CHURCH
from intrika.games.kingdoms.entry import come_to_stay
from intrika.games.kingdoms.payment import pose
from intrika.games.kingdoms.state import (
    ATTACKER,
    DEFENDER,
    EMPTY,
    KEPT,
    LAIR_USED,
    LOST,
    LOST_HERE,
    OPEN_TO,
    SOLE,
    WHERE,
    WINNER,
    State,
    figure_at,
    lift_figure,
    put_figure,
    with_token,
)  # fmt: skip
from intrika.games.kingdoms.tables import (
    ALL_REGIONS,
    CHURCH,
    FACE_OF,
    FACE_PLACES,
    FOOD,
    REGIONS,
)  # fmt: skip


def winner_of(s: State) -> int:
    return s.war[s.war[WINNER]]


def loser_of(s: State) -> int:
    return s.war[ATTACKER + DEFENDER - s.war[WINNER]]


def to_settle(s: State) -> list[int]:
    """The places winner and loser still share: the contested one and, of allies, all (R-36)."""
    winner, loser = 2 * winner_of(s), 2 * loser_of(s)
    kept = s.war[KEPT]
    last = -1
    made: list[int] = []
    for code in s.figures[loser >> 1]:
        place = code >> 1
        if place != last and s.who[place] >> winner & 3 and place != kept:
            made.append(place)
        last = place
    return made


# -- ways out ---------------------------------------------------------------------------------


def retreat_price(s: State, seat: int, place: int) -> int:
    """Food for one retreat; none for the contested figure after a used lair (§5.6, R-35)."""
    if s.war[LAIR_USED] and place == s.war[WHERE]:
        return 0
    p = s.powers[seat]
    return min(max(0, len(s.figures[seat]) + p.retreat_delta), p.retreat_most)


def retreat_targets(s: State, seat: int, place: int) -> list[int]:
    """Adjacent, with room, and without anybody else's figure (§5.6, R-8)."""
    who, is_open = s.who, OPEN_TO[seat]
    return [target for target in s.t.walk[s.powers[seat].walk][place] if is_open[who[target]]]


def churches(s: State, seat: int) -> list[int]:
    """A church where this seat has a figure and there is room for one more (§11, R-39)."""
    if not s.exploring:
        return []
    marks = s.marks
    places = [code >> 1 for code in s.figures[seat]]
    return [place for place in places if marks[place] == CHURCH and SOLE[s.who[place]] == seat]


def rescue_targets(s: State, seat: int) -> list[int]:
    """Home regions with room and nobody else, for those whose ability saves figures."""
    price = s.powers[seat].rescue
    if price < 0 or s.res[3 * seat + FOOD] < price:
        return []
    first, is_open = s.home[seat] * REGIONS, OPEN_TO[seat]
    return [region for region in range(first, first + REGIONS) if is_open[s.who[region]]]


def rescues(s: State, seat: int, place: int) -> list[Action]:
    """Every way to save the figure in this place."""
    made: list[Action] = []
    if retreat_price(s, seat, place) <= s.res[3 * seat + FOOD]:
        made = [RETREAT[target] for target in retreat_targets(s, seat, place)]
    made += [TO_CHURCH[target] for target in churches(s, seat)]
    made += [RESCUE[target] for target in rescue_targets(s, seat)]
    return made


def may_give_up(s: State, seat: int) -> bool:
    """Not while all figures in play are affected and this one can be saved (R-36)."""
    return len(s.figures[seat]) > len(to_settle(s))


def decide_fate(s: State, seat: int, place: int) -> None:
    """Retreat, another rescue, supply, or for a last figure the nearest free region (R-36)."""
    if len(s.figures[seat]) == 1 and not rescues(s, seat, place):
        find_refuge(s, seat, place)
    else:
        pose(s, seat, ChooseFate(seat, place))


class ChooseFate(AskOne):
    """What becomes of the loser's figure (§5.5)."""

    __slots__ = ("place",)
    name: ClassVar[str] = "fate"
    clause: ClassVar[str] = "§5.5"
    kinds: ClassVar[tuple[str, ...]] = ("retreat", "church", "rescue", "surrender")
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: State, seat: int) -> list[Action]:
        made = rescues(s, seat, self.place)
        if not made or may_give_up(s, seat):
            made.append(GIVE_UP)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        place, target = self.place, a.arg
        if a is GIVE_UP:
            give_up(s, seat, place)
        elif a is RETREAT[target]:
            price = retreat_price(s, seat, place)
            s.res[3 * seat + FOOD] -= price
            relocate(s, seat, place, target, "retreat", price)
        elif target < ALL_REGIONS and a is RESCUE[target]:
            price = s.powers[seat].rescue
            s.res[3 * seat + FOOD] -= price
            relocate(s, seat, place, target, "rescue", price)
        else:
            s.marks = with_token(s.marks, target, 0)
            if s.log is not None:
                s.log.append(events.ChurchUsed(seat, target))
            relocate(s, seat, place, target, "church", 0)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is GIVE_UP:
            return self._refuse_giving_up(s, seat)
        if a is RETREAT[a.arg]:
            return self._refuse_retreat(s, seat, a.arg)
        if a is RESCUE[a.arg]:
            return self._refuse_rescue(s, seat, a.arg)
        if s.marks[a.arg] != CHURCH or not s.who[a.arg] >> 2 * seat & 3:
            return refusal("§11", "no-church", place=a.arg)
        if SOLE[s.who[a.arg]] != seat:
            return refusal("R-39", "church-full", place=a.arg)
        return None

    def _refuse_giving_up(self, s: State, seat: int) -> Refusal | None:
        affected = [
            code
            for code in s.figures[seat]
            if s.who[code >> 1] >> 2 * winner_of(s) & 3 and code >> 1 != s.war[KEPT]
        ]
        if len(affected) == len(s.figures[seat]) and rescues(s, seat, self.place):
            return refusal("R-36", "must-save", place=self.place)
        return None

    def _refuse_retreat(self, s: State, seat: int, target: int) -> Refusal | None:
        if target not in s.t.walk[s.powers[seat].walk][self.place]:
            return refusal("§5.6", "not-adjacent", place=self.place, target=target)
        if SOLE[s.who[target]] not in (EMPTY, seat):
            return refusal("§5.6", "retreat-occupied", target=target)
        price, have = retreat_price(s, seat, self.place), s.res[3 * seat + FOOD]
        if price > have:
            return refusal("§5.6", "retreat-price", price=price, have=have)
        return None

    def _refuse_rescue(self, s: State, seat: int, target: int) -> Refusal | None:
        price, have = s.powers[seat].rescue, s.res[3 * seat + FOOD]
        if price < 0:
            return refusal("§5.5", "no-rescue")
        if FACE_OF[target] != s.home[seat]:
            return refusal("§5.5", "not-home", place=target)
        if SOLE[s.who[target]] not in (EMPTY, seat):
            return refusal("§5.5", "retreat-occupied", target=target)
        if price > have:
            return refusal("§5.5", "rescue-price", price=price, have=have)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        price = retreat_price(s, self.seat, self.place)
        return {"seat": self.seat, "place": self.place, "price": price, "other": winner_of(s)}


def relocate(s: State, seat: int, place: int, target: int, how: str, price: int) -> None:
    """The figure leaves alive and comes to stay elsewhere."""
    code = figure_at(s, seat, place)
    lift_figure(s, seat, code)
    put_figure(s, seat, 2 * target)
    if seat == s.war[ATTACKER] and place == s.war[WHERE]:
        s.moved = 2 * target
    if s.log is not None:
        s.log.append(events.FigureRelocated(seat, place, target, how, price))
    come_to_stay(s, seat, target, False)


def give_up(s: State, seat: int, place: int) -> None:
    lift_figure(s, seat, figure_at(s, seat, place))
    s.war[LOST] += 1
    if place == s.war[WHERE]:
        s.war[LOST_HERE] = 1
        if seat == s.war[ATTACKER]:
            s.moved = -1
    if s.log is not None:
        s.log.append(events.FigureLost(seat, place, "war"))


# -- a last figure -----------------------------------------------------------------------------


def nearest_free(s: State, place: int) -> list[int]:
    """The free regions nearest to this place (R-11); on its own face first, counted in steps."""
    walk = s.t.walk[0]
    ring = list(walk[place])
    if place >= ALL_REGIONS:
        ring = [near for near in s.t.walk[1][place] if near < ALL_REGIONS]
    seen = {place, *ring}
    while ring:
        free = [near for near in ring if not s.who[near]]
        if free:
            return sorted(free)
        ring = sorted({further for near in ring for further in walk[near]} - seen)
        seen.update(ring)
    face = FACE_OF[place]
    away = [p for f in s.faces if f != face for p in FACE_PLACES[f] if p < ALL_REGIONS]
    free = [region for region in away if not s.who[region]]
    return sorted([region for region in free if s.t.edge[region]] or free)


def find_refuge(s: State, seat: int, place: int) -> None:
    """A last figure that cannot be saved goes to the nearest free region (§6, R-11, R-57)."""
    if nearest_free(s, place):
        pose(s, seat, ChooseRefuge(seat, place))
        return
    s.war[KEPT] = place
    if s.log is not None:
        s.log.append(events.FigureStayed(seat, place))


class ChooseRefuge(AskOne):
    """Which of the nearest free regions takes the last figure in (R-11)."""

    __slots__ = ("place",)
    name: ClassVar[str] = "refuge"
    clause: ClassVar[str] = "R-11"
    kinds: ClassVar[tuple[str, ...]] = ("refuge",)
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: State, seat: int) -> list[Action]:
        return [REFUGE[region] for region in nearest_free(s, self.place)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        relocate(s, seat, self.place, a.arg, "refuge", 0)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if FACE_OF[a.arg] not in s.faces:
            return refusal("R-11", "not-in-play", place=a.arg)
        if s.who[a.arg]:
            return refusal("R-11", "refuge-occupied", place=a.arg)
        if a.arg not in nearest_free(s, self.place):
            return refusal("R-11", "refuge-farther", place=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "place": self.place}
