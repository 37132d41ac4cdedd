"""Placing a card, paying for it and what follows (specification, §6.1 and §6.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import CELL, DISCOUNT, LEVEL5
from intrika.games.viceroy.asks import CellAsk, SeatAsk
from intrika.games.viceroy.cards import (
    CHARACTERS,
    FAVOUR,
    GIVE_TOKEN,
    LAW_LEVELS,
    LEVEL_5_ROWS,
    LEVELS,
    POINTS_15,
    PRICE,
    REWARD,
    Reward,
)  # fmt: skip
from intrika.games.viceroy.laws import enact
from intrika.games.viceroy.pyramid import (
    ROW,
    column_of,
    has_other_free,
    is_open,
    level_of,
    open_cells,
    with_card,
)  # fmt: skip
from intrika.games.viceroy.rewards import GiveReward, give_circle_gem
from intrika.games.viceroy.state import NOTHING, State, with_item


def unused(s: State, seat: int) -> list[int]:
    """By colour: eternal gems whose discount is still to be had in this phase."""
    counts = [0, 0, 0, 0]
    for code in s.eternals[seat]:
        if not code & 1:
            counts[code >> 1 & 3] += 1
    return counts


def can_place_favour(s: State, seat: int, cell: int) -> bool:
    """Law 74 needs another free card once it lies (R-37)."""
    covered = [code >> 8 for code in s.tucked[seat]]
    return has_other_free(s.grids[seat], s.cells[seat], covered, cell)


# -- placing ---------------------------------------------------------------------------------------


def highest_level(s: State, seat: int, character: int) -> int:
    """The highest level whose price this seat can pay with all discounts (§6.1)."""
    gems, base = s.gems, 4 * seat
    spare = unused(s, seat)
    prices = PRICE[character]
    level = 1
    while level < LEVELS:
        price = prices[level + 1]
        for colour in range(4):
            if price[colour] > gems[base + colour] + spare[colour]:
                return level
        level += 1
    return level


class ChooseCell(SeatAsk):
    """A legal cell whose price can be paid (§2.2, §6.1, §6.2)."""

    __slots__ = ()
    name: ClassVar[str] = "cell"
    clause: ClassVar[str] = "§2.2"
    kinds: ClassVar[tuple[str, ...]] = ("cell",)

    def options(self, s: State, seat: int) -> list[Action]:
        card = s.played[seat]
        top = highest_level(s, seat, card) if card < CHARACTERS else LAW_LEVELS
        found = open_cells(s.grids[seat], s.cells[seat], top)
        if card == FAVOUR:
            found = [cell for cell in found if can_place_favour(s, seat, cell)]
        return [CELL[cell] for cell in found]

    def choose(self, s: State, seat: int, a: Action) -> None:
        card = s.played[seat]
        cell = a.arg * ROW + a.arg2
        s.played[seat] = NOTHING
        lay(s, seat, card, cell)
        s.agenda[-1] = FinishPlacing(seat, cell)
        if card < CHARACTERS:
            pay_on(s, seat, cell, 0, PRICE[card][a.arg + 1][0], NOTHING)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        card = s.played[seat]
        cell = a.arg * ROW + a.arg2
        level = a.arg + 1
        if card >= CHARACTERS and level > LAW_LEVELS:
            return refusal("§6.2", "law-too-high", card=card, level=level)
        if not is_open(s.grids[seat], cell, LEVELS):
            if s.grids[seat][cell]:
                return refusal("§2.2", "cell-taken", card=s.grids[seat][cell] - 1)
            return refusal("§2.2", "cell-unsupported", level=level, column=column_of(cell))
        if card < CHARACTERS:
            return refuse_price(s, seat, card, level)
        if card == FAVOUR and not can_place_favour(s, seat, cell):
            return refusal("R-37", "no-other-free-card", card=card)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "card": s.played[self.seat]}


def refuse_price(s: State, seat: int, card: int, level: int) -> Refusal | None:
    """The first colour that this seat cannot pay on that level, with its figures."""
    price, spare = PRICE[card][level], unused(s, seat)
    colours = [colour for colour in range(4) for _ in range(price[colour])]
    for colour in range(4):
        have = s.gems[4 * seat + colour]
        if have + spare[colour] < price[colour]:
            return refusal(
                "§6.1", "price-too-high", card=card, level=level, colour=colours, missing=colour,
                need=price[colour], have=have, discounts=spare[colour],
            )  # fmt: skip
    return None


def lay(s: State, seat: int, card: int, cell: int) -> None:
    """Put a card into an empty cell of the pyramid."""
    s.grids[seat] = with_card(s.grids[seat], cell, card + 1)
    s.cells[seat] = with_item(s.cells[seat], cell)
    if s.log is not None:
        s.log.append(events.CardPlaced(seat, card, level_of(cell), column_of(cell)))


# -- paying ----------------------------------------------------------------------------------------


def pay_on(s: State, seat: int, cell: int, colour: int, left: int, after: int) -> None:
    """Pay colour by colour; ask about an eternal gem where use and keep are both possible (R-60).

    `left` is what is still owed in this colour; eternal gems up to the code `after` are decided.
    """
    price = PRICE[s.grids[seat][cell] - 1][level_of(cell)]
    while True:
        if left:
            spare = [
                e for e in s.eternals[seat] if e > after and e & 1 == 0 and e >> 1 & 3 == colour
            ]
            if spare:
                owed = left - s.gems[4 * seat + colour]
                keepable = owed <= len(spare) - spare.count(spare[0])
                if keepable and not s.auto_discount:
                    s.agenda.append(ChooseDiscount(seat, cell, spare[0], left))
                    return
                use_discount(s, seat, spare[0])
                left -= 1
                continue
            pay_gems(s, seat, colour, left)
        colour += 1
        if colour == 4:
            return
        left = price[colour]
        after = NOTHING


def pay_gems(s: State, seat: int, colour: int, count: int) -> None:
    s.gems[4 * seat + colour] -= count
    s.reserve[colour] += count
    if s.log is not None:
        for _ in range(count):
            s.log.append(events.GemPaid(seat, colour))


def use_discount(s: State, seat: int, code: int) -> None:
    row = s.eternals[seat]
    at = len(row) - 1 - row[::-1].index(code)
    s.eternals[seat] = row[:at] + (code + 1,) + row[at + 1 :]
    if s.log is not None:
        card = s.grids[seat][code >> 3] - 1
        s.log.append(events.DiscountUsed(seat, code >> 1 & 3, card))


class ChooseDiscount(AskOne):
    """Use this eternal gem for the payment, or keep its discount for later (R-19, R-60).

    Of several gems of one colour on one card the first ones are used first.
    """

    __slots__ = ("cell", "code", "left")
    name: ClassVar[str] = "discount"
    clause: ClassVar[str] = "R-19"
    kinds: ClassVar[tuple[str, ...]] = ("discount",)
    cell: int  # of the card being paid for
    code: int  # the eternal gem
    left: int  # gems of its colour still owed

    def __init__(self, seat: int, cell: int, code: int, left: int) -> None:
        self.seat = seat
        self.cell = cell
        self.code = code
        self.left = left

    def options(self, s: State, seat: int) -> list[Action]:
        return [DISCOUNT[0], DISCOUNT[1]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        colour = self.code >> 1 & 3
        if a.arg == 0:
            use_discount(s, seat, self.code)
            pay_on(s, seat, self.cell, colour, self.left - 1, self.code - 1)
        else:
            pay_on(s, seat, self.cell, colour, self.left, self.code)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        grid = s.grids[self.seat]
        return {
            "seat": self.seat,
            "card": grid[self.cell] - 1,
            "colour": self.code >> 1 & 3,
            "under": grid[self.code >> 3] - 1,
            "left": self.left,
        }


# -- what follows placing --------------------------------------------------------------------------


class FinishPlacing(Step):
    """The circle gem, then the reward or the law's effect (§6.1, §6.2, R-18)."""

    __slots__ = ("cell", "seat")
    seat: int
    cell: int

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, s: State) -> None:
        seat, cell = self.seat, self.cell
        give_circle_gem(s, seat, cell)
        card = s.grids[seat][cell] - 1
        level = level_of(cell)
        if card >= CHARACTERS:
            enact(s, seat, cell, card)
        elif level == LEVELS:
            s.agenda.append(ChooseTopReward(seat, cell))
        else:
            s.agenda.append(GiveReward(seat, cell, REWARD[card][level]))


class ChooseTopReward(CellAsk):
    """Level 5: the rewards of rows 1, 2 and 3 together, or 15 points (§6.1, R-26)."""

    __slots__ = ()
    name: ClassVar[str] = "level5"
    clause: ClassVar[str] = "§6.1"
    kinds: ClassVar[tuple[str, ...]] = ("level5",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [LEVEL5[0], LEVEL5[1]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        reward: Reward = ((GIVE_TOKEN + POINTS_15, 1),)
        if a.arg == 0:
            rows = REWARD[s.grids[seat][self.cell] - 1][1 : LEVEL_5_ROWS + 1]
            reward = tuple([part for row in rows for part in row])
        s.agenda.append(GiveReward(seat, self.cell, reward))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None


CHOOSE_CELL: Final = [ChooseCell(seat) for seat in range(4)]
