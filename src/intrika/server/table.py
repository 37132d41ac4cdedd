"""One table in memory: who sits there, the match, and what each of them may see.

Nothing here waits or writes: the lobby does (lobby.py), holding the table's lock.
"""

from __future__ import annotations

import asyncio
import random
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from intrika.core.event import Event
from intrika.core.game import Game
from intrika.core.match import Match
from intrika.core.refusal import Refusal, refusal
from intrika.server import messages as m
from intrika.server.course import Course, Entry

if TYPE_CHECKING:
    from intrika.server.client import Client

CHAT_KEPT = 200  # lines shown to somebody who comes


class Chair:
    """A seat and who has it."""

    __slots__ = ("key", "kind", "level", "name", "stand_in")

    def __init__(
        self, kind: m.SeatKind, name: str, level: m.Level | None, key: str, stand_in: bool = False
    ) -> None:
        self.kind: m.SeatKind = kind
        self.name = name
        self.level = level  # of the bot that plays it
        self.key = key  # the secret of its link
        self.stand_in = stand_in

    @property
    def bot(self) -> str | None:
        """The level of the bot that answers for this seat, if one does."""
        return self.level if self.kind == "bot" or self.stand_in else None


class Vote(NamedTuple):
    """An undo that needs everybody's consent."""

    seat: int
    guest: str
    ref: str
    keep: int
    agreed: frozenset[int]
    needed: frozenset[int]
    until: float


