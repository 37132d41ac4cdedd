"""Checks of the rules: records, copies, saving, options, refusals, order of secret answers."""

from __future__ import annotations

import json
from itertools import islice, permutations
from typing import Any

from intrika.checks.play import CheckFailed, Seen, expect, walk
from intrika.core.game import Game
from intrika.core.match import Match, replay
from intrika.core.record import parse_record
from intrika.core.refusal import BadInput, IllegalAction


def check_invariants(
    game: Game, seats: int, options: dict[str, Any], seed: int, seen: Seen | None = None
) -> int:
    """The specification's invariants hold, and nobody is ever asked without an option."""
    steps = 0
    for match, _ in walk(game, seats, options, seed, seen):
        s = match.state
        broken = game.broken(s)
        expect(broken is None, f"invariant {broken}", match)
        for seat in range(seats):
            legal = s.options(seat)
            expect(
                bool(legal) == (seat in s.to_act()), f"seat {seat} has {len(legal)} options", match
            )
            ids = [a.id for a in legal]
            expect(len(ids) == len(set(ids)), "an option is offered twice", match)
            mask = game.space.mask(legal)
            expect(
                [i for i, bit in enumerate(mask) if bit] == sorted(ids),
                "mask and options differ",
                match,
            )
        steps += 1
    result = match.state.result()
    expect(
        result.totals == tuple(sum(x.points for x in lines) for lines in result.lines),
        "the score lines do not add up",
        match,
    )
    expect(
        all(result.places[seat] == 1 for seat in result.winners) and bool(result.winners),
        "the winners are not in first place",
        match,
    )
    return steps


def check_record(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    """The record, written and read, gives the same final state and the same events."""
    match = [match for match, _ in walk(game, seats, options, seed)][-1]
    record = match.record()
    read = parse_record(record.text())
    expect(read == record, "the record does not read as it was written", match)
    again = replay(read)
    expect(again.state.digest() == match.state.digest(), "the record gives another state", match)
    expect(again.events == match.events, "the record gives other events", match)


def check_copies(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    """Copies share nothing that changes: every earlier state keeps its digest."""
    kept = []
    for match, _ in walk(game, seats, options, seed):
        kept.append((match.state, match.state.digest()))
        expect(
            match.state.copy().digest() == kept[-1][1], "a copy differs from its original", match
        )
    for state, digest in kept:
        expect(state.digest() == digest, "an earlier state has changed", match)


def check_saving(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    """A state saved and loaded at any decision plays on exactly like the original."""
    for match, rng in walk(game, seats, options, seed):
        s = match.state
        twin = game.load(json.loads(json.dumps(s.to_json())))
        expect(twin.digest() == s.digest(), "a loaded state differs", match)
        for seat in s.to_act():
            expect(twin.options(seat) == s.options(seat), "a loaded state has other options", match)
            action = rng.choice(s.options(seat))
            ours = s.copy()
            ours.act(seat, action)
            theirs = twin.copy()
            theirs.act(seat, action)
            expect(ours.digest() == theirs.digest(), f"{action.text} ends differently", match)


def check_explain(
    game: Game,
    seats: int,
    options: dict[str, Any],
    seed: int,
    every: int = 7,
    seen: Seen | None = None,
) -> None:
    """`explain` is None exactly for the options, over the whole action space."""
    for match, rng in walk(game, seats, options, seed):
        if rng.randrange(every) and not match.state.over:
            continue
        s = match.state
        for seat in range(seats):
            legal = {a.id for a in s.options(seat)}
            for a in game.space.all:
                why = s.explain(seat, a)
                if (why is None) != (a.id in legal):
                    told = why.message if why else "no refusal"
                    raise CheckFailed(f"seat {seat}, {a.text}: {told}, but options differ", match)
                if why is not None and seen is not None:
                    seen.refusal(why)


def check_illegal(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
    """An illegal action raises with its refusal and leaves state and match untouched."""
    for match, rng in walk(game, seats, options, seed):
        s = match.state
        seat = rng.randrange(seats)
        a = rng.choice(game.space.all)
        if a in s.options(seat):
            continue
        digest, taken = s.digest(), len(match.taken)
        try:
            match.act(seat, a)
        except IllegalAction as error:
            expect(error.refusal == s.explain(seat, a), "another refusal was raised", match)
        else:
            raise CheckFailed(f"seat {seat} played {a.text}, which is not an option", match)
        expect(
            match.state.digest() == digest and len(match.taken) == taken, "it left a trace", match
        )


def check_orders(game: Game, seats: int, options: dict[str, Any], seed: int) -> int:
    """Secret answers to one question give one state and one record in whatever order they come."""
    questions = 0
    for match, rng in walk(game, seats, options, seed):
        asked = match.state.to_act()
        if len(asked) > 1:
            questions += 1
            answers = {seat: rng.choice(match.state.options(seat)) for seat in asked}
            orders = list(islice(permutations(asked), 24))
            expect(
                len({_after(match, order, answers) for order in orders}) == 1,
                "the order of secret answers matters",
                match,
            )
    return questions


def _after(match: Match, order: tuple[int, ...], answers: dict[int, Any]) -> tuple[str, str]:
    twin = replay(match.record(), len(match.taken))
    for seat in order:
        if seat in twin.state.to_act():
            try:
                twin.act(seat, answers[seat])
            except IllegalAction as error:
                raise CheckFailed(
                    f"an answer of another seat forbade {error.action}", match
                ) from None
    try:
        return twin.state.digest(), twin.record().text()
    except BadInput as error:
        raise CheckFailed(str(error), match) from None
