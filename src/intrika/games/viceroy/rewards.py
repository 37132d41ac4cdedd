"""Receiving things (specification, section 7): gems, cards, tokens, eternal gems, circle gems."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import DRAW, ETERNAL, FILE, GEM, OWN_GEM
from intrika.games.viceroy.asks import CellAsk, SeatAsk
from intrika.games.viceroy.cards import (
    ARCHIVE,
    ATTACK,
    CHARACTERS,
    GIVE_ANY_ETERNAL,
    GIVE_ATTACK,
    GIVE_CARDS,
    GIVE_ETERNAL,
    GIVE_GEMS,
    GIVE_TOKEN,
    KINDS,
    Reward,
)  # fmt: skip
from intrika.games.viceroy.pyramid import circle, column_of, level_of
from intrika.games.viceroy.state import AUCTION, State, with_item, without


class GiveReward(Step):
    """The parts of a row or of a law's choice, one after another, onto the card in `cell`."""

    __slots__ = ("cell", "reward", "seat")
    seat: int
    cell: int
    reward: Reward

    def __init__(self, seat: int, cell: int, reward: Reward) -> None:
        self.seat = seat
        self.cell = cell
        self.reward = reward

    def run(self, s: State) -> None:
        if len(self.reward) > 1:
            s.agenda.append(GiveReward(self.seat, self.cell, self.reward[1:]))
        what, count = self.reward[0]
        if what >= GIVE_TOKEN:
            put_tokens(s, self.seat, self.cell, what - GIVE_TOKEN, count)
        elif what == GIVE_GEMS:
            take_gems(s, self.seat, count)
        elif what == GIVE_CARDS:
            s.agenda.append(DrawCards(self.seat, count))
        elif what == GIVE_ATTACK:
            gain_attacks(s, self.seat, self.cell, count)
        elif what == GIVE_ETERNAL:
            give_eternal(s, self.seat, self.cell, count)
        else:
            assert what == GIVE_ANY_ETERNAL
            give_any_eternal(s, self.seat, self.cell)


# -- gems ------------------------------------------------------------------------------------------


def take_gems(s: State, seat: int, due: int) -> None:
    """Take so many gems from the reserve, fewer if it is short (R-23); ask where colours differ."""
    take_on(s, seat, min(due, sum(s.reserve)), 0)


def take_on(s: State, seat: int, left: int, first: int) -> None:
    """Go on taking, colours from `first` on; what leaves no choice is taken at once."""
    reserve = s.reserve
    while left:
        while not reserve[first]:
            first += 1
        behind = 0
        for colour in range(first + 1, 4):
            behind += reserve[colour]
        if behind >= left:
            s.agenda.append(TakeGem(seat, left, first))
            return
        take_gem(s, seat, first)
        left -= 1


def take_gem(s: State, seat: int, colour: int) -> None:
    s.reserve[colour] -= 1
    s.gems[4 * seat + colour] += 1
    if s.log is not None:
        s.log.append(events.GemTaken(seat, colour))


class TakeGem(AskOne):
    """One gem of the several due, colours in their fixed order (§5.1, §7)."""

    __slots__ = ("first", "left")
    name: ClassVar[str] = "gem"
    clause: ClassVar[str] = "§7"
    kinds: ClassVar[tuple[str, ...]] = ("gem",)
    left: int
    first: int  # colours before this one are closed

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def options(self, s: State, seat: int) -> list[Action]:
        reserve = s.reserve
        made: list[Action] = []
        there = 0
        for colour in range(3, self.first - 1, -1):
            there += reserve[colour]
            if reserve[colour] and there >= self.left:
                made.append(GEM[colour])
        made.reverse()
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        take_gem(s, seat, a.arg)
        take_on(s, seat, self.left - 1, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if not s.reserve[a.arg]:
            return refusal("§7", "reserve-without", colour=a.arg)
        if a.arg < self.first:
            return refusal("§7", "gem-order", colour=a.arg, first=self.first)
        behind = sum([s.reserve[colour] for colour in range(a.arg, 4)])
        if behind < self.left:
            clause = "R-14" if s.phase == AUCTION else "R-23"
            return refusal(clause, "gem-too-late", colour=a.arg, count=self.left, there=behind)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "left": self.left, "first": self.first}


# -- cards -----------------------------------------------------------------------------------------


class DrawCards(Step):
    """So many cards from the small deck or the law deck, one by one (R-22)."""

    __slots__ = ("left", "seat")
    seat: int
    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: State) -> None:
        if not (s.small or s.laws):
            return
        if self.left > 1:
            s.agenda.append(DrawCards(self.seat, self.left - 1))
        if s.small and s.laws:
            s.agenda.append(ChooseDeck(self.seat))
        else:
            draw(s, self.seat, 0 if s.small else 1)


