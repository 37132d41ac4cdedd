"""Královské rošády: heads won, heads the columns promise now, and strong cards not yet spent."""

from __future__ import annotations

from typing import Final

from intrika.bots.knowledge import Knowledge, shares
from intrika.core.state import State as CoreState
from intrika.games.kabale.cards import (
    CARDS,
    CONCEALED,
    HEAD_SYMBOL,
    HEAD_VALUE,
    ROUNDS,
    SYMBOLS,
)  # fmt: skip
from intrika.games.kabale.evaluation import evaluate
from intrika.games.kabale.state import State

NEW_SYMBOL: Final = 1.2  # what a symbol not yet held is worth beyond its points: the way to a set
FULL: Final = 0.65  # how far the winner of a full column can be trusted
BEGUN: Final = 0.25  # and of an empty one, nearly
# Points that a card is worth to its owner while it is not spent.
KEEP: Final[dict[str, float]] = {
    "king": 1.6, "queen": 0.8, "juliet": 0.4, "murderer": 1.0, "storm": -0.7, "traitor": 0.5,
    "musketeers": 1.0, "wizard": 0.4, "prince": 0.8, "squire": -0.5, "hermit": -0.5,
    "romeo": -1.0, "beggar": 1.8, "disguise": -0.2,
}  # fmt: skip
KEPT: Final[list[float]] = [KEEP.get(name, 0.0) for name in CARDS]
SURE: Final = 2.0  # points that make a clear lead at the end of the game
OPEN: Final = 1.0  # and so many more for each round to come


class Know(Knowledge):
    """Evaluates every column as it lies, and trusts it more the fuller it is."""

    horizon = 0
    budgets = (30, 160, 2000)

    def value(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        later = min(1.0, 0.3 + 0.25 * (ROUNDS - s.round))
        points = [_held(s.won[seat]) + later * _kept(s, seat) for seat in range(s.seats)]
        for column in range(len(s.heads)):
            cards = [code % CONCEALED for code in s.columns[column]]
            if not cards:
                continue
            head = s.heads[column]
            winner = evaluate(cards, HEAD_SYMBOL[head], s.double_can_win).winner
            if winner >= 0:
                full = 1.0 if s.closed[column] else min(1.0, len(cards) / HEAD_VALUE[head])
                gain = HEAD_VALUE[head] + _new_symbol(s.won[winner], head)
                points[winner] += gain * (BEGUN + (FULL - BEGUN) * full)
        return shares(points, SURE + OPEN * (ROUNDS - s.round))


def _kept(s: State, seat: int) -> float:
    """What the cards in hand and in the pile are worth."""
    kept = 0.0
    for card in s.hands[seat]:
        kept += KEPT[card]
    for card in s.piles[seat][s.drawn[seat] :]:
        kept += KEPT[card]
    return kept


def _held(won: tuple[int, ...]) -> float:
    symbols = len({HEAD_SYMBOL[head] for head in won})
    plain = float(sum([HEAD_VALUE[head] for head in won]))
    if symbols == len(SYMBOLS):
        best = [max([HEAD_VALUE[h] for h in won if HEAD_SYMBOL[h] == k]) for k in range(symbols)]
        return max(plain, 2.0 * sum(best) - (len(won) - symbols))
    return plain + NEW_SYMBOL * symbols


def _new_symbol(won: tuple[int, ...], head: int) -> float:
    return 0.0 if HEAD_SYMBOL[head] in [HEAD_SYMBOL[h] for h in won] else NEW_SYMBOL
