"""Phase I, the auction (specification, section 5), with virtual opponents (section 10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import NOT_ASKED, AskTogether, Frame, Step
from intrika.core.chance import below
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import BID, REMOVE, TAKE
from intrika.games.viceroy.asks import SeatAsk
from intrika.games.viceroy.bargain import resolve_slot
from intrika.games.viceroy.cards import (
    ATTACK,
    BIDDING_ROUNDS,
    KINDS,
    PASS_GEMS,
    PASS_PER_SCIENCE,
    SCIENCE,
)  # fmt: skip
from intrika.games.viceroy.display import finish, in_priority, take_card
from intrika.games.viceroy.rewards import take_gems
from intrika.games.viceroy.state import (
    ACTIVE,
    AUCTION,
    NOTHING,
    PASSED,
    SKIPS,
    WAITING,
    State,
    without,
)  # fmt: skip

BID_ATTACK: Final = 4
BID_PASS: Final = 5


class StartAuction(Step):
    """Everybody takes part but for those whom law 69 makes skip (§5)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.phase = AUCTION
        s.bidding = 0
        s.virtual_left = s.virtual
        s.standing = [ACTIVE] * s.seats
        for seat in range(s.seats):
            if s.skips[seat]:
                s.skips[seat] -= 1
                s.standing[seat] = SKIPS
                if s.log is not None:
                    s.log.append(events.AuctionSkipped(seat))
        s.agenda.append(NEXT_BIDDING)


class NextBidding(Step):
    """Up to three bidding rounds, each with at least one active human (§5, R-43)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        if ACTIVE in s.standing and s.bidding < BIDDING_ROUNDS:
            s.bidding += 1
            answers = tuple([None if how == ACTIVE else NOT_ASKED for how in s.standing])
            s.agenda.append(ChooseBids(answers))
        else:
            s.agenda.append(REFRESH)


def attack_tokens(s: State, seat: int) -> int:
    """Behind the screen, and with `law_attack_on_card` those lying on cards too (R-61)."""
    lying = 0
    if s.attack_on_card:
        lying = len([code for code in s.tokens[seat] if code % KINDS == ATTACK])
    return s.attacks[seat] + lying


class ChooseBids(AskTogether):
    """A gem for a colour with a card, an attack token, or an empty fist (§5.1, step A)."""

    __slots__ = ()
    name: ClassVar[str] = "bid"
    clause: ClassVar[str] = "§5.1"
    kinds: ClassVar[tuple[str, ...]] = ("bid",)

    def options(self, s: State, seat: int) -> list[Action]:
        display, gems, base = s.display, s.gems, 4 * seat
        made: list[Action] = []
        cards = False
        for colour in range(4):
            if display[2 * colour] >= 0 or display[2 * colour + 1] >= 0:
                cards = True
                if gems[base + colour]:
                    made.append(BID[colour])
        if cards and attack_tokens(s, seat):
            made.append(BID[BID_ATTACK])
        made.append(BID[BID_PASS])
        return made

    def again(self, answers: tuple[Action | None, ...]) -> ChooseBids:
        return ChooseBids(answers)

    def reveal(self, s: State, answers: tuple[Action | None, ...]) -> None:
        """Fists open together; then the virtual bids are drawn from the box (§10)."""
        made = [NOTHING] * s.seats
        for seat, a in enumerate(answers):
            if a is not None and a.id >= 0:
                made[seat] = a.arg
                if s.log is not None:
                    s.log.append(events.BidRevealed(seat, s.bidding, a.arg))
        s.bids = tuple(made)
        s.wishes = (NOTHING,) * s.seats
        s.virtual_bids = ()
        if s.virtual_left:
            draw_virtual_bids(s)
        s.agenda.extend(STEPS_B_TO_D)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg == BID_PASS:
            return None
        if a.arg == BID_ATTACK:
            if not attack_tokens(s, seat):
                return refusal("§5.1", "no-attack-token")
            if max(s.display) < 0:
                return refusal("§5.1", "nothing-displayed")
            return None
        if max(s.display[2 * a.arg : 2 * a.arg + 2]) < 0:
            return refusal("§5.1", "no-card-at-colour", colour=a.arg)
        if not s.gems[4 * seat + a.arg]:
            return refusal("§5.1", "no-gem-to-bid", colour=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"bidding": s.bidding}


def draw_virtual_bids(s: State) -> None:
    """One gem for each virtual opponent, without replacement in this bidding round (R-45)."""
    box = [s.box] * 4
    drawn: list[int] = []
    for _ in range(s.virtual_left):
        at = below(s, sum(box))
        colour = 0
        while at >= box[colour]:
            at -= box[colour]
            colour += 1
        box[colour] -= 1
        drawn.append(colour)
        if s.log is not None:
            s.log.append(events.VirtualBidDrawn(s.bidding, colour))
    s.virtual_bids = tuple(drawn)


class TakeByAttack(Step):
    """Attack bidders act in priority order (§5.1, step B)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        bidders = [seat for seat in range(s.seats) if s.bids[seat] == BID_ATTACK]
        if bidders:
            s.agenda.extend([AttackPick(seat) for seat in in_priority(s, bidders)[::-1]])


