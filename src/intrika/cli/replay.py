"""`intrika replay`: step through a record, as a seat or all-seeing."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.rule import Rule

from intrika.cli.play import show_result, shown_names
from intrika.cli.tables import render
from intrika.core.match import Match, replay
from intrika.core.open_view import open_view
from intrika.core.record import Record
from intrika.core.refusal import BadInput
from intrika.text import Texts

ALL, PUBLIC = "all", "public"


class Replay:
    """A record and a place in it."""

    def __init__(self, record: Record, eyes: str, lang: str, console: Console) -> None:
        self.record = record
        self.console = console
        self.at = 0
        self.length = len(record.entries)
        self.match = replay(record)  # the whole record is checked first
        self.texts = Texts(lang, self.match.game, shown_names(record.players, lang), record.pack)
        self.common = Texts(lang, None, self.texts.names)
        self.eyes = self.check_eyes(eyes)

    def check_eyes(self, eyes: str) -> str:
        seats = [str(seat) for seat in range(len(self.record.players))]
        if eyes not in (ALL, PUBLIC, *seats):
            raise BadInput(f"one can look as: {', '.join([ALL, PUBLIC, *seats])}; got {eyes!r}")
        return eyes

    def view(self, match: Match) -> dict[str, Any]:
        if self.eyes == ALL:
            return open_view(match.state)
        return match.state.view(None if self.eyes == PUBLIC else int(self.eyes))

    def seat(self) -> int | None:
        return int(self.eyes) if self.eyes.isdigit() else None

    def show(self, at: int) -> None:
        """The decision that led here, what happened, and the table."""
        if not 0 <= at <= self.length:
            raise BadInput(f"the record has {self.length} decisions; got {at}")
        before = replay(self.record, max(0, at - 1))
        self.match = replay(self.record, at)
        self.at = at
        self.console.print(Rule(self.common("cli-decision", number=at, count=self.length)))
        if at:
            taken = self.match.taken[at - 1]
            own = self.eyes in (ALL, str(taken.seat)) or taken.masked == taken.action.text
            told = self.texts.action(taken.action) if own else taken.masked
            self.console.print(f"{self.texts.names[taken.seat]}: {told}", style="bold")
        fresh = self.match.events[len(before.events) if at else 0 :]
        for event in fresh:
            heard = event if self.eyes == ALL else event.seen_by(self.seat())
            self.console.print(f"  {self.texts.event(heard)}", style="dim", highlight=False)
        self.console.print(render(self.view(self.match), self.texts))
        if self.match.state.over:
            show_result(self.match, self.texts, self.console)

    def run(self) -> None:
        """Take commands until the person leaves."""
        self.show(0)
        while True:
            self.console.print(self.common("cli-replay-help"), style="dim", highlight=False)
            line = sys.stdin.readline()
            word, _, rest = line.strip().partition(" ")
            if not line or word in ("q", "quit"):
                return
            try:
                self.command(word, rest.strip())
            except BadInput as error:
                self.console.print(str(error), style="red", highlight=False)

    def command(self, word: str, rest: str) -> None:
        if word in ("", "n", "next"):
            self.show(min(self.at + 1, self.length))
        elif word in ("p", "previous"):
            self.show(max(self.at - 1, 0))
        elif word in ("e", "end"):
            self.show(self.length)
        elif word in ("j", "jump") and rest.isdigit():
            self.show(int(rest))
        elif word == "as":
            self.eyes = self.check_eyes(rest)
            self.show(self.at)
        else:
            raise BadInput(self.common("cli-replay-unknown", word=word))
