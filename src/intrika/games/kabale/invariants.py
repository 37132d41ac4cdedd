"""What always holds (specification, section 11); the fuzzer looks after every decision."""

from __future__ import annotations

from intrika.games.kabale.cards import (
    CONCEALED,
    EXPLORER,
    HAND,
    HEADS,
    HEADS_PER_PLAYER,
    MURDERER,
    ROUNDS,
    SET,
    STORM,
)  # fmt: skip
from intrika.games.kabale.state import FACE_UP, SEEN, State
from intrika.games.kabale.turn import can_draw


def broken(s: State) -> str | None:
    """The first invariant that does not hold."""
    return _cards(s) or _heads(s) or _columns(s) or _hands(s)


def _cards(s: State) -> str | None:
    for seat in range(s.seats):
        lying = [code % CONCEALED for cards in s.columns for code in cards]
        mine = [code % SET for code in lying if code // SET == seat]
        mine += [*s.hands[seat], *s.discards[seat], *s.piles[seat][s.drawn[seat] :]]
        if sorted(mine) != list(range(SET)):
            return f"1: seat {seat} does not have its 25 cards, each once"
    return None


def _heads(s: State) -> str | None:
    out = [head for heads in s.won for head in heads] + [*s.heads, *s.lost, *s.stack[s.laid :]]
    if len(out) != HEADS_PER_PLAYER * s.seats or sorted([*out, *s.box]) != list(range(len(HEADS))):
        return "2: the heads do not add up"
    if not 1 <= s.round <= ROUNDS or s.laid != s.round * s.seats:
        return "9: the rounds do not add up"
    return None


def _columns(s: State) -> str | None:
    for column, cards in enumerate(s.columns):
        lies = s.facing[column]
        if lies != FACE_UP and (not cards or cards[-1] >= CONCEALED):
            return f"3: no face-down card ends column {column}"
        if lies == SEEN and cards[-1] % SET != EXPLORER:
            return f"R-28: only an explorer lies face down and known; column {column}"
        if s.closed[column] and (len(cards) < 2 or cards[-2] % SET != STORM or lies == FACE_UP):
            return f"4: column {column} is closed, but not one hidden card lies under its storm"
        if cards and lies == FACE_UP and cards[-1] % SET != MURDERER:
            return f"11: an open card that is no murderer ends column {column}"
        if any(code >= CONCEALED for code in cards[-1:]):
            return f"10: nothing lies under the concealed card of column {column}"
    return None


def _hands(s: State) -> str | None:
    for seat, hand in enumerate(s.hands):
        if len(hand) > HAND:
            return f"5: seat {seat} holds {len(hand)} cards"
        waiting = s.asking() is not None and s.asking().name == "play"  # type: ignore[union-attr]
        if s.refill and waiting and len(hand) < HAND and can_draw(s, seat):
            return f"5: seat {seat} could fill its hand"
    return None
