"""Many random games: every faction in at least 200, and some that seek war and alliance."""

from __future__ import annotations

import random
from collections import Counter

from intrika.core.action import Action
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


def warlike(s: State, seat: int, rng: random.Random) -> Action:
    """Mostly flags, and moves to where others stand: alliances that break again."""
    options = s.options(seat)
    kind = options[0].kind
    if kind == "bid" and rng.random() < 0.75:
        return options[0]
    if kind == "shield" and rng.random() < 0.5:
        return options[0]
    if kind == "perform" and rng.random() < 0.5:
        return options[0]
    guests = [
        a for a in options if kind == "to" and s.who[a.arg] and not s.who[a.arg] >> 2 * seat & 3
    ]
    return rng.choice(guests or options)


def test_alliances_break_without_breaking_a_rule() -> None:
    """Refusals and options agree in the questions that random play seldom reaches."""
    rare = ("break", "fate", "refuge", "lair", "undead", "raise")
    asked: Counter[str] = Counter()
    rng = random.Random(11)
    played: Counter[int] = Counter()
    for number in range(60):
        s = begin(4 * number + 9 + number % 3, played, rng)
        while not s.over:
            seat = s.to_act()[0]
            ask = s.asking()
            assert ask is not None
            asked[ask.name] += 1
            if ask.name in rare:
                legal = s.options(seat)
                for a in GAME.space.all:
                    assert (s.explain(seat, a) is None) == (a in legal), a
            s.act(seat, warlike(s, seat, rng))
            assert GAME.broken(s) is None
    assert asked["break"] > 10
    assert asked["fate"] > 100
