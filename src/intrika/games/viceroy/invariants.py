"""What always holds (specification, section 15); the fuzzer looks after every decision."""

from __future__ import annotations

from typing import Final

from intrika.games.viceroy.cards import (
    ATTACK,
    BIG_DECK,
    CARDS,
    CHARACTERS,
    GEMS_PER_COLOUR,
    GEMS_PER_PLAYER,
    KINDS,
    LAW_LEVELS,
    LEVELS,
)  # fmt: skip
from intrika.games.viceroy.pyramid import EMPTY, ROW, level_of
from intrika.games.viceroy.state import ACTIVE, AUCTION, BUILDING, SCORING, State

MOST_LAID: Final = 37


def broken(s: State) -> str | None:
    """The first invariant that does not hold."""
    return (
        _gems(s) or _cards(s) or _pyramids(s) or _things(s) or _decks(s) or _display(s) or _turns(s)
    )


def _gems(s: State) -> str | None:
    if s.box != GEMS_PER_COLOUR - GEMS_PER_PLAYER * s.seats:
        return "1: the box does not hold the gems that are not in play"
    for colour in range(4):
        out = s.reserve[colour] + s.on_segments[colour] + sum(s.gems[colour::4])
        for seat in range(s.seats):
            out += len([code for code in s.eternals[seat] if code >> 1 & 3 == colour])
            out += len([code for code in s.stored[seat] if code & 3 == colour])
        if out != GEMS_PER_PLAYER * s.seats:
            return f"1: {out} gems of colour {colour} are in the game"
    if min(*s.reserve, *s.gems, *s.attacks, *s.skips, *s.on_segments) < 0:
        return "10: something is negative"
    return None


def _cards(s: State) -> str | None:
    all_cards = [*s.big, *s.small, *s.laws, *s.discard]
    all_cards += [card for card in (*s.display, *s.played) if card >= 0]
    for seat in range(s.seats):
        all_cards += s.hands[seat]
        all_cards += [s.grids[seat][cell] - 1 for cell in s.cells[seat]]
        all_cards += [code >> 1 & 127 for code in s.tucked[seat]]
        if not set(s.known[seat]) <= set(s.hands[seat]):
            return f"R-67: seat {seat} does not hold what everybody knows it to hold"
    if sorted(all_cards) != list(range(len(CARDS))):
        return "2: a card is missing or lies in two places"
    return None


def _pyramids(s: State) -> str | None:
    for seat in range(s.seats):
        grid, cells = s.grids[seat], s.cells[seat]
        occupied = [cell for cell in range(len(EMPTY)) if grid[cell]]
        if occupied != list(cells):
            return f"the cells of seat {seat} are out of step with its grid"
        for cell in cells:
            if cell >= ROW and not (grid[cell - ROW] and grid[cell - ROW + 1]):
                return f"3: a card of seat {seat} lacks a support"
            if level_of(cell) > (LEVELS if grid[cell] <= CHARACTERS else LAW_LEVELS):
                return f"3: a card of seat {seat} lies too high"
        if len(cells) > MOST_LAID:
            return f"6: seat {seat} has laid {len(cells)} cards"
    return None


def _things(s: State) -> str | None:
    """Tokens, gems and tucked cards lie on and under cards, sorted."""
    for seat in range(s.seats):
        lying = [code // KINDS for code in s.tokens[seat]]
        lying += [code >> 3 for code in s.eternals[seat]] + [code >> 2 for code in s.stored[seat]]
        lying += [code >> 8 for code in s.tucked[seat]]
        if not set(lying) <= set(s.cells[seat]):
            return f"something of seat {seat} lies on no card"
        for row in (s.tokens[seat], s.eternals[seat], s.stored[seat], s.tucked[seat]):
            if list(row) != sorted(row):
                return f"a row of seat {seat} is not sorted"
        attacks = [code for code in s.tokens[seat] if code % KINDS == ATTACK]
        if attacks and not s.attack_on_card:
            return f"11: an attack token lies on a card of seat {seat}"
    return None


def _decks(s: State) -> str | None:
    if s.phase == AUCTION and s.bidding and len(s.big) != BIG_DECK - 4 * s.round:
        return f"4: {len(s.big)} cards in the big deck in round {s.round}"
    if len(s.laws) != len(s.law_known):
        return "R-67: the law deck and what is known of it differ in length"
    return None


def _is_bidding(s: State) -> bool:
    ask = s.asking()
    return ask is not None and ask.name == "bid"


def _display(s: State) -> str | None:
    if s.phase == AUCTION and s.bidding == 1 and _is_bidding(s):
        for colour in range(4):
            if s.display[2 * colour] < 0 and s.small:
                return f"5: no lower card at colour {colour}"
    return None


def _turns(s: State) -> str | None:
    if s.phase == BUILDING and any([standing == ACTIVE for standing in s.standing]):
        return "a seat is still active in an auction that is over"
    if s.phase == SCORING and any(s.hands):
        return "hands are held after the end"
    return None
