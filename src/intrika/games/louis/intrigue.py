"""Intrigue cards (specification, 7a): a marker or two just before the person is scored."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import NOT_ASKED, AskTogether
from intrika.core.refusal import Refusal, refusal
from intrika.games.louis import events
from intrika.games.louis.actions import INTRIGUE
from intrika.games.louis.cards import BOARD_COUNT, WIDTH
from intrika.games.louis.state import State

GENERAL: Final = 1  # the ways of actions.INTRIGUE_WAYS
TWO_PERSONAL: Final = 3
WAYS: Final = 4


class PlayIntrigue(AskTogether):
    """Whoever may hold the card is asked, so that the question betrays nobody (§7a)."""

    __slots__ = ("board",)
    name: ClassVar[str] = "intrigue"
    clause: ClassVar[str] = "§7a"
    kinds: ClassVar[tuple[str, ...]] = ("intrigue",)
    board: int

    def __init__(self, answers: tuple[Action | None, ...], board: int) -> None:
        super().__init__(answers)
        self.board = board

    def again(self, answers: tuple[Action | None, ...]) -> AskTogether:
        return PlayIntrigue(answers, self.board)

    def options(self, s: State, seat: int) -> list[Action]:
        made = [INTRIGUE[0]]
        if self.board in s.intrigue[seat]:
            if s.general[seat]:
                made.append(INTRIGUE[1])
            if s.personal[seat]:
                made.append(INTRIGUE[2])
            if s.personal[seat] > 1:
                made.append(INTRIGUE[3])
        return made

    def reveal(self, s: State, answers: tuple[Action | None, ...]) -> None:
        for seat, a in enumerate(answers):
            if a is not None and a is not NOT_ASKED and a.arg:
                play_intrigue(s, seat, self.board, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg == 0:
            return None
        if self.board not in s.intrigue[seat]:
            return refusal("§7a", "no-intrigue", board=self.board)
        if a.arg == GENERAL and s.general[seat] == 0:
            return refusal("§7a", "general-empty")
        needed = 2 if a.arg == TWO_PERSONAL else 1
        if a.arg != GENERAL and s.personal[seat] < needed:
            have = s.personal[seat]
            return refusal("§7a", "too-few-markers", count=needed, have=have)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"board": self.board}


def may_intrigue(s: State, board: int) -> tuple[int, ...]:
    """Who, as far as all know, may hold this card and has a marker to add (§7a, R-26)."""
    seen = s.seen >> board & 1
    made: list[int] = []
    for seat in range(s.seats):
        if s.personal[seat] + s.general[seat] == 0:
            continue
        if seen:
            if board in s.intrigue[seat]:
                made.append(seat)
        elif [card for card in s.intrigue[seat] if not s.seen >> card & 1]:
            made.append(seat)
    return tuple(made)


def play_intrigue(s: State, seat: int, board: int, way: int) -> None:
    """Markers are added, the card goes under its deck; from now on all know where it is (§7a)."""
    source = 0 if way == GENERAL else 1
    count = 2 if way == TWO_PERSONAL else 1
    if source:
        s.personal[seat] -= count
    else:
        s.general[seat] -= count
    s.on[WIDTH * board + seat] += count
    s.intrigue[seat] = tuple([card for card in s.intrigue[seat] if card != board])
    s.intrigue_deck = (board, *s.intrigue_deck)
    s.seen |= 1 << board
    s.intrigues += ((BOARD_COUNT * seat + board) * WAYS + way,)
    if s.log is not None:
        s.log.append(events.IntriguePlayed(seat, board, source, count))
