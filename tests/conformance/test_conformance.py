"""Every game, with every player count and option, passes the same checks."""

from __future__ import annotations

import pytest

import intrika
from intrika import checks
from tests.conftest import Variant

SEEDS = range(3)


@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_and_the_game_ends(variant: Variant, seed: int) -> None:
    assert checks.check_invariants(*variant, seed) > 1


def test_a_record_replays_to_the_same_state(variant: Variant) -> None:
    checks.check_record(*variant, 11)


def test_earlier_states_keep_their_digest(variant: Variant) -> None:
    checks.check_copies(*variant, 12)


def test_a_saved_state_plays_on_exactly(variant: Variant) -> None:
    checks.check_saving(*variant, 13)


def test_explain_agrees_with_options(variant: Variant) -> None:
    checks.check_explain(*variant, 14)


def test_an_illegal_action_leaves_no_trace(variant: Variant) -> None:
    checks.check_illegal(*variant, 15)


def test_the_order_of_secret_answers_does_not_matter(variant: Variant) -> None:
    checks.check_orders(*variant, 16)


def test_what_may_be_taken_back_taught_nobody_anything(variant: Variant) -> None:
    checks.check_undo(*variant, 17)


def test_an_observation_tells_what_the_view_tells(variant: Variant) -> None:
    assert checks.check_observations(*variant, 18, every=9) > 1


@pytest.mark.parametrize("game", intrika.games(), ids=lambda game: game.id)
def test_a_seat_never_learns_what_it_may_not_know(game: intrika.Game) -> None:
    """At least 2,000 pairs of states that a seat cannot tell apart, over all variants."""
    pairs, seed = 0, 100
    while pairs < 2000:
        for seats, options in game.variants():
            pairs += checks.check_secrecy(game, seats, options, seed)
            seed += 1
