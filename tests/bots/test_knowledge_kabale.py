"""What the bots know about Královské rošády."""

from __future__ import annotations

import intrika
from intrika.bots.knowledge import knowledge
from intrika.games.kabale.cards import CARDS, HEAD_SYMBOL, HEAD_VALUE
from intrika.games.kabale.state import State
from tests.bots.sound import check_everywhere

GAME = intrika.game("kabale")
KING, BEGGAR = CARDS.index("king"), CARDS.index("beggar")


def begun(seats: int = 2) -> State:
    state = GAME.new(seats, 5)
    assert isinstance(state, State)
    return state


def worth(state: State, seat: int) -> float:
    return knowledge(GAME).value(state)[seat]


def test_a_value_is_sound_in_every_variant() -> None:
    assert check_everywhere(GAME, 5) > 100


def test_a_head_won_is_worth_more_than_one_promised() -> None:
    state = begun()
    head = state.heads[0]
    won, promised = state.copy(), state.copy()
    won.won[0] = (head,)
    promised.columns[0] = (KING,)
    assert worth(won, 0) > worth(promised, 0) > worth(state, 0)


def test_a_strong_card_is_worth_keeping() -> None:
    state = begun()
    spent = state.copy()
    spent.hands[0] = tuple([card for card in spent.hands[0] if card != KING])
    rest = spent.piles[0][spent.drawn[0] :]
    spent.piles[0] = spent.piles[0][: spent.drawn[0]] + tuple([c for c in rest if c != KING])
    assert worth(spent, 0) < worth(state, 0)


def test_all_six_symbols_are_worth_more_than_the_same_points_without() -> None:
    state = begun()
    threes = [head for head in range(len(HEAD_VALUE)) if HEAD_VALUE[head] == 3]
    one_each = tuple(
        [
            head
            for head in threes
            if head == next(h for h in threes if HEAD_SYMBOL[h] == HEAD_SYMBOL[head])
        ]
    )
    fewer = tuple([head for head in threes if HEAD_SYMBOL[head] < 3])
    assert len(one_each) == len(fewer) == 6
    whole, part = state.copy(), state.copy()
    whole.won[0] = one_each
    part.won[0] = fewer
    assert worth(whole, 0) > worth(part, 0)


def test_a_column_turns_when_a_beggar_lies_in_it() -> None:
    """The lowest total wins under a beggar: a king beside the other's beggar loses."""
    state = begun()
    alone, beaten = state.copy(), state.copy()
    alone.columns[0] = (KING,)
    beaten.columns[0] = (KING, 25 + BEGGAR)
    assert worth(beaten, 0) < worth(alone, 0)
