"""Law 67: one token for one of an opponent's, and three gems to boot (R-33)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import OFFER, PAY, RIVAL, TOKEN, WANT
from intrika.games.viceroy.asks import SeatAsk
from intrika.games.viceroy.cards import BARTER_GEMS, KINDS
from intrika.games.viceroy.state import NOTHING, State, with_item, without


def start_barter(s: State, seat: int, cell: int) -> None:  # noqa: ARG001 - effects have one form
    """Possible with three gems, an own token and an opponent's on cards."""
    rivals = [other for other in range(s.seats) if other != seat and s.tokens[other]]
    if rivals and s.tokens[seat] and sum(s.gems[4 * seat : 4 * seat + 4]) >= BARTER_GEMS:
        s.agenda.append(ChooseOwnToken(seat))
    elif s.log is not None:
        s.log.append(events.BarterDeclined(seat, False))


def bearers(s: State, seat: int) -> list[int]:
    """The cards of this pyramid that bear tokens, in the order of their cells."""
    cells = sorted({code // KINDS for code in s.tokens[seat]})
    return [s.grids[seat][cell] - 1 for cell in cells]


def kinds_on(s: State, seat: int, card: int) -> list[int]:
    """The kinds of token on a card, each once."""
    cell = s.grids[seat].find(card + 1)
    return sorted({code % KINDS for code in s.tokens[seat] if code // KINDS == cell})


class ChooseOwnToken(SeatAsk):
    """The card whose token is given away, or no exchange."""

    __slots__ = ()
    name: ClassVar[str] = "barter"
    clause: ClassVar[str] = "R-33"
    kinds: ClassVar[tuple[str, ...]] = ("offer",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [OFFER[0]] + [OFFER[card + 1] for card in bearers(s, seat)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a.arg == 0:
            if s.log is not None:
                s.log.append(events.BarterDeclined(seat, True))
            return
        barter_on(s, seat, a.arg - 1, NOTHING, NOTHING, NOTHING, NOTHING)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg and not (a.arg in s.grids[seat] and kinds_on(s, seat, a.arg - 1)):
            return refusal("R-33", "no-token-there", card=a.arg - 1)
        return None


def barter_on(
    s: State, seat: int, card: int, token: int, other: int, wanted: int, gained: int
) -> None:
    """Fill in what leaves no choice, ask for the first thing that does, then pay."""
    if token == NOTHING:
        kinds = kinds_on(s, seat, card)
        token = kinds[0] if len(kinds) == 1 else NOTHING
    if token != NOTHING and other == NOTHING:
        rivals = [i for i in range(s.seats) if i != seat and s.tokens[i]]
        other = rivals[0] if len(rivals) == 1 else NOTHING
    if other != NOTHING and wanted == NOTHING:
        cards = bearers(s, other)
        wanted = cards[0] if len(cards) == 1 else NOTHING
    if wanted != NOTHING and gained == NOTHING:
        kinds = kinds_on(s, other, wanted)
        gained = kinds[0] if len(kinds) == 1 else NOTHING
    if gained == NOTHING:
        s.agenda.append(ChooseBarter(seat, card, token, other, wanted))
        return
    swap(s, seat, card, token, other, wanted, gained)
    give_on(s, seat, other, BARTER_GEMS, 0)


class ChooseBarter(AskOne):
    """The next part of the exchange: own token, opponent, his card or his token."""

    __slots__ = ("card", "other", "token", "wanted")
    name: ClassVar[str] = "exchange"
    clause: ClassVar[str] = "R-33"
    kinds: ClassVar[tuple[str, ...]] = ("token", "rival", "want")
    card: int  # own card; all that follow may still be NOTHING
    token: int  # own token
    other: int  # the opponent
    wanted: int  # his card

    def __init__(self, seat: int, card: int, token: int, other: int, wanted: int) -> None:
        self.seat = seat
        self.card = card
        self.token = token
        self.other = other
        self.wanted = wanted

    def options(self, s: State, seat: int) -> list[Action]:
        if self.token == NOTHING:
            return [TOKEN[kind] for kind in kinds_on(s, seat, self.card)]
        if self.other == NOTHING:
            return [RIVAL[i] for i in range(s.seats) if i != seat and s.tokens[i]]
        if self.wanted == NOTHING:
            return [WANT[card] for card in bearers(s, self.other)]
        return [TOKEN[kind] for kind in kinds_on(s, self.other, self.wanted)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        card, token, other, wanted = self.card, self.token, self.other, self.wanted
        gained = NOTHING
        if token == NOTHING:
            token = a.arg
        elif other == NOTHING:
            other = a.arg
        elif wanted == NOTHING:
            wanted = a.arg
        else:
            gained = a.arg
        barter_on(s, seat, card, token, other, wanted, gained)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        wants_token = self.token == NOTHING or self.wanted != NOTHING
        wants_rival = not wants_token and self.other == NOTHING
        stage = "token" if wants_token else "rival" if wants_rival else "want"
        if a.kind != stage:
            return refusal("R-33", "other-part", stage=stage)
        if a.kind == "rival":
            if a.arg >= s.seats or a.arg == seat:
                return refusal("R-33", "no-such-rival", seats=s.seats)
            if not s.tokens[a.arg]:
                return refusal("R-33", "rival-without-token", other=a.arg)
        elif a.kind == "want":
            if a.arg not in bearers(s, self.other):
                return refusal("R-33", "no-token-there", card=a.arg)
        else:
            owner, card = (seat, self.card) if self.token == NOTHING else (self.other, self.wanted)
            if a.arg not in kinds_on(s, owner, card):
                return refusal("R-33", "no-such-token", token=a.arg, card=card)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        stage = "token"
        if self.token != NOTHING:
            stage = "rival"
        if self.other != NOTHING:
            stage = "want"
        if self.wanted != NOTHING:
            stage = "gained"
        return {
            "seat": self.seat,
            "stage": stage,
            "card": self.card,
            "token": None if self.token == NOTHING else self.token,
            "other": None if self.other == NOTHING else self.other,
            "wanted": None if self.wanted == NOTHING else self.wanted,
        }


def swap(s: State, seat: int, card: int, token: int, other: int, wanted: int, gained: int) -> None:
    """Each token lands on the card the other came from."""
    here, there = s.grids[seat].find(card + 1), s.grids[other].find(wanted + 1)
    s.tokens[seat] = with_item(without(s.tokens[seat], here * KINDS + token), here * KINDS + gained)
    s.tokens[other] = with_item(
        without(s.tokens[other], there * KINDS + gained), there * KINDS + token
    )
    if s.log is not None:
        s.log.append(events.TokensSwapped(seat, other, token, card, gained, wanted))


def give_on(s: State, seat: int, other: int, left: int, first: int) -> None:
    """Go on giving gems; what leaves no choice is given at once."""
    while left:
        base = 4 * seat
        colours = [c for c in range(first, 4) if s.gems[base + c]]
        if len(colours) > 1 and sum(s.gems[base + colours[1] : base + 4]) >= left:
            s.agenda.append(GiveGem(seat, other, left, colours[0]))
            return
        first = colours[0]
        give_gem(s, seat, other, first)
        left -= 1


def give_gem(s: State, seat: int, other: int, colour: int) -> None:
    s.gems[4 * seat + colour] -= 1
    s.gems[4 * other + colour] += 1
    if s.log is not None:
        s.log.append(events.GemGiven(seat, other, colour))


class GiveGem(AskOne):
    """One of the three gems for the opponent, colours in their fixed order."""

    __slots__ = ("first", "left", "other")
    name: ClassVar[str] = "give"
    clause: ClassVar[str] = "R-33"
    kinds: ClassVar[tuple[str, ...]] = ("pay",)
    other: int
    left: int
    first: int

    def __init__(self, seat: int, other: int, left: int, first: int) -> None:
        self.seat = seat
        self.other = other
        self.left = left
        self.first = first

    def options(self, s: State, seat: int) -> list[Action]:
        gems = s.gems[4 * seat : 4 * seat + 4]
        return [PAY[c] for c in range(self.first, 4) if gems[c] and sum(gems[c:]) >= self.left]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        give_gem(s, seat, self.other, a.arg)
        give_on(s, seat, self.other, self.left - 1, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if not s.gems[4 * seat + a.arg]:
            return refusal("R-33", "no-gem-of-colour", colour=a.arg)
        if a.arg < self.first:
            return refusal("R-33", "gem-order", colour=a.arg, first=self.first)
        behind = sum(s.gems[4 * seat + a.arg : 4 * seat + 4])
        if behind < self.left:
            return refusal("R-33", "gem-too-late", colour=a.arg, count=self.left, there=behind)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "other": self.other, "left": self.left, "first": self.first}
