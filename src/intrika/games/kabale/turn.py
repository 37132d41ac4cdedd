"""A round in the order of play (specification, section 4): steps, choices and what they turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.chance import shuffled
from intrika.core.refusal import Refusal, refusal
from intrika.games.kabale import events
from intrika.games.kabale.actions import (
    CONCEAL,
    NO_DISGUISE,
    NO_SWAP,
    PLAY,
    PLAY_ANYWHERE,
    SWAP,
)
from intrika.games.kabale.cards import (
    CONCEALED,
    DISGUISE,
    EXPLORER,
    HAND,
    HEAD_VALUE,
    IS_IMMEDIATE,
    MAX_SEATS,
    MURDERER,
    ROUNDS,
    SET,
    STORM,
    TRAITOR,
)  # fmt: skip
from intrika.games.kabale.round_end import evaluate_columns
from intrika.games.kabale.state import FACE_UP, HIDDEN, SEEN, State


class StartRound(Step):
    """As many heads are laid out as there are players; short hands are filled (§4, R-35)."""

    __slots__ = ("starter",)
    starter: int

    def __init__(self, starter: int) -> None:
        self.starter = starter

    def run(self, s: State) -> None:
        n = s.seats
        s.round += 1
        s.heads = list(s.stack[s.laid : s.laid + n])
        s.laid += n
        s.shown += 1
        s.columns = [()] * n
        s.facing = [FACE_UP] * n
        s.closed = [0] * n
        if s.log is not None:
            s.log.append(events.RoundStarted(s.round, tuple(s.heads), self.starter))
        if s.refill:
            draw_up(s, self.starter)
        s.active = self.starter
        give_turn(s, self.starter)


class PlayCard(AskOne):
    """One hand card goes face down to a column that no storm has closed (§4.1)."""

    __slots__ = ()
    name: ClassVar[str] = "play"
    clause: ClassVar[str] = "§4.1"
    kinds: ClassVar[tuple[str, ...]] = ("play",)

    def options(self, s: State, seat: int) -> list[Action]:
        closed = s.closed
        made: list[Action] = []
        if 1 not in closed:
            rows = PLAY_ANYWHERE[s.seats]
            for card in s.hands[seat]:
                made += rows[card]
            return made
        for card in s.hands[seat]:
            row = PLAY[card]
            made += [row[column] for column in range(s.seats) if not closed[column]]
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        card, column = a.arg, a.arg2
        s.agenda[-1] = END_TURN[seat]
        s.active = seat
        s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])
        if s.log is not None:
            s.log.append(events.CardPlaced(seat, column, card))
        arrive(s, SET * seat + card, column)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        card, column = a.args
        if card not in s.hands[seat]:
            return refusal("§4.1", "card-not-in-hand", card=card)
        if column >= s.seats:
            return refusal("§4", "no-such-column", column=column, columns=s.seats)
        if s.closed[column]:
            return refusal("§4.2", "column-closed", column=column)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}

    def masked(self, s: State, seat: int, a: Action) -> str:
        return f"play ? {a.arg2 + 1}"


class ChooseDisguise(AskOne):
    """The owner of a disguise may put a hand card under it (§4.2)."""

    __slots__ = ("column",)
    name: ClassVar[str] = "disguise"
    clause: ClassVar[str] = "§4.2"
    kinds: ClassVar[tuple[str, ...]] = ("disguise",)
    column: int

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def options(self, s: State, seat: int) -> list[Action]:
        return [NO_DISGUISE] + [CONCEAL[card] for card in s.hands[seat]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is NO_DISGUISE:
            if s.log is not None:
                s.log.append(events.DisguiseDeclined(seat, self.column))
            return
        card = a.arg - 1
        s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])
        cards = s.columns[self.column]
        s.columns[self.column] = (*cards[:-1], CONCEALED + SET * seat + card, cards[-1])
        if s.log is not None:
            s.log.append(events.CardConcealed(seat, self.column, card))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is not NO_DISGUISE and a.arg - 1 not in s.hands[seat]:
            return refusal("§4.2", "card-not-in-hand", card=a.arg - 1)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "column": self.column}

    def masked(self, s: State, seat: int, a: Action) -> str:
        return a.text if a is NO_DISGUISE else "disguise ?"


class ChooseSwap(AskOne):
    """The owner of a traitor may exchange this column's head with another one (§4.2)."""

    __slots__ = ("column",)
    name: ClassVar[str] = "traitor"
    clause: ClassVar[str] = "§4.2"
    kinds: ClassVar[tuple[str, ...]] = ("traitor",)
    column: int

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def options(self, s: State, seat: int) -> list[Action]:
        return [NO_SWAP] + [SWAP[other] for other in range(s.seats) if other != self.column]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is NO_SWAP:
            if s.log is not None:
                s.log.append(events.TraitorDeclined(seat, self.column))
            return
        heads, here, there = s.heads, self.column, a.arg - 1
        heads[here], heads[there] = heads[there], heads[here]
        if s.log is not None:
            s.log.append(events.HeadsSwapped(seat, here, there))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is NO_SWAP:
            return None
        if a.arg > s.seats:
            return refusal("§4", "no-such-column", column=a.arg - 1, columns=s.seats)
        if a.arg - 1 == self.column:
            return refusal("§4.2", "swap-with-itself", column=self.column)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "column": self.column}


