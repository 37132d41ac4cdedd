"""Turns of the influence phase (specification, 6.2): a card, how it is used, where markers go."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.louis import events
from intrika.games.louis.actions import (
    EXCHANGE,
    FOUR_PLACES,
    JOKER_PLACES,
    MODE,
    PAY_AND_PASS,
    PERSON_PLACES,
    PLACEMENTS,
    PLAY,
)  # fmt: skip
from intrika.games.louis.cards import (
    FOUR,
    FOUR_MARKERS,
    JOKER,
    JOKER_MARKERS,
    KNOWERS,
    MAX_SEATS,
    NEIGHBOURS,
    PASS_PRICE,
    PAY_PASS,
    PERSON_MARKERS,
    SWAP_INFLUENCE,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.effects import draw_influence, move_to_personal, use_up
from intrika.games.louis.hands import returned, without
from intrika.games.louis.state import State

PLACE_MODE: Final = 0
TAKE_BACK: Final = 1
NOTHING: Final = 2
FOUR_PLACE: Final = 3
FOUR_TAKE_BACK: Final = 4


class ChooseCard(AskOne):
    """One action a turn: play a card, exchange one, or pay and pass (§6.2)."""

    __slots__ = ()
    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "§6.2"
    kinds: ClassVar[tuple[str, ...]] = ("play", "exchange", "pay-and-pass")

    def options(self, s: State, seat: int) -> list[Action]:
        free = s.laid[seat] & ~s.used[seat]
        cards: list[int] = []
        for code in s.hands[seat]:
            card = code // KNOWERS
            if not cards or cards[-1] != card:
                cards.append(card)
        made = [PLAY[card] for card in cards]
        if free & SWAP_INFLUENCE:
            made += [EXCHANGE[card] for card in cards]
        if free & PAY_PASS and s.money[seat] >= PASS_PRICE:
            made.append(PAY_AND_PASS)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is PAY_AND_PASS:
            pay_and_pass(s, seat)
            return
        card = a.arg
        s.hands[seat] = without(s.hands[seat], card)
        s.played += (KNOWERS * card,)
        s.shown += 1
        if a is PLAY[card]:
            if s.log is not None:
                s.log.append(events.CardPlayed(seat, card))
            s.agenda.append(CHOOSE_MODE[seat][card])
            return
        use_up(s, seat, SWAP_INFLUENCE)
        if s.log is not None:
            s.log.append(events.CardExchanged(seat, card))
        draw_influence(s, seat)
        end_turn(s, seat)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.kind == "pay-and-pass":
            if s.laid[seat] & PAY_PASS == 0:
                return refusal("§6.2-3", "no-pay-pass")
            if s.laid[seat] & PAY_PASS & ~s.used[seat] == 0:
                return refusal("§6.2-3", "pay-pass-used")
            if s.money[seat] < PASS_PRICE:
                return refusal("§6.2-3", "too-poor", price=PASS_PRICE, money=s.money[seat])
            return None
        if a.arg not in [code // KNOWERS for code in s.hands[seat]]:
            return refusal("§6.2", "card-not-in-hand", card=a.arg)
        if a.kind == "exchange":
            if s.laid[seat] & SWAP_INFLUENCE == 0:
                return refusal("§6.2-4", "no-exchange")
            if s.laid[seat] & SWAP_INFLUENCE & ~s.used[seat] == 0:
                return refusal("§6.2-4", "exchange-used")
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "count": len(s.hands[self.seat])}


class ChooseMode(AskOne):
    """The card is played: place, take back, or nothing; with the mission as a joker of four."""

    __slots__ = ("card",)
    name: ClassVar[str] = "mode"
    clause: ClassVar[str] = "§6.2"
    kinds: ClassVar[tuple[str, ...]] = ("mode",)
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: State, seat: int) -> list[Action]:
        made: list[Action] = []
        four = s.laid[seat] & ~s.used[seat] & FOUR
        if s.personal[seat]:
            made.append(MODE[PLACE_MODE])
        if s.general[seat]:
            made.append(MODE[TAKE_BACK])
        made.append(MODE[NOTHING])
        if four and s.personal[seat]:
            made.append(MODE[FOUR_PLACE])
        if four and s.general[seat]:
            made.append(MODE[FOUR_TAKE_BACK])
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        mode = a.arg
        if mode == PLACE_MODE:
            s.agenda[-1] = PLACE_CARD[seat][self.card]
            return
        if mode == FOUR_PLACE:
            s.agenda[-1] = PLACE_FOUR[seat]
            return
        s.agenda.pop()
        if mode == TAKE_BACK:
            take_back(s, seat, JOKER_MARKERS if self.card == JOKER else PERSON_MARKERS, False)
        elif mode == FOUR_TAKE_BACK:
            use_up(s, seat, FOUR)
            take_back(s, seat, FOUR_MARKERS, True)
        elif s.log is not None:
            s.log.append(events.CardWasted(seat))
        end_turn(s, seat)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg in (FOUR_PLACE, FOUR_TAKE_BACK):
            if s.laid[seat] & FOUR == 0:
                return refusal("§6.2-1", "no-four")
            if s.used[seat] & FOUR:
                return refusal("§6.2-1", "four-used")
        if a.arg in (PLACE_MODE, FOUR_PLACE) and s.personal[seat] == 0:
            return refusal("§6.2-1", "personal-empty")
        if a.arg in (TAKE_BACK, FOUR_TAKE_BACK) and s.general[seat] == 0:
            return refusal("R-35", "general-empty")
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card}


class ChoosePlacement(AskOne):
    """Where the markers of the card lie in the end; each result is offered once (§6.2-1)."""

    __slots__ = ("card", "four")
    name: ClassVar[str] = "placement"
    clause: ClassVar[str] = "§6.2-1"
    kinds: ClassVar[tuple[str, ...]] = ("place",)
    card: int
    four: bool  # the card counts as a joker of four

    def __init__(self, seat: int, card: int, four: bool) -> None:
        self.seat = seat
        self.card = card
        self.four = four

    def options(self, s: State, seat: int) -> list[Action]:
        have = s.personal[seat]
        if self.four:
            return FOUR_PLACES[min(have, FOUR_MARKERS)][:]
        if self.card == JOKER:
            return JOKER_PLACES[min(have, JOKER_MARKERS)][:]
        return PERSON_PLACES[self.card][min(have, PERSON_MARKERS)][:]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        boards = PLACEMENTS[a.arg]
        if self.four:
            use_up(s, seat, FOUR)
        s.personal[seat] -= len(boards)
        for board in boards:
            s.on[WIDTH * board + seat] += 1
        if s.log is not None:
            s.log.append(events.MarkersPlaced(seat, boards, self.four))
        end_turn(s, seat)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        boards = PLACEMENTS[a.arg]
        anywhere = self.four or self.card == JOKER
        most = FOUR_MARKERS if self.four else JOKER_MARKERS if anywhere else PERSON_MARKERS
        if len(boards) > most:
            return refusal("§6.2-1", "too-many-markers", count=len(boards), most=most)
        if len(boards) > s.personal[seat]:
            have = s.personal[seat]
            return refusal("§6.2-1", "too-few-markers", count=len(boards), have=have)
        if not anywhere and self.card not in boards:
            return refusal("§6.2-1", "not-from-person", board=self.card)
        if not anywhere and not is_path(boards, self.card):
            return refusal("§6.2-1", "no-path", board=self.card)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        have = s.personal[self.seat]
        most = FOUR_MARKERS if self.four else PERSON_MARKERS
        if self.card == JOKER and not self.four:
            most = JOKER_MARKERS
        return {"seat": self.seat, "card": self.card, "most": min(most, have), "four": self.four}


CHOOSE_CARD: Final[list[ChooseCard]] = [ChooseCard(seat) for seat in range(MAX_SEATS)]
CHOOSE_MODE: Final[list[list[ChooseMode]]] = [
    [ChooseMode(seat, card) for card in range(JOKER + 1)] for seat in range(MAX_SEATS)
]
PLACE_CARD: Final[list[list[ChoosePlacement]]] = [
    [ChoosePlacement(seat, card, False) for card in range(JOKER + 1)] for seat in range(MAX_SEATS)
]
PLACE_FOUR: Final[list[ChoosePlacement]] = [
    ChoosePlacement(seat, JOKER, True) for seat in range(MAX_SEATS)
]


# -- what the choices do ----------------------------------------------------------------------


def take_back(s: State, seat: int, most: int, four: bool) -> None:
    """Own markers from the general to the personal supply, all that the card may (§6.2-2, R-8)."""
    count = move_to_personal(s, seat, most)
    if s.log is not None:
        s.log.append(events.MarkersTakenBack(seat, count, four))


def pay_and_pass(s: State, seat: int) -> None:
    """Two louisdor instead of a card (§6.2-3)."""
    use_up(s, seat, PAY_PASS)
    s.money[seat] -= PASS_PRICE
    if s.log is not None:
        s.log.append(events.TurnPaid(seat, PASS_PRICE))
    end_turn(s, seat)


def end_turn(s: State, seat: int) -> None:
    put_last_card_back(s, seat)
    give_turn(s, (seat + 1) % s.seats)


def put_last_card_back(s: State, seat: int) -> None:
    """A last card goes unused and face down on top of the deck (§6.2-out, R-7)."""
    if len(s.hands[seat]) == 1:
        card = s.hands[seat][0]
        s.deck += (returned(card, seat),)
        s.hands[seat] = ()
        if s.log is not None:
            s.log.append(events.LastCardReturned(seat, card // KNOWERS))


def give_turn(s: State, seat: int) -> None:
    """Clockwise to the next player who is not out; with nobody left the turns end (§6.2-out)."""
    for i in range(s.seats):
        other = (seat + i) % s.seats
        if len(s.hands[other]) > 1:
            s.agenda.append(CHOOSE_CARD[other])
            return


def is_path(boards: tuple[int, ...], start: int) -> bool:
    """Whether these boards can be passed in jumps from the start on, each once."""
    for path in permutations(set(boards)):
        linked = all([b in NEIGHBOURS[a] for a, b in pairwise(path)])
        if linked and path[0] == start:
            return True
    return False
