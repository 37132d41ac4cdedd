"""What is sent and answered when somebody looks back: the protocol's second part."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from intrika.server.messages import Happened, Level, Table, Wire

RECORD = 200_000  # characters of a record that is sent to the server


class Step(Wire):
    """One decision as the reader may know it."""

    seat: int
    action: dict[str, Any] | None  # None: secret
    text: str  # as a record spells it, with `?` for what is secret


class Story(Wire):
    """A whole game as one pair of eyes saw it, without the views."""

    seat: int | None  # whose eyes; None: a spectator's
    open: bool  # nothing is hidden
    steps: list[Step]
    events: list[Happened]


class Moment(Wire):
    """The table after so many decisions, as the reader may see it."""

    decision: int
    seat: int | None  # whose decision led here
    action: str  # how it reads, `?` if it is secret
    view: dict[str, Any]
    events: list[Happened]


class Replay(Wire):
    total: int  # decisions in all
    start: int
    moments: list[Moment]


class Fork(Wire):
    """Play on from a moment of a finished game, against bots."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    level: Level = "adviser"


class NewRecord(Wire):
    """A record to look at, in the format of docs/record.md."""

    record: Annotated[str, Meta(min_length=1, max_length=RECORD)]


class Opened(Wire):
    """A record that was sent to be looked at; `table` only tells who played what."""

    table: Table
    redacted: bool  # it holds no seed, so there is nothing to see but its lines
