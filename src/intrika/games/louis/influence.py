"""Phase 2, influence (specification, section 6): neutral markers, missions, turns, a new deck."""

from __future__ import annotations

from intrika.core.agenda import Step, then
from intrika.core.chance import shuffled
from intrika.games.louis import events
from intrika.games.louis.cards import (
    JOKER,
    KNOWERS,
    LOUIS_BOARD,
    NEUTRAL,
    NEUTRAL_CARDS,
    NEUTRAL_ON_LOUIS,
    NEUTRAL_PER_CARD,
    PLACE_MARKER,
    START_MISSIONS,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.markers import ANYWHERE, PutAtEnd, PutAtStart, can_put
from intrika.games.louis.state import INFLUENCE_PHASE, State, order
from intrika.games.louis.turns import give_turn, put_last_card_back


class Influence(Step):
    """Neutral markers, missions at the start, turns, missions at the end, a new deck (§6)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.phase = INFLUENCE_PHASE
        starts = [
            StartMission(seat, mission, board)
            for seat in order(s)
            for mission, board in START_MISSIONS
            if s.laid[seat] >> mission & 1
        ]
        ends = [EndMission(seat) for seat in order(s) if s.laid[seat] & PLACE_MARKER]
        then(s, PlaceNeutral(), *starts, FirstTurn(), *ends, ShuffleInfluence())


class PlaceNeutral(Step):
    """Two players: neutral markers on Louis' board and on those of three persons (§10, R-16)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        if s.seats > 2:
            return
        put_neutral(s, s.louis, NEUTRAL_ON_LOUIS, True)
        s.shown += 1
        persons = 0
        while persons < NEUTRAL_CARDS:
            card = s.deck[-1] // KNOWERS
            s.deck = s.deck[:-1]
            s.played += (KNOWERS * card,)
            if s.log is not None:
                s.log.append(events.NeutralRevealed(card))
            if card != JOKER:
                persons += 1
                put_neutral(s, card, NEUTRAL_PER_CARD, False)


class StartMission(Step):
    """A laid mission that may put a marker on its board (§6.1, R-39)."""

    __slots__ = ("board", "mission", "seat")
    seat: int
    mission: int
    board: int

    def __init__(self, seat: int, mission: int, board: int) -> None:
        self.seat = seat
        self.mission = mission
        self.board = board

    def run(self, s: State) -> None:
        board = s.louis if self.board == LOUIS_BOARD else self.board
        if can_put(s, self.seat, 0):
            s.agenda.append(PutAtStart(self.seat, board, 1 << self.mission, 0, 0))


class EndMission(Step):
    """A laid mission that may put a marker on any board (§6.3)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        if can_put(s, self.seat, 0):
            s.agenda.append(PutAtEnd(self.seat, ANYWHERE, PLACE_MARKER, 0, 0))


class FirstTurn(Step):
    """The start player begins; who has one card only is out at once (§6.2-out)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        for seat in order(s):
            put_last_card_back(s, seat)
        give_turn(s, s.start)


class ShuffleInfluence(Step):
    """All thirty influence cards make a new deck (§6.3)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        cards = [code // KNOWERS * KNOWERS for code in (*s.deck, *s.played)]
        s.deck = tuple(shuffled(s, cards))
        s.played = ()
        if s.log is not None:
            s.log.append(events.InfluenceShuffled(len(s.deck)))


def put_neutral(s: State, board: int, count: int, on_louis: bool) -> None:
    """Each round needs eight, the whole stock (R-28)."""
    s.neutral -= count
    s.on[WIDTH * board + NEUTRAL] += count
    if s.log is not None:
        s.log.append(events.NeutralPlaced(board, count, on_louis))
