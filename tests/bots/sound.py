"""What every game's knowledge must keep to, whatever it thinks of a position."""

from __future__ import annotations

import random

import intrika
from intrika.bots.knowledge import knowledge


def check_everywhere(game: intrika.Game, every: int) -> int:
    """Ask for the value along one random game of every variant; tells how often it was asked."""
    know = knowledge(game)
    asked = 0
    for seats, options in game.variants():
        rng = random.Random(f"{seats} {options}")
        state = game.new(seats, rng.getrandbits(30), options)
        step = rng.randrange(every)
        while not state.over:
            if step % every == 0:
                before = state.digest()
                value = know.value(state)
                assert state.digest() == before
                assert len(value) == seats
                assert all(0.0 <= worth <= 1.0 for worth in value)
                assert abs(sum(value) - 1.0) < 1e-9
                asked += 1
            seat = state.to_act()[0]
            state.act(seat, rng.choice(state.options(seat)))
            step += 1
    return asked