class AttackPick(Step):
    """The next attack bidder takes any displayed card; without one he keeps his token (R-9)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        places = [place for place in range(8) if s.display[place] >= 0]
        if not places:
            if s.log is not None:
                s.log.append(events.AttackWithoutTarget(self.seat))
        elif len(places) == 1:
            use_attack(s, self.seat, places[0])
        else:
            s.agenda.append(ChoosePick(self.seat))


class ChoosePick(SeatAsk):
    """Any one displayed card for an attack token (§5.1, step B)."""

    __slots__ = ()
    name: ClassVar[str] = "attack-pick"
    clause: ClassVar[str] = "§5.1"
    kinds: ClassVar[tuple[str, ...]] = ("take",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [TAKE[place] for place in range(8) if s.display[place] >= 0]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        use_attack(s, seat, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if s.display[a.arg] < 0:
            return refusal("§5.1", "empty-place", slot=a.arg)
        return None


def use_attack(s: State, seat: int, place: int) -> None:
    """The token goes back to the supply: from the screen first, else from a card (R-61)."""
    if s.attacks[seat]:
        s.attacks[seat] -= 1
    else:
        lying = [code for code in s.tokens[seat] if code % KINDS == ATTACK]
        numbers = [s.grids[seat][code // KINDS] for code in lying]
        s.tokens[seat] = without(s.tokens[seat], lying[numbers.index(min(numbers))])
    take_card(s, seat, place, "attack")


class ResolveGems(Step):
    """All bid gems go to the reserve; then each colour is settled, left to right (R-55)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        wanted = [False] * 4
        for seat, bid in enumerate(s.bids):
            if 0 <= bid < BID_ATTACK:
                s.gems[4 * seat + bid] -= 1
                s.reserve[bid] += 1
                wanted[bid] = True
        for colour in s.virtual_bids:
            wanted[colour] = True
        s.agenda.extend([SETTLE[colour] for colour in s.slots[::-1] if wanted[colour]])


class SettleSlot(Step):
    """One auction card: who gets what (§5.1, step C; §10)."""

    __slots__ = ("colour",)
    colour: int

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def run(self, s: State) -> None:
        resolve_slot(s, self.colour)


class RemoveFreely(Step):
    """Free removals of virtual opponents, made by the human with the best priority (R-44)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        places = [place for place in range(8) if s.display[place] >= 0]
        if not s.removals or not places:
            s.removals = 0
            return
        s.removals -= 1
        s.agenda.append(self)
        seat = in_priority(s, list(range(s.seats)))[0]
        if len(places) == 1:
            remove(s, seat, places[0])
        else:
            s.agenda.append(ChooseRemoval(seat))


class ChooseRemoval(SeatAsk):
    """Which displayed card leaves the game for a virtual opponent (§10)."""

    __slots__ = ()
    name: ClassVar[str] = "removal"
    clause: ClassVar[str] = "§10"
    kinds: ClassVar[tuple[str, ...]] = ("remove",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [REMOVE[place] for place in range(8) if s.display[place] >= 0]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        remove(s, seat, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if s.display[a.arg] < 0:
            return refusal("§10", "empty-place", slot=a.arg)
        return None


def remove(s: State, seat: int, place: int) -> None:
    card = s.display[place]
    s.display[place] = NOTHING
    s.discard += (card,)
    if s.log is not None:
        s.log.append(events.CardRemoved(seat, card, place))


class ResolvePasses(Step):
    """Empty fists, and after the third bidding round everybody without a card (§5.1, step D)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        last = s.bidding == BIDDING_ROUNDS
        passing = [
            seat
            for seat in range(s.seats)
            if s.standing[seat] == ACTIVE and (last or s.bids[seat] == BID_PASS)
        ]
        if passing:
            for seat in passing:
                finish(s, seat, PASSED)
            s.agenda.extend([TAKE_PASS_GEMS[seat] for seat in in_priority(s, passing)[::-1]])


class TakePassGems(Step):
    """Three gems and one more for each science token (§5.1, step D)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        science = len([code for code in s.tokens[self.seat] if code % KINDS == SCIENCE])
        due = PASS_GEMS + PASS_PER_SCIENCE * science
        if s.log is not None:
            s.log.append(events.Passed(self.seat, due))
        take_gems(s, self.seat, due)


class Refresh(Step):
    """Upper cards leave, lower ones move up, four new ones come (§5.4)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.bidding = 0
        s.standing = [WAITING] * s.seats
        s.virtual_left = 0
        display = s.display
        gone = [display[2 * c + 1] for c in s.slots if display[2 * c + 1] >= 0]
        moved = [display[2 * c] for c in s.slots if display[2 * c] >= 0]
        s.discard = (*s.discard, *gone)
        for colour in range(4):
            display[2 * colour + 1] = display[2 * colour]
            display[2 * colour] = NOTHING
        if s.log is not None:
            if gone:
                s.log.append(events.CardsDiscarded(tuple(gone)))
            if moved:
                s.log.append(events.CardsMovedUp(tuple(moved)))
        reveal_four(s)


def reveal_four(s: State) -> None:
    """Cards of the big deck, one below each auction card, from left to right (§3)."""
    if not s.big:
        return
    cards = s.big[:-5:-1]
    s.big = s.big[:-4]
    for i, colour in enumerate(s.slots):
        s.display[2 * colour] = cards[i]
    s.shown += 1
    if s.log is not None:
        s.log.append(events.CardsDisplayed(tuple([2 * c for c in s.slots]), cards))


NEXT_BIDDING: Final = NextBidding()
REFRESH: Final = Refresh()
STEPS_B_TO_D: Final[list[Frame]] = [  # the last one comes first
    NEXT_BIDDING,
    ResolvePasses(),
    RemoveFreely(),
    ResolveGems(),
    TakeByAttack(),
]
SETTLE: Final = [SettleSlot(colour) for colour in range(4)]
TAKE_PASS_GEMS: Final = [TakePassGems(seat) for seat in range(4)]
