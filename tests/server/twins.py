"""Another course of a game that looked the same to one seat all along.

What the seat cannot see is drawn anew some decisions ago, and what the others have done since is
replaced by something that looks like it. Chance falls the same way.
"""

from __future__ import annotations

import random
from typing import Any

from intrika.core.action import Action
from intrika.core.event import Event
from intrika.core.match import Match, Taken
from intrika.core.state import State
from intrika.server.course import Course


class Along:
    """A match step by step: its states and how many events there were at each."""

    def __init__(self, match: Match) -> None:
        self.match = match
        again = Match(match.game, list(match.players), match.seed, match.options)
        self.states = [again.state]
        self.events = [list(again.events)]
        for taken in match.taken:
            again.act(taken.seat, taken.action)
            self.states.append(again.state)
            self.events.append(list(again.events))


class Rerun:
    """What `replay` drives instead of a match that its seed would bring back."""

    def __init__(self, states: list[State], events: list[list[Event]]) -> None:
        self.states = states
        self.all_events = events
        self.at = 0

    @property
    def state(self) -> State:
        return self.states[self.at]

    @property
    def events(self) -> list[Event]:
        return self.all_events[self.at]

    def act(self, seat: int, a: Action) -> None:
        self.at += 1


class Twin:
    """The other course, and the means to replay it."""

    def __init__(self, course: Course, states: list[State], events: list[list[Event]]) -> None:
        self.course = course
        self.states = states
        self.events = events

    def rerun(self, *_: Any) -> Rerun:
        return Rerun(self.states, self.events)


def looks(s: State, seat: int | None) -> object:
    return s.view(seat), [] if seat is None else [a.id for a in s.options(seat)]


def twin_of(course: Course, seat: int | None, rng: random.Random) -> Twin:
    """A twin that parted as long ago as a few tries allow."""
    along = Along(course.match)
    for back in (20, 10, 6, 3, 1):
        for _ in range(3):
            made = _branched(along, course, len(course.match.taken) - back, seat, rng)
            if made is not None:
                return made
    made = _branched(along, course, len(course.match.taken), seat, rng)
    assert made is not None
    return made


def _branched(
    along: Along, course: Course, start: int, seat: int | None, rng: random.Random
) -> Twin | None:
    if start < 0:
        return None
    match = course.match
    state = along.states[start].determinize(seat, rng)
    state.key, state.draws = along.states[start].key, along.states[start].draws
    states, events = [*along.states[:start], state], along.events[: start + 1]
    taken = list(match.taken[:start])
    for number in range(start, len(match.taken)):
        step = _step(along, number, states[-1], seat, rng)
        if step is None:
            return None
        made, new = step
        taken.append(made)
        states.append(new)
        assert new.log is not None
        events.append([*events[-1], *new.log])
    if len(events[-1]) != len(match.events):
        return None
    twin = course.fresh()
    twin.match.state, twin.match.events, twin.match.taken = states[-1], events[-1], taken
    twin.match.open_since = match.open_since
    twin.acts, twin.stamps, twin.asked_at = course.acts, course.stamps, course.asked_at
    return Twin(twin, states, events)


def _step(
    along: Along, number: int, state: State, seat: int | None, rng: random.Random
) -> tuple[Taken, State] | None:
    """One more decision that looks to the seat as the true one did."""
    true = along.match.taken[number]
    ask = state.asking()
    if ask is None or true.seat not in state.to_act():
        return None
    wanted = looks(along.states[number + 1], seat)
    options = [true.action] if true.seat == seat else list(state.options(true.seat))
    rng.shuffle(options)
    for action in options:
        if action not in state.options(true.seat):
            continue
        masked = ask.masked(state, true.seat, action)
        if true.seat != seat and masked != true.masked:
            continue
        new = state.copy()
        new.log = []
        new.act(true.seat, action)
        if looks(new, seat) == wanted:
            before = None if true.before is None else state
            made = Taken(true.seat, action, masked, state, true.events)
            made.before = before
            return made, new
    return None
