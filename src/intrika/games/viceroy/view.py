"""What each seat may know (specification, section 11), and the redrawing of what it may not."""

from __future__ import annotations

import random
from typing import Any

from intrika.core.agenda import redraw_answers
from intrika.games.viceroy.actions import BIDS, WISHES
from intrika.games.viceroy.cards import CARDS, CHARACTERS, COLOURS, KINDS, TOKENS
from intrika.games.viceroy.laws import ChooseReturn
from intrika.games.viceroy.opening import ChooseKept
from intrika.games.viceroy.pyramid import column_of, level_of, lowest
from intrika.games.viceroy.rewards import ChooseArchive
from intrika.games.viceroy.scoring import circle_colour
from intrika.games.viceroy.state import NOTHING, PHASES, SCORING, STANDINGS, State


def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "display": [
            {
                "colour": COLOURS[colour],
                "lower": _card(s.display[2 * colour]),
                "upper": _card(s.display[2 * colour + 1]),
            }
            for colour in s.slots
        ],
        "reserve": _gems(s.reserve),
        "box": s.box,
        "decks": {"big": len(s.big), "small": len(s.small), "laws": len(s.laws)},
        "discard": [CARDS[card] for card in s.discard],
        "bidding": s.bidding,
        "virtual": {
            "count": s.virtual,
            "left": s.virtual_left,
            "bids": [COLOURS[colour] for colour in s.virtual_bids],
            "removals": s.removals,
        },
        "build": s.build,
        "law_deck": _law_deck(s, seat),
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }


def _card(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


def _gems(counts: list[int]) -> dict[str, int]:
    return {colour: counts[i] for i, colour in enumerate(COLOURS)}


def _law_deck(s: State, seat: int | None) -> list[dict[str, Any]]:
    """Laws put back on the deck, the top one first; only who put it there knows which (R-67)."""
    told: list[dict[str, Any]] = []
    for depth in range(len(s.laws)):
        owner = s.law_known[-1 - depth]
        if owner != NOTHING:
            card = CARDS[s.laws[-1 - depth]] if owner == seat else None
            told.append({"place": depth + 1, "by": owner, "card": card})
    return told


def _player(s: State, owner: int, seat: int | None) -> dict[str, Any]:
    """Screens and hands are hidden, everything else is open."""
    mine = owner == seat
    sees = mine or s.open_screens or s.phase == SCORING
    hand = s.hands[owner]
    return {
        "gems": _gems(s.gems[4 * owner : 4 * owner + 4]) if sees else None,
        "attacks": s.attacks[owner] if sees else None,
        "hand": [CARDS[card] for card in hand] if mine else None,
        "hand_size": len(hand),
        "hand_known": [CARDS[card] for card in s.known[owner]],
        "standing": STANDINGS[s.standing[owner]],
        "bid": BIDS[s.bids[owner]] if s.bids[owner] >= 0 else None,
        "wish": WISHES[s.wishes[owner]] if s.wishes[owner] >= 0 else None,
        "skips": s.skips[owner],
        "built_out": bool(s.built_out[owner]),
        "played": _card(s.played[owner]),
        "discarding": bool(s.discarding[owner]) and s.played[owner] >= 0,
        "priority": lowest(s.grids[owner], s.cells[owner]) if s.cells[owner] else None,
        "pyramid": [_cell(s, owner, cell, mine) for cell in s.cells[owner]],
    }


def _cell(s: State, owner: int, cell: int, mine: bool) -> dict[str, Any]:
    colour = circle_colour(s, owner, cell)
    under = [code for code in s.tucked[owner] if code >> 8 == cell]
    shown = [CARDS[code >> 1 & 127] for code in under if mine or code & 1]
    return {
        "card": CARDS[s.grids[owner][cell] - 1],
        "level": level_of(cell),
        "column": column_of(cell),
        "circle": COLOURS[colour] if colour >= 0 else None,
        "recoloured": any([code >> 2 == cell for code in s.recoloured[owner]]),
        "tokens": [TOKENS[code % KINDS] for code in s.tokens[owner] if code // KINDS == cell],
        "eternals": [
            {"colour": COLOURS[code >> 1 & 3], "used": bool(code & 1)}
            for code in s.eternals[owner]
            if code >> 3 == cell
        ],
        "gems": [COLOURS[code & 3] for code in s.stored[owner] if code >> 2 == cell],
        "tucked": shown + [None] * (len(under) - len(shown)),
    }


# -- redrawing -------------------------------------------------------------------------------------


def determinize(s: State, seat: int | None, rng: random.Random) -> State:
    """A state this seat cannot tell from the true one.

    Gems and attack tokens stay: all gains and payments were open (R-49). Hidden cards change
    places among themselves, characters with characters and laws with laws: their backs differ.
    """
    d = s.copy()
    to = list(range(len(CARDS)))
    hidden = _hidden(s, seat)
    for law in (False, True):
        pool = [card for card in hidden if (card >= CHARACTERS) == law]
        dealt = sorted(pool)
        rng.shuffle(dealt)
        for card, new in zip(pool, dealt, strict=True):
            to[card] = new
    _redeal(d, to)
    redraw_answers(d, seat, rng)
    return d


def _hidden(s: State, seat: int | None) -> list[int]:
    """Every card that this seat cannot place, in an order that does not depend on which it is."""
    named = _named(s)
    cards = [*s.big, *s.small]
    cards += [card for i, card in enumerate(s.laws) if seat is None or s.law_known[i] != seat]
    for owner in range(s.seats):
        if owner != seat:
            held = [card for card in s.hands[owner] if card not in s.known[owner]]
            cards += [card for card in named if card in held]
            cards += [card for card in held if card not in named]
            cards += [code >> 1 & 127 for code in s.tucked[owner] if not code & 1]
    return cards


def _named(s: State) -> list[int]:
    """The cards that a choice in progress speaks of, in its order."""
    made: list[int] = []
    for frame in s.agenda:
        if isinstance(frame, ChooseArchive):
            made.append(frame.card)
        elif isinstance(frame, ChooseReturn):
            made += frame.drawn
        elif isinstance(frame, ChooseKept):
            made += frame.laid
    return made


def _redeal(d: State, to: list[int]) -> None:
    """Put another card in the place of each; the places stay."""
    d.big = tuple([to[card] for card in d.big])
    d.small = tuple([to[card] for card in d.small])
    d.laws = tuple([to[card] for card in d.laws])
    for owner in range(d.seats):
        d.hands[owner] = tuple(sorted([to[card] for card in d.hands[owner]]))
        d.tucked[owner] = tuple(
            sorted(
                [code + 2 * (to[code >> 1 & 127] - (code >> 1 & 127)) for code in d.tucked[owner]]
            )
        )
    for i, frame in enumerate(d.agenda):
        if isinstance(frame, ChooseArchive | ChooseReturn | ChooseKept):
            d.agenda[i] = frame.redealt(to)
