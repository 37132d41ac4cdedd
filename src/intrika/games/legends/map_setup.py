"""Laying the map: boards, start region, second region (§4.1, §4.2, §4.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import LAY, SECOND_IN, START_IN
from intrika.games.legends.cards import (
    COLOURS,
    FACES,
    NO_TOKEN,
    PLACES,
    SECOND_ARMIES,
    SETUPS,
    SLOTS,
    START,
    TURNS,
)  # fmt: skip
from intrika.games.legends.map import (
    INNER,
    JOINTS,
    SAME_WAY,
    T_SHAPE,
    Map,
    is_second,
    is_start,
    joint_name,
)  # fmt: skip
from intrika.games.legends.setup_choice import SetupChoice, decide
from intrika.games.legends.state import State, set_token
from intrika.games.legends.tables import ReadySetup


def ready_setup(s: State) -> ReadySetup | None:
    """The ready map that the options ask for."""
    chosen = s.setup.options["setup"]
    return s.tables.setups[SETUPS.index(chosen)] if chosen in SETUPS else None


class LayMap(Step):
    """Board after board, until every place is filled; then the map is joined (§4.1)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        ready = ready_setup(s)
        if ready is not None:
            for code in ready.boards:
                lay(s, code)
        if len(s.boards) < len(SLOTS[s.layout]):
            s.agenda.append(self)
            decide(s, LayBoard(s.setup_player))
        else:
            s.map = Map(s.tables, s.layout, s.boards)
            s.armies = [0] * (COLOURS * s.map.n)
            s.cities = [0] * (COLOURS * s.map.n)
            s.token_at = (NO_TOKEN,) * s.map.n
            s.known = (0,) * s.map.n


def lay(s: State, code: int) -> None:
    if s.log is not None:
        place = PLACES.index(SLOTS[s.layout][len(s.boards)])
        s.log.append(events.BoardLaid(place, code // 4, TURNS[code % 4]))
    s.boards += (code,)


class LayBoard(SetupChoice):
    """A face and its turning for the next place of the layout (§3.2, R-26)."""

    __slots__ = ()
    name: ClassVar[str] = "setup-map"
    clause: ClassVar[str] = "§4.1"
    kinds: ClassVar[tuple[str, ...]] = ("lay",)

    def legal(self, s: State) -> list[Action]:
        used = [s.tables.board_of[code // 4] for code in s.boards]
        made: list[Action] = []
        for face in range(len(FACES)):
            if s.tables.board_of[face] in used:
                continue
            for turn in range(4):
                if not (SAME_WAY[s.layout] and s.boards and turn % 2 != s.boards[0] % 2):
                    made.append(LAY[face * 4 + turn])
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        lay(s, a.arg * 4 + a.arg2)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        face, turn = a.args
        for slot, code in enumerate(s.boards):
            if s.tables.board_of[code // 4] == s.tables.board_of[face]:
                place = PLACES.index(SLOTS[s.layout][slot])
                return refusal("§3.2", "board-laid", face=face, other_face=code // 4, place=place)
        if SAME_WAY[s.layout] and s.boards and (s.boards[-1] - turn) % 2:
            joint = joint_name(s.layout, JOINTS[s.layout][len(s.boards) - 1])
            return refusal(
                "R-26", "sides-do-not-meet", face=face, turn=TURNS[turn],
                other_face=s.boards[-1] // 4, other_turn=TURNS[s.boards[-1] % 4], joint=joint,
            )  # fmt: skip
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "place": SLOTS[s.layout][len(s.boards)]}


class PutStart(Step):
    """The start token (§4.2)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        ready = ready_setup(s)
        if ready is not None:
            put_start(s, s.map.local[ready.start])
        else:
            decide(s, ChooseStart(s.setup_player))


def put_start(s: State, region: int) -> None:
    s.start = region
    set_token(s, region, START)
    if s.log is not None:
        s.log.append(events.StartChosen(s.map.regions[region]))


class ChooseStart(SetupChoice):
    """On the right board and joined with another one (§4.2, R-4, R-30)."""

    __slots__ = ()
    name: ClassVar[str] = "setup-start"
    clause: ClassVar[str] = "§4.2"
    kinds: ClassVar[tuple[str, ...]] = ("start",)

    def legal(self, s: State) -> list[Action]:
        m = s.map
        return [START_IN[m.regions[r]] for r in range(m.n) if is_start(s.tables, m, r)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        put_start(s, s.map.local[a.arg])

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        region = s.map.local[a.arg]
        if region < 0:
            return refusal("§3.2", "not-on-map", region=a.arg)
        special = s.tables.start_face
        faces = [code // 4 for code in s.boards]
        if special in faces:
            if faces[s.map.slot_of[region]] != special:
                return refusal("§3.3", "start-face", region=a.arg, face=special)
        elif s.map.slot_of[region] not in INNER[s.layout]:
            if s.layout == T_SHAPE:
                return refusal("§4.2", "start-not-centre", region=a.arg)
            return refusal("§9.5", "start-not-inner", region=a.arg)
        if not s.map.joined[region]:
            return refusal("R-4", "start-not-joined", region=a.arg)
        return None


class FillSecond(Step):
    """One army of every player in one region of another board (§4.4)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        ready = ready_setup(s)
        if ready is not None:
            fill_second(s, s.map.local[ready.second])
        else:
            decide(s, ChooseSecond(s.setup_player))


def fill_second(s: State, region: int) -> None:
    s.second = region
    for seat in range(s.seats):
        s.armies[seat * s.map.n + region] += SECOND_ARMIES
        s.supply[seat] -= SECOND_ARMIES
    if s.log is not None:
        s.log.append(events.SecondFilled(s.map.regions[region]))


class ChooseSecond(SetupChoice):
    """Not on the board of the start region and not on the centre of a T (R-5, R-26)."""

    __slots__ = ()
    name: ClassVar[str] = "setup-second"
    clause: ClassVar[str] = "§4.4"
    kinds: ClassVar[tuple[str, ...]] = ("second",)

    def legal(self, s: State) -> list[Action]:
        m = s.map
        return [SECOND_IN[m.regions[r]] for r in range(m.n) if is_second(m, s.start, r)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        fill_second(s, s.map.local[a.arg])

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        region = s.map.local[a.arg]
        if region < 0:
            return refusal("§3.2", "not-on-map", region=a.arg)
        if s.map.slot_of[region] == s.map.slot_of[s.start]:
            start = s.map.regions[s.start]
            clause = "R-5" if s.layout == T_SHAPE else "R-26"
            return refusal(clause, "second-same-board", region=a.arg, origin=start)
        if s.layout == T_SHAPE and s.map.slot_of[region] in INNER[T_SHAPE]:
            return refusal("R-5", "second-centre", region=a.arg)
        return None
