"""Positions for the tests, written as people write them down.

Players are W, B, R, G, Y, K (seats 0 to 5). A column is its cards from the head down, `W:king`;
`*` after the last card means face down, `~` concealed under the disguise above it.
"""

from __future__ import annotations

from typing import Any

import intrika
from intrika.games.kabale.cards import CARDS, CONCEALED, HEAD_SYMBOL, HEADS, SET
from intrika.games.kabale.evaluation import Evaluation, evaluate
from intrika.games.kabale.state import FACE_UP, HIDDEN, State
from intrika.games.kabale.turn import PLAY_CARD

GAME = intrika.game("kabale")
LETTERS = "WBRGYK"
PLAIN_HANDS = (
    ("king", "queen", "juliet"), ("king", "queen", "juliet"), ("king", "queen", "juliet"),
    ("king", "queen", "juliet"), ("king", "queen", "juliet"), ("king", "queen", "juliet"),
)  # fmt: skip


def code(word: str) -> int:
    owner, _, name = word.rstrip("*~").partition(":")
    made = SET * LETTERS.index(owner) + CARDS.index(name)
    return made + CONCEALED if word.endswith("~") else made


def column(text: str, head: str = "art-3a", **options: Any) -> Evaluation:
    """Evaluate a column; `winner_of` names who takes it."""
    cards = [code(word) for word in text.split()]
    return evaluate(cards, HEAD_SYMBOL[HEADS.index(head)], **options)


def winner_of(text: str, head: str = "art-3a", **options: Any) -> str | None:
    winner = column(text, head, **options).winner
    return None if winner < 0 else LETTERS[winner]


def totals_of(text: str, head: str = "art-3a") -> dict[str, float]:
    """By player with a card in the final list."""
    totals = column(text, head).totals(6)
    return {LETTERS[seat]: total / 2 for seat, total in enumerate(totals) if total is not None}


def left_in(text: str, head: str = "art-3a") -> list[str]:
    """The cards that remain in the column."""
    return [f"{LETTERS[c // SET]}:{CARDS[c % SET]}" for c in column(text, head).cards]


def table(
    *columns: str,
    heads: tuple[str, ...],
    turn: str,
    hands: dict[str, tuple[str, ...]] | None = None,
    piles: dict[str, tuple[str, ...]] | None = None,
    closed: tuple[int, ...] = (),
    **options: Any,
) -> State:
    """A round in progress: everybody holds a hand, what is nowhere else lies in the piles."""
    seats = len(heads)
    s = GAME.new(seats, seed=1, options={"starter": 0, **options}, log=True)
    assert isinstance(s, State)
    s.columns = [tuple([code(word) for word in text.split()]) for text in columns]
    s.facing = [HIDDEN if text.endswith("*") else FACE_UP for text in columns]
    s.closed = [int(i in closed) for i in range(seats)]
    _lay_heads(s, heads)
    lying = [c % CONCEALED for cards in s.columns for c in cards]
    for seat in range(seats):
        own = [c % SET for c in lying if c // SET == seat]
        hand = (hands or {}).get(LETTERS[seat])
        if hand is None:
            hand = tuple([CARDS[c] for c in range(SET) if c not in own][:3])
        s.hands[seat] = tuple([CARDS.index(name) for name in hand])
        first = [CARDS.index(name) for name in (piles or {}).get(LETTERS[seat], ())]
        rest = [c for c in range(SET) if c not in (*own, *s.hands[seat], *first)]
        s.piles[seat] = tuple(first + rest)
        s.drawn[seat] = 0
    s.active = LETTERS.index(turn)
    s.agenda = [PLAY_CARD[s.active]]
    assert s.log is not None
    s.log.clear()
    assert GAME.broken(s) is None, GAME.broken(s)
    return s


def _lay_heads(s: State, heads: tuple[str, ...]) -> None:
    """Put these heads out, keeping the stack and the box complete."""
    s.heads = [HEADS.index(name) for name in heads]
    rest = [head for head in range(len(HEADS)) if head not in s.heads]
    left = len(s.stack) - s.laid
    s.stack = (*s.heads, *rest[:left])
    s.box = tuple(rest[left:])


def play(s: State, text: str) -> None:
    """One action of whoever is asked."""
    s.act(s.to_act()[0], GAME.space.parse(text))


def told(s: State, name: str) -> list[Any]:
    """The events of one type so far."""
    assert s.log is not None
    return [event for event in s.log if type(event).__name__ == name]


def shown(s: State, c: int, seat: int | None = None) -> str:
    """A column as a seat sees it, in the notation of this file; an unknown card is `W:?`."""
    made = []
    for card in GAME.view(s, seat)["columns"][c]["cards"]:
        mark = {"up": "", "down": "*", "concealed": "~"}[card["face"]]
        made.append(f"{LETTERS[card['owner']]}:{card['card'] or '?'}{mark}")
    return " ".join(made)
