"""Preparing a game in the order of ruling R-29: map, leaders, tokens, row, armies (§4)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step, then
from intrika.core.chance import shuffled
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import NEUTRAL_IN
from intrika.games.legends.auction import HoldAuction
from intrika.games.legends.cards import (
    ARMIES,
    CARDS,
    CITIES,
    COINS,
    LAYOUTS,
    LEADERS,
    NEUTRALS,
    NO_LEADER,
    ROW,
    START_ARMIES,
    WITCH,
    WITCH_START,
)  # fmt: skip
from intrika.games.legends.ending import LetQueenBuy, ScoreGame
from intrika.games.legends.map import NO_MAP
from intrika.games.legends.map_setup import FillSecond, LayMap, PutStart, ready_setup
from intrika.games.legends.state import NEUTRAL, NOWHERE, State
from intrika.games.legends.tokens import PlaceTokens


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


class PlaceNeutral(AskOne):
    """One neutral army into any region (§4.5)."""

    __slots__ = ("index",)
    name: ClassVar[str] = "place-neutral"
    clause: ClassVar[str] = "§4.5"
    kinds: ClassVar[tuple[str, ...]] = ("neutral",)
    index: int

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index

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
