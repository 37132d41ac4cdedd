"""Looking back: a table's record and its moments, as one reader may see them."""

from __future__ import annotations

from intrika.core.match import Match
from intrika.core.open_view import open_view
from intrika.server import messages as m
from intrika.server.table import LiveTable
from intrika.server.trouble import Trouble

MOMENTS = 100  # at once


def export(table: LiveTable, seat: int | None) -> m.Export:
    match = table.match
    if match is None:
        raise Trouble("not-started")
    record = match.record_for(seat)
    return m.Export(record.text(), record.redacted_for is not None)


def moments(table: LiveTable, seat: int | None, start: int, everything: bool) -> m.Replay:
    """Some moments from one on. While the game runs, only what this seat saw at the time.

    Secret answers to one question stand in seat order, as in the record.
    """
    match = table.match
    if match is None:
        raise Trouble("not-started")
    everything = everything and match.state.over
    again = Match(match.game, list(match.players), match.seed, match.options)
    told = table.happened(seat, 0)
    made = []
    heard = 0
    for number in range(min(len(match.taken), start + MOMENTS - 1) + 1):
        if number:
            taken = match.taken[number - 1]
            again.act(taken.seat, taken.action)
        if number >= start:
            view = open_view(again.state) if everything else again.state.view(seat)
            made.append(_moment(match, number, seat, view, told[heard : len(again.events)]))
        heard = len(again.events)
    return m.Replay(total=len(match.taken), start=start, moments=made)


def _moment(
    match: Match, number: int, seat: int | None, view: dict[str, object], told: list[m.Happened]
) -> m.Moment:
    if not number:
        return m.Moment(0, None, "", view, told)
    taken = match.taken[number - 1]
    known = match.state.over or taken.seat == seat
    return m.Moment(number, taken.seat, taken.action.text if known else taken.masked, view, told)
