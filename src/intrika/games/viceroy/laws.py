"""What laws do when they are played (specification, section 8).

Law 67 is in barter.py; 72, 74 and 76 are in storing.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import CHOOSE, COPY, REPLACED, RETURN, TAKE
from intrika.games.viceroy.asks import CellAsk, SeatAsk
from intrika.games.viceroy.barter import start_barter
from intrika.games.viceroy.cards import (
    ARCHIVE,
    CHARACTERS,
    DUPLICATE,
    GIVE_ETERNAL,
    KINDS,
    LAW_CHOICES,
    LAW_EFFECT,
    LAW_REWARDS,
    LAWS_DRAWN,
    LAWS_KEPT,
    REPLACE,
    ROUNDS,
    SKIPPED_AUCTIONS,
)  # fmt: skip
from intrika.games.viceroy.display import take_card
from intrika.games.viceroy.pyramid import (
    NO_COLOUR,
    ROW,
    TOP,
    circle,
    column_of,
    level_of,
    with_card,
)  # fmt: skip
from intrika.games.viceroy.rewards import (
    ChooseArchive,
    GiveReward,
    gain,
    give_circle_gem,
    put_tokens,
    tuck,
)
from intrika.games.viceroy.state import NOTHING, State, with_item, without
from intrika.games.viceroy.storing import store_gems, tuck_free_card, tuck_from_hand

Effect = Callable[[State, int, int], None]


def enact(s: State, seat: int, cell: int, law: int) -> None:
    """The effect of a law that was just laid into `cell`."""
    EFFECTS[law - CHARACTERS](s, seat, cell)


# -- 65: replace -----------------------------------------------------------------------------------


def start_replacing(s: State, seat: int) -> None:
    """Law 65 takes the place of any own card on levels 1 to 4."""
    lower = [cell for cell in s.cells[seat] if cell < TOP]
    if len(lower) == 1:
        replace(s, seat, lower[0])
    else:
        s.agenda.append(ChooseReplaced(seat))


class ChooseReplaced(SeatAsk):
    """Which own card goes back to the hand (law 65, R-31)."""

    __slots__ = ()
    name: ClassVar[str] = "replace"
    clause: ClassVar[str] = "§8"
    kinds: ClassVar[tuple[str, ...]] = ("replace",)

    def options(self, s: State, seat: int) -> list[Action]:
        grid = s.grids[seat]
        return [REPLACED[grid[cell] - 1] for cell in s.cells[seat] if cell < TOP]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        replace(s, seat, s.grids[seat].find(a.arg + 1))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        cell = s.grids[seat].find(a.arg + 1)
        if cell < 0:
            return refusal("R-58", "not-in-pyramid", card=a.arg)
        if cell >= TOP:
            return refusal("R-31", "law-too-high", card=REPLACE, level=level_of(cell))
        return None


def replace(s: State, seat: int, cell: int) -> None:
    """Everything on and under the card stays; circles that become one-coloured give gems."""
    s.played[seat] = NOTHING
    grid = s.grids[seat]
    card = grid[cell] - 1
    around = (cell, cell + ROW - 1, cell + ROW)
    mixed = [at for at in around if circle(grid, at) == NO_COLOUR]
    s.grids[seat] = with_card(grid, cell, REPLACE + 1)
    if s.log is not None:
        s.log.append(events.CardReplaced(seat, card, level_of(cell), column_of(cell)))
    for at in mixed:
        give_circle_gem(s, seat, at)
    gain(s, seat, card, True)


# -- 66: duplicate ---------------------------------------------------------------------------------


def start_copying(s: State, seat: int) -> None:
    """Law 66 goes under any own character."""
    grid = s.grids[seat]
    characters = [cell for cell in s.cells[seat] if grid[cell] <= CHARACTERS]
    if len(characters) == 1:
        duplicate(s, seat, characters[0])
    else:
        s.agenda.append(ChooseCopied(seat))


class ChooseCopied(SeatAsk):
    """Whose tokens are doubled (law 66, R-32)."""

    __slots__ = ()
    name: ClassVar[str] = "copy"
    clause: ClassVar[str] = "§8"
    kinds: ClassVar[tuple[str, ...]] = ("copy",)

    def options(self, s: State, seat: int) -> list[Action]:
        grid = s.grids[seat]
        return [COPY[grid[cell] - 1] for cell in s.cells[seat] if grid[cell] <= CHARACTERS]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        duplicate(s, seat, s.grids[seat].find(a.arg + 1))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg + 1 not in s.grids[seat]:
            return refusal("R-32", "not-in-pyramid", card=a.arg)
        return None


def duplicate(s: State, seat: int, cell: int) -> None:
    """One more of each token; each eternal gem needs another gem (R-24, R-32)."""
    s.played[seat] = NOTHING
    tuck(s, seat, DUPLICATE, cell, True)
    gems = tuple([(GIVE_ETERNAL, code >> 1 & 3) for code in s.eternals[seat] if code >> 3 == cell])
    for code in s.tokens[seat]:
        if code // KINDS == cell:
            put_tokens(s, seat, cell, code % KINDS, 1)
    if gems:
        s.agenda.append(GiveReward(seat, cell, gems))


# -- 69: take a displayed card ---------------------------------------------------------------------


def take_displayed_card(s: State, seat: int, cell: int) -> None:  # noqa: ARG001 - effects have one form
    """Skip the next auction; take a displayed card now (R-34)."""
    if s.round < ROUNDS:
        s.skips[seat] += SKIPPED_AUCTIONS
    places = [place for place in range(8) if s.display[place] >= 0]
    if len(places) == 1:
        take_and_refill(s, seat, places[0])
    elif places:
        s.agenda.append(ChooseDisplayed(seat))


class ChooseDisplayed(SeatAsk):
    """Which displayed card to take (law 69)."""

    __slots__ = ()
    name: ClassVar[str] = "displayed"
    clause: ClassVar[str] = "R-34"
    kinds: ClassVar[tuple[str, ...]] = ("take",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [TAKE[place] for place in range(8) if s.display[place] >= 0]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        take_and_refill(s, seat, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if s.display[a.arg] < 0:
            return refusal("R-34", "empty-place", slot=a.arg)
        return None


def take_and_refill(s: State, seat: int, place: int) -> None:
    s.agenda.append(RefillPlace(place))
    take_card(s, seat, place, "law")


class RefillPlace(Step):
    """The top card of the small deck comes in its place, after law 78 was offered (R-64)."""

    __slots__ = ("place",)
    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: State) -> None:
        if not s.small:
            return
        card = s.small[-1]
        s.small = s.small[:-1]
        s.display[self.place] = card
        s.shown += 1
        if s.log is not None:
            s.log.append(events.DisplayRefilled(card, self.place))


# -- 70: draw laws and return some -----------------------------------------------------------------


def draw_laws_and_return(s: State, seat: int, cell: int) -> None:  # noqa: ARG001 - effects have one form
    """Three laws come, two go back on top (R-35)."""
    drawn: list[int] = []
    for _ in range(min(LAWS_DRAWN, len(s.laws))):
        drawn.append(s.laws[-1])
        s.laws = s.laws[:-1]
        s.law_known = s.law_known[:-1]
        s.hands[seat] = with_item(s.hands[seat], drawn[-1])
        s.shown += 1
        if s.log is not None:
            s.log.append(events.CardDrawn(seat, "laws", drawn[-1]))
    return_on(s, seat, len(drawn) - LAWS_KEPT, tuple(drawn))


def return_on(s: State, seat: int, left: int, drawn: tuple[int, ...]) -> None:
    """Go on returning; then law 78 is offered for the drawn laws that stayed."""
    if left > 0:
        s.agenda.append(ChooseReturn(seat, left, drawn))
    elif ARCHIVE + 1 in s.grids[seat]:
        s.shown += 1  # how many of the drawn laws stayed can be told from the offers
        kept = [card for card in drawn if card in s.hands[seat]]
        s.agenda.extend([ChooseArchive(seat, card) for card in kept[::-1]])


class ChooseReturn(AskOne):
    """A law of the hand goes back on top of the law deck (law 70, R-35)."""

    __slots__ = ("drawn", "left")
    name: ClassVar[str] = "return"
    clause: ClassVar[str] = "R-35"
    kinds: ClassVar[tuple[str, ...]] = ("return",)
    left: int
    drawn: tuple[int, ...]

    def __init__(self, seat: int, left: int, drawn: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left
        self.drawn = drawn

    def options(self, s: State, seat: int) -> list[Action]:
        return [RETURN[card - CHARACTERS] for card in s.hands[seat] if card >= CHARACTERS]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        card = CHARACTERS + a.arg
        s.hands[seat] = without(s.hands[seat], card)
        s.known[seat] = tuple([other for other in s.known[seat] if other < CHARACTERS])
        s.laws += (card,)
        s.law_known += (seat,)
        if s.log is not None:
            s.log.append(events.LawReturned(seat, card))
        return_on(s, seat, self.left - 1, self.drawn)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if CHARACTERS + a.arg not in s.hands[seat]:
            return refusal("R-35", "card-not-in-hand", card=CHARACTERS + a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "left": self.left}

    def masked(self, s: State, seat: int, a: Action) -> str:
        return "return ?"

    def redealt(self, to: list[int]) -> ChooseReturn:
        return ChooseReturn(self.seat, self.left, tuple([to[card] for card in self.drawn]))


# -- 71, 73, 77, 80 to 84: choose one --------------------------------------------------------------


def choose_one(s: State, seat: int, cell: int) -> None:
    s.agenda.append(ChooseOne(seat, cell))


class ChooseOne(CellAsk):
    """One of the three things an edict offers (§8, R-50)."""

    __slots__ = ()
    name: ClassVar[str] = "choose"
    clause: ClassVar[str] = "§8"
    kinds: ClassVar[tuple[str, ...]] = ("choose",)

    def options(self, s: State, seat: int) -> list[Action]:
        law = s.grids[seat][self.cell] - 1 - CHARACTERS
        return [CHOOSE[choice] for choice in LAW_CHOICES[law]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        card = s.grids[seat][self.cell] - 1
        if s.log is not None:
            s.log.append(events.ChoiceMade(seat, card, a.arg))
        law = card - CHARACTERS
        reward = LAW_REWARDS[law][LAW_CHOICES[law].index(a.arg)]
        s.agenda.append(GiveReward(seat, self.cell, reward))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        card = s.grids[seat][self.cell] - 1
        if a.arg not in LAW_CHOICES[card - CHARACTERS]:
            return refusal("§8", "not-on-this-law", card=card)
        return None


# -- the table -------------------------------------------------------------------------------------


def nothing_now(s: State, seat: int, cell: int) -> None:
    """Laws 68, 75, 78, 79 and 85 to 88 act later."""


_effects: dict[str, Effect] = {
    "swap_token": start_barter,
    "take_displayed_card": take_displayed_card,
    "draw_laws_and_return": draw_laws_and_return,
    "choose_one": choose_one,
    "tuck_from_hand": tuck_from_hand,
    "tuck_free_card": tuck_free_card,
    "store_gems": store_gems,
}
EFFECTS: Final[list[Effect]] = [_effects.get(name, nothing_now) for name in LAW_EFFECT]
