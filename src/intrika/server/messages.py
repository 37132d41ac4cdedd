"""Everything that goes over the wire, both ways: HTTP bodies and WebSocket messages.

These models are the protocol. docs/protocol.md explains them with examples, the OpenAPI document
and the client's TypeScript types are made from them. Unknown fields and wrong types are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Ref = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0)]
Level = Literal["page", "courtier", "adviser", "master", "eminence"]
SeatKind = Literal["open", "person", "bot"]
OptionKind = Literal["flag", "choice", "count", "seat", "order"]
Phase = Literal["waiting", "running", "over"]


class Wire(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message or a part of one."""


# -- the games, as the home page and the dialog for a new table need them ---------------------


class OptionInfo(Wire):
    """One option; its texts are `option-<name>` and its attribute `.help`."""

    name: str
    clause: str
    values: dict[str, list[Any]]  # by seat count: what it takes there, the default first
    kind: OptionKind


class GameInfo(Wire):
    id: str
    title: dict[str, str]
    rules: str
    min_seats: int
    max_seats: int
    minutes: int  # a usual game
    weight: int  # 1 light to 5 heavy
    options: list[OptionInfo]
    # Fields of actions, events and prompts that are indices or labels: text prefix and labels.
    terms: dict[str, tuple[str, list[str]]]


# -- tables -----------------------------------------------------------------------------------


class NewSeat(Wire):
    kind: Literal["me", "open", "bot"]
    level: Level | None = None  # of a bot


class NewTable(Wire):
    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    public: bool = False


class Seat(Wire):
    """A seat as everybody at the table sees it."""

    kind: SeatKind
    name: str
    level: Level | None = None  # of the bot that plays it now
    connected: bool = False
    stand_in: bool = False  # a bot plays for a person who may come back


class Stopped(Wire):
    """Why a table cannot go on in this program. It can be read, and nothing of it is lost."""

    reason: Literal["other-rules", "other-data", "no-game", "bad-log"]
    rules: str  # the version it was begun under
    here: str  # the version this program has; empty: none


class Score(Wire):
    points: int
    place: int


class Table(Wire):
    """A table without its game."""

    id: TableId
    game: str
    rules: str
    options: dict[str, Any]
    public: bool
    phase: Phase
    seats: list[Seat]
    you: int | None  # your seat; None if you watch
    host: bool  # whether you opened it
    spectators: int
    created: float  # seconds since 1970
    to_act: list[int]
    rematch: TableId | None = None
    ended: float | None = None  # seconds since 1970
    result: list[Score] | None = None  # by seat, after the end
    stopped: Stopped | None = None
    fork: int | None = None  # played on from another game: how many decisions come from there


class TableList(Wire):
    tables: list[Table]


class RecordList(Wire):
    """A page of finished games, the last ended first."""

    tables: list[Table]
    total: int  # that match the filters, on all pages
    page: int
    pages: int
    players: list[
        str
    ]  # to filter by: names of people and `@level` of bots, the most frequent first


class Join(Wire):
    """Take a seat: a free one, or with a seat's own link exactly that one."""

    seat: int | None = None
    key: str | None = None


class Rename(Wire):
    name: Name


class Me(Wire):
    name: str
    named: bool = True  # False: nobody chose this name yet


class SetSeat(Wire):
    """What the host makes of a seat nobody sits on while the table waits."""

    kind: Literal["open", "bot"]
    level: Level | None = None


class SeatLink(Wire):
    """The way to one's own seat from another device."""

    path: str


class TakeOver(Wire):
    """Leave a seat to a bot."""

    level: Level = "adviser"


# -- the game ---------------------------------------------------------------------------------


class Why(Wire):
    """A refusal: its clause, the text `refusal-<message>` and its figures."""

    clause: str
    message: str
    args: dict[str, Any]


class Happened(Wire):
    """One event as this seat saw it: `fields` for animations, `figures` for `event-<type>`."""

    n: int
    decision: int  # after how many decisions it happened
    type: str
    fields: dict[str, Any]
    figures: dict[str, Any]
    at: float


