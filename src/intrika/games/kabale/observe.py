"""What a seat may know, as numbers (see `view.py` for the same as words)."""

from __future__ import annotations

from array import array
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
    buffer,
    clear,
    put_order,
    put_set,
)
from intrika.games.kabale.cards import CONCEALED, HEADS, MAX_SEATS, SET, SYMBOLS
from intrika.games.kabale.state import FACE_UP, HIDDEN, State
from intrika.games.kabale.turn import ChooseDisguise, ChooseSwap, PlayCard

HEAD_COUNT: Final = len(HEADS)
OF_SYMBOL: Final = HEAD_COUNT // len(SYMBOLS)
HEAD_WIDTH: Final = len(SYMBOLS) + 1

# The parts of a sheet.
COLUMNS_PART: Final = 0
HANDS_PART: Final = 1
SECRET_PART: Final = 2  # a second row: in each block what its owner alone sees (see OWN)
FACING_PART: Final = 3
DRAWN_PART: Final = 4
REST_PART: Final = 5  # a list of the following, with the same lists for the first two
PARTS: Final = 6
FACING: Final = 0
DRAWN: Final = 1
PILES_OF: Final = 2
DISCARDED: Final = 3
CLOSED_BY: Final = 4
LAID: Final = 5
WON_BY: Final = 6
LOST_AS: Final = 7

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    7,
    PARTS,
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
WON: Final[int] = LAYOUT.add_player("won", HEAD_COUNT, "by head: when, in 32nds, if one may know")
COLUMN: Final[int] = LAYOUT.add_player(
    "column", SET, "by card: the column where one knows it to lie, from 1, in eighths"
)
PLACE: Final[int] = LAYOUT.add_player("in_column", SET, "by card: its place there, in 32nds")
LAST: Final[int] = LAYOUT.add_player("last", MAX_SEATS, "by column: the last card, face down")
UNDER: Final[int] = LAYOUT.add_player(
    "concealed", MAX_SEATS, "by column: the place of a concealed card, in 32nds"
)
HANDS: Final[int] = LAYOUT.add_player("hand_size", 1, "in quarters")
PILES: Final[int] = LAYOUT.add_player("pile", 1, "cards to draw, in 32nds")
SHUFFLED: Final[int] = LAYOUT.add_player(
    "pile_of", SET, "the cards of which the pile was last shuffled; none: of all 25"
)
DISCARDS: Final[int] = LAYOUT.add_player("discards", SET, "by card: place there, in 32nds")
COUNT: Final[int] = LAYOUT.add_player("won_count", 1, "in 32nds")
START: Final[int] = LAYOUT.players_at
WIDTH: Final[int] = LAYOUT.width

NO_CARDS: Final[tuple[int, ...]] = ()
BLOCK: Final[list[int]] = [START + WIDTH * seat for seat in range(MAX_SEATS)]
HANDS_AT: Final[list[int]] = [at + HANDS for at in BLOCK]
PILES_AT: Final[list[int]] = [at + PILES for at in BLOCK]
# What everybody sees differently in his own block: the heads he won and where his cards lie.
OWN: Final[list[slice]] = [slice(at + WON, at + LAST) for at in BLOCK]
# All that is told of cards in columns.
LYING: Final[list[slice]] = [slice(at + COLUMN, at + HANDS) for at in BLOCK]
NOTHING: Final[Any] = memoryview(array("f", bytes(4 * (HANDS - COLUMN))))


def turned(offset: int) -> list[list[list[int]]]:
    """By how many play, by observer, by seat: where a figure of this seat's block stands."""
    counts = range(MAX_SEATS + 1)
    return [[[BLOCK[(o - i) % n] + offset for o in range(n)] for i in range(n)] for n in counts]