class ChooseDeck(SeatAsk):
    """Draw from the small deck or from the laws (§7)."""

    __slots__ = ()
    name: ClassVar[str] = "deck"
    clause: ClassVar[str] = "§7"
    kinds: ClassVar[tuple[str, ...]] = ("draw",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [DRAW[0], DRAW[1]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        draw(s, seat, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None


def draw(s: State, seat: int, deck: int) -> None:
    """The top card of the small deck (0) or of the laws (1) goes to the hand."""
    if deck == 0:
        card = s.small[-1]
        s.small = s.small[:-1]
    else:
        card = s.laws[-1]
        s.laws = s.laws[:-1]
        s.law_known = s.law_known[:-1]
    s.shown += 1
    if s.log is not None:
        s.log.append(events.CardDrawn(seat, "laws" if deck else "small", card))
    gain(s, seat, card, False)


def gain(s: State, seat: int, card: int, known: bool) -> None:
    """A card comes into the hand; with law 78 its owner may tuck it at once (R-39)."""
    s.hands[seat] = with_item(s.hands[seat], card)
    if known:
        s.known[seat] = with_item(s.known[seat], card)
    if ARCHIVE + 1 in s.grids[seat]:
        s.agenda.append(ChooseArchive(seat, card))


class ChooseArchive(AskOne):
    """Law 78: tuck the card just taken under it, or keep it (R-39)."""

    __slots__ = ("card",)
    name: ClassVar[str] = "archive"
    clause: ClassVar[str] = "R-39"
    kinds: ClassVar[tuple[str, ...]] = ("archive",)
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: State, seat: int) -> list[Action]:
        return [FILE[0], FILE[1]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a.arg == 0:
            known = self.card in s.known[seat]
            if known:
                s.known[seat] = without(s.known[seat], self.card)
            s.hands[seat] = without(s.hands[seat], self.card)
            tuck(s, seat, self.card, s.grids[seat].find(ARCHIVE + 1), known)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        sees = seat == self.seat or self.card in s.known[self.seat]
        return {"seat": self.seat, "card": self.card if sees else None}

    def redealt(self, to: list[int]) -> ChooseArchive:
        return ChooseArchive(self.seat, to[self.card])


def tuck(s: State, seat: int, card: int, cell: int, known: bool) -> None:
    """A card goes under the card in `cell`: no cost, no reward (§2.5)."""
    s.tucked[seat] = with_item(s.tucked[seat], (cell * 128 + card) * 2 + (1 if known else 0))
    if s.log is not None:
        s.log.append(events.CardTucked(seat, card, s.grids[seat][cell] - 1, known))


# -- tokens ----------------------------------------------------------------------------------------


def put_tokens(s: State, seat: int, cell: int, kind: int, count: int) -> None:
    for _ in range(count):
        s.tokens[seat] = with_item(s.tokens[seat], cell * KINDS + kind)
    if s.log is not None:
        for _ in range(count):
            s.log.append(events.TokenPlaced(seat, kind, s.grids[seat][cell] - 1))


def gain_attacks(s: State, seat: int, cell: int, count: int) -> None:
    """Attack tokens go behind the screen; a law's may stay on it by option (R-30)."""
    if s.attack_on_card and s.grids[seat][cell] > CHARACTERS:
        put_tokens(s, seat, cell, ATTACK, count)
        return
    s.attacks[seat] += count
    if s.log is not None:
        s.log.append(events.AttackGained(seat))


# -- eternal gems and circles ----------------------------------------------------------------------


def give_eternal(s: State, seat: int, cell: int, colour: int) -> None:
    """From the reserve; without one there the owner may use a gem of his own (R-24)."""
    if s.reserve[colour]:
        s.reserve[colour] -= 1
        lay_eternal(s, seat, cell, colour, False)
    elif s.gems[4 * seat + colour]:
        s.agenda.append(ChooseOwnGem(seat, cell, colour))
    elif s.log is not None:
        s.log.append(events.EternalMissed(seat, colour))


def lay_eternal(s: State, seat: int, cell: int, colour: int, own: bool) -> None:
    s.eternals[seat] = with_item(s.eternals[seat], (cell * 4 + colour) * 2)
    if s.log is not None:
        s.log.append(events.EternalPlaced(seat, colour, s.grids[seat][cell] - 1, own))


class ChooseOwnGem(AskOne):
    """The reserve has none of that colour: use a gem from behind the own screen? (R-24)"""

    __slots__ = ("cell", "colour")
    name: ClassVar[str] = "own-gem"
    clause: ClassVar[str] = "R-24"
    kinds: ClassVar[tuple[str, ...]] = ("own-gem",)
    cell: int
    colour: int

    def __init__(self, seat: int, cell: int, colour: int) -> None:
        self.seat = seat
        self.cell = cell
        self.colour = colour

    def options(self, s: State, seat: int) -> list[Action]:
        return [OWN_GEM[0], OWN_GEM[1]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a.arg == 0:
            s.gems[4 * seat + self.colour] -= 1
            lay_eternal(s, seat, self.cell, self.colour, True)
        elif s.log is not None:
            s.log.append(events.EternalMissed(seat, self.colour))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        card = s.grids[self.seat][self.cell] - 1
        return {"seat": self.seat, "colour": self.colour, "card": card}


def give_any_eternal(s: State, seat: int, cell: int) -> None:
    """A colour that the reserve or the own screen holds (R-66)."""
    colours = [c for c in range(4) if s.reserve[c] or s.gems[4 * seat + c]]
    if len(colours) > 1:
        s.agenda.append(ChooseEternal(seat, cell))
    elif colours:
        give_eternal(s, seat, cell, colours[0])


class ChooseEternal(CellAsk):
    """The colour of an eternal gem (laws 73 and 83, R-66)."""

    __slots__ = ()
    name: ClassVar[str] = "eternal"
    clause: ClassVar[str] = "R-66"
    kinds: ClassVar[tuple[str, ...]] = ("eternal",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [ETERNAL[c] for c in range(4) if s.reserve[c] or s.gems[4 * seat + c]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        give_eternal(s, seat, self.cell, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if s.reserve[a.arg] + s.gems[4 * seat + a.arg] == 0:
            return refusal("R-66", "no-gem-anywhere", colour=a.arg)
        return None


def give_circle_gem(s: State, seat: int, cell: int) -> None:
    """A circle of one colour gives a gem of it, if the reserve has one (§6.1)."""
    colour = circle(s.grids[seat], cell)
    if colour < 0:
        return
    there = s.reserve[colour] > 0
    if s.log is not None:
        at = level_of(cell), column_of(cell)
        s.log.append(events.CircleClosed(seat, colour, at[0], at[1], there))
    if there:
        take_gem(s, seat, colour)
