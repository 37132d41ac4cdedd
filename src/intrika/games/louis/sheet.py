"""The open part of observations: brought up to date on a sheet (see core/observation.py)."""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Any, Final

from intrika.core.observation import (
    IN_4,
    IN_8,
    IN_32,
    IN_64,
    ONE,
    ZERO,
    Sheet,
    clear,
    put_list,
    put_set,
)  # fmt: skip
from intrika.core.state import Setup
from intrika.games.louis.cards import (
    ARMS_WIDTH,
    BOARD_COUNT,
    INFLUENCE,
    KNOWERS,
    MAX_SEATS,
    NEUTRAL,
    SUBSTITUTE,
    TIER,
    TIERS,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.intrigue import WAYS
from intrika.games.louis.layout import (
    ARMS_SUM,
    BACKS_AT,
    BLOCK,
    BOARD,
    BY_KIND,
    CHIPS_AT,
    CONDITION,
    DECK,
    HAND,
    HELD_AT,
    INTRIGUE,
    INTRIGUE_KNOWN,
    INTRIGUE_LEFT,
    INTRIGUE_OF,
    INTRIGUES,
    LAID,
    LAYOUT,
    LOUIS,
    MARKERS_AT,
    MISSION_COUNT,
    MONEY_AT,
    NEUTRALS,
    ON_NEUTRAL,
    PHASE,
    PLAYED,
    POOL,
    ROUND,
    SIDES,
    START,
    STARTS,
    SUBSTITUTES,
    TIER_LEFT,
    TURNED,
)  # fmt: skip
from intrika.games.louis.state import KINDS, NOWHERE, State, where_is
from intrika.games.louis.tables import Tables, tables_of

# Several figures at once, where they stand side by side: a place in bytes, then the figures.
EIGHTHS: Final[Any] = IN_8.__getitem__
PUT_BOARDS: Final[Any] = Struct(f"{BOARD_COUNT}f").pack_into
PUT_MARKERS: Final[Any] = Struct(f"{2 + BOARD_COUNT}f").pack_into
PUT_TIERS: Final[Any] = Struct(f"{len(TIERS)}f").pack_into
PUT_CHIPS: Final[Any] = Struct(f"{KINDS}f").pack_into

COLUMN: Final[list[Any]] = [slice(seat, None, WIDTH) for seat in range(WIDTH)]
CHIPS_OF: Final[list[Any]] = [slice(KINDS * i, KINDS * i + KINDS) for i in range(MAX_SEATS)]
ARMS_OF: Final[list[Any]] = [
    slice(ARMS_WIDTH * i, ARMS_WIDTH * i + ARMS_WIDTH) for i in range(MAX_SEATS)
]
# Influence cards that somebody has put back and knows.
KNOWN: Final = frozenset([code for code in range(KNOWERS * len(INFLUENCE)) if code % KNOWERS])
UNKNOWN: Final[list[tuple[int, Any]]] = [(0, ZERO)]  # instead of what is to be found out anew
CHANGED: Final[tuple[int, ...]] = (-1,)  # no hand: a seat's missions, arms or intrigue are new
# What the observer alone knows: at the end of the common part, and in his block.
OWN_CARDS: Final = slice(HAND, START)
OWN_BLOCK: Final = slice(START + BY_KIND, START + BY_KIND + SUBSTITUTE + BOARD_COUNT)
CARDS_WIDTH: Final = len(INFLUENCE) + MISSION_COUNT
OWN_WIDTH: Final = CARDS_WIDTH + SUBSTITUTE + BOARD_COUNT


class Told:
    """The values of the state that stand on the sheet, and what was prepared for each seat."""

    __slots__ = (
        "aside", "back", "cards", "deck", "hands", "held", "on", "own_block", "own_cards",
        "own_hand", "personal", "played", "put_off", "table",
    )  # fmt: skip
    on: list[int]
    personal: list[int]
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    played: tuple[int, ...]
    table: list[Any]  # in the order of `observe`
    cards: list[Any]  # likewise
    held: list[tuple[int, int, int]]  # (seat, card, who knows it) of influence cards in hand
    back: list[tuple[int, int, int]]  # (depth, card, who knows it) of those in the deck
    put_off: list[tuple[int, int, int, int]]  # missions: see `where_is`
    aside: list[list[tuple[int, Any]]]  # by observer: places and figures that depend on him
    own_hand: list[tuple[int, ...]]  # by seat: what `own_cards` was prepared from, or CHANGED
    own_cards: list[Any]  # by seat: the influence cards and missions he alone knows
    own_block: list[Any]  # the same: arms and intrigue cards

    def __init__(self, n: int) -> None:
        """Nothing: an empty sheet says 0 everywhere."""
        self.on = [NOWHERE] * (WIDTH * BOARD_COUNT)
        self.personal = [NOWHERE] * n
        self.hands = [()] * n
        self.deck = self.played = ()
        self.table = [
            NOWHERE, [0] * (KINDS * n), [], [0] * (ARMS_WIDTH * n), (), NOWHERE, 0, NOWHERE,
            NOWHERE, 0, (),
        ]  # fmt: skip
        self.cards = [[()] * n, (), (), [0] * n, [0] * n, [()] * n, (), (), 0]
        self.held = []
        self.back = []
        self.put_off = []
        self.aside = [UNKNOWN] * n
        self.own_hand = [CHANGED] * n
        row: Any = memoryview(array("f", bytes(4 * OWN_WIDTH * n)))
        cuts = [OWN_WIDTH * seat for seat in range(n)]
        self.own_cards = [row[cut : cut + CARDS_WIDTH] for cut in cuts]
        self.own_block = [row[cut + CARDS_WIDTH : cut + OWN_WIDTH] for cut in cuts]


_setups: dict[Tables, Any] = {}


def observe_setup(setup: Setup, row: Any) -> None:
    tables = tables_of(setup.pack)
    made = _setups.get(tables)
    if made is None:
        made = _setups[tables] = array("f", figures_of(tables))
    row[CONDITION:ROUND] = made


def figures_of(t: Tables) -> list[float]:
    """Conditions, prices and costs."""
    conditions = [IN_4[condition + 1] for condition in t.condition]
    prices = [IN_32[figure] for figure in t.figure]
    return [*conditions, *prices, *[IN_8[chip + 2] for cost in t.cost for chip in cost]]


def new_sheet(s: State) -> Sheet:
    """What the observer alone knows is prepared beside the sheet and copied with it."""
    sheet = LAYOUT.sheet(s)
    told = sheet.seen[0] = Told(s.seats)
    sheet.row[POOL] = IN_64[len(s.pool)]  # told again with every change of the arms
    for seat, pieces in enumerate(sheet.pieces):
        pieces.append((OWN_CARDS, told.own_cards[seat]))
        pieces.append((OWN_BLOCK, told.own_block[seat]))
    return sheet


# -- markers and influence cards ---------------------------------------------------------------


def tell_markers(s: State, seat: int, row: Any, told: Told) -> None:
    """On the boards and in stock. The markers of a colour are always as many in all: if those on
    the boards and in the personal supply are the same, so is the general supply. As a rule the
    one before the observer has just placed some."""
    before = told.personal
    while s.personal != before:
        seat = (seat or s.seats) - 1
        if s.personal[seat] != before[seat]:
            before[seat] = s.personal[seat]
            put_markers(s, seat, row, told)
    if s.on != told.on:
        for seat in range(s.seats):
            if s.on[COLUMN[seat]] != told.on[COLUMN[seat]]:
                put_markers(s, seat, row, told)
        PUT_BOARDS(row, 4 * ON_NEUTRAL, *map(EIGHTHS, s.on[COLUMN[NEUTRAL]]))
        row[NEUTRALS] = IN_32[s.neutral]
        told.on = s.on[:]


def put_markers(s: State, seat: int, row: Any, told: Told) -> None:
    column = told.on[COLUMN[seat]] = s.on[COLUMN[seat]]
    stock, general = IN_32[s.personal[seat]], IN_32[s.general[seat]]
    PUT_MARKERS(row, MARKERS_AT[seat], stock, general, *map(EIGHTHS, column))


def tell_influence(s: State, seat: int, row: Any, told: Told) -> None:
    """How many cards there are in the hands and in the deck, and those played. As a rule the
    observer has just played one."""
    hands = told.hands
    while s.hands != hands:
        hand = s.hands[seat]
        if hand is not hands[seat]:
            hands[seat] = hand
            row[HELD_AT[seat]] = IN_32[len(hand)]
            if told.held or not KNOWN.isdisjoint(hand):
                told.held = known_in_hands(s)
                told.aside = [UNKNOWN] * s.seats
        seat = (seat or s.seats) - 1
    played, old = s.played, told.played
    if played is not old:
        if played[:-1] == old:
            row[PLAYED + len(old)] = IN_64[played[-1] // KNOWERS + 1]
        else:
            clear(row, PLAYED, len(old))
            put_list(row, PLAYED, (), [code // KNOWERS for code in played])
        told.played = played
    if s.deck is not told.deck:
        tell_deck(s, row, told)


def known_in_hands(s: State) -> list[tuple[int, int, int]]:
    return [
        (seat, code // KNOWERS, code % KNOWERS)
        for seat, hand in enumerate(s.hands)
        for code in hand
        if code % KNOWERS
    ]


def tell_deck(s: State, row: Any, told: Told) -> None:
    deck = told.deck = s.deck
    row[DECK] = IN_32[len(deck)]
    known = not KNOWN.isdisjoint(deck)
    if known or told.back:
        told.back = []
        told.aside = [UNKNOWN] * s.seats
    if known:
        told.back = [
            (depth, code // KNOWERS, code % KNOWERS)
            for depth, code in enumerate(deck[::-1])
            if code % KNOWERS
        ]


# -- the table ---------------------------------------------------------------------------------


def tell_table(s: State, row: Any, told: Told) -> None:
    table = told.table
    board, chips, money, arms, sides, phase, round, louis, start, turned, cards = table
    if s.board != board:
        move_flag(row, BOARD, board, s.board)
        table[0] = s.board
    if s.chips != chips:
        tell_chips(s, row, chips)
        table[1] = s.chips[:]
    if s.money != money:
        for seat, louisdor in enumerate(s.money):
            row[MONEY_AT[seat]] = IN_32[louisdor]
        table[2] = s.money[:]
    if s.arms != arms:
        tell_arms(s, row, arms, told)
        table[3] = s.arms[:]
    if s.sides is not sides:
        PUT_BOARDS(row, 4 * SIDES, *s.sides)
        table[4] = s.sides
    if s.phase != phase or s.round != round or s.louis != louis or s.start != start:
        tell_round(s, row, phase, louis, start)
        table[5:9] = [s.phase, s.round, s.louis, s.start]
    if s.turned != turned or s.money_cards is not cards:
        tell_turned(s, row)
        table[9:] = [s.turned, s.money_cards]


def move_flag(row: Any, at: int, old: int, new: int) -> None:
    if old != NOWHERE:
        row[at + old] = ZERO
    if new != NOWHERE:
        row[at + new] = ONE


def tell_chips(s: State, row: Any, old: list[int]) -> None:
    for seat in range(s.seats):
        chips = s.chips[CHIPS_OF[seat]]
        if chips != old[CHIPS_OF[seat]]:
            PUT_CHIPS(row, CHIPS_AT[seat], *map(EIGHTHS, chips))


def tell_arms(s: State, row: Any, old: list[int], told: Told) -> None:
    """Their kinds are a secret, but for substitutes."""
    for seat in range(s.seats):
        arms = s.arms[ARMS_OF[seat]]
        if arms != old[ARMS_OF[seat]]:
            row[BLOCK[seat] + ARMS_SUM] = IN_32[sum(arms)]
            row[BLOCK[seat] + SUBSTITUTES] = IN_32[arms[SUBSTITUTE]]
            told.own_hand[seat] = CHANGED
    row[POOL] = IN_64[len(s.pool)]


def tell_round(s: State, row: Any, phase: int, louis: int, start: int) -> None:
    row[ROUND] = IN_8[s.round]
    move_flag(row, PHASE, phase, s.phase)
    move_flag(row, LOUIS, louis, s.louis)
    if start != NOWHERE:
        row[BLOCK[start] + STARTS] = ZERO
    row[BLOCK[s.start] + STARTS] = ONE


def tell_turned(s: State, row: Any) -> None:
    """The money cards that lie open."""
    for i in range(len(s.money_cards)):
        row[TURNED + i] = IN_64[s.money_cards[i] + 1] if i < s.turned else ZERO


# -- missions and intrigue ---------------------------------------------------------------------


def tell_cards(s: State, row: Any, told: Told) -> None:
    cards = told.cards
    missions, decks, known, laid, used, intrigue, deck, intrigues, seen = cards
    if s.missions != missions or s.mission_decks != decks or s.known is not known:
        tell_missions(s, row, missions, told)
        if told.put_off or s.known is not known:
            told.put_off = [where_is(s, card) for card, knows in enumerate(s.known) if knows]
            told.aside = [UNKNOWN] * s.seats
        cards[:3] = [s.missions[:], s.mission_decks[:], s.known]
    if s.laid != laid or s.used != used:
        tell_laid(s, row, laid, used)
        cards[3:5] = [s.laid[:], s.used[:]]
    if s.intrigue != intrigue or s.intrigue_deck is not deck or s.seen != seen:
        tell_intrigue(s, row, intrigue, told)
        cards[5:7] = [s.intrigue[:], s.intrigue_deck]
        cards[8] = s.seen
    if s.intrigues is not intrigues:
        tell_intrigues(s, row, intrigues)
        told.aside = [UNKNOWN] * s.seats
        cards[7] = s.intrigues


def tell_missions(s: State, row: Any, old: list[tuple[int, ...]], told: Told) -> None:
    light, medium, dark = s.mission_decks
    PUT_TIERS(row, 4 * TIER_LEFT, IN_32[len(light)], IN_32[len(medium)], IN_32[len(dark)])
    for seat, hand in enumerate(s.missions):
        if hand is not old[seat]:
            counts = [0] * len(TIERS)
            for card in hand:
                counts[TIER[card]] += 1
            PUT_TIERS(row, BACKS_AT[seat], *map(EIGHTHS, counts))
            told.own_hand[seat] = CHANGED


def tell_laid(s: State, row: Any, laid: list[int], used: list[int]) -> None:
    for seat in range(s.seats):
        changed = (s.laid[seat] ^ laid[seat]) | (s.used[seat] ^ used[seat])
        while changed:
            card = changed.bit_length() - 1
            changed ^= 1 << card
            lies = s.laid[seat] >> card & 1
            told = (0.5 if s.used[seat] >> card & 1 else ONE) if lies else ZERO
            row[BLOCK[seat] + LAID + card] = told


def tell_intrigue(s: State, row: Any, old: list[tuple[int, ...]], told: Told) -> None:
    """Cards that were played are known wherever they are."""
    shown = s.seen != told.cards[8]
    row[INTRIGUE_LEFT] = IN_32[len(s.intrigue_deck)]
    if s.seen or shown:
        clear(row, INTRIGUE_KNOWN, BOARD_COUNT)
        for i, card in enumerate(s.intrigue_deck):
            if s.seen >> card & 1:
                row[INTRIGUE_KNOWN + i] = IN_32[card + 1]
    for seat, hand in enumerate(s.intrigue):
        if hand is not old[seat] or shown:
            at = BLOCK[seat]
            row[at + INTRIGUE] = IN_32[len(hand)]
            clear(row, at + INTRIGUE_OF, BOARD_COUNT)
            put_set(row, at + INTRIGUE_OF, (), [card for card in hand if s.seen >> card & 1])
            told.own_hand[seat] = CHANGED


def tell_intrigues(s: State, row: Any, old: tuple[int, ...]) -> None:
    """Those played in this scoring; who played them is told in relation to the observer."""
    clear(row, INTRIGUES, 3 * len(old))
    for i, code in enumerate(s.intrigues):
        row[INTRIGUES + 3 * i] = IN_32[code // WAYS % BOARD_COUNT + 1]
        row[INTRIGUES + 3 * i + 1] = IN_32[code % WAYS + 1]
