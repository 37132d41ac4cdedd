"""A match: a state with its record, its events and the way back.

The terminal, the server, the tests and the replay all drive a game through this one class.
"""

from __future__ import annotations

from typing import Any

from intrika.core.action import Action
from intrika.core.agenda import Ask, AskTogether
from intrika.core.chance import seed_of
from intrika.core.event import Event
from intrika.core.game import Game
from intrika.core.pack import Pack
from intrika.core.record import Entry, Record
from intrika.core.refusal import BadInput, Refusal, refusal
from intrika.core.registry import game as game_of
from intrika.core.state import State


class Taken:
    """One decision as the match remembers it: what it was, and the way back to before it."""

    __slots__ = ("action", "before", "events", "masked", "seat")
    seat: int
    action: Action
    masked: str  # how it read for the other seats when it was made
    before: State | None  # dropped as soon as it may not be taken back
    events: int  # how many there were before it

    def __init__(self, seat: int, action: Action, masked: str, before: State, events: int) -> None:
        self.seat = seat
        self.action = action
        self.masked = masked
        self.before = before
        self.events = events


class Match:
    """One running game."""

    __slots__ = (
        "events",
        "game",
        "open_since",
        "options",
        "pack",
        "players",
        "seed",
        "state",
        "taken",
    )
    game: Game
    options: dict[str, Any]
    pack: Pack | None
    players: list[str]
    seed: int
    state: State
    events: list[Event]  # everything that happened, secrets included
    taken: list[Taken]  # every decision; secret answers to one question stand in seat order
    open_since: int  # where the answers to the open secret question begin, or -1

    def __init__(
        self,
        game: Game,
        players: list[str],
        seed: Any,
        options: dict[str, Any] | None = None,
        pack: Pack | None = None,
    ) -> None:
        for name in players:
            if not name or name != name.strip() or "\n" in name:
                raise BadInput(f"a player's name is a line of text; got {name!r}")
        self.game = game
        self.players = players
        self.seed = seed_of(seed)
        self.pack = pack
        self.state = game.new(len(players), self.seed, options, pack, log=True)
        self.options = self.state.setup.options
        self.events = []
        self.taken = []
        self.open_since = -1
        self._drain()

    def _drain(self) -> None:
        log = self.state.log
        assert log is not None
        self.events += log
        self.state.log = []

    def act(self, seat: int, a: Action) -> None:
        """Play an action; an illegal one raises and changes nothing."""
        before = self.state
        ask = before.asking()
        after = before.copy()
        after.log = []
        after.act(seat, a)
        assert ask is not None
        taken = Taken(seat, a, ask.masked(before, seat, a), before, len(self.events))
        self._remember(taken, ask, after)
        self.state = after
        self._drain()

    def _remember(self, taken: Taken, ask: Ask, after: State) -> None:
        before = taken.before
        assert before is not None
        if not isinstance(ask, AskTogether):
            self.open_since = -1
            self.taken.append(taken)
        else:
            if self.open_since < 0:
                self.open_since = len(self.taken)
            at = len(self.taken)
            while at > self.open_since and self.taken[at - 1].seat > taken.seat:
                at -= 1
            self.taken.insert(at, taken)
            same = type(after.asking()) is type(ask) and set(after.to_act()) <= set(ask.seats())
            if not same or after.shown != before.shown:  # the last answer reveals
                self.open_since = -1
        if after.shown != before.shown or after.over:
            for old in self.taken:
                old.before = None

    # -- taking back ----------------------------------------------------------------------------

    def may_undo(self, seat: int) -> Refusal | None:
        """Why this seat may not take its last decision back; None if it may.

        Only while no chance was used, nobody else has acted and nobody learned anything hidden.
        """
        if not self.taken:
            return refusal("", "undo-nothing")
        last = self.taken[-1]
        if last.seat != seat or (self.open_since >= 0 and self.open_since < len(self.taken) - 1):
            return refusal("", "undo-other-acted")
        if last.before is None:
            return refusal("", "undo-learned")
        return None

    def undo(self, seat: int) -> None:
        why = self.may_undo(seat)
        if why is not None:
            raise BadInput(f"seat {seat} cannot take back: {why.message}")
        last = self.taken.pop()
        assert last.before is not None
        self.state = last.before
        self.state.log = []
        del self.events[last.events :]
        if self.open_since >= len(self.taken):
            self.open_since = -1

    # -- the record -----------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole truth, secrets included."""
        record = Record(self.game.id, self.game.rules, list(self.players), self.options, self.seed)
        record.pack = self.pack
        record.entries = [Entry(t.seat, t.action.id, t.action.text) for t in self.taken]
        if self.state.over:
            result = self.state.result()
            record.result = list(zip(result.totals, result.places, strict=True))
            record.digest = self.state.digest()
        return record

    def record_for(self, seat: int | None) -> Record:
        """What a seat may keep of the game: while it runs, without the others' secrets."""
        record = self.record()
        if self.state.over:
            return record
        record.redacted_for = "spectator" if seat is None else str(seat)
        record.seed = None
        record.entries = [
            entry if t.seat == seat or t.masked == t.action.text else Entry(t.seat, None, t.masked)
            for entry, t in zip(record.entries, self.taken, strict=True)
        ]
        return record

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat has seen happen. After the end everything is open."""
        told = self.events[since:]
        return told if self.state.over else [event.seen_by(seat) for event in told]


def replay(record: Record, upto: int | None = None) -> Match:
    """Play a record again, up to a number of decisions; every line is checked against the rules."""
    game = game_of(record.game)
    if record.rules != game.rules:
        raise BadInput(
            f"played under {game.id} rules {record.rules}; this program has {game.rules}"
        )
    if record.seed is None:
        raise BadInput("a redacted record cannot be played again: it holds no seed")
    match = Match(game, list(record.players), record.seed, record.options, record.pack)
    for number, entry in enumerate(record.entries[:upto]):
        assert entry.id is not None
        action = game.space[entry.id]
        why = match.state.explain(entry.seat, action)
        if why is not None:
            raise BadInput(
                f"decision {number + 1}: seat {entry.seat} cannot {entry.text}: {why.message}"
            )
        match.act(entry.seat, action)
    if upto is None:
        _compare(record, match)
    return match


def _compare(record: Record, match: Match) -> None:
    """A finished record must come out as it says."""
    if record.result is None and record.digest is None:
        return
    if not match.state.over:
        raise BadInput("the record has a result, but the game is not over")
    made = match.record()
    if record.result is not None and record.result != made.result:
        raise BadInput(
            f"the result is {record.result} in the record, but the game gives {made.result}"
        )
    if record.digest is not None and record.digest != made.digest:
        raise BadInput("the final state does not match the record's digest")
