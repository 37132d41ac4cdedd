"""Influence cards in hands, and what other seats know of them.

A player who puts his last card back knows what lies there; should somebody draw it, he still
knows that it is in that hand. A card is `card * 16 + the set of seats that know it` (cards.py).
"""

from __future__ import annotations

from intrika.games.louis.cards import KNOWERS, MAX_SEATS


def returned(code: int, seat: int) -> int:
    """The card as it lies on the deck: its last holder knows it."""
    return code | 1 << seat


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand after one such card was shown.

    Of two alike, nobody can tell which one was shown: whoever knew of one knows of none now.
    """
    rest = [code for code in hand if code // KNOWERS != card]
    if len(hand) - len(rest) > 1:
        rest += _less_known([code for code in hand if code // KNOWERS == card], card)
        rest.sort()
    return tuple(rest)


def _less_known(alike: list[int], card: int) -> list[int]:
    """Equal cards but one; every seat knows of one less."""
    left = [KNOWERS * card] * (len(alike) - 1)
    for seat in range(MAX_SEATS):
        knew = len([code for code in alike if code >> seat & 1])
        for i in range(knew - 1):
            left[i] |= 1 << seat
    return left
