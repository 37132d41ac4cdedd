"""Checks of secrecy: nothing a seat may not know reaches it, and an undo un-learns nothing.

Two states that a seat cannot tell apart are made by redrawing what it cannot see. What the seat
is shown must then be the same to the byte.
"""

from __future__ import annotations

import json
import random
from typing import Any

from intrika.checks.play import expect, walk
from intrika.core.action import Action
from intrika.core.agenda import Ask
from intrika.core.game import Game
from intrika.core.match import Match
from intrika.core.state import State

SAMPLE = 40  # actions whose refusal is compared at each pair


def shown(s: State, seat: int | None, actions: list[Action]) -> str:
    """Everything a seat gets to see of a state, as the bytes that would be sent."""
    told: dict[str, Any] = {"view": s.view(seat), "to_act": s.to_act()}
    if seat is not None:
        told["options"] = [a.to_json() for a in s.options(seat)]
        whys = [s.explain(seat, a) for a in actions]
        told["refusals"] = [why.to_json() if why else None for why in whys]
    return json.dumps(told, sort_keys=True)


def check_secrecy(
    game: Game, seats: int, options: dict[str, Any], seed: int, every: int = 3
) -> int:
    """View, options, refusals and events are equal in states that a seat cannot tell apart."""
    pairs = 0
    for match, rng in walk(game, seats, options, seed):
        if rng.randrange(every):
            continue
        for seat in (*range(seats), None):
            other = match.state.determinize(seat, rng)
            actions = rng.choices(game.space.all, k=SAMPLE)
            ours, theirs = shown(match.state, seat, actions), shown(other, seat, actions)
            expect(
                ours == theirs,
                f"seat {seat} can tell two states apart: {_differ(ours, theirs)}",
                match,
            )
            broken = game.broken(other)
            expect(broken is None, f"a redrawn state breaks invariant {broken}", match)
            if not match.state.over:
                _compare_events(match, other, seat, rng)
            pairs += 1
    return pairs


def _compare_events(match: Match, other: State, seat: int | None, rng: random.Random) -> None:
    """If a seat cannot tell what came after an action apart either, it has heard the same."""
    actor = rng.choice(match.state.to_act())
    action = rng.choice(match.state.options(actor))
    twin = _same_looking(match.state, other, actor, action, seat)
    if twin is None:
        return
    one, two = _play(match.state, actor, action), _play(other, actor, twin)
    if shown(one, seat, []) == shown(two, seat, []):
        assert one.log is not None
        assert two.log is not None
        heard = [event.seen_by(seat).to_json() for event in one.log]
        heard_too = [event.seen_by(seat).to_json() for event in two.log]
        expect(heard == heard_too, f"seat {seat} hears a secret: {heard} / {heard_too}", match)


def check_undo(game: Game, seats: int, options: dict[str, Any], seed: int) -> int:
    """What may be taken back has taught nobody anything, and taking it back leaves no trace."""
    undone = 0
    for match, rng in walk(game, seats, options, seed):
        if not match.taken:
            continue
        last = match.taken[-1]
        before = last.before
        if match.may_undo(last.seat) is not None or before is None:
            continue
        digest = before.digest()
        for seat in (*range(seats), None):
            other = before.determinize(seat, rng)
            twin = _same_looking(before, other, last.seat, last.action, seat)
            expect(twin is not None, f"{last.action.text} showed a secret to seat {seat}", match)
            if twin is not None:
                told = shown(_play(other, last.seat, twin), seat, [])
                expect(
                    told == shown(match.state, seat, []),
                    f"seat {seat} learned from {last.action.text}",
                    match,
                )
        if rng.randrange(4) == 0:
            match.undo(last.seat)
            expect(match.state.digest() == digest, "an undo left a trace", match)
        undone += 1
    return undone


def _same_looking(
    s: State, other: State, actor: int, action: Action, seat: int | None
) -> Action | None:
    """An action of the redrawn state that looks to the seat like this one of the true state."""
    if actor == seat:
        return action
    ask = _asking(s)
    looks = ask.masked(s, actor, action)
    for twin in other.options(actor):
        if _asking(other).masked(other, actor, twin) == looks:
            return twin
    return None


def _asking(s: State) -> Ask:
    ask = s.asking()
    assert ask is not None
    return ask


def _play(s: State, seat: int, a: Action) -> State:
    after = s.copy()
    after.log = []
    after.act(seat, a)
    return after


def _differ(ours: str, theirs: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), 0)
    return f"…{ours[max(0, at - 60) : at + 60]}… / …{theirs[max(0, at - 60) : at + 60]}…"
