"""The final score (specification, section 6)."""

from __future__ import annotations

from intrika.core.result import Result, ScoreLine, places
from intrika.games.kabale.cards import (
    EXTRA_CARD,
    HEAD_SYMBOL,
    HEAD_VALUE,
    SET_MULTIPLIER,
    SYMBOLS,
)  # fmt: skip
from intrika.games.kabale.state import State


def score_lines(won: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    """All values; or, with all six symbols and if it is more, the best six doubled (R-23)."""
    plain = sum([HEAD_VALUE[head] for head in won])
    best = [0] * len(SYMBOLS)
    for head in won:
        best[HEAD_SYMBOL[head]] = max(best[HEAD_SYMBOL[head]], HEAD_VALUE[head])
    extra = len(won) - len(SYMBOLS)
    doubled = SET_MULTIPLIER * sum(best)
    if 0 in best or plain >= doubled - EXTRA_CARD * extra:
        return (ScoreLine("heads", plain, {"count": len(won)}),)
    lines = [ScoreLine("set", doubled, {"sum": sum(best)})]
    if extra:
        lines.append(ScoreLine("extra", -EXTRA_CARD * extra, {"count": extra}))
    return tuple(lines)


def result(s: State) -> Result:
    """Most points win; equal points share the place (R-22)."""
    lines = tuple([score_lines(won) for won in s.won])
    totals = tuple([sum([line.points for line in seat]) for seat in lines])
    ranked = places(totals)
    winners = tuple([seat for seat in range(s.seats) if ranked[seat] == 1])
    return Result(lines, totals, ranked, winners, "shared" if len(winners) > 1 else None)