class EndTurn(Step):
    """Draw, then look whether every column is full (§4.1, R-29)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        draw(s, self.seat)
        for column in range(s.seats):
            if not is_full(s, column):
                give_turn(s, (self.seat + 1) % s.seats)
                return
        s.agenda.append(EndRound(self.seat))


class EndRound(Step):
    """Evaluate the columns; the left neighbour of who ended the round begins the next (§4.3)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        if s.log is not None:
            s.log.append(events.RoundEnded(self.seat, s.round))
        evaluate_columns(s)
        if s.round < ROUNDS:
            s.agenda.append(StartRound((self.seat + 1) % s.seats))
        elif s.log is not None:
            s.log.append(events.GameEnded(s.setup.game.result(s).winners))


END_TURN: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(MAX_SEATS)]
PLAY_CARD: Final[list[PlayCard]] = [PlayCard(seat) for seat in range(MAX_SEATS)]


# -- what the steps do -------------------------------------------------------------------------


def is_full(s: State, column: int) -> bool:
    """Closed by a storm, or at least as many cards as the head's value (§2, R-11)."""
    if s.closed[column]:
        return True
    cards = s.columns[column]
    count = len(cards)
    if not s.concealed_counts:
        count -= len([code for code in cards if code >= CONCEALED])
    return count >= HEAD_VALUE[s.heads[column]]


def arrive(s: State, code: int, column: int) -> None:
    """Lay a card face down at a column's end, turn the card above, and what follows (§4.2)."""
    lies = HIDDEN
    moved: list[int] = []  # explorers of this chain
    while True:
        above = s.columns[column]
        turns = s.facing[column]
        s.columns[column] = above + (code,)
        s.facing[column] = lies
        if turns == FACE_UP:
            return
        turned = above[-1]
        if turns == HIDDEN:
            s.shown += 1
        if s.log is not None:
            s.log.append(events.CardTurned(turned // SET, column, turned % SET, False))
        if turned % SET != EXPLORER:
            if IS_IMMEDIATE[turned % SET]:
                carry_out(s, turned, code, column)
            return
        if turned in moved:
            if s.log is not None:
                s.log.append(events.ExplorerStopped(turned // SET, column))
            return
        moved.append(turned)
        s.columns[column] = above[:-1] + (code,)
        target = next_open(s, column)
        if s.log is not None:
            s.log.append(events.ExplorerMoved(turned // SET, column, target))
        code, column, lies = turned, target, SEEN


def next_open(s: State, column: int) -> int:
    """The next column to the right, cyclically, that is not closed; its own comes last (R-6)."""
    for step in range(1, s.seats):
        target = (column + step) % s.seats
        if not s.closed[target]:
            return target
    return column


def carry_out(s: State, turned: int, revealing: int, column: int) -> None:
    """The immediate effects, the explorer's apart (§4.2)."""
    owner, card = divmod(turned, SET)
    if card == MURDERER:
        s.columns[column] = s.columns[column][:-1]
        s.facing[column] = FACE_UP
        victim, murdered = divmod(revealing, SET)
        s.discards[victim] += (murdered,)
        s.shown += 1
        if s.log is not None:
            s.log.append(events.CardMurdered(victim, column, murdered))
    elif card == STORM:
        s.closed[column] = 1
        if s.log is not None:
            s.log.append(events.ColumnClosed(column))
    elif card == DISGUISE:
        if s.hands[owner]:
            s.agenda.append(ChooseDisguise(owner, column))
    elif card == TRAITOR:
        s.agenda.append(ChooseSwap(owner, column))


def can_draw(s: State, seat: int) -> bool:
    return s.drawn[seat] < len(s.piles[seat]) or bool(s.discards[seat])


def draw_one(s: State, seat: int) -> None:
    """The top card of the own pile; an empty pile is made of the discards first (R-13)."""
    if s.drawn[seat] == len(s.piles[seat]):
        reshuffle(s, seat)
    card = s.piles[seat][s.drawn[seat]]
    s.drawn[seat] += 1
    s.shown += 1
    s.hands[seat] += (card,)
    if s.log is not None:
        s.log.append(events.CardDrawn(seat, card))


def reshuffle(s: State, seat: int) -> None:
    s.piles[seat] = tuple(shuffled(s, list(s.discards[seat])))
    s.drawn[seat] = 0
    s.discards[seat] = ()
    lying = [code % CONCEALED for cards in s.columns for code in cards]
    s.older[seat] = tuple([code % SET for code in lying if code // SET == seat])
    if s.log is not None:
        s.log.append(events.PileReshuffled(seat, len(s.piles[seat])))


def draw(s: State, seat: int) -> None:
    """The draw step of a turn: up to three, or one card with `disguise_refill` off (R-12)."""
    if s.refill:
        draw_up(s, seat)
    elif len(s.hands[seat]) < HAND and can_draw(s, seat):
        draw_one(s, seat)


def draw_up(s: State, first: int) -> None:
    """Everybody below three draws up to three, from this seat on clockwise."""
    fill_hand(s, first)
    for hand in s.hands:
        if len(hand) < HAND:
            for i in range(1, s.seats):
                fill_hand(s, (first + i) % s.seats)
            return


def fill_hand(s: State, seat: int) -> None:
    while len(s.hands[seat]) < HAND and can_draw(s, seat):
        draw_one(s, seat)


def give_turn(s: State, seat: int) -> None:
    """The next turn; who holds no card is skipped; if nobody can go on the round ends (R-16)."""
    while not s.hands[seat]:
        if not any(s.hands) and not any([can_draw(s, other) for other in range(s.seats)]):
            s.agenda.append(EndRound(s.active))
            return
        if s.log is not None:
            s.log.append(events.TurnSkipped(seat))
        draw(s, seat)
        seat = (seat + 1) % s.seats
    s.agenda.append(PLAY_CARD[seat])
