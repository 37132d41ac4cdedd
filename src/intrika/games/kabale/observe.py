"""What a seat may know, as numbers (see `view.py` for the same as words)."""

from __future__ import annotations

from typing import Any, Final

from intrika.core.observation import (
    IN_4,
    IN_8,
    IN_32,
    IN_64,
    ONE,
    ZERO,
    Layout,
    Sheet,
    clear,
    put_order,
    put_set,
)
from intrika.games.kabale.cards import CONCEALED, HEADS, MAX_SEATS, SET, SYMBOLS
from intrika.games.kabale.state import FACE_UP, HIDDEN, State
from intrika.games.kabale.turn import ChooseDisguise, ChooseSwap, PlayCard

Hidden = list[tuple[int, int, int, int]]  # owner, card, column, place

HEAD_COUNT: Final = len(HEADS)
OF_SYMBOL: Final = HEAD_COUNT // len(SYMBOLS)
HEAD_WIDTH: Final = len(SYMBOLS) + 1

# The parts of a sheet.
HANDS_PART: Final = 0
PILES_PART: Final = 1
DISCARDS_PART: Final = 2
COLUMNS_PART: Final = 3
FACING_PART: Final = 4
HIDDEN_PART: Final = 5  # by column: (owner, card, column, place) of cards only the owner knows
HEADS_PART: Final = 6
WON_PART: Final = 7
LOST_PART: Final = 8

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    7,
    9,
    {PlayCard: (), ChooseDisguise: ("column",), ChooseSwap: ("column",)},
)
ROUND: Final[int] = LAYOUT.add("round", 1, "in eighths")
STACK: Final[int] = LAYOUT.add("stack", 1, "heads to come, in 64ths")
HEAD: Final[int] = LAYOUT.add(
    "heads", HEAD_WIDTH * MAX_SEATS, "by column: its symbol, then its place among those, in eighths"
)
CLOSED: Final[int] = LAYOUT.add("closed", MAX_SEATS, "by column: closed by a storm")
LENGTH: Final[int] = LAYOUT.add("length", MAX_SEATS, "by column: cards, in 32nds")
HAND: Final[int] = LAYOUT.add("hand", SET, "one's own cards")
LOST: Final[int] = LAYOUT.add("lost", HEAD_COUNT, "heads nobody won: when, in 32nds")
ACTIVE: Final[int] = LAYOUT.add_player("active", 1, "it is this player's turn")
COLUMN: Final[int] = LAYOUT.add_player(
    "column", SET, "by card: the column where one knows it to lie, from 1, in eighths"
)
PLACE: Final[int] = LAYOUT.add_player("in_column", SET, "by card: its place there, in 32nds")
LAST: Final[int] = LAYOUT.add_player("last", MAX_SEATS, "by column: the last card, face down")
UNDER: Final[int] = LAYOUT.add_player(
    "concealed", MAX_SEATS, "by column: the places of concealed cards, as bits after the point"
)
HANDS: Final[int] = LAYOUT.add_player("hand_size", 1, "in quarters")
PILES: Final[int] = LAYOUT.add_player("pile", 1, "cards to draw, in 32nds")
SHUFFLED: Final[int] = LAYOUT.add_player(
    "pile_of", SET, "the cards of which the pile was last shuffled; none: of all 25"
)
DISCARDS: Final[int] = LAYOUT.add_player("discards", SET, "by card: place there, in 32nds")
WON: Final[int] = LAYOUT.add_player("won", HEAD_COUNT, "by head: when, in 32nds, if one may know")
COUNT: Final[int] = LAYOUT.add_player("won_count", 1, "in 32nds")
START: Final[int] = LAYOUT.players_at
WIDTH: Final[int] = LAYOUT.width

BIT: Final[list[float]] = [0.5 ** (i + 1) for i in range(64)]


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or LAYOUT.sheet(s)
    row, seen, n = sheet.row, sheet.seen, s.seats
    if s.piles != seen[PILES_PART]:
        tell_piles(s, row, seen)
    if s.hands != seen[HANDS_PART]:
        tell_hands(s, row, seen)
    if s.discards != seen[DISCARDS_PART]:
        tell_discards(s, row, seen)
    if s.columns != seen[COLUMNS_PART] or s.facing != seen[FACING_PART]:
        tell_columns(s, row, seen)
    if s.heads != seen[HEADS_PART] or s.won != seen[WON_PART]:
        tell_heads(s, row, seen)
    LAYOUT.copy(sheet, s, seat, out)
    tell_own(s, seat, seen[HIDDEN_PART], out)
    if 1 in s.closed:
        put_set(out, CLOSED, (), [i for i in range(n) if s.closed[i]])
    out[START + WIDTH * ((s.active - seat + n) % n) + ACTIVE] = ONE


def tell_own(s: State, seat: int, hidden: list[Hidden], out: Any) -> None:
    """What the observer alone knows: hand, hidden cards, heads won."""
    for card in s.hands[seat]:
        out[HAND + card] = ONE
    for cards in hidden:
        for owner, card, column, place in cards:
            if owner == seat:
                out[START + COLUMN + card] = IN_8[column]
                out[START + PLACE + card] = IN_32[place]
    if s.won[seat]:
        put_order(out, START + WON, (), s.won[seat])
    if s.won_public or not s.agenda:
        for i in range(1, s.seats):
            put_order(out, START + WIDTH * i + WON, (), s.won[(seat + i) % s.seats])


