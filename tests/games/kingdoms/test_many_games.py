"""Every faction in at least 200 games, over all player counts, with and without tokens."""

from __future__ import annotations

import random
from collections import Counter

from intrika.games.kingdoms.state import State, empower
from intrika.games.kingdoms.tables import FACTIONS
from tests.games.kingdoms.table import GAME

WANTED = 200
LOOK = 11  # the invariants are looked at in one decision out of so many


def begin(number: int, played: Counter[int], rng: random.Random) -> State:
    """The factions played least so far; in every other game with abilities from the start."""
    seats = 2 + number % 4
    tokens = number // 4 % 2 == 1
    options = {"factions": "draft", "beginner_split": True, "exploration_tokens": tokens}
    s = GAME.new(seats, number, options)
    assert isinstance(s, State)
    for _ in range(seats):
        seat = s.to_act()[0]
        drafted = min(s.options(seat), key=lambda a: played[a.arg])
        played[drafted.arg] += 1
        s.act(seat, drafted)
    if number // 8 % 2:
        for seat in range(seats):
            s.magic[seat] = rng.randrange(5)
            empower(s, seat)
    return s


def test_every_faction_plays_two_hundred_games_to_the_end() -> None:
    played: Counter[int] = Counter()
    rng = random.Random(7)
    number = 0
    while len(played) < len(FACTIONS) or min(played.values()) < WANTED:
        s = begin(number, played, rng)
        number += 1
        steps = 0
        while not s.over:
            seat = s.to_act()[-1]
            s.act(seat, rng.choice(s.options(seat)))
            steps += 1
            if steps % LOOK == 0:
                broken = GAME.broken(s)
                assert broken is None, (number, steps, broken)
        assert s.result().winners
