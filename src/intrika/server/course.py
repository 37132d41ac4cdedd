"""The course of one game: the match, the decisions that stand, and when each event happened.

It is rebuilt from the table's log, so what it holds is never written anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from intrika.core.agenda import AskTogether
from intrika.core.game import Game
from intrika.core.match import Match

NEVER = 1 << 60


class Entry(NamedTuple):
    """A line of the table's log. Its number is the table's version after it."""

    number: int
    kind: str  # act, undo, or first of all fork
    seat: int
    value: int  # the action, how many decisions stay, or how many come from another game
    guest: str | None
    ref: str | None
    at: float


class Course:
    """One game as far as it stands. `Match` lists secret answers by seat, `acts` as they came."""

    def __init__(
        self, game: Game, players: list[str], seed: int, options: dict[str, Any], started: float
    ) -> None:
        self.match = Match(game, list(players), seed, options)
        self.seed = seed
        self.players = players
        self.started = started
        self.acts: list[Entry] = []
        self.stamps = [(0, started)] * len(self.match.events)  # by event: decisions, time
        self.asked_at = [0] * len(players)  # the version since which a seat's question is the same
        self.lowest_cut = NEVER  # the first event that an undo ever took back
        self.fork: int | None = None  # how many decisions come from another game

    def play(self, entry: Entry) -> None:
        """Play a legal action."""
        match = self.match
        together = isinstance(match.state.asking(), AskTogether)
        match.act(entry.seat, match.game.space[entry.value])
        self.acts.append(entry)
        self.stamps += [(len(match.taken), entry.at)] * (len(match.events) - len(self.stamps))
        still_open = together and match.open_since >= 0
        for seat in range(len(self.asked_at)):
            if seat == entry.seat or not still_open:
                self.asked_at[seat] = entry.number

    def fresh(self) -> Course:
        """The same game from its start."""
        match = self.match
        return Course(match.game, self.players, self.seed, match.options, self.started)

    def replayed(self, log: Iterable[Entry]) -> Course:
        """The same game after a whole log."""
        standing: list[Entry] = []
        lowest, undone = NEVER, 0
        made = self.fresh()
        for entry in log:
            if entry.kind == "act":
                standing.append(entry)
            elif entry.kind == "fork":
                made.fork = entry.value
            else:
                del standing[entry.value :]
                lowest, undone = min(lowest, entry.value), entry.number
        for entry in standing:
            if len(made.acts) == lowest:
                made.lowest_cut = len(made.match.events)
            made.play(entry)
        if len(made.acts) == lowest:
            made.lowest_cut = len(made.match.events)
        made.asked_at = [max(undone, asked) for asked in made.asked_at]
        return made

    def taken_back(self, entry: Entry) -> Course:
        """The course after an undo; where only the last decision goes, it is this one."""
        made = self
        if entry.value == len(self.acts) - 1 and self.match.may_undo(entry.seat) is None:
            self.match.undo(entry.seat)
            self.acts.pop()
            del self.stamps[len(self.match.events) :]
        else:
            made = self.replayed(self.acts[: entry.value])
            made.fork = self.fork
        made.lowest_cut = min(self.lowest_cut, len(made.match.events))
        made.asked_at = [entry.number] * len(self.asked_at)
        return made

    def last_of(self, seat: int) -> int | None:
        """Where the last standing decision of a seat at this table is."""
        for number in range(len(self.acts) - 1, (self.fork or 0) - 1, -1):
            if self.acts[number].seat == seat:
                return number
        return None
