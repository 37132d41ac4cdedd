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


class Past:
    """What is needed to look back, taken from a table in a moment; the rest takes longer.

    While the game runs, only what this seat saw at the time. Secret answers to one question stand
    in seat order, as in the record.
    """

    def __init__(self, table: LiveTable, seat: int | None, everything: bool) -> None:
        match = table.match
        if match is None:
            raise Trouble("not-started")
        self.match = match
        self.seat = seat
        self.over = match.state.over
        self.everything = everything and self.over
        self.taken = list(match.taken)
        self.told = table.happened(seat, 0)

    def moments(self, start: int) -> m.Replay:
        """Some moments from one on."""
        match = self.match
        again = Match(match.game, list(match.players), match.seed, match.options)
        made = []
        heard = 0
        for number in range(min(len(self.taken), start + MOMENTS - 1) + 1):
            if number:
                taken = self.taken[number - 1]
                again.act(taken.seat, taken.action)
            if number >= start:
                made.append(self._moment(number, again, self.told[heard : len(again.events)]))
            heard = len(again.events)
        return m.Replay(total=len(self.taken), start=start, moments=made)

    def _moment(self, number: int, again: Match, told: list[m.Happened]) -> m.Moment:
        view = open_view(again.state) if self.everything else again.state.view(self.seat)
        if not number:
            return m.Moment(0, None, "", view, told)
        taken = self.taken[number - 1]
        known = self.over or taken.seat == self.seat
        text = taken.action.text if known else taken.masked
        return m.Moment(number, taken.seat, text, view, told)
