"""What the bots know about Louis XIV."""

from __future__ import annotations

import random

import intrika
from intrika.bots.knowledge import knowledge
from intrika.games.louis.cards import CROWN, MISSIONS, WIDTH
from intrika.games.louis.state import KINDS, State
from intrika.games.louis.turns import ChooseCard
from tests.bots.sound import check_everywhere

GAME = intrika.game("louis")


def influence(round: int = 1, seats: int = 2) -> State:
    """The beginning of an influence phase."""
    rng = random.Random(5)
    state = GAME.new(seats, 5)
    assert isinstance(state, State)
    while state.round < round or not isinstance(state.agenda[-1], ChooseCard):
        seat = state.to_act()[0]
        state.act(seat, rng.choice(state.options(seat)))
    return state


def worth(state: State, seat: int) -> float:
    return knowledge(GAME).value(state)[seat]


def test_a_value_is_sound_in_every_variant() -> None:
    assert check_everywhere(GAME, 7) > 100


def test_markers_in_the_lead_are_worth_more_than_in_the_supply() -> None:
    state = influence()
    better = state.copy()
    better.personal[0] -= 2
    better.on[WIDTH * 4 + 0] += 2  # a crown for the only first
    assert worth(better, 0) > worth(state, 0)


def test_a_beaten_marker_is_worth_less() -> None:
    state = influence()
    state.on[WIDTH * 4 + 0] = 2
    beaten = state.copy()
    beaten.on[WIDTH * 4 + 1] = 3
    assert worth(beaten, 0) < worth(state, 0)


def test_a_laid_mission_is_worth_more_than_the_chips_it_costs() -> None:
    state = influence(2)
    mission = state.missions[0][0]
    laid = state.copy()
    laid.laid[0] |= 1 << mission
    state.chips[KINDS * 0 + CROWN] += 2
    assert worth(laid, 0) > worth(state, 0)


def test_a_power_counts_while_there_are_rounds_to_come() -> None:
    """Both missions bring five points; one brings arms in every later round."""
    arms, idle = MISSIONS.index("arms_a"), MISSIONS.index("extra_mission_a")
    for round in (1, 4):
        strong, weak = influence(round), influence(round)
        strong.laid[0] |= 1 << arms
        weak.laid[0] |= 1 << idle
        assert (worth(strong, 0) > worth(weak, 0)) == (round == 1)
