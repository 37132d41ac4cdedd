"""Laws under and on which things are laid: 72 hand cards, 74 a free card, 76 gems (section 8)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import BURY, STORE, TUCK
from intrika.games.viceroy.asks import CellAsk
from intrika.games.viceroy.cards import KINDS, TREASURY_MOST
from intrika.games.viceroy.pyramid import free_cells, with_card
from intrika.games.viceroy.rewards import tuck
from intrika.games.viceroy.state import NOTHING, State, with_item, without

# -- 72: tuck hand cards ---------------------------------------------------------------------------


def tuck_from_hand(s: State, seat: int, cell: int) -> None:
    if s.hands[seat]:
        s.agenda.append(ChooseTucked(seat, cell))


def last_tucked(s: State, seat: int, cell: int) -> int:
    """The highest card tucked there: cards are chosen in ascending order."""
    return max([code >> 1 & 127 for code in s.tucked[seat] if code >> 8 == cell], default=NOTHING)


class ChooseTucked(CellAsk):
    """Hand cards under law 72, one at a time in ascending order (R-36)."""

    __slots__ = ()
    name: ClassVar[str] = "tuck"
    clause: ClassVar[str] = "R-36"
    kinds: ClassVar[tuple[str, ...]] = ("tuck",)

    def options(self, s: State, seat: int) -> list[Action]:
        last = last_tucked(s, seat, self.cell)
        return [TUCK[0]] + [TUCK[card + 1] for card in s.hands[seat] if card > last]

    def choose(self, s: State, seat: int, a: Action) -> None:
        if a.arg == 0:
            s.agenda.pop()
            return
        card = a.arg - 1
        s.hands[seat] = without(s.hands[seat], card)
        s.known[seat] = ()
        tuck(s, seat, card, self.cell, False)
        if not s.hands[seat]:
            s.agenda.pop()

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg == 0:
            return None
        if a.arg - 1 not in s.hands[seat]:
            return refusal("R-36", "card-not-in-hand", card=a.arg - 1)
        if a.arg - 1 < last_tucked(s, seat, self.cell):
            return refusal("R-36", "tuck-order", card=a.arg - 1)
        return None

    def masked(self, s: State, seat: int, a: Action) -> str:
        return a.text if a.arg == 0 else "tuck ?"


# -- 74: tuck a free card --------------------------------------------------------------------------


def other_free(s: State, seat: int, cell: int) -> list[int]:
    """Cells of free cards but for the one in `cell`."""
    covered = [code >> 8 for code in s.tucked[seat]]
    return [at for at in free_cells(s.grids[seat], s.cells[seat], covered) if at != cell]


def tuck_free_card(s: State, seat: int, cell: int) -> None:
    found = other_free(s, seat, cell)
    if len(found) == 1:
        bury(s, seat, found[0], cell)
    else:
        s.agenda.append(ChooseBuried(seat, cell))


class ChooseBuried(CellAsk):
    """A free card of the pyramid goes under law 74 (§2.6, R-37)."""

    __slots__ = ()
    name: ClassVar[str] = "bury"
    clause: ClassVar[str] = "R-37"
    kinds: ClassVar[tuple[str, ...]] = ("bury",)

    def options(self, s: State, seat: int) -> list[Action]:
        grid = s.grids[seat]
        return [BURY[grid[at] - 1] for at in other_free(s, seat, self.cell)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        bury(s, seat, s.grids[seat].find(a.arg + 1), self.cell)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        at = s.grids[seat].find(a.arg + 1)
        if at < 0:
            return refusal("R-37", "not-in-pyramid", card=a.arg)
        if at == self.cell:
            return refusal("R-37", "not-under-itself", card=a.arg)
        if at not in other_free(s, seat, self.cell):
            return refusal("§2.6", "not-free", card=a.arg)
        return None


def bury(s: State, seat: int, at: int, cell: int) -> None:
    """Tokens go to the supply, gems to the reserve; the cell is empty again (R-37)."""
    card = s.grids[seat][at] - 1
    lost = [code % KINDS for code in s.tokens[seat] if code // KINDS == at]
    freed = [code >> 1 & 3 for code in s.eternals[seat] if code >> 3 == at]
    freed += [code & 3 for code in s.stored[seat] if code >> 2 == at]
    s.tokens[seat] = tuple([code for code in s.tokens[seat] if code // KINDS != at])
    s.eternals[seat] = tuple([code for code in s.eternals[seat] if code >> 3 != at])
    s.stored[seat] = tuple([code for code in s.stored[seat] if code >> 2 != at])
    s.grids[seat] = with_card(s.grids[seat], at, 0)
    s.cells[seat] = without(s.cells[seat], at)
    tuck(s, seat, card, cell, True)
    if lost and s.log is not None:
        s.log.append(events.TokensLost(seat, tuple(lost)))
    for colour in freed:
        s.reserve[colour] += 1
        if s.log is not None:
            s.log.append(events.GemReleased(seat, colour))


# -- 76: store gems --------------------------------------------------------------------------------


def store_gems(s: State, seat: int, cell: int) -> None:
    store_on(s, seat, cell, TREASURY_MOST, 0)


def store_on(s: State, seat: int, cell: int, left: int, first: int) -> None:
    if left and any(s.gems[4 * seat + first : 4 * seat + 4]):
        s.agenda.append(ChooseStored(seat, cell, left, first))


class ChooseStored(AskOne):
    """Gems onto law 76, one at a time, colours in their fixed order (R-38)."""

    __slots__ = ("cell", "first", "left")
    name: ClassVar[str] = "store"
    clause: ClassVar[str] = "R-38"
    kinds: ClassVar[tuple[str, ...]] = ("store",)
    cell: int
    left: int
    first: int

    def __init__(self, seat: int, cell: int, left: int, first: int) -> None:
        self.seat = seat
        self.cell = cell
        self.left = left
        self.first = first

    def options(self, s: State, seat: int) -> list[Action]:
        return [STORE[0]] + [STORE[c + 1] for c in range(self.first, 4) if s.gems[4 * seat + c]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a.arg == 0:
            return
        colour = a.arg - 1
        s.gems[4 * seat + colour] -= 1
        s.stored[seat] = with_item(s.stored[seat], self.cell * 4 + colour)
        if s.log is not None:
            s.log.append(events.GemStored(seat, colour))
        store_on(s, seat, self.cell, self.left - 1, colour)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg == 0:
            return None
        if not s.gems[4 * seat + a.arg - 1]:
            return refusal("R-38", "no-gem-of-colour", colour=a.arg - 1)
        if a.arg - 1 < self.first:
            return refusal("R-38", "gem-order", colour=a.arg - 1, first=self.first)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "left": self.left, "first": self.first}
