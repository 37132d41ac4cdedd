"""Settling one auction card (specification, §5.1 step C, §5.2 and §10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, AskTogether, asked
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import GO_ON, TAKE, WISH
from intrika.games.viceroy.display import in_priority, take_card
from intrika.games.viceroy.state import NOTHING, State

UPPER: Final = 0  # wishes
LOWER: Final = 1
EITHER: Final = 2
REFUSE: Final = 3


def resolve_slot(s: State, colour: int) -> None:
    """The tables of §5.1 and §10: humans and virtual opponents who bid this colour."""
    humans = [seat for seat in range(s.seats) if s.bids[seat] == colour]
    virtual = s.virtual_bids.count(colour)
    lying = [place for place in (2 * colour, 2 * colour + 1) if s.display[place] >= 0]
    if not lying:
        s.removals += virtual
        s.virtual_left -= virtual
        if humans:
            fail(s, colour, humans)
    elif not humans:
        settle_virtual(s, colour, virtual, lying)
    elif len(humans) + virtual == 1:
        if len(lying) == 1:
            take_card(s, humans[0], lying[0], "gem")
        else:
            s.agenda.append(ChooseCard(humans[0], colour, NOTHING))
    elif len(lying) == 2 and len(humans) + virtual == 2:
        if virtual:
            s.agenda.append(ChooseOffer(humans[0], colour))
        else:
            s.agenda.append(ChooseWishes(asked(s.seats, tuple(humans)), colour, 1))
    else:
        fail(s, colour, humans)


def fail(s: State, colour: int, seats: list[int]) -> None:
    """Nobody gets a card; the bidders stay active, their gems are gone."""
    if s.log is not None:
        s.log.append(events.BidsFailed(colour, tuple(seats)))


def settle_virtual(s: State, colour: int, virtual: int, lying: list[int]) -> None:
    """One discards the lower (or only) card, two discard two cards; otherwise they go on."""
    if virtual == 1:
        lying = lying[:1]
    if virtual == len(lying):
        for place in lying:
            discard_for_virtual(s, place)
        s.virtual_left -= virtual
    elif s.log is not None:
        s.log.append(events.VirtualBidsFailed(colour, virtual))


def discard_for_virtual(s: State, place: int) -> None:
    card = s.display[place]
    s.display[place] = NOTHING
    s.discard += (card,)
    if s.log is not None:
        s.log.append(events.VirtualTook(card, place))


class ChooseCard(AskOne):
    """The upper or the lower card; the other one stays, or goes to the partner (§5.1, R-13)."""

    __slots__ = ("colour", "partner")
    name: ClassVar[str] = "pick"
    clause: ClassVar[str] = "§5.1"
    kinds: ClassVar[tuple[str, ...]] = ("take",)
    colour: int
    partner: int  # who gets the other card, or NOTHING

    def __init__(self, seat: int, colour: int, partner: int) -> None:
        self.seat = seat
        self.colour = colour
        self.partner = partner

    def options(self, s: State, seat: int) -> list[Action]:
        return [TAKE[2 * self.colour], TAKE[2 * self.colour + 1]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if self.partner == NOTHING:
            take_card(s, seat, a.arg, "gem")
        else:
            deal(s, self.colour, (seat, self.partner) if a.arg % 2 else (self.partner, seat))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg // 2 != self.colour:
            return refusal("§5.1", "other-colour", slot=a.arg, colour=self.colour)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        partner = None if self.partner == NOTHING else self.partner
        return {"seat": self.seat, "colour": self.colour, "partner": partner}


def deal(s: State, colour: int, pair: tuple[int, int]) -> None:
    """The first of the pair takes the upper card, the second the lower one."""
    take_card(s, pair[0], 2 * colour + 1, "gem")
    take_card(s, pair[1], 2 * colour, "gem")


class ChooseWishes(AskTogether):
    """Two bidders, two cards: upper, lower, either or refuse, in secret (§5.2, R-12)."""

    __slots__ = ("colour", "step")
    name: ClassVar[str] = "wish"
    clause: ClassVar[str] = "§5.2"
    kinds: ClassVar[tuple[str, ...]] = ("wish",)
    colour: int
    step: int

    def __init__(self, answers: tuple[Action | None, ...], colour: int, step: int) -> None:
        super().__init__(answers)
        self.colour = colour
        self.step = step

    def options(self, s: State, seat: int) -> list[Action]:
        return [WISH[UPPER], WISH[LOWER], WISH[EITHER], WISH[REFUSE]]

    def again(self, answers: tuple[Action | None, ...]) -> ChooseWishes:
        return ChooseWishes(answers, self.colour, self.step)

    def reveal(self, s: State, answers: tuple[Action | None, ...]) -> None:
        seats: list[int] = []
        wishes: list[int] = []
        for seat, a in enumerate(answers):
            if a is not None and a.id >= 0:
                seats.append(seat)
                wishes.append(a.arg)
                if s.log is not None:
                    s.log.append(events.WishRevealed(seat, self.colour, a.arg))
        shown = list(s.wishes)
        shown[seats[0]], shown[seats[1]] = wishes
        s.wishes = tuple(shown)
        one, two = wishes
        if REFUSE in wishes:
            fail(s, self.colour, seats)
        elif one == two == EITHER:
            first, second = in_priority(s, seats)
            s.agenda.append(ChooseCard(first, self.colour, second))
        elif one == two:
            if self.step < s.negotiation_steps:
                again = asked(s.seats, tuple(seats))
                s.agenda.append(ChooseWishes(again, self.colour, self.step + 1))
            else:
                fail(s, self.colour, seats)
        else:
            upper = seats[0] if one == UPPER or two == LOWER else seats[1]
            deal(s, self.colour, (upper, seats[0] + seats[1] - upper))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"colour": self.colour, "step": self.step, "steps": s.negotiation_steps}


class ChooseOffer(AskOne):
    """Beside one virtual bid: the upper card, or both go on; never the lower one (§10)."""

    __slots__ = ("colour",)
    name: ClassVar[str] = "offer"
    clause: ClassVar[str] = "§10"
    kinds: ClassVar[tuple[str, ...]] = ("take", "go-on")
    colour: int

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def options(self, s: State, seat: int) -> list[Action]:
        return [TAKE[2 * self.colour + 1], GO_ON]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is GO_ON:
            if s.log is not None:
                s.log.append(events.OfferDeclined(seat, self.colour))
            return
        s.virtual_left -= 1
        discard_for_virtual(s, 2 * self.colour)
        take_card(s, seat, a.arg, "gem")

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is GO_ON:
            return None
        if a.arg // 2 != self.colour:
            return refusal("§10", "other-colour", slot=a.arg, colour=self.colour)
        if a.arg % 2 == 0:
            return refusal("§10", "lower-card-barred", colour=self.colour)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "colour": self.colour}