class Decision(Wire):
    """What you are asked now. The question itself is `view.ask`."""

    actions: list[dict[str, Any]]  # {id, kind, and its arguments}


class Line(Wire):
    """A line of the table's chat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float


class UndoAsked(Wire):
    """Somebody wants a decision back that only all seats together may give back."""

    seat: int
    agreed: list[int]
    needed: list[int]
    until: float


# -- WebSocket: from the client ---------------------------------------------------------------


class FromClient(Wire, tag_field="type"):
    pass


class Hello(FromClient, tag="hello"):
    protocol: int


class Watch(FromClient, tag="watch"):
    """Look at a table; `since` is the last event number known, for going on after a gap."""

    table: TableId
    since: Annotated[int, Meta(ge=-1)] = -1


class Unwatch(FromClient, tag="unwatch"):
    table: TableId


class Act(FromClient, tag="act"):
    """Play an action in answer to a version; the same ref twice plays it once."""

    table: TableId
    version: Count
    action: Count
    ref: Ref


class Undo(FromClient, tag="undo"):
    """Take one's last decision back; where something was learned, ask the others."""

    table: TableId
    version: Count
    ref: Ref


class UndoVote(FromClient, tag="undo_vote"):
    table: TableId
    agree: bool


class AskWhy(FromClient, tag="why"):
    table: TableId
    action: Count
    ref: Ref


class Say(FromClient, tag="say"):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    ref: Ref


class Ping(FromClient, tag="ping"):
    pass


Incoming = Hello | Watch | Unwatch | Act | Undo | UndoVote | AskWhy | Say | Ping


# -- WebSocket: to the client -----------------------------------------------------------------


class ToClient(Wire, tag_field="type"):
    pass


class Welcome(ToClient, tag="welcome"):
    protocol: int
    version: str
    name: str


class TableNews(ToClient, tag="table"):
    """The table changed: who sits where, who is connected, the phase."""

    table: Table


class GameNews(ToClient, tag="game"):
    """The game changed. `events` are those after the client's last; `fresh` means from the start.

    `version` counts everything accepted, undos included; it never goes back.
    """

    table: TableId
    version: int
    decisions: int  # how many stand now
    view: dict[str, Any]
    decision: Decision | None
    events: list[Happened]
    fresh: bool
    undone: int | None = None  # after an undo: events from this number on no longer hold
    undo: Why | None = None  # why nothing can be taken back at once; None if it can


class Done(ToClient, tag="done"):
    ref: Ref
    version: int


class Refused(ToClient, tag="refused"):
    ref: Ref
    version: int
    why: Why


class Reason(ToClient, tag="reason"):
    """The answer to `why`; None: it may be played."""

    ref: Ref
    why: Why | None


class Chat(ToClient, tag="chat"):
    table: TableId
    lines: list[Line]


class UndoNews(ToClient, tag="undo_news"):
    table: TableId
    asked: UndoAsked | None


class Trouble(ToClient, tag="error"):
    """The message was not understood or not allowed; docs/protocol.md lists the codes."""

    code: str
    detail: str = ""


class Pong(ToClient, tag="pong"):
    pass


Outgoing = (
    Welcome | TableNews | GameNews | Done | Refused | Reason | Chat | UndoNews | Trouble | Pong
)


class Export(Wire):
    """A table's record as text, redacted for the reader while the game runs."""

    record: str
    redacted: bool = field(default=False)


# -- HTTP: other answers ----------------------------------------------------------------------


class Health(Wire):
    status: Literal["ok"]
    version: str


class Problem(Wire):
    """Why a request was refused; docs/protocol.md lists the codes."""

    code: str
    detail: str = ""


class ActionList(Wire):
    """Every action of a game by id, legal now or not."""

    actions: list[dict[str, Any]]


class Rules(Wire):
    """A game's rules in Markdown; headings and rulings begin with their clause."""

    game: str
    lang: str
    text: str


class Explained(Wire):
    """Why an action may not be played now; None: it may."""

    why: Why | None
