"""The agenda: what is still to happen, as a stack of immutable frames on a mutable state.

A `Step` happens by itself, an `Ask` waits for one or more seats. Frames hold ints and tuples
only and nobody changes one after it was made, so a slice of the list copies the whole control
flow, and an interrupt is a push.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.refusal import Refusal

if TYPE_CHECKING:
    from intrika.core.state import State

ONLY: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]


class Frame:
    """Something on the agenda. It can be saved: all its fields are in `__slots__`, and its
    `__init__` takes exactly these, by name."""

    __slots__ = ()


class Step(Frame):
    """Happens by itself. It has left the agenda when it runs, and may queue more with `then`."""

    __slots__ = ()

    def run(self, s: Any) -> None:
        raise NotImplementedError


class Ask(Frame):
    """A pending choice: whose it is, what the options are, what follows.

    Who is asked must follow from public facts: where it would give a secret away, ask everybody.
    """

    __slots__ = ()
    name: ClassVar[str] = ""  # names the prompt text `ask-<name>`
    clause: ClassVar[str] = ""  # the clause this choice comes from
    kinds: ClassVar[tuple[str, ...]] = ()  # the kinds of action that can answer it

    def seats(self) -> tuple[int, ...]:
        """The seats that still owe an answer, in ascending order."""
        raise NotImplementedError

    def asks(self, seat: int) -> bool:
        """Whether this seat still owes an answer."""
        return seat in self.seats()

    def options(self, s: Any, seat: int) -> list[Action]:
        """Every legal answer of this seat; never empty, and none of them a dead end."""
        raise NotImplementedError

    def choose(self, s: Any, seat: int, a: Action) -> None:
        """Carry the answer out: pop or replace this frame, and queue what follows."""
        raise NotImplementedError

    def refuse(self, s: Any, seat: int, a: Action) -> Refusal | None:
        """Why this seat may not answer so, for an action of one of `kinds`; None if it may.

        Written apart from `options`: the two check each other.
        """
        raise NotImplementedError

    def describe(self, s: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may know of this choice: the figures of its prompt."""
        return {}

    def masked(self, s: Any, seat: int, a: Action) -> str:
        """How the answer reads for the other seats while the game runs."""
        return a.text


class AskOne(Ask):
    """A choice of one seat."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self) -> tuple[int, ...]:
        return ONLY[self.seat]

    def asks(self, seat: int) -> bool:
        return seat == self.seat


class AskTogether(Ask):
    """Several seats choose in secret at the same time; nobody sees an answer before the last.

    `answers` is indexed by seat: None is still owed, `NOT_ASKED` marks a seat without a choice.
    A subclass adds `again` (the same question with one more answer) and `reveal`.
    """

    __slots__ = ("answers",)
    answers: tuple[Action | None, ...]

    def __init__(self, answers: tuple[Action | None, ...]) -> None:
        self.answers = answers

    def seats(self) -> tuple[int, ...]:
        return tuple([seat for seat, answer in enumerate(self.answers) if answer is None])

    def asks(self, seat: int) -> bool:
        return 0 <= seat < len(self.answers) and self.answers[seat] is None

    def again(self, answers: tuple[Action | None, ...]) -> AskTogether:
        """The same question with these answers so far."""
        raise NotImplementedError

    def reveal(self, s: Any, answers: tuple[Action | None, ...]) -> None:
        """Everybody has answered: carry it out. This frame has left the agenda."""
        raise NotImplementedError

    def choose(self, s: Any, seat: int, a: Action) -> None:
        made = list(self.answers)
        made[seat] = a
        state: State = s
        for answer in made:
            if answer is None:
                state.agenda[-1] = self.again(tuple(made))
                return
        state.agenda.pop()
        state.shown += 1
        self.reveal(s, tuple(made))

    def masked(self, s: Any, seat: int, a: Action) -> str:
        return "?"


NOT_ASKED: Final = Action(-1, "not-asked", (), ())


def asked(seats: int, who: tuple[int, ...]) -> tuple[Action | None, ...]:
    """The empty answers of a secret question put to these seats."""
    return tuple([None if seat in who else NOT_ASKED for seat in range(seats)])


def then(s: State, *frames: Frame) -> None:
    """Queue frames, written in the order of play."""
    s.agenda.extend(frames[::-1])


def then_all(s: State, frames: Sequence[Frame]) -> None:
    """The same for a list: compiled code unpacks lists into arguments slowly."""
    s.agenda.extend(frames[::-1])


def redraw_answers(s: Any, seat: int | None, rng: random.Random) -> None:
    """For `determinize`: give the other seats' secret answers anew, from their own options."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, AskTogether):
        for other, answer in enumerate(top.answers):
            if other != seat and answer is not None and answer is not NOT_ASKED:
                redrawn = rng.choice(top.options(s, other))
                top = top.again((*top.answers[:other], redrawn, *top.answers[other + 1 :]))
        s.agenda[-1] = top
