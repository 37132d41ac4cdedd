"""What each seat may know (specification, section 7), and the redrawing of what it may not."""

from __future__ import annotations

import random
from typing import Any

from intrika.games.kabale.cards import CARDS, CONCEALED, HEADS, SET
from intrika.games.kabale.state import FACE_UP, HIDDEN, State
from intrika.games.kabale.turn import is_full


def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "round": s.round,
        "active": s.active,
        "columns": [_column(s, column, seat) for column in range(len(s.heads))],
        "hand": None if seat is None else [CARDS[card] for card in sorted(s.hands[seat])],
        "hands": [len(hand) for hand in s.hands],
        "piles": [len(pile) - drawn for pile, drawn in zip(s.piles, s.drawn, strict=True)],
        "pile_of": [[CARDS[card] for card in sorted(pile)] for pile in s.piles],
        "discards": [[CARDS[card] for card in pile] for pile in s.discards],
        "stack": len(s.stack) - s.laid,
        "won": [_won(s, owner, seat) for owner in range(s.seats)],
        "won_count": [len(heads) for heads in s.won],
        "lost": [HEADS[head] for head in s.lost],
    }


def _column(s: State, column: int, seat: int | None) -> dict[str, Any]:
    cards = s.columns[column]
    return {
        "head": HEADS[s.heads[column]],
        "closed": bool(s.closed[column]),
        "full": is_full(s, column),
        "cards": [_card(s, column, i, seat) for i in range(len(cards))],
    }


def _card(s: State, column: int, i: int, seat: int | None) -> dict[str, Any]:
    """A card's owner is public by its back; its face only if it lies open or is one's own."""
    code = s.columns[column][i]
    owner, card = divmod(code % CONCEALED, SET)
    last = i == len(s.columns[column]) - 1
    face = "up"
    known = True
    if code >= CONCEALED:
        face, known = "concealed", owner == seat
    elif last and s.facing[column] != FACE_UP:
        face, known = "down", owner == seat or s.facing[column] != HIDDEN
    return {"owner": owner, "card": CARDS[card] if known else None, "face": face}


def _won(s: State, owner: int, seat: int | None) -> list[str] | None:
    """Won heads lie face down; the owner may look (R-15)."""
    if owner == seat or s.won_public or s.over:
        return [HEADS[head] for head in s.won[owner]]
    return None


# -- redrawing ---------------------------------------------------------------------------------


def determinize(s: State, seat: int | None, rng: random.Random) -> State:
    """A state this seat cannot tell from the true one.

    Every pool is sorted before it is shuffled, here and below: what comes out depends on what the
    seat knows and on `rng`, and on nothing else.
    """
    d = s.copy()
    for owner in range(d.seats):
        if owner == seat:
            rest = sorted(d.piles[owner][d.drawn[owner] :])
            rng.shuffle(rest)
            d.piles[owner] = (*d.piles[owner][: d.drawn[owner]], *rest)
        else:
            _redraw_colour(d, owner, rng)
    unseen = sorted(d.stack[d.laid :] + d.box)
    rng.shuffle(unseen)
    left = len(d.stack) - d.laid
    d.stack = (*d.stack[: d.laid], *unseen[:left])
    d.box = tuple(unseen[left:])
    return d


def _redraw_colour(d: State, owner: int, rng: random.Random) -> None:
    """Deal one player's unseen cards anew over hand, pile and hidden places.

    The pile holds only cards that were in it when it was last shuffled, which all saw; a card
    that lay hidden even then is none of those.
    """
    pile, drawn, hand = d.piles[owner], d.drawn[owner], d.hands[owner]
    lying = _hidden_places(d, owner)
    cards = [d.columns[column][i] % SET for column, i in lying]
    shuffled_in = set(pile)
    before = sorted([card for card in (*hand, *cards) if card not in shuffled_in])
    since = [card for card in (*hand, *cards) if card in shuffled_in] + list(pile[drawn:])
    since.sort()
    rng.shuffle(before)
    rng.shuffle(since)
    cut = len(since) - (len(pile) - drawn)
    rest, left = since[:cut], since[cut:]
    d.piles[owner] = (*sorted([card for card in pile if card not in left]), *left)
    old = [place for place, card in zip(lying, cards, strict=True) if card in d.older[owner]]
    new = [place for place, card in zip(lying, cards, strict=True) if card not in d.older[owner]]
    for column, i in old:
        _put(d, owner, column, i, before.pop())
    mixed = before + rest
    rng.shuffle(mixed)
    for column, i in new:
        _put(d, owner, column, i, mixed.pop())
    d.hands[owner] = tuple(mixed)
    d.older[owner] = tuple([d.columns[c][i] % SET for c, i in old]) + _known_older(d, owner, lying)


def _known_older(d: State, owner: int, hidden: list[tuple[int, int]]) -> tuple[int, ...]:
    """Own cards that lay on the table before the reshuffle and are open by now."""
    lying = [
        code % SET
        for column, cards in enumerate(d.columns)
        for i, code in enumerate(cards)
        if code % CONCEALED // SET == owner and (column, i) not in hidden
    ]
    return tuple([card for card in lying if card in d.older[owner]])


def _hidden_places(d: State, owner: int) -> list[tuple[int, int]]:
    """Where this owner's cards lie unknown to the others, a moved explorer excepted (R-28)."""
    places: list[tuple[int, int]] = []
    for column, cards in enumerate(d.columns):
        for i, code in enumerate(cards):
            if code % CONCEALED // SET == owner:
                last = i == len(cards) - 1
                if code >= CONCEALED or (last and d.facing[column] == HIDDEN):
                    places.append((column, i))
    return places


def _put(d: State, owner: int, column: int, i: int, card: int) -> None:
    cards = d.columns[column]
    flag = CONCEALED if cards[i] >= CONCEALED else 0
    d.columns[column] = (*cards[:i], flag + SET * owner + card, *cards[i + 1 :])
