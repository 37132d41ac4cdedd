"""What the bots know about Malá velká království: sane estimates that leave the state alone."""

from __future__ import annotations

import random

import pytest

from intrika.bots.games.kingdoms import Know
from intrika.core.registry import game as game_of
from intrika.games.kingdoms.state import State
from intrika.games.kingdoms.tables import BUILD, FOOD, MANA, ORE, TOP_MAGIC
from tests.bots.sound import check_everywhere

GAME = game_of("kingdoms")


def first_turn(seed: int = 1) -> State:
    """Two players before the first shield."""
    state = GAME.new(2, seed)
    rng = random.Random(seed)
    assert isinstance(state, State)
    while not state.turn:
        seat = state.to_act()[0]
        state.act(seat, rng.choice(state.options(seat)))
    return state


def test_a_value_is_sound_in_every_variant() -> None:
    assert check_everywhere(GAME, 7) > 100


@pytest.mark.parametrize("resource", [MANA, ORE, FOOD])
def test_resources_are_worth_having(resource: int) -> None:
    state = first_turn()
    state.res = [1] * 6
    before = Know().value(state)[0]
    state.res[resource] += 2
    assert Know().value(state)[0] > before


def test_levels_are_worth_more_than_what_they_cost() -> None:
    state = first_turn()
    state.res = [3] * 6
    before = Know().value(state)[0]
    state.castle[0] += 1
    state.res[ORE] -= 1
    assert Know().value(state)[0] > before


def test_ore_without_a_chance_to_build_is_worth_little() -> None:
    state = first_turn()
    state.final = True
    state.res = [0] * 6
    worth = []
    for shields in (0, 1 << BUILD):
        state.shields = shields
        state.res[ORE] = 0
        poor = Know().value(state)[0]
        state.res[ORE] = 1
        worth.append(Know().value(state)[0] - poor)
    assert worth[0] > 3 * worth[1] > 0


def test_the_last_bonus_counts_once_it_is_reached() -> None:
    state = first_turn()
    state.final = True
    state.magic[0] = TOP_MAGIC - 1
    before = Know().value(state)[0]
    state.magic[0] = TOP_MAGIC
    assert Know().value(state)[0] > before
