"""Information states: everything a seat has done and seen so far, with perfect recall.

A `Recall` goes along with a state. For each seat, and for a spectator, it keeps a chain: every
decision as the seat saw it made, and every event as the seat saw it happen. Chains grow at their
end only and share their beginnings, so copying one costs nothing.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Any, Final

from intrika.core.action import Action
from intrika.core.agenda import Ask
from intrika.core.observation import buffer
from intrika.core.state import State

LAST: Final = 8  # decisions told one by one in a tensor
BITS: Final = 64  # of the fingerprint of the whole chain


class Link:
    """One line of a chain, and the fingerprint of the chain up to here."""

    __slots__ = ("before", "digest", "id", "line", "seat")
    before: Link | None
    line: str
    digest: bytes
    seat: int  # that decided, or -1: something happened
    id: int  # of the action, or -1 where it is not known

    def __init__(self, before: Link | None, line: str, seat: int, id: int) -> None:
        self.before = before
        self.line = line
        self.seat = seat
        self.id = id
        told = b"" if before is None else before.digest
        self.digest = blake2b(told + line.encode(), digest_size=16).digest()


class Recall:
    """What each seat remembers of one game; the last entry is a spectator's."""

    __slots__ = ("chains",)
    chains: list[Link]

    def __init__(self, s: State | None = None) -> None:
        """The beginning of a game: its rules, and each seat's first observation."""
        self.chains = []
        if s is None:
            return
        game = s.setup.game
        title = f"{game.id} {game.rules} {s.seats} {sorted(s.setup.options.items())!r}"
        if s.setup.pack is not None:
            title += s.setup.pack.digest()
        for seat in range(s.seats):
            row = buffer(game.observation)
            game.observe(s, seat, memoryview(row))
            dealt = blake2b(row.tobytes(), digest_size=8).hexdigest()
            self.chains.append(Link(None, f"{title} seat {seat} {dealt}", -1, -1))
        self.chains.append(Link(None, title, -1, -1))
        self.heard(s)

    def copy(self) -> Recall:
        made = Recall()
        made.chains = self.chains[:]
        return made

    def to_json(self) -> list[list[tuple[str, int, int]]]:
        """Every chain from its beginning; `recall_of` brings them back."""
        made: list[list[tuple[str, int, int]]] = []
        for chain in self.chains:
            lines: list[tuple[str, int, int]] = []
            link: Link | None = chain
            while link is not None:
                lines.append((link.line, link.seat, link.id))
                link = link.before
            made.append(lines[::-1])
        return made

    def act(self, s: State, seat: int, a: Action) -> None:
        """Play an action on the state, and remember who saw what of it."""
        ask = s.asking()
        assert isinstance(ask, Ask)
        masked = ask.masked(s, seat, a)
        s.log = []
        s.act(seat, a)
        for i, chain in enumerate(self.chains):
            if i == seat or masked == a.text:
                self.chains[i] = Link(chain, f"{seat} {a.text}", seat, a.id)
            else:
                self.chains[i] = Link(chain, f"{seat} {masked}", seat, -1)
        self.heard(s)

    def heard(self, s: State) -> None:
        """Take over the events that the state has logged."""
        log = s.log or []
        s.log = None
        for i, chain in enumerate(self.chains):
            seat = i if i < s.seats else None
            for event in log:
                chain = Link(chain, repr(event.seen_by(seat)), -1, -1)
            self.chains[i] = chain

    def seen_from(self, seat: int) -> Recall:
        """For a redrawn state: this seat remembers all, of the others only what was open."""
        made = self.copy()
        for other in range(len(made.chains) - 1):
            if other != seat:
                made.chains[other] = self.chains[-1]
        return made

    def text(self, s: State, seat: int) -> str:
        """The information state as a string: the chain, and what the seat may know now."""
        lines: list[str] = []
        link: Link | None = self.chains[seat]
        while link is not None:
            lines.append(link.line)
            link = link.before
        return "\n".join([*lines[::-1], f"now {self._now(s, seat)}"])

    def key(self, s: State, seat: int) -> str:
        """The same in 48 characters: its fingerprint, not its text."""
        return self.chains[seat].digest.hex() + self._now(s, seat)

    def _now(self, s: State, seat: int) -> str:
        row = buffer(s.setup.game.observation)
        s.setup.game.observe(s, seat, memoryview(row))
        return blake2b(row.tobytes(), digest_size=8).hexdigest()

    def fill(self, s: State, seat: int, out: Any) -> None:
        """The information state as numbers: observation, last decisions, fingerprint of all."""
        game = s.setup.game
        size = game.observation.size
        out = out if type(out) is memoryview else memoryview(out)
        game.observe(s, seat, out[:size])
        link: Link | None = self.chains[seat]
        at, end = size, size + 2 * LAST
        while link is not None and at < end:
            if link.seat >= 0:
                out[at] = ((link.seat - seat + s.seats) % s.seats + 1) / 8.0
                out[at + 1] = (link.id + 1) / 1024.0
                at += 2
            link = link.before
        for i in range(at, end):
            out[i] = 0.0
        bits = int.from_bytes(self.chains[seat].digest[: BITS // 8], "little")
        for i in range(BITS):
            out[end + i] = float(bits >> i & 1)


def recall_of(saved: list[list[tuple[str, int, int]]]) -> Recall:
    """What `Recall.to_json` gave."""
    made = Recall()
    for lines in saved:
        link: Link | None = None
        for line, seat, id in lines:
            link = Link(link, line, seat, id)
        assert link is not None
        made.chains.append(link)
    return made


def recall_size(observation: int) -> int:
    """How many numbers an information state takes."""
    return observation + 2 * LAST + BITS


def tensor(s: State, recall: Recall, seat: int) -> array[float]:
    """An information state in a new row of numbers."""
    row = array("f", [0.0] * recall_size(s.setup.game.observation.size))
    recall.fill(s, seat, row)
    return row