ACTIVE_AT: Final[list[list[list[int]]]] = turned(ACTIVE)
# By the number of a card on the table: whose it is, and where its figures stand on the sheet.
OWNER: Final[list[int]] = [code % CONCEALED // SET for code in range(2 * CONCEALED)]
COLUMN_AT: Final[list[int]] = [
    BLOCK[owner] + COLUMN + code % SET for code, owner in enumerate(OWNER)
]
PLACE_AT: Final[list[int]] = [at + PLACE - COLUMN for at in COLUMN_AT]
FACE_DOWN: Final[list[Any]] = [ZERO, ONE, ONE]  # by FACE_UP, HIDDEN, SEEN
LAST_AT: Final[list[int]] = [BLOCK[owner] + LAST for owner in OWNER]
UNDER_AT: Final[list[int]] = [BLOCK[owner] + UNDER for owner in OWNER]


def head_row(head: int) -> Any:
    """The figures of a head."""
    row: Any = memoryview(array("f", bytes(4 * HEAD_WIDTH)))
    symbol, place = divmod(head, OF_SYMBOL)
    row[symbol] = ONE
    row[HEAD_WIDTH - 1] = IN_8[place + 1]
    return row


HEAD_ROWS: Final[list[Any]] = [head_row(head) for head in range(HEAD_COUNT)]


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or first_sheet(s)
    update(s, seat, sheet.row, sheet.seen)
    n = s.seats
    LAYOUT.copy(sheet, s, seat, out)
    for card in s.hands[seat]:
        out[HAND + card] = ONE
    out[ACTIVE_AT[n][seat][s.active]] = ONE
    if s.won_public or not s.agenda:
        for i in range(1, n):
            put_order(out, BLOCK[i] + WON, NO_CARDS, s.won[(seat + i) % n])


def update(s: State, seat: int, row: Any, seen: list[Any]) -> None:
    """Write on the sheet what has changed since it was last looked at."""
    old: list[tuple[int, ...]] = seen[COLUMNS_PART]
    if s.columns != old:
        for column, cards in enumerate(s.columns):
            if cards is not old[column]:
                tell_column(s, column, row, seen)
                if s.columns == old:
                    break
    hands = s.hands
    while hands != seen[HANDS_PART]:  # as a rule, the one before the observer has just played
        seat = (seat or s.seats) - 1
        hand, drawn = hands[seat], s.drawn[seat]
        row[HANDS_AT[seat]] = IN_4[len(hand)]
        row[PILES_AT[seat]] = IN_32[len(s.piles[seat]) - drawn]
        seen[HANDS_PART][seat] = hand
        seen[DRAWN_PART][seat] = drawn
    # These change seldom, or with a column or a hand: one comparison for the usual case.
    rest = [s.facing, s.drawn, s.piles, s.discards, s.closed, s.heads, s.won, s.lost]
    if rest != seen[REST_PART]:
        tell_rest(s, row, seen)


def first_sheet(s: State) -> Sheet:
    """A new sheet: nothing lies on the table yet."""
    sheet = LAYOUT.sheet(s)
    seen, n = sheet.seen, s.seats
    secret: Any = memoryview(buffer(LAYOUT))
    for seat in range(n):
        sheet.pieces[seat].append((OWN[0], secret[OWN[seat]]))
    none = [NO_CARDS] * n
    seen[COLUMNS_PART] = none[:]
    seen[HANDS_PART] = none[:]
    seen[SECRET_PART] = secret
    seen[FACING_PART] = faced = [FACE_UP] * n
    seen[DRAWN_PART] = drawn = [0] * n
    seen[REST_PART] = [faced, drawn, none[:], none[:], [0] * n, None, none[:], NO_CARDS]
    return sheet


# -- columns -----------------------------------------------------------------------------------


def tell_column(s: State, column: int, row: Any, seen: list[Any]) -> None:
    cards, lies, here = s.columns[column], s.facing[column], IN_8[column + 1]
    before: tuple[int, ...] = seen[COLUMNS_PART][column]
    secret = seen[SECRET_PART]
    count = len(cards)
    if cards[:-1] != before:
        if not any(s.columns):
            clear_columns(s, row, seen)
            return
        tell_changed(cards, before, column, row, secret)
    elif before:  # one more card than there was, as usual: the one above is turned
        code = before[count - 2]
        row[LAST_AT[code] + column] = ZERO
        row[COLUMN_AT[code]] = here
        row[PLACE_AT[code]] = IN_32[count - 1]
    row[LENGTH + column] = told = IN_32[count]
    if count:
        code = cards[count - 1]
        row[LAST_AT[code] + column] = FACE_DOWN[lies]
        if lies != HIDDEN:
            row[COLUMN_AT[code]] = here
            row[PLACE_AT[code]] = told
        secret[COLUMN_AT[code]] = here
        secret[PLACE_AT[code]] = told
    seen[COLUMNS_PART][column] = cards
    seen[FACING_PART][column] = lies


def tell_changed(
    cards: tuple[int, ...], before: tuple[int, ...], column: int, row: Any, secret: Any
) -> None:
    """All but the last card of a column that changed in another way than by one more card."""
    kept = max(len(before) - 1, 0)  # as a rule only the last card has changed
    if cards[:kept] != before[:kept] or kept >= len(cards):
        kept = 0
    take_back(before[kept:], column, row, secret)
    for place in range(kept, len(cards) - 1):
        code = cards[place]
        here, told = IN_8[column + 1], IN_32[place + 1]
        secret[COLUMN_AT[code]] = here
        secret[PLACE_AT[code]] = told
        if code >= CONCEALED:
            row[UNDER_AT[code] + column] = told  # a colour has one disguise
        else:
            row[COLUMN_AT[code]] = here
            row[PLACE_AT[code]] = told


def take_back(cards: tuple[int, ...], column: int, row: Any, secret: Any) -> None:
    """Take back the figures of cards, those excepted that lie in another column by now."""
    here = IN_8[column + 1]
    for code in cards:
        row[LAST_AT[code] + column] = ZERO
        if code >= CONCEALED:
            row[UNDER_AT[code] + column] = ZERO
        if row[COLUMN_AT[code]] == here:
            row[COLUMN_AT[code]] = ZERO
            row[PLACE_AT[code]] = ZERO
        if secret[COLUMN_AT[code]] == here:
            secret[COLUMN_AT[code]] = ZERO
            secret[PLACE_AT[code]] = ZERO


def clear_columns(s: State, row: Any, seen: list[Any]) -> None:
    """A new round: no card lies in any column."""
    clear(row, LENGTH, MAX_SEATS)
    for seat in range(s.seats):
        row[LYING[seat]] = NOTHING
        seen[SECRET_PART][LYING[seat]] = NOTHING
    seen[COLUMNS_PART][:] = s.columns
    seen[FACING_PART][:] = s.facing


# -- hands, piles and heads --------------------------------------------------------------------


def tell_rest(s: State, row: Any, seen: list[Any]) -> None:
    rest: list[Any] = seen[REST_PART]
    if s.facing != rest[FACING]:
        for column, lies in enumerate(s.facing):
            if lies != rest[FACING][column]:
                tell_column(s, column, row, seen)
    if s.drawn != rest[DRAWN] or s.piles != rest[PILES_OF]:
        tell_piles(s, row, rest)
    if s.discards != rest[DISCARDED]:
        tell_discards(s, row, rest)
    if s.closed != rest[CLOSED_BY]:
        for column, closed in enumerate(s.closed):
            row[CLOSED + column] = ONE if closed else ZERO
        rest[CLOSED_BY] = s.closed[:]
    if s.heads != rest[LAID]:
        tell_heads(s, row)
        rest[LAID] = s.heads[:]
    if s.won != rest[WON_BY] or s.lost != rest[LOST_AS]:
        tell_won(s, row, seen)


def tell_piles(s: State, row: Any, rest: list[Any]) -> None:
    """How many cards the piles hold, and of which they were shuffled."""
    for seat, pile in enumerate(s.piles):
        old: tuple[int, ...] = rest[PILES_OF][seat]
        row[BLOCK[seat] + PILES] = IN_32[len(pile) - s.drawn[seat]]
        if pile is not old:
            put_set(row, BLOCK[seat] + SHUFFLED, part_of(old), part_of(pile))
    rest[DRAWN][:] = s.drawn
    rest[PILES_OF] = s.piles[:]


def part_of(pile: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a pile, if it was not made of all 25."""
    return pile if len(pile) < SET else NO_CARDS


def tell_discards(s: State, row: Any, rest: list[Any]) -> None:
    for seat, discards in enumerate(s.discards):
        old: tuple[int, ...] = rest[DISCARDED][seat]
        if discards is not old:
            if discards:
                put_order(row, BLOCK[seat] + DISCARDS, old, discards)
            else:
                clear(row, BLOCK[seat] + DISCARDS, SET)
    rest[DISCARDED] = s.discards[:]


def tell_heads(s: State, row: Any) -> None:
    """The heads laid out."""
    row[ROUND] = IN_8[s.round]
    row[STACK] = IN_64[len(s.stack) - s.laid]
    if not s.heads:
        clear(row, HEAD, HEAD_WIDTH * MAX_SEATS)
    at = HEAD
    for head in s.heads:
        row[at : at + HEAD_WIDTH] = HEAD_ROWS[head]
        at += HEAD_WIDTH


def tell_won(s: State, row: Any, seen: list[Any]) -> None:
    """The heads won, which only their owners may look at, and those that nobody won."""
    rest: list[Any] = seen[REST_PART]
    for seat, won in enumerate(s.won):
        old: tuple[int, ...] = rest[WON_BY][seat]
        if won is not old:
            row[BLOCK[seat] + COUNT] = IN_32[len(won)]
            put_order(seen[SECRET_PART], BLOCK[seat] + WON, old, won)
    put_order(row, LOST, rest[LOST_AS], s.lost)
    rest[WON_BY] = s.won[:]
    rest[LOST_AS] = s.lost
