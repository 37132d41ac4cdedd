"""What a seat may know, as numbers (see `view.py` for the same as words)."""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Any, Final

from intrika.core.observation import IN_8, IN_32, ONE, Sheet, clear, put_set
from intrika.games.louis.cards import (
    ARMS_WIDTH,
    BOARD_COUNT,
    INFLUENCE,
    KNOWERS,
    MISSIONS,
    SUBSTITUTE,
)  # fmt: skip
from intrika.games.louis.evaluation import CHOOSE_PURCHASE
from intrika.games.louis.intrigue import WAYS
from intrika.games.louis.layout import (
    BLOCK,
    BY_KIND,
    DECK_KNOWN,
    HELD_KNOWN,
    INTRIGUE_OF,
    INTRIGUES,
    LAYOUT,
    MISSIONS_KNOWN,
    PUT_OFF,
)  # fmt: skip
from intrika.games.louis.missions import CHOOSE_MISSION
from intrika.games.louis.sheet import (
    CHANGED,
    EIGHTHS,
    UNKNOWN,
    Told,
    new_sheet,
    tell_cards,
    tell_influence,
    tell_markers,
    tell_table,
)  # fmt: skip
from intrika.games.louis.state import State
from intrika.games.louis.supply import CHOOSE_USE
from intrika.games.louis.turns import CHOOSE_CARD, CHOOSE_MODE, PLACE_CARD, PLACE_FOUR

OWN_HAND: Final = slice(len(INFLUENCE))  # in OWN_CARDS, the missions follow
NO_HAND: Final[Any] = memoryview(array("f", bytes(4 * len(INFLUENCE))))
PUT_KINDS: Final[Any] = Struct(f"{SUBSTITUTE}f").pack_into

# The usual questions are always the same objects: each is told once, and then copied.
QUESTION: Final = slice(LAYOUT.ask_at, LAYOUT.answer_at)
SEAT: Final[int] = LAYOUT.seat_at
_usual: Final[list[Any]] = [
    CHOOSE_USE, CHOOSE_CARD, *CHOOSE_MODE, *PLACE_CARD, PLACE_FOUR, *CHOOSE_PURCHASE, CHOOSE_MISSION
]  # fmt: skip
_questions: Final[dict[Any, Any]] = {ask: None for asks in _usual for ask in asks}


def observe(s: State, seat: int, out: Any) -> None:
    """Bring the sheet up to date and copy it. Most looks find one part changed, or none: lists
    are compared as a whole."""
    sheet: Sheet = s.setup.sheet or new_sheet(s)
    told: Told = sheet.seen[0]
    if s.on != told.on or s.personal != told.personal:
        tell_markers(s, seat, sheet.row, told)
    if s.hands != told.hands or s.played is not told.played or s.deck is not told.deck:
        tell_influence(s, seat, sheet.row, told)
    table = [
        s.board, s.chips, s.money, s.arms, s.sides, s.phase, s.round, s.louis, s.start,
        s.turned, s.money_cards,
    ]  # fmt: skip
    if table != told.table:
        tell_table(s, sheet.row, told)
    cards = [
        s.missions, s.mission_decks, s.known, s.laid, s.used,
        s.intrigue, s.intrigue_deck, s.intrigues, s.seen,
    ]  # fmt: skip
    if cards != told.cards:
        tell_cards(s, sheet.row, told)
    if s.hands[seat] is not told.own_hand[seat]:
        prepare_own(s, seat, told)
    top: Any = s.agenda[-1] if s.agenda else None
    question = _questions.get(top)
    if question is None:
        tell_question(s, seat, sheet, top, out)
    else:  # as `Layout.copy` does
        for where, piece in sheet.pieces[seat]:
            out[where] = piece
        out[SEAT + seat] = out[sheet.owing[seat][top.seat]] = ONE
        out[QUESTION] = question
    if told.aside[seat] or top is None:
        tell_aside(s, seat, told, out)


