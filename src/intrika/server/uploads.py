"""Records that were sent to be looked at: checked to the last line, kept for a while, unlisted."""

from __future__ import annotations

import asyncio
import unicodedata
from base64 import urlsafe_b64encode
from collections import OrderedDict
from hashlib import blake2b
from typing import get_args

from intrika.core.match import Match, replay
from intrika.core.record import Entry, Record, parse_record
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.server import messages as m
from intrika.server import messages_past as mp
from intrika.server.replay import Past
from intrika.server.trouble import Trouble

KEPT = 64  # records at once
NAME_LENGTH = 40
LEVELS: tuple[m.Level, ...] = get_args(m.Level)


class Upload:
    """A record that holds what it says."""

    def __init__(self, id: str, record: Record, match: Match | None) -> None:
        self.id = id
        self.record = record
        self.match = match  # None: it is redacted

    def past(self) -> Past:
        """Whoever has the whole record knows everything anyway."""
        if self.match is None:
            raise Trouble("is-redacted")
        return Past(self.match, None, [], free=True)

    def story(self, eyes: str | None, open: bool) -> mp.Story:
        if self.match is not None:
            past = self.past()
            return past.story(past.eyes(eyes, open))
        space = game_of(self.record.game).space

        def step(entry: Entry) -> mp.Step:
            action = None if entry.id is None else space[entry.id].to_json()
            return mp.Step(entry.seat, action, entry.text)

        told = self.record.redacted_for
        seat = int(told) if told and told.isdigit() else None
        return mp.Story(seat, False, [step(entry) for entry in self.record.entries], [])

    def export(self) -> m.Export:
        return m.Export(self.record.text(), self.match is None)

    def told(self) -> mp.Opened:
        match = self.match
        over = match is not None and match.state.over
        table = m.Table(
            id=self.id,
            game=self.record.game,
            rules=self.record.rules,
            options=self.record.options,
            public=False,
            phase="over" if over else "running",
            seats=[_seat(name) for name in self.record.players],
            you=None,
            host=False,
            spectators=0,
            created=0.0,
            to_act=[] if match is None else list(match.state.to_act()),
        )
        return mp.Opened(table, match is None)


class Uploads:
    """The last records that were sent. The same record has the same id, so that sending it again
    brings it back where it was."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Upload] = OrderedDict()
        self.turn = asyncio.Semaphore(1)  # checking one takes a while: one at a time

    async def open(self, text: str) -> mp.Opened:
        async with self.turn:
            made = await asyncio.to_thread(checked, text)
        self.kept[made.id] = made
        self.kept.move_to_end(made.id)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return made.told()

    def find(self, id: str) -> Upload:
        found = self.kept.get(id)
        if found is None:
            raise Trouble("no-record")
        self.kept.move_to_end(id)
        return found


def checked(text: str) -> Upload:
    """A record from anybody: every line is read, every decision played, the result compared."""
    try:
        record = parse_record(text.replace("\r\n", "\n"))
        _check_names(record)
        if record.rules != game_of(record.game).rules:
            raise Trouble("other-rules", record.rules)
        if record.pack is not None:
            raise Trouble("has-pack")
        match = None if record.redacted_for is not None else replay(record)
    except BadInput as error:
        raise Trouble("bad-record", str(error)[:300]) from None
    made = record.text()
    id = urlsafe_b64encode(blake2b(made.encode(), digest_size=15).digest()).decode()
    return Upload(id, record, match)


def _check_names(record: Record) -> None:
    """A line of visible text: nothing that could hide, turn round or flood what is written."""
    for seat, name in enumerate(record.players):
        odd = [c for c in name if unicodedata.category(c)[0] in "CZ" and c != " "]
        if not name.strip("@ ") or len(name) > NAME_LENGTH or odd:
            raise BadInput(
                f"seat {seat} is called {name[:NAME_LENGTH]!r}; a name has up to {NAME_LENGTH}"
                " visible characters"
            )


def _seat(name: str) -> m.Seat:
    """Somebody in a record: @ marks bots, of which only some have a level of ours."""
    if not name.startswith("@"):
        return m.Seat("person", name, connected=True)
    known = [level for level in LEVELS if level == name[1:]]
    return m.Seat("bot", "" if known else name[1:], known[0] if known else None)
