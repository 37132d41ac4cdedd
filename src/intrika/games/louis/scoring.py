"""Majorities, points and the tie-break (specification, 11-2 to 11-4)."""

from __future__ import annotations

from intrika.core.result import Result, ScoreLine, places
from intrika.games.louis.cards import ARMS, ARMS_WIDTH, MISSION_POINTS
from intrika.games.louis.state import State, arms_of


def majority(s: State, kind: int) -> tuple[list[int], int]:
    """Everyone with most arms of a kind, and how many; nobody if nobody has any (§11-2, R-17)."""
    counts = [s.arms[ARMS_WIDTH * seat + kind] for seat in range(s.seats)]
    most = max(counts)
    return [seat for seat in range(s.seats) if most and counts[seat] == most], most


def score_lines(s: State, seat: int) -> tuple[ScoreLine, ...]:
    """All arms, one more for each majority, five points for each laid mission (§11-3, R-33)."""
    arms = sum(arms_of(s, seat))
    bonus = len([kind for kind in range(len(ARMS)) if seat in majority(s, kind)[0]])
    laid = s.laid[seat].bit_count()
    return (
        ScoreLine("arms", arms, {"count": arms}),
        ScoreLine("majorities", bonus, {"count": bonus}),
        ScoreLine("missions", MISSION_POINTS * laid, {"count": laid}),
    )


def result(s: State) -> Result:
    """Most points win, then more markers in the personal supply, then shared (§11-4, R-18)."""
    lines = tuple([score_lines(s, seat) for seat in range(s.seats)])
    totals = tuple([sum([line.points for line in seat]) for seat in lines])
    ranked = places([(totals[seat], s.personal[seat]) for seat in range(s.seats)])
    winners = tuple([seat for seat in range(s.seats) if ranked[seat] == 1])
    tiebreak = None
    if len(winners) > 1:
        tiebreak = "shared"
    elif totals.count(max(totals)) > 1:
        tiebreak = "markers"
    return Result(lines, totals, ranked, winners, tiebreak)
