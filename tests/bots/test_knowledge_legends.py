"""What the bots know about Eight-Minute Empire: Legends."""

from __future__ import annotations

import random

import intrika
from intrika.bots.knowledge import knowledge
from intrika.games.legends.cards import CARDS
from intrika.games.legends.state import State
from intrika.games.legends.turn import TakeCard
from tests.bots.sound import check_everywhere

GAME = intrika.game("legends")


def first_turn(seats: int = 2) -> State:
    """The first player is about to take the first card."""
    rng = random.Random(5)
    state = GAME.new(seats, 5, {"setup": "first_game"})
    while not isinstance(state.agenda[-1], TakeCard):
        seat = state.to_act()[0]
        state.act(seat, rng.choice(state.options(seat)))
    assert isinstance(state, State)
    return state


def worth(state: State, seat: int) -> float:
    return knowledge(GAME).value(state)[seat]


def test_a_value_is_sound_in_every_variant() -> None:
    assert check_everywhere(GAME, 7) > 100


def test_a_region_more_is_worth_more() -> None:
    state = first_turn()
    empty = next(r for r in range(state.map.n) if not any(state.armies[r :: state.map.n]))
    better = state.copy()
    better.armies[empty] += 2
    assert worth(better, 0) > worth(state, 0)
    assert worth(better, 1) < worth(state, 1)


def test_coins_are_worth_more_early_than_late() -> None:
    early = first_turn()
    late = early.copy()
    late.picks = 20
    gains = []
    for state in (early, late):
        richer = state.copy()
        richer.coins[0] += 3
        gains.append(worth(richer, 0) - worth(state, 0))
    assert gains[0] > gains[1] > 0


def test_a_whole_set_is_worth_more_than_its_parts() -> None:
    state = first_turn()
    nobles = [CARDS.index(name) for name in ("noble_hills", "noble_knight", "noble_unicorn")]
    others = [nobles[0], nobles[1], CARDS.index("cursed_mausoleum")]
    whole, part = state.copy(), state.copy()
    whole.cards[0] = tuple(nobles)
    part.cards[0] = tuple(others)
    assert worth(whole, 0) > worth(part, 0)


def test_work_to_be_done_counts_for_its_owner() -> None:
    """A card that lets armies be placed is worth more right after it is taken than skipped."""
    state = first_turn()
    seat = state.to_act()[0]
    taken = state.copy()
    taken.row = (CARDS.index("dire_eye"), *taken.row[1:])
    taken.act(seat, next(a for a in taken.options(seat) if a.arg == CARDS.index("dire_eye")))
    skipped = taken.copy()
    skipped.act(seat, skipped.options(seat)[-1])
    assert worth(taken, seat) > worth(skipped, seat)
