"""Královské rošády: a position is worth the heads won and those the columns promise now."""

from __future__ import annotations

from intrika.bots.knowledge import Knowledge, shares
from intrika.core.state import State as CoreState
from intrika.games.kabale.cards import CONCEALED, HEAD_SYMBOL, HEAD_VALUE, ROUNDS, SYMBOLS
from intrika.games.kabale.evaluation import evaluate
from intrika.games.kabale.state import State

NEW_SYMBOL = 1.2  # what a symbol not yet held is worth beyond its points: the way to a set


class Know(Knowledge):
    """Evaluates every column as it lies, and trusts it more the fuller it is."""

    horizon = 6
    explore = 0.2

    def value(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        points = [_held(won) for won in s.won]
        for column in range(len(s.heads)):
            cards = [code % CONCEALED for code in s.columns[column]]
            if not cards:
                continue
            head = s.heads[column]
            winner = evaluate(cards, HEAD_SYMBOL[head], s.double_can_win).winner
            if winner >= 0:
                full = 1.0 if s.closed[column] else min(1.0, len(cards) / HEAD_VALUE[head])
                gain = HEAD_VALUE[head] + _new_symbol(s.won[winner], head)
                points[winner] += gain * (0.35 + 0.6 * full)
        return shares(points, 2.0 + 1.2 * (ROUNDS - s.round))


def _held(won: tuple[int, ...]) -> float:
    symbols = len({HEAD_SYMBOL[head] for head in won})
    plain = float(sum([HEAD_VALUE[head] for head in won]))
    if symbols == len(SYMBOLS):
        best = [max([HEAD_VALUE[h] for h in won if HEAD_SYMBOL[h] == k]) for k in range(symbols)]
        return max(plain, 2.0 * sum(best) - (len(won) - symbols))
    return plain + NEW_SYMBOL * symbols


def _new_symbol(won: tuple[int, ...], head: int) -> float:
    return 0.0 if HEAD_SYMBOL[head] in [HEAD_SYMBOL[h] for h in won] else NEW_SYMBOL
