"""What the bots know about Panovník: sane estimates that leave the state alone."""

from __future__ import annotations

import random

from intrika.bots.games.viceroy import Know
from intrika.core.registry import game as game_of
from intrika.games.viceroy.cards import KINDS, MAGIC
from intrika.games.viceroy.pyramid import START_CELL
from intrika.games.viceroy.rewards import TakeGem
from intrika.games.viceroy.state import AUCTION, State
from tests.bots.sound import check_everywhere

GAME = game_of("viceroy")


def first_auction(seed: int = 1) -> State:
    """Two players before the first bid."""
    state = GAME.new(2, seed)
    assert isinstance(state, State)
    rng = random.Random(seed)
    while state.phase != AUCTION:
        seat = state.to_act()[0]
        state.act(seat, rng.choice(state.options(seat)))
    return state


def test_a_value_is_sound_in_every_variant() -> None:
    assert check_everywhere(GAME, 7) > 100


def test_a_magic_token_is_worth_having() -> None:
    state = first_auction()
    before = Know().value(state)[0]
    state.tokens[0] = tuple(sorted((*state.tokens[0], START_CELL * KINDS + MAGIC)))
    assert Know().value(state)[0] > before


def test_gems_and_cards_are_means_to_points() -> None:
    state = first_auction()
    before = Know().value(state)[1]
    state.gems[4] += 2
    richer = Know().value(state)[1]
    assert richer > before
    state.hands[1] = (*state.hands[1], 3)
    assert Know().value(state)[1] > richer


def test_a_hoard_of_gems_is_worth_little_more_than_enough_of_them() -> None:
    state = first_auction()
    worth = []
    for count in (0, 4, 8, 12):
        state.gems[0:4] = [count // 4] * 4
        worth.append(Know().value(state)[0])
    assert worth[1] - worth[0] > worth[3] - worth[2] > 0


def test_gems_that_are_due_count_before_they_are_chosen() -> None:
    state = first_auction()
    before = Know().value(state)[0]
    state.agenda.append(TakeGem(0, 3, 0))
    assert Know().value(state)[0] > before


def test_an_attack_token_hurts_the_others() -> None:
    state = first_auction()
    before = Know().value(state)[0]
    state.attacks[1] += 1
    assert Know().value(state)[0] < before