class LiveTable:
    """A table. `version` counts the entries of its log and never goes back."""

    def __init__(
        self,
        id: str,
        game: Game,
        options: dict[str, Any],
        public: bool,
        host: str,
        created: float,
        secret: str,
        chairs: list[Chair],
    ) -> None:
        self.id = id
        self.game = game
        self.options = options
        self.public = public
        self.host = host
        self.created = created
        self.secret = secret
        self.chairs = chairs
        self.holders: dict[str, int] = {}  # guest -> seat
        self.rematch: str | None = None
        self.lines: list[m.Line] = []
        self.said: dict[tuple[str, str], int] = {}  # (guest, ref) -> line
        self.course: Course | None = None  # from the start on
        self.version = 0
        self.refs: dict[tuple[str, str], int] = {}  # (guest, ref) -> version
        self.vote: Vote | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Client] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.used = created
        self.gone = False  # no longer the table of this id in memory

    # -- the game -------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        return None if self.course is None else self.course.match

    @property
    def phase(self) -> m.Phase:
        if self.course is None:
            return "waiting"
        return "over" if self.course.match.state.over else "running"

    @property
    def ended(self) -> float | None:
        """When the last decision of a finished game was made."""
        course = self.course
        if course is None or not course.match.state.over:
            return None
        return course.acts[-1].at if course.acts else course.started

    def result(self) -> list[m.Score] | None:
        match = self.match
        if match is None or not match.state.over:
            return None
        made = match.state.result()
        return [m.Score(*pair) for pair in zip(made.totals, made.places, strict=True)]

    def begin(self, seed: int, players: list[str], at: float) -> None:
        self.course = Course(self.game, players, seed, self.options, at)

    def restore(self, log: list[Entry]) -> None:
        """Rebuild the game, which has just begun, from its whole log."""
        assert self.course is not None
        self.course = self.course.replayed(log)
        self.version = len(log)
        for entry in log:
            if entry.guest is not None and entry.ref is not None:
                self.refs[entry.guest, entry.ref] = entry.number

    def refuse(self, seat: int | None, version: int, action: int) -> Refusal | None:
        """Why this action is not accepted from this seat in answer to this version."""
        if seat is None:
            return refusal("", "not-seated")
        if self.course is None:
            return refusal("", "not-started")
        if self.chairs[seat].stand_in:
            return refusal("", "stand-in")
        if version > self.version or version < self.course.asked_at[seat]:
            return refusal("", "stale")
        if action >= len(self.game.space):
            return refusal("", "not-offered")
        return self.course.match.state.explain(seat, self.game.space[action])

    def to_act(self) -> list[int]:
        return [] if self.match is None else list(self.match.state.to_act())

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.to_act() if self.chairs[seat].bot is not None]

    def bot_rng(self, seat: int) -> random.Random:
        """The random numbers behind a bot's answer: from the table's secret, so that nobody can
        work out what it will do, and the same after a restart."""
        assert self.course is not None
        asked = f"{self.id}/{seat}/{self.course.asked_at[seat]}".encode()
        digest = blake2b(asked, key=bytes.fromhex(self.secret), person=b"intrika-bot").digest()
        return random.Random(int.from_bytes(digest, "little"))

    # -- what is told ---------------------------------------------------------------------------

    def seat_of(self, guest: str | None) -> int | None:
        return None if guest is None else self.holders.get(guest)

    def told(self, guest: str | None) -> m.Table:
        """The table without its game, for one guest."""
        here = {client.guest for client in self.watchers}
        connected = {self.holders[g] for g in here if g is not None and g in self.holders}
        seats = [
            m.Seat(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                connected=seat in connected,
                stand_in=chair.stand_in,
            )
            for seat, chair in enumerate(self.chairs)
        ]
        return m.Table(
            id=self.id,
            game=self.game.id,
            rules=self.game.rules,
            options=self.options,
            public=self.public,
            phase=self.phase,
            seats=seats,
            you=self.seat_of(guest),
            host=guest is not None and guest == self.host,
            spectators=sum(self.seat_of(c.guest) is None for c in self.watchers),
            created=self.created,
            to_act=self.to_act(),
            rematch=self.rematch,
            ended=self.ended,
            result=self.result(),
            fork=None if self.course is None else self.course.fork,
        )

    def happened(self, seat: int | None, start: int) -> list[m.Happened]:
        """The events from one number on, as this seat saw them."""
        match = self.match
        assert match is not None
        told = match.events_for(seat, start)
        assert self.course is not None
        stamps = self.course.stamps
        return [happened(n, event, *stamps[n]) for n, event in enumerate(told, start)]

    def news_since(self, seat: int | None, since: int) -> m.GameNews:
        """The game for somebody who knows the events up to one; all of them if that one was ever
        taken back."""
        assert self.course is not None
        cut = min(self.course.lowest_cut, len(self.course.match.events))
        return self.news(seat, since + 1 if since < cut else 0)

    def news(self, seat: int | None, start: int = 0, undone: int | None = None) -> m.GameNews:
        """The game for one seat with the events from one on; after the end with all of them,
        because their secrets are open now."""
        match = self.match
        assert match is not None
        state = match.state
        start = 0 if state.over else start
        decision = None
        if seat is not None and seat in state.to_act():
            decision = m.Decision([a.to_json() for a in state.options(seat)])
        return m.GameNews(
            table=self.id,
            version=self.version,
            decisions=len(match.taken),
            view=state.view(seat),
            decision=decision,
            events=self.happened(seat, start),
            fresh=start == 0,
            undone=undone,
            undo=why_of(self.undo_why(seat)),
        )

    def undo_why(self, seat: int | None) -> Refusal | None:
        """Why this seat cannot take its last decision back at once."""
        if seat is None or self.course is None or self.course.last_of(seat) is None:
            return refusal("", "undo-nothing")
        return self.course.match.may_undo(seat)

    def vote_told(self) -> m.UndoNews:
        vote = self.vote
        asked = None
        if vote is not None:
            asked = m.UndoAsked(vote.seat, sorted(vote.agreed), sorted(vote.needed), vote.until)
        return m.UndoNews(self.id, asked)

    def chat(self, start: int = 0) -> m.Chat:
        return m.Chat(self.id, self.lines[max(start, len(self.lines) - CHAT_KEPT) :])


def happened(n: int, event: Event, decision: int, at: float) -> m.Happened:
    fields = event.to_json()
    type = fields.pop("type")
    return m.Happened(
        n=n, decision=decision, type=type, fields=fields, figures=event.figures(), at=at
    )


def why_of(why: Refusal | None) -> m.Why | None:
    return None if why is None else m.Why(why.clause, why.message, why.args)


def encode(message: m.ToClient) -> str:
    return msgspec.json.encode(message).decode()