def tell_hands(s: State, row: Any, seen: list[Any]) -> None:
    hands = s.hands
    old: list[tuple[int, ...]] = seen[HANDS_PART] or [()] * s.seats
    at = START
    for seat in range(s.seats):
        if hands[seat] is not old[seat]:
            row[at + HANDS] = IN_4[len(hands[seat])]
            row[at + PILES] = IN_32[len(s.piles[seat]) - s.drawn[seat]]
        at += WIDTH
    seen[HANDS_PART] = hands[:]


def tell_piles(s: State, row: Any, seen: list[Any]) -> None:
    old: list[tuple[int, ...]] = seen[PILES_PART] or [()] * s.seats
    for seat in range(s.seats):
        pile, before = s.piles[seat], old[seat]
        if pile is not before:
            at = START + WIDTH * seat + SHUFFLED
            put_set(row, at, before if len(before) < SET else (), pile if len(pile) < SET else ())
    seen[PILES_PART] = s.piles[:]
    seen[HANDS_PART] = ()


def tell_discards(s: State, row: Any, seen: list[Any]) -> None:
    old: list[tuple[int, ...]] = seen[DISCARDS_PART] or [()] * s.seats
    for seat in range(s.seats):
        if s.discards[seat] is not old[seat]:
            put_order(row, START + WIDTH * seat + DISCARDS, old[seat], s.discards[seat])
    seen[DISCARDS_PART] = s.discards[:]


def tell_heads(s: State, row: Any, seen: list[Any]) -> None:
    """The heads laid out, won and lost: these change together."""
    row[ROUND] = IN_8[s.round]
    row[STACK] = IN_64[len(s.stack) - s.laid]
    clear(row, HEAD, HEAD_WIDTH * MAX_SEATS)
    for column, head in enumerate(s.heads):
        symbol, place = divmod(head, OF_SYMBOL)
        at = HEAD + HEAD_WIDTH * column
        row[at + symbol] = ONE
        row[at + HEAD_WIDTH - 1] = IN_8[place + 1]
    for seat in range(s.seats):
        row[START + WIDTH * seat + COUNT] = IN_32[len(s.won[seat])]
    put_order(row, LOST, seen[LOST_PART], s.lost)
    seen[HEADS_PART] = s.heads[:]
    seen[WON_PART] = s.won[:]
    seen[LOST_PART] = s.lost


def tell_columns(s: State, row: Any, seen: list[Any]) -> None:
    n = s.seats
    old: list[tuple[int, ...]] = seen[COLUMNS_PART] or [()] * n
    faced: list[int] = seen[FACING_PART] or [FACE_UP] * n
    hidden: list[Hidden] = seen[HIDDEN_PART] or [[] for _ in range(n)]
    if not any(s.columns):
        hidden = [[] for _ in range(n)]
        clear(row, LENGTH, MAX_SEATS)
        for seat in range(n):
            clear(row, START + WIDTH * seat + COLUMN, HANDS - COLUMN)  # all that lies in columns
    else:
        tell_changed(s, row, old, faced, hidden)
    seen[COLUMNS_PART] = s.columns[:]
    seen[FACING_PART] = s.facing[:]
    seen[HIDDEN_PART] = hidden


def tell_changed(
    s: State, row: Any, old: list[tuple[int, ...]], faced: list[int], hidden: list[Hidden]
) -> None:
    for column in range(len(s.columns)):
        if s.columns[column] is not old[column] or s.facing[column] != faced[column]:
            hidden[column] = tell_column(s, column, old[column], hidden[column], row)


def tell_column(s: State, column: int, old: tuple[int, ...], hidden: Hidden, row: Any) -> Hidden:
    """The open cards of a column; returns the cards that only their owners know."""
    cards = s.columns[column]
    count, kept, first = len(cards), len(old), 0
    here = IN_8[column + 1]
    if count > kept > 0 and cards[:kept] == old and old[-1] < CONCEALED and alone(hidden, kept):
        first = kept - 1  # all but the last of the old cards stand already
        row[START + WIDTH * (old[first] % CONCEALED // SET) + LAST + column] = ZERO
    else:
        for code in old:
            take_back(code, column, here, row)
    made: Hidden = []
    for place in range(first, count):
        code = cards[place]
        owner = code % CONCEALED // SET
        card = code % SET
        at = START + WIDTH * owner
        if code >= CONCEALED:
            row[at + UNDER + column] += BIT[place]
            made.append((owner, card, column + 1, place + 1))
            continue
        if place == count - 1 and s.facing[column] != FACE_UP:
            row[at + LAST + column] = ONE
            if s.facing[column] == HIDDEN:
                made.append((owner, card, column + 1, count))
                break
        row[at + COLUMN + card] = here
        row[at + PLACE + card] = IN_32[place + 1]
    row[LENGTH + column] = IN_32[count]
    return made


def alone(hidden: Hidden, kept: int) -> bool:
    """Whether no card but the last one of a column was hidden."""
    return not hidden or hidden[0][3] == kept


def take_back(code: int, column: int, here: Any, row: Any) -> None:
    """Take a card's figures back, unless it lies in another column by now."""
    at = START + WIDTH * (code % CONCEALED // SET)
    card = code % SET
    row[at + UNDER + column] = ZERO
    row[at + LAST + column] = ZERO
    if row[at + COLUMN + card] == here:
        row[at + COLUMN + card] = ZERO
        row[at + PLACE + card] = ZERO
