"""Evaluating one column (specification, section 5): pure functions from cards to a winner.

Cards are `owner * 25 + card`, listed from the head down. Values are doubled.
"""

from __future__ import annotations

from typing import Final

from intrika.games.kabale.cards import (
    BASE,
    BEGGAR,
    DOUBLE,
    DRAGON,
    DRAGON_LOWERS,
    GIANT,
    GIANT_STEP,
    HERMIT,
    HERMIT_STEP,
    JULIET,
    MAX_SEATS,
    MUSKETEERS,
    NO_VALUE,
    PRINCE,
    ROMEO,
    ROMEO_WITH_JULIET,
    SET,
    SQUIRE,
    WITCH,
    WITCH_TO,
    WIZARD,
    WIZARD_FROM,
)  # fmt: skip

NOBODY: Final = -1
NO_CARD: Final = -1  # the total of an owner without a card


class Evaluation:
    """How a column came out, with all that is needed to explain it."""

    __slots__ = ("cards", "reason", "values", "winner", "witched", "wizarded")
    wizarded: list[int]  # removed by the wizard
    witched: list[int]  # removed by the witch
    cards: list[int]  # the final list
    values: list[int]  # of the final list; NO_VALUE for a double that copies nothing
    winner: int
    reason: str  # musketeers, pair, lowest, highest or nobody

    def __init__(self, cards: list[int]) -> None:
        self.wizarded = []
        self.witched = []
        self.cards = cards
        self.values = []
        self.winner = NOBODY
        self.reason = "nobody"

    def totals(self, seats: int) -> tuple[int | None, ...]:
        """By seat; None for a seat without a card in the final list."""
        sums = _totals(self.cards, self.values)
        return tuple([None if total == NO_CARD else total for total in sums[:seats]])


def evaluate(column: list[int], symbol: int, double_can_win: bool = True) -> Evaluation:
    """Find the winner of a column under a head with this symbol (§5)."""
    e = Evaluation(column)
    kinds = [code % SET for code in column]
    found = _bits(kinds)
    base = BASE[symbol]
    if found >> MUSKETEERS & 1:
        e.values = [base[kind] for kind in kinds]
        e.reason = "musketeers"
        e.winner = _highest(e.cards, e.values, double_can_win)
        return e
    if found >> WIZARD & 1 and kinds.count(WIZARD) == 1:
        _remove_by_wizard(e, base)
    if found >> WITCH & 1 and kinds.count(WITCH) == 1:
        _remove_by_witch(e, base)
    if len(e.cards) != len(kinds):
        kinds = [code % SET for code in e.cards]
        found = _bits(kinds)
    e.values = _final_values(e.cards, kinds, found, base)
    if found >> PRINCE & 1 and found >> SQUIRE & 1:
        e.winner = _pair(e.cards)
    if e.winner != NOBODY:
        e.reason = "pair"
    elif found >> BEGGAR & 1:
        e.reason = "lowest"
        e.winner = _lowest(e.cards, e.values)
    else:
        e.reason = "highest"
        e.winner = _highest(e.cards, e.values, double_can_win)
    if e.winner == NOBODY:
        e.reason = "nobody"
    return e


def _bits(kinds: list[int]) -> int:
    """Which cards are there, as bits of one number: quicker to ask than a list."""
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found


def _copy(cards: list[int], values: list[int]) -> None:
    """A double's value is that of the card directly below; with nothing below it has none."""
    for i in range(len(cards) - 1, -1, -1):
        if cards[i] % SET == DOUBLE:
            values[i] = values[i + 1] if i + 1 < len(cards) else NO_VALUE


def _base_values(cards: list[int], base: list[int]) -> list[int]:
    values = [base[code % SET] for code in cards]
    _copy(cards, values)
    return values


def _remove_by_wizard(e: Evaluation, base: list[int]) -> None:
    """All cards worth 10 or more leave at once (§5.2); base values count (R-3)."""
    values = _base_values(e.cards, base)
    kept: list[int] = []
    for i, code in enumerate(e.cards):
        if values[i] >= WIZARD_FROM:
            e.wizarded.append(code)
        else:
            kept.append(code)
    e.cards = kept


def _remove_by_witch(e: Evaluation, base: list[int]) -> None:
    """All cards worth 9 or less leave at once, but not the witch herself (§5.3)."""
    values = _base_values(e.cards, base)
    kept: list[int] = []
    for i, code in enumerate(e.cards):
        if values[i] > WITCH_TO or values[i] == NO_VALUE or code % SET == WITCH:
            kept.append(code)
        else:
            e.witched.append(code)
    e.cards = kept


def _pair(cards: list[int]) -> int:
    """The owner of prince and squire; of several the one whose card is nearest the head (§5.4)."""
    for code in cards:
        kind = code % SET
        if kind == PRINCE and code - PRINCE + SQUIRE in cards:
            return code // SET
        if kind == SQUIRE and code - SQUIRE + PRINCE in cards:
            return code // SET
    return NOBODY


def _final_values(cards: list[int], kinds: list[int], found: int, base: list[int]) -> list[int]:
    """Own-value effects, then doubles, then dragons (§5.5, R-17)."""
    others = len(cards) - 1
    values = [base[kind] for kind in kinds]
    for i, kind in enumerate(kinds):
        if kind == HERMIT:
            values[i] = max(0, values[i] - HERMIT_STEP * others)
        elif kind == GIANT:
            values[i] += GIANT_STEP * others
        elif kind == ROMEO and cards[i] - ROMEO + JULIET in cards:
            values[i] = ROMEO_WITH_JULIET
    if found >> DOUBLE & 1:
        _copy(cards, values)
    if found >> DRAGON & 1:
        dragons = [code // SET for code in cards if code % SET == DRAGON]
        _lower_by_dragons(cards, values, dragons)
    return values


def _lower_by_dragons(cards: list[int], values: list[int], dragons: list[int]) -> None:
    """Each dragon takes 2 off every card of the other players, never below 0."""
    for i, code in enumerate(cards):
        if values[i] != NO_VALUE:
            foreign = len(dragons) - dragons.count(code // SET)
            values[i] = max(0, values[i] - DRAGON_LOWERS * foreign)


def _totals(cards: list[int], values: list[int]) -> list[int]:
    """By owner; NO_CARD for those without a card."""
    sums = [NO_CARD] * MAX_SEATS
    for i, code in enumerate(cards):
        owner, value = code // SET, values[i]
        if sums[owner] == NO_CARD:
            sums[owner] = 0
        if value > 0:
            sums[owner] += value
    return sums


def _with_value(cards: list[int], values: list[int]) -> set[int]:
    """The owners of at least one card that has a value."""
    return {code // SET for i, code in enumerate(cards) if values[i] != NO_VALUE}


def _highest(cards: list[int], values: list[int], double_can_win: bool) -> int:
    """The highest total; a tie goes to the card nearest the head (§5.7)."""
    sums = _totals(cards, values)
    if not double_can_win:
        real = _with_value(cards, values)
        cards = [code for code in cards if code // SET in real]
    winner = NOBODY
    best = -1
    for code in cards:
        if sums[code // SET] > best:
            winner = code // SET
            best = sums[winner]
    return winner


def _lowest(cards: list[int], values: list[int]) -> int:
    """The lowest total; a tie goes to the card farthest from the head (§5.6)."""
    sums = _totals(cards, values)
    real = _with_value(cards, values)
    winner = NOBODY
    least = 0
    for code in reversed(cards):
        owner = code // SET
        if owner in real and (winner == NOBODY or sums[owner] < least):
            winner = owner
            least = sums[owner]
    return winner
