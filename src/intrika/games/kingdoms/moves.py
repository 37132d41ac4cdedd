"""Patrol and Quest (specification, sections 4.1 to 4.3 and 9): which figure goes, and where to."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import MOVE, STAND, STOP, TO
from intrika.games.kingdoms.entry import Enter, come_to_stay
from intrika.games.kingdoms.payment import bid_limit, can_pay, discount, pay_number, pose
from intrika.games.kingdoms.powers import FREE, SHORE_ONLY, TERRAIN_ONLY
from intrika.games.kingdoms.state import (
    EMPTY,
    FULL,
    NEUTRAL,
    OPEN_TO,
    SOLE,
    UNIT,
    State,
    lift_figure,
    put_figure,
)  # fmt: skip
from intrika.games.kingdoms.tables import FACE_OF
from intrika.games.kingdoms.war import start_war

# -- where a figure may go ---------------------------------------------------------------------


def targets(s: State, seat: int, place: int, quest: bool, limit: int) -> list[int]:
    """Every place a standing figure may go to from here (§4.1, §4.2)."""
    reach = quest_reach(s, seat, place, limit) if quest else patrol_reach(s, seat, place)
    return [target for target in reach if may_enter(s, seat, place, target, quest)]


def can_go(s: State, seat: int, place: int, quest: bool, limit: int) -> bool:
    reach = quest_reach(s, seat, place, limit) if quest else patrol_reach(s, seat, place)
    for target in reach:  # noqa: SIM110 - a generator would be slower
        if may_enter(s, seat, place, target, quest):
            return True
    return False


def patrol_reach(s: State, seat: int, place: int) -> tuple[int, ...]:
    """One step, or two through a region that holds nobody else (R-25)."""
    p = s.powers[seat]
    walk = s.t.walk[p.walk]
    near = walk[place]
    if p.patrol_steps == 1:
        return near
    made = list(near)
    for between in near:
        if OPEN_TO[seat][s.who[between]]:
            for target in walk[between]:
                if target != place and target not in made:
                    made.append(target)
    return tuple(sorted(made))


def quest_reach(s: State, seat: int, place: int, limit: int) -> list[int]:
    """From an edge place to any edge place of another face (R-3, R-4)."""
    t, mode = s.t, s.powers[seat].gate
    made: list[int] = []
    if not t.gate[mode][place] or (limit == SHORE_ONLY and not t.shore[place]):
        return made
    face = FACE_OF[place]
    for other in s.faces:
        if other != face:
            made += t.gates[mode][other]
    if limit == SHORE_ONLY:
        return [target for target in made if t.shore[target]]
    if limit != FREE:
        return [target for target in made if t.terrain[target] == limit - TERRAIN_ONLY]
    return made


def may_enter(s: State, seat: int, place: int, target: int, quest: bool) -> bool:
    """Room for one, and the protection of last figures (§4.3); a neutral must be payable (§9)."""
    who = s.who[target]
    if OPEN_TO[seat][who]:
        return True
    sole = SOLE[who]
    if sole == FULL:
        return False
    if sole == NEUTRAL:
        return can_pay(s, seat, s.neutrals, neutral_discount(s, seat, place, target, quest))
    return len(s.figures[sole]) > 1 and len(s.figures[seat]) > 1


def neutral_discount(s: State, seat: int, place: int, target: int, quest: bool) -> int:
    """Discounts as they will be once the figure has moved (R-39, R-49)."""
    if not s.exploring:
        return discount(s, seat, target, True, quest)
    stands = s.figures[seat]
    left = list(stands)
    left.remove(2 * place)
    s.figures[seat] = tuple(left)
    made = discount(s, seat, target, True, quest)
    s.figures[seat] = stands
    return made


# -- choosing ----------------------------------------------------------------------------------


def movable(s: State, seat: int) -> list[int]:
    """Own figures, but for the one that has moved in this action already (R-24, R-56)."""
    left = list(s.figures[seat])
    if s.moved in left:
        left.remove(s.moved)
    return left


def can_patrol(s: State, seat: int) -> bool:
    for code in s.figures[seat]:  # noqa: SIM110 - a generator would be slower
        if code & 1 or can_go(s, seat, code >> 1, False, FREE):
            return True
    return False


def can_quest(s: State, seat: int, limit: int) -> bool:
    last = -1
    for code in s.figures[seat]:
        if code != last and not code & 1 and can_go(s, seat, code >> 1, True, limit):
            return True
        last = code
    return False


def start_moves(s: State, seat: int, quest: bool, limit: int) -> None:
    s.moved = -1
    pose(s, seat, ChooseFigure(seat, quest, limit, False))


class ChooseFigure(AskOne):
    """Which figure moves, or stands up (§4.1, §4.2); a second one is optional (R-24)."""

    __slots__ = ("limit", "quest", "second")
    name: ClassVar[str] = "figure"
    clause: ClassVar[str] = "§4.1"
    kinds: ClassVar[tuple[str, ...]] = ("move", "stand", "stop")
    quest: bool
    limit: int  # of a substituted Quest
    second: bool

    def __init__(self, seat: int, quest: bool, limit: int, second: bool) -> None:
        self.seat = seat
        self.quest = quest
        self.limit = limit
        self.second = second

    def options(self, s: State, seat: int) -> list[Action]:
        made: list[Action] = []
        last = -1
        for code in movable(s, seat) if self.second else s.figures[seat]:
            if code == last:
                continue
            last = code
            if code & 1:
                if not self.quest:
                    made.append(STAND[code >> 1])
            elif can_go(s, seat, code >> 1, self.quest, self.limit):
                made.append(MOVE[code >> 1])
        if self.second:
            made.append(STOP)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is STOP:
            return
        if a.kind == "move":
            asked = ChooseTarget(seat, a.arg, self.quest, self.limit, self.second)
            pose(s, seat, asked)
            return
        row = list(s.figures[seat])
        row.remove(2 * a.arg + 1)
        s.figures[seat] = tuple(sorted([*row, 2 * a.arg]))
        if s.log is not None:
            s.log.append(events.FigureStood(seat, a.arg))
        s.moved = 2 * a.arg
        if not self.second and may_move_two(s, seat, self.quest):
            pose(s, seat, ChooseFigure(seat, self.quest, self.limit, True))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is STOP:
            return None if self.second else refusal("R-24", "nothing-to-stop")
        place = a.arg
        if a.kind == "stand":
            if self.quest:
                return refusal("§4.2", "quest-no-standing")
            lying = movable(s, seat) if self.second else list(s.figures[seat])
            if 2 * place + 1 not in lying:
                return refusal("§4.1", "nobody-lies", place=place)
            return None
        own = [code for code in s.figures[seat] if code >> 1 == place]
        if not own:
            return refusal("§4.1", "no-figure", place=place)
        if 2 * place not in own:
            return refusal("§4.1", "figure-lies", place=place)
        if self.second and s.moved == 2 * place and own.count(2 * place) == 1:
            return refusal("R-56", "figure-moved", place=place)
        return self._refuse_start(s, seat, place)

    def _refuse_start(self, s: State, seat: int, place: int) -> Refusal | None:
        t = s.t
        if self.quest and not t.gate[s.powers[seat].gate][place]:
            return refusal("§4.2", "not-edge", place=place)
        if self.limit == SHORE_ONLY and not t.shore[place]:
            return refusal("R-43", "not-shore", place=place)
        if not targets(s, seat, place, self.quest, self.limit):
            return refusal("§4.3", "nowhere-to-go", place=place)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        clause = "R-24" if self.second else "§4.2" if self.quest else "§4.1"
        return {"clause": clause, "seat": self.seat, "quest": self.quest, "second": self.second}


class ChooseTarget(AskOne):
    """Where the figure goes (§4.1 to §4.3)."""

    __slots__ = ("limit", "place", "quest", "second")
    name: ClassVar[str] = "target"
    clause: ClassVar[str] = "§4.3"
    kinds: ClassVar[tuple[str, ...]] = ("to",)
    place: int
    quest: bool
    limit: int
    second: bool

    def __init__(self, seat: int, place: int, quest: bool, limit: int, second: bool) -> None:
        self.seat = seat
        self.place = place
        self.quest = quest
        self.limit = limit
        self.second = second

    def options(self, s: State, seat: int) -> list[Action]:
        return [TO[place] for place in targets(s, seat, self.place, self.quest, self.limit)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if not self.second and may_move_two(s, seat, self.quest):
            s.agenda.append(FollowUp(seat, self.quest, self.limit))
        go(s, seat, self.place, a.arg, self.quest)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        target = a.arg
        if FACE_OF[target] not in s.faces:
            return refusal("§4.3", "not-in-play", place=target)
        why = (self._refuse_quest if self.quest else self._refuse_patrol)(s, seat, target)
        if why is not None:
            return why
        sole = SOLE[s.who[target]]
        if sole == FULL:
            return refusal("§4.3", "place-full", place=target)
        if sole == NEUTRAL:
            return self._refuse_neutral(s, seat, target)
        if sole not in (EMPTY, seat):
            if len(s.figures[sole]) == 1:
                return refusal("§4.3", "last-figure-there", place=target, other=sole)
            if len(s.figures[seat]) == 1:
                return refusal("§4.3", "own-last-figure", place=target, other=sole)
        return None

    def _refuse_patrol(self, s: State, seat: int, target: int) -> Refusal | None:
        p = s.powers[seat]
        near = s.t.walk[p.walk][self.place]
        if target in near:
            return None
        if p.patrol_steps > 1 and target != self.place:
            through = [b for b in near if target in s.t.walk[p.walk][b]]
            if any([SOLE[s.who[b]] in (EMPTY, seat) for b in through]):
                return None
            if through:
                return refusal("R-25", "way-blocked", place=self.place, target=target)
        return refusal("§4.1", "not-adjacent", place=self.place, target=target)

    def _refuse_quest(self, s: State, seat: int, target: int) -> Refusal | None:
        if FACE_OF[target] == FACE_OF[self.place]:
            return refusal("§4.2", "quest-same-territory", place=target)
        if not s.t.gate[s.powers[seat].gate][target]:
            return refusal("§4.2", "not-edge", place=target)
        if self.limit == SHORE_ONLY and not s.t.shore[target]:
            return refusal("R-43", "not-shore", place=target)
        if self.limit >= TERRAIN_ONLY and s.t.terrain[target] != self.limit - TERRAIN_ONLY:
            wanted = self.limit - TERRAIN_ONLY
            return refusal("R-43", "wrong-terrain", place=target, terrain=wanted)
        return None

    def _refuse_neutral(self, s: State, seat: int, target: int) -> Refusal | None:
        off = neutral_discount(s, seat, self.place, target, self.quest)
        limit = bid_limit(s, seat, off)
        if s.neutrals > limit:
            number = s.neutrals
            return refusal("§9", "neutral-price", number=number, discount=off, limit=limit)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "place": self.place, "quest": self.quest}


def go(s: State, seat: int, place: int, target: int, quest: bool) -> None:
    """Move the figure; enter in peace, start a war, or pay for a neutral (§4.3, §9)."""
    who = s.who[target]
    lift_figure(s, seat, 2 * place)
    put_figure(s, seat, 2 * target)
    s.moved = 2 * target
    if s.log is not None:
        s.log.append(events.FigureMoved(seat, place, target, quest))
    if OPEN_TO[seat][who]:
        come_to_stay(s, seat, target, True)
    elif SOLE[who] == NEUTRAL:
        s.agenda.append(Enter(seat, target))
        s.agenda.append(TakeNeutral(seat, target))
        pay_number(s, seat, "neutral", s.neutrals, discount(s, seat, target, True, quest))
    else:
        start_war(s, seat, SOLE[who], target, quest)


class TakeNeutral(Step):
    """The neutral figure goes to the mover's faction card (§9, R-49)."""

    __slots__ = ("place", "seat")
    seat: int
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: State) -> None:
        if s.log is not None:
            s.log.append(events.NeutralDefeated(self.seat, self.place, s.neutrals))
        s.who[self.place] -= UNIT[NEUTRAL]
        s.neutrals -= 1
        s.beaten[self.seat] += 1


class FollowUp(Step):
    """The first move is over: those who may move two figures go on (R-24)."""

    __slots__ = ("limit", "quest", "seat")
    seat: int
    quest: bool
    limit: int

    def __init__(self, seat: int, quest: bool, limit: int) -> None:
        self.seat = seat
        self.quest = quest
        self.limit = limit

    def run(self, s: State) -> None:
        pose(s, self.seat, ChooseFigure(self.seat, self.quest, self.limit, True))


def may_move_two(s: State, seat: int, quest: bool) -> bool:
    p = s.powers[seat]
    return (p.quest_figures if quest else p.patrol_figures) > 1
