"""Checks of observations: they tell what the view tells, no more and no less."""

from __future__ import annotations

import json
import random
from typing import Any

from intrika.checks.play import expect, walk
from intrika.core.game import Game
from intrika.core.match import Match
from intrika.core.observation import HIGHEST, buffer, observe
from intrika.core.state import State

BRANCHES = 3  # of one game, looked at in turns
AT_ONCE = 12  # decisions at most between two looks at a branch


def check_observations(
    game: Game, seats: int, options: dict[str, Any], seed: int, every: int = 1
) -> int:
    """Equal for states a seat cannot tell apart, different where the view differs."""
    known: list[dict[bytes, str]] = [{} for _ in range(seats)]
    earlier: list[State] = []
    branches: list[State] = []
    pairs = 0
    for match, rng in walk(game, seats, options, seed):
        if rng.randrange(every):
            continue
        branch = _drifted(branches, match.state, rng)
        for seat in range(seats):
            told = _told(match, match.state, seat, known[seat])
            other = match.state.determinize(seat, rng)
            same = _observed(other, seat)
            expect(
                told == same, f"seat {seat} is told a secret: {_parts(match, told, same)}", match
            )
            _told(match, _seen_by_another(match.state, seat, rng), seat, known[seat])
            if earlier:
                _told(match, rng.choice(earlier), seat, known[seat])
            _told(match, branch, seat, known[seat])
            pairs += 2
        earlier.append(match.state.copy())
    return pairs


def _drifted(branches: list[State], s: State, rng: random.Random) -> State:
    """Another course of the same game, played on: its looks share one sheet with this one."""
    if len(branches) < BRANCHES:
        branches.append(s.copy())
    branch = rng.choice(branches)
    for _ in range(rng.randrange(AT_ONCE)):
        if not branch.over:
            seat = branch.to_act()[0]
            branch.act(seat, rng.choice(branch.options(seat)))
    if branch.over:
        branches.remove(branch)
    return branch


def _seen_by_another(s: State, seat: int, rng: random.Random) -> State:
    """A state that differs in what this seat knows and another one does not."""
    return s.determinize((seat + 1) % s.seats if s.seats > 1 else None, rng)


def _told(match: Match, s: State, seat: int, known: dict[bytes, str]) -> bytes:
    made = _observed(s, seat)
    kept, s.setup.sheet = s.setup.sheet, None
    fresh = _observed(s, seat)
    s.setup.sheet = kept
    expect(
        made == fresh, f"seat {seat} was told something old: {_parts(match, made, fresh)}", match
    )
    view = json.dumps(s.view(seat), sort_keys=True)
    before = known.setdefault(made, view)
    expect(
        before == view,
        f"seat {seat} has one observation for two views: {_differ(before, view)}",
        match,
    )
    return made


def _observed(s: State, seat: int) -> bytes:
    row = buffer(s.setup.game.observation)
    observe(s, seat, row)
    assert all(0.0 <= figure <= HIGHEST for figure in row), [x for x in row if not 0 <= x <= 8]
    return row.tobytes()


def _parts(match: Match, one: bytes, two: bytes) -> list[str]:
    """The slices in which two observations differ."""
    return [
        part.name
        for part in match.game.observation.named()
        if one[4 * part.at : 4 * (part.at + part.length)]
        != two[4 * part.at : 4 * (part.at + part.length)]
    ]


def _differ(ours: str, theirs: str) -> str:
    one, two = json.loads(ours), json.loads(theirs)
    return str([(key, one[key], two[key]) for key in one if one[key] != two[key]])[:600]
