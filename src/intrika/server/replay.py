"""Looking back: a game's record, its story and its moments, as one reader may see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from intrika.core.match import Match, Taken
from intrika.core.open_view import open_view_from
from intrika.server import messages as m
from intrika.server import messages_past as mp
from intrika.server.table import LiveTable, happened
from intrika.server.trouble import Trouble

MOMENTS = 100  # at once


class Eyes(NamedTuple):
    """How somebody looks back: from a seat or beside the table, and whether all is open."""

    seat: int | None
    open: bool


class Past:
    """What is needed to look back, taken from a table in a moment; the rest takes longer.

    Without `open`, everything is as the eyes saw it at the time. Secret answers to one question
    stand in seat order, as in the record.
    """

    def __init__(self, match: Match, own: int | None, times: list[float], free: bool) -> None:
        self.match = match
        self.own = own  # the reader's seat
        self.times = times  # of the events, as far as they are known
        self.free = free  # everything may be seen
        self.over = match.state.over
        self.taken = list(match.taken)

    def eyes(self, wanted: str | None, open: bool) -> Eyes:
        """Whose eyes may be used: in a running game only one's own."""
        seat = self.own
        if wanted is not None:
            seat = None if wanted == "watch" else int(wanted)
        if seat is not None and seat >= len(self.match.players):
            raise Trouble("no-seat")
        if not self.free and (open or seat != self.own):
            raise Trouble("not-over")
        return Eyes(seat, open)

    def story(self, eyes: Eyes) -> mp.Story:
        """Every decision and every event, without the views."""
        steps = [self._step(taken, eyes) for taken in self.taken]
        events: list[m.Happened] = []
        for number, again in self._again(len(self.taken)):
            events += self._told(number, again, len(events), eyes)
        return mp.Story(eyes.seat, eyes.open, steps, events)

    def moments(self, eyes: Eyes, start: int, count: int = MOMENTS, step: int = 1) -> mp.Replay:
        """Some moments from one on, or every so many."""
        total = len(self.taken)
        wanted = range(start, total + 1, step)[:count]
        made: list[mp.Moment] = []
        heard = 0
        for number, again in self._again(wanted[-1] if wanted else -1):
            if number in wanted:
                told = self._told(number, again, heard, eyes)
                made.append(self._moment(number, again, told, eyes))
            heard = len(again.events)
        return mp.Replay(total=total, start=start, moments=made)

    def _again(self, last: int) -> Iterator[tuple[int, Match]]:
        """The game once more, after each decision up to one."""
        match = self.match
        again = Match(match.game, list(match.players), match.seed, match.options, match.pack)
        for number in range(last + 1):
            if number:
                taken = self.taken[number - 1]
                again.act(taken.seat, taken.action)
            yield number, again

    def _told(self, number: int, again: Match, start: int, eyes: Eyes) -> list[m.Happened]:
        made = []
        for n in range(start, len(again.events)):
            event = again.events[n]
            seen = event if eyes.open else event.seen_by(eyes.seat)
            at = self.times[n] if n < len(self.times) else 0.0
            made.append(happened(n, seen, number, at))
        return made

    def _moment(self, number: int, again: Match, told: list[m.Happened], eyes: Eyes) -> mp.Moment:
        state = again.state
        view = open_view_from(state, eyes.seat) if eyes.open else state.view(eyes.seat)
        if not number:
            return mp.Moment(0, None, "", view, told)
        step = self._step(self.taken[number - 1], eyes)
        return mp.Moment(number, step.seat, step.text, view, told)

    def _step(self, taken: Taken, eyes: Eyes) -> mp.Step:
        text = taken.action.text
        if eyes.open or taken.seat == eyes.seat or taken.masked == text:
            return mp.Step(taken.seat, taken.action.to_json(), text)
        return mp.Step(taken.seat, None, taken.masked)


def export(table: LiveTable, seat: int | None) -> m.Export:
    match = table.match
    if match is None:
        raise Trouble("not-started")
    record = match.record_for(seat)
    return m.Export(record.text(), record.redacted_for is not None)


def past_of(table: LiveTable, guest: str | None) -> Past:
    """A table's game up to now, for one guest. The table is locked."""
    course = table.course
    if course is None:
        raise Trouble("not-started")
    times = [at for _, at in course.stamps]
    return Past(course.match, table.seat_of(guest), times, course.match.state.over)
