"""Preparing a game in the order of ruling R-29: map, leaders, tokens, row, armies (§4)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import Ask, Step, then
from intrika.core.chance import shuffled
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import LAY, NEUTRAL_IN, SECOND_IN, START_IN
from intrika.games.legends.auction import HoldAuction
from intrika.games.legends.cards import (
    ARMIES,
    CARDS,
    CITIES,
    COINS,
    COLOURS,
    FACES,
    LAYOUTS,
    LEADERS,
    NEUTRALS,
    NO_LEADER,
    NO_TOKEN,
    PLACES,
    ROW,
    SECOND_ARMIES,
    SETUPS,
    SLOTS,
    START,
    START_ARMIES,
    TURNS,
    WITCH,
    WITCH_START,
)  # fmt: skip
from intrika.games.legends.ending import LetQueenBuy, ScoreGame
from intrika.games.legends.map import (
    INNER,
    JOINTS,
    NO_MAP,
    SAME_WAY,
    T_SHAPE,
    Map,
    is_second,
    is_start,
    joint_name,
)  # fmt: skip
from intrika.games.legends.setup_choice import SetupChoice, decide
from intrika.games.legends.state import NEUTRAL, NOWHERE, State, set_token
from intrika.games.legends.tables import ReadySetup
from intrika.games.legends.tokens import PlaceTokens


def ready_setup(s: State) -> ReadySetup | None:
    """The ready map that the options ask for."""
    chosen = s.setup.options["setup"]
    return s.tables.setups[SETUPS.index(chosen)] if chosen in SETUPS else None


class StartGame(Step):
    """Clear the table and prepare a game (§4, R-29)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.game += 1
        clear(s)
        if s.log is not None:
            s.log.append(events.GameStarted(s.game, s.setup_player, s.ages))
        then(
            s,
            LayMap(),
            PutStart(),
            DealLeaders(),
            PlaceTokens(0),
            DealRow(),
            FillStart(),
            FillSecond(),
            PlaceNeutrals(0),
            DealCoins(),
            HoldAuction(),
            LetQueenBuy(),
            ScoreGame(),
        )


def clear(s: State) -> None:
    """Nothing carries over from an earlier game but points, ages and options (R-18)."""
    n = s.seats
    s.boards = ()
    ready = ready_setup(s)
    s.layout = LAYOUTS.index(s.setup.options["layout"]) if ready is None else ready.layout
    s.map = NO_MAP[s.layout]
    s.start = NOWHERE
    s.second = NOWHERE
    s.armies = []
    s.cities = []
    s.supply = [ARMIES] * n
    s.city_supply = [CITIES] * n
    s.captured = [0] * n
    s.box = 0
    s.token_at = ()
    s.known = ()
    s.stock = ()
    s.tokens = [()] * n
    s.dragon = NOWHERE
    s.bandits = NOWHERE
    s.portals = ()
    s.leaders = (NO_LEADER,) * n
    s.deck = ()
    s.dealt = 0
    s.row = ()
    s.cards = [()] * n
    s.coins = [0] * n
    s.bids = ()
    s.first = NOWHERE
    s.picks = 0
    s.extra_moves = [0] * n
    s.extra_armies = [0] * n
    s.flying = [0] * n
    s.elixirs = [0] * n
    s.immune = [0] * n


# -- the map -----------------------------------------------------------------------------------


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
    s.boards = (*s.boards, code)


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
        place = PLACES.index(SLOTS[s.layout][len(s.boards)])
        return {"seat": self.seat, "place": place}


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


# -- leaders, cards, armies, coins -----------------------------------------------------------------


class DealLeaders(Step):
    """One leader for each player, face up; the rest go to the box (§4.7, R-7)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        if s.setup.options["leaders"]:
            s.leaders = tuple(shuffled(s, list(range(len(LEADERS))))[: s.seats])
            if s.log is not None:
                for seat, leader in enumerate(s.leaders):
                    s.log.append(events.LeaderDealt(seat, leader))


class DealRow(Step):
    """The deck for so many players, shuffled; six cards lie open (§4.3)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        marks = s.tables.min_players
        s.deck = tuple(shuffled(s, [c for c in range(len(CARDS)) if marks[c] <= s.seats]))
        s.dealt = ROW
        s.row = s.deck[:ROW]
        if s.log is not None:
            s.log.append(events.RowDealt(s.row))


class FillStart(Step):
    """Four armies of each player in the start region, five for the Red Witch (§4.4)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        for seat in range(s.seats):
            count = WITCH_START if s.leaders[seat] == WITCH else START_ARMIES
            s.armies[seat * s.map.n + s.start] += count
            s.supply[seat] -= count
            if s.log is not None:
                s.log.append(events.StartFilled(seat, s.map.regions[s.start], count))


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
            return refusal("R-5", "second-same-board", region=a.arg, origin=start)
        if s.layout == T_SHAPE and s.map.slot_of[region] in INNER[T_SHAPE]:
            return refusal("R-5", "second-centre", region=a.arg)
        return None


class PlaceNeutrals(Step):
    """With two players ten neutral armies, in turn; who did not set up begins (§4.5, R-6)."""

    __slots__ = ("index",)
    index: int

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, s: State) -> None:
        if self.index < NEUTRALS[s.seats]:
            then(
                s,
                PlaceNeutral((s.setup_player + 1 + self.index) % s.seats, self.index),
                PlaceNeutrals(self.index + 1),
            )


class PlaceNeutral(Ask):
    """One neutral army into any region (§4.5)."""

    __slots__ = ("index", "seat")
    name: ClassVar[str] = "place-neutral"
    clause: ClassVar[str] = "§4.5"
    kinds: ClassVar[tuple[str, ...]] = ("neutral",)
    seat: int
    index: int

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index

    def seats(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: State, seat: int) -> list[Action]:
        return [NEUTRAL_IN[permanent] for permanent in s.map.regions]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        s.armies[NEUTRAL * s.map.n + s.map.local[a.arg]] += 1
        if s.log is not None:
            s.log.append(events.NeutralPlaced(seat, a.arg))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if s.map.local[a.arg] < 0:
            return refusal("§3.2", "not-on-map", region=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        left = NEUTRALS[s.seats] - self.index
        return {"seat": self.seat, "left": left}


class DealCoins(Step):
    """12, 11 or 9 coins for each of 2, 3 or 4 players (§4.6)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.coins = [COINS[s.seats]] * s.seats
        if s.log is not None:
            s.log.append(events.CoinsDealt(COINS[s.seats]))