def tell_question(s: State, seat: int, sheet: Sheet, top: Any, out: Any) -> None:
    """One of the rarer questions, or a usual one for the first time."""
    LAYOUT.copy(sheet, s, seat, out)
    if top in _questions:
        _questions[top] = array("f", out[QUESTION])


def prepare_own(s: State, seat: int, told: Told) -> None:
    """Tell what the observer alone knows, beside the sheet."""
    cards = told.own_cards[seat]
    if told.own_hand[seat] is CHANGED:
        clear(cards, len(INFLUENCE), len(MISSIONS))
        put_set(cards, len(INFLUENCE), (), s.missions[seat])
        block = told.own_block[seat]
        put_kinds(s, seat, 0, block)
        clear(block, SUBSTITUTE, BOARD_COUNT)
        put_set(block, SUBSTITUTE, (), s.intrigue[seat])
    hand = told.own_hand[seat] = s.hands[seat]
    cards[OWN_HAND] = NO_HAND
    last = -1
    count = 1
    for code in hand:  # ascending: cards alike are neighbours
        card = code // KNOWERS
        count = count + 1 if card == last else 1
        cards[card] = IN_8[count]
        last = card


def put_kinds(s: State, owner: int, at: int, out: Any) -> None:
    base = ARMS_WIDTH * owner
    PUT_KINDS(out, 4 * at, *map(EIGHTHS, s.arms[base : base + SUBSTITUTE]))


# -- what is mostly nothing --------------------------------------------------------------------


def tell_aside(s: State, seat: int, told: Told, out: Any) -> None:
    """What depends on the observer, and what is open at the end of the game."""
    aside = told.aside[seat]
    if aside is UNKNOWN:
        aside = told.aside[seat] = aside_of(s, seat, told)
    for at, figure in aside:
        out[at] = figure
    if not s.agenda:
        tell_opened(s, seat, out)


def aside_of(s: State, seat: int, told: Told) -> list[tuple[int, Any]]:
    """What depends on the observer, as places in his buffer and their figures."""
    made: list[tuple[int, Any]] = []
    if told.held:
        made += held_by_others(s, seat, told)
    for depth, card, knows in told.back:
        if knows >> seat & 1:
            made.append((DECK_KNOWN + depth, IN_32[card + 1]))
    if told.put_off:
        made += put_off(s, seat, told)
    for i, code in enumerate(s.intrigues):
        who = code // WAYS // BOARD_COUNT - seat
        made.append((INTRIGUES + 3 * i + 2, IN_32[(who + s.seats) % s.seats + 1]))
    return made


def held_by_others(s: State, seat: int, told: Told) -> list[tuple[int, Any]]:
    """Influence cards that this seat has put back itself, and somebody drew."""
    held = [
        LAYOUT.block(s, seat, owner) + HELD_KNOWN + card
        for owner, card, knows in told.held
        if knows >> seat & 1 and owner != seat
    ]
    return [(at, IN_8[held.count(at)]) for at in set(held)]


def put_off(s: State, seat: int, told: Told) -> list[tuple[int, Any]]:
    """Missions that this seat has put under a deck itself."""
    made: list[tuple[int, Any]] = []
    for card, place, owner, knows in told.put_off:
        if knows >> seat & 1:
            if place:
                made.append((PUT_OFF + card, IN_32[place]))
            elif owner != seat:
                made.append((LAYOUT.block(s, seat, owner) + MISSIONS_KNOWN + card, ONE))
    return made


def tell_opened(s: State, seat: int, out: Any) -> None:
    """What the other players held when the game ended."""
    for i in range(1, s.seats):
        owner, at = (seat + i) % s.seats, BLOCK[i]
        put_kinds(s, owner, at + BY_KIND, out)
        clear(out, at + HELD_KNOWN, len(INFLUENCE))
        for code in s.hands[owner]:
            out[at + HELD_KNOWN + code // KNOWERS] += 0.125
        put_set(out, at + INTRIGUE_OF, (), s.intrigue[owner])
        put_set(out, at + MISSIONS_KNOWN, (), s.missions[owner])
