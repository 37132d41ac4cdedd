"""Phase 1, supply (specification, section 5): money and Louis, missions, influence cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step, then
from intrika.core.refusal import Refusal, refusal
from intrika.games.louis import events
from intrika.games.louis.actions import STOP, USE
from intrika.games.louis.cards import (
    COMPENSATED_PLAYERS,
    COMPENSATED_ROUND,
    DEAL,
    KNOWERS,
    MAX_SEATS,
    USE_LOUISDOR,
    USE_MARKERS,
    USE_MISSIONS,
    USES,
)  # fmt: skip
from intrika.games.louis.effects import (
    draw_arms,
    draw_influence,
    draw_intrigue,
    gain_money,
    take_markers,
    use_up,
)  # fmt: skip
from intrika.games.louis.state import SUPPLY_PHASE, State, order

USE_ARMS: Final = USES.index("arms")
USE_INTRIGUE: Final = USES.index("intrigue")
USE_MARKER_FOR_CARD: Final = USES.index("marker_for_card")


class Supply(Step):
    """The three steps of the phase (§5)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.phase = SUPPLY_PHASE
        seats = order(s)
        then(s, TurnMoneyCard(), Compensate(), *[SUPPLY_TURN[seat] for seat in seats], Deal())


class TurnMoneyCard(Step):
    """Everybody takes the amount, Louis goes to the board (§5-1)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        card = s.money_cards[s.turned]
        s.turned += 1
        s.shown += 1
        amount = s.tables.amount[card]
        for seat in range(s.seats):
            s.money[seat] += amount
        s.louis = s.tables.louis_board[card]
        if s.log is not None:
            s.log.append(events.MoneyCardTurned(card, amount, s.louis))


class Compensate(Step):
    """Three players, round 4: who starts a second time draws an intrigue card (§5-comp, R-5)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        if s.seats == COMPENSATED_PLAYERS and s.round == COMPENSATED_ROUND:
            if s.log is not None:
                s.log.append(events.CompensationGiven(s.start))
            draw_intrigue(s, s.start)


class SupplyTurn(Step):
    """A player's laid supply missions come up (§5-2)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        if s.laid[self.seat] and uses(s, self.seat):
            s.agenda.append(CHOOSE_USE[self.seat])


class ChooseUse(AskOne):
    """Which laid mission to use next, or stop; each once, in the order he likes (§5-2)."""

    __slots__ = ()
    name: ClassVar[str] = "supply"
    clause: ClassVar[str] = "§5-2"
    kinds: ClassVar[tuple[str, ...]] = ("use", "stop")

    def options(self, s: State, seat: int) -> list[Action]:
        return [*uses(s, seat), STOP]

    def choose(self, s: State, seat: int, a: Action) -> None:
        if a is STOP:
            s.agenda.pop()
            return
        use = a.arg
        use_up(s, seat, USE_MISSIONS[use])
        if USE_LOUISDOR[use]:
            gain_money(s, seat, USE_LOUISDOR[use])
        if USE_MARKERS[use]:
            take_markers(s, seat, USE_MARKERS[use])
        if use == USE_ARMS:
            draw_arms(s, seat, 1)
        elif use == USE_INTRIGUE:
            draw_intrigue(s, seat)
        elif use == USE_MARKER_FOR_CARD:
            give_up_marker(s, seat)
        if not uses(s, seat):
            s.agenda.pop()

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.kind == "stop":
            return None
        needed = USE_MISSIONS[a.arg]
        if not s.laid[seat] & needed:
            return refusal("§5-2", "mission-not-laid", use=a.arg)
        if not s.laid[seat] & needed & ~s.used[seat]:
            return refusal("§9", "mission-used", use=a.arg)
        if a.arg == USE_INTRIGUE and not s.intrigue_deck:
            return refusal("R-35", "intrigue-deck-empty")
        if a.arg == USE_MARKER_FOR_CARD and s.personal[seat] == 0:
            return refusal("§5-2", "personal-empty")
        brings_markers_only = USE_MARKERS[a.arg] > 0 and USE_LOUISDOR[a.arg] == 0
        if brings_markers_only and s.general[seat] == 0:
            return refusal("R-35", "general-empty")
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}


class Deal(Step):
    """Five influence cards to each, all at once from the start player on (§5-3, R-36)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.shown += 1
        for seat in order(s):
            cut = len(s.deck) - DEAL
            dealt = sorted(s.deck[cut:])
            s.deck = s.deck[:cut]
            s.hands[seat] = tuple(sorted([*s.hands[seat], *dealt]))
            if s.log is not None:
                told = tuple([card // KNOWERS for card in dealt])
                s.log.append(events.InfluenceDealt(seat, len(dealt), told))


SUPPLY_TURN: Final[list[SupplyTurn]] = [SupplyTurn(seat) for seat in range(MAX_SEATS)]
CHOOSE_USE: Final[list[ChooseUse]] = [ChooseUse(seat) for seat in range(MAX_SEATS)]


def uses(s: State, seat: int) -> list[Action]:
    """Every use that would change something (R-35); equal copies are offered once."""
    free = s.laid[seat] & ~s.used[seat]
    markers = s.general[seat] > 0
    made: list[Action] = []
    for use, missions in enumerate(USE_MISSIONS):
        if not free & missions:
            continue
        if use == USE_INTRIGUE:
            useful = len(s.intrigue_deck) > 0
        elif use == USE_MARKER_FOR_CARD:
            useful = s.personal[seat] > 0
        else:
            useful = markers or use == USE_ARMS or USE_LOUISDOR[use] > 0
        if useful:
            made.append(USE[use])
    return made


def give_up_marker(s: State, seat: int) -> None:
    """One marker from the personal to the general supply for the top influence card (R-31)."""
    s.personal[seat] -= 1
    s.general[seat] += 1
    if s.log is not None:
        s.log.append(events.MarkerGivenUp(seat))
    draw_influence(s, seat)
