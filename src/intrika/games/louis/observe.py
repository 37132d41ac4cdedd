"""What a seat may know, as numbers (see `view.py` for the same as words)."""

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
    put_set,
)  # fmt: skip
from intrika.core.state import Setup
from intrika.games.louis.cards import (
    ARMS_WIDTH,
    BOARD_COUNT,
    INFLUENCE,
    KNOWERS,
    MIN_SEATS,
    NEUTRAL,
    SUBSTITUTE,
    TIER,
    TIERS,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.intrigue import WAYS
from intrika.games.louis.layout import (
    ARMS_SUM,
    BACKS,
    BLOCK,
    BOARD,
    BY_KIND,
    CHIPS_AT,
    CONDITION,
    DECK,
    DECK_KNOWN,
    GENERAL_AT,
    HAND,
    HELD,
    HELD_KNOWN,
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
    MISSIONS_KNOWN,
    MONEY_AT,
    NEUTRALS,
    PERSONAL_AT,
    PHASE,
    PLAYED,
    POOL,
    PUT_OFF,
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

# What the observer alone knows: his cards at the end of the common part, and in his block.
CARDS_WIDTH: Final = len(INFLUENCE) + MISSION_COUNT
BLOCK_WIDTH: Final = SUBSTITUTE + BOARD_COUNT
OWN_WIDTH: Final = CARDS_WIDTH + BLOCK_WIDTH
OWN_CARDS: Final = slice(HAND, HAND + CARDS_WIDTH)
OWN_BLOCK: Final = slice(START + BY_KIND, START + BY_KIND + BLOCK_WIDTH)
OWN_HAND: Final = slice(len(INFLUENCE))  # of OWN_CARDS
NO_HAND: Final[Any] = memoryview(array("f", bytes(4 * len(INFLUENCE))))
CHANGED: Final[tuple[int, ...]] = (-1,)  # no hand: a seat's missions, arms or intrigue are new
# Influence cards that somebody has put back and knows.
KNOWN: Final = frozenset([code for code in range(KNOWERS * len(INFLUENCE)) if code % KNOWERS])

# The markers of one colour on the boards are written at once.
PUT_COLUMN: Final[Any] = Struct(f"{BOARD_COUNT}f").pack_into
EIGHTHS: Final[Any] = IN_8.__getitem__
COLUMNS: Final[list[list[int]]] = [
    [*range(seats), *([NEUTRAL] if seats == MIN_SEATS else [])] for seats in range(WIDTH)
]


class Told:
    """The values of the state that stand on the sheet, and what was prepared for each seat."""

    __slots__ = (
        "back", "block", "cards", "columns", "deck", "general", "hands", "held", "on", "own",
        "personal", "played", "put_off", "rest",
    )  # fmt: skip
    on: list[int]
    columns: list[list[int]]  # the same by seat, the neutral colour last
    personal: list[int]
    general: list[int]
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    played: tuple[int, ...]
    rest: list[Any]  # what changes less often, in the order of `observe`
    held: list[tuple[int, int, int]]  # (seat, card, who knows it) of influence cards in hand
    back: list[tuple[int, int, int]]  # (depth, card, who knows it) of those in the deck
    put_off: list[tuple[int, int, int, int]]  # missions: see `where_is`
    own: list[tuple[int, ...]]  # by seat: the hand that `cards` was prepared from, or CHANGED
    cards: list[Any]  # by seat: what he alone knows
    block: list[Any]  # the same, in his block

    def __init__(self, n: int) -> None:
        """An empty sheet says 0 everywhere."""
        self.on = [0] * (WIDTH * BOARD_COUNT)
        self.columns = [[0] * BOARD_COUNT] * WIDTH
        self.personal = [0] * n
        self.general = [0] * n
        self.hands = [()] * n
        self.deck = self.played = ()
        self.rest = [
            NOWHERE, [0] * n, [0] * (KINDS * n), [0] * (ARMS_WIDTH * n), (0,) * BOARD_COUNT,
            NOWHERE, 0, NOWHERE, NOWHERE, [()] * n, [()] * len(TIERS), (), [0] * n, [0] * n,
            [()] * n, (), (), 0, 0, (),
        ]  # fmt: skip
        self.held = []
        self.back = []
        self.put_off = []
        self.own = [CHANGED] * n
        row: Any = memoryview(array("f", bytes(4 * OWN_WIDTH * n)))
        cuts = [OWN_WIDTH * seat for seat in range(n)]
        self.cards = [row[cut : cut + CARDS_WIDTH] for cut in cuts]
        self.block = [row[cut + CARDS_WIDTH : cut + OWN_WIDTH] for cut in cuts]


_setups: dict[Tables, Any] = {}


def observe_setup(setup: Setup, row: Any) -> None:
    tables = tables_of(setup.pack)
    made = _setups.get(tables)
    if made is None:
        made = _setups[tables] = array("f", told_of(tables))
    row[CONDITION:ROUND] = made


def told_of(t: Tables) -> list[float]:
    """Conditions, prices and costs."""
    conditions = [IN_4[condition + 1] for condition in t.condition]
    prices = [IN_32[figure] for figure in t.figure]
    return [*conditions, *prices, *[IN_8[chip + 2] for cost in t.cost for chip in cost]]


def new_sheet(s: State) -> Sheet:
    sheet = LAYOUT.sheet(s)
    sheet.seen[0] = Told(s.seats)
    return sheet


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or new_sheet(s)
    told: Told = sheet.seen[0]
    if s.on != told.on or s.personal != told.personal:
        tell_markers(s, sheet.row, told)
    if s.hands != told.hands or s.played is not told.played or s.deck is not told.deck:
        tell_influence(s, sheet.row, told)
    rest = [
        s.board, s.money, s.chips, s.arms, s.sides, s.phase, s.round, s.louis, s.start,
        s.missions, s.mission_decks, s.known, s.laid, s.used,
        s.intrigue, s.intrigue_deck, s.intrigues, s.seen, s.turned, s.money_cards,
    ]  # fmt: skip
    if rest != told.rest:
        tell_rest(s, sheet.row, told)
    LAYOUT.copy(sheet, s, seat, out)
    if s.hands[seat] is not told.own[seat]:
        prepare_own(s, seat, told)
    out[OWN_CARDS] = told.cards[seat]
    out[OWN_BLOCK] = told.block[seat]
    if told.held or told.back or told.put_off or s.intrigues or not s.agenda:
        tell_seldom(s, seat, told, out)


def tell_seldom(s: State, seat: int, told: Told, out: Any) -> None:
    """What depends on the observer, but is mostly nothing."""
    tell_put_back(s, seat, told, out)
    tell_put_off(s, seat, told.put_off, out)
    for i, code in enumerate(s.intrigues):
        who = code // WAYS // BOARD_COUNT - seat
        out[INTRIGUES + 3 * i + 2] = IN_32[(who + s.seats) % s.seats + 1]
    if not s.agenda:
        for i in range(1, s.seats):
            tell_opened(s, (seat + i) % s.seats, BLOCK[i], out)


# -- what the observer alone knows -------------------------------------------------------------


def prepare_own(s: State, seat: int, told: Told) -> None:
    cards = told.cards[seat]
    if told.own[seat] is CHANGED:
        clear(cards, len(INFLUENCE), MISSION_COUNT)
        put_set(cards, len(INFLUENCE), (), s.missions[seat])
        block = told.block[seat]
        clear(block, 0, BLOCK_WIDTH)
        tell_kinds(s, seat, 0, block)
        put_set(block, SUBSTITUTE, (), s.intrigue[seat])
    hand = told.own[seat] = s.hands[seat]
    cards[OWN_HAND] = NO_HAND
    last = -1
    count = 1
    for code in hand:  # ascending: cards alike are neighbours
        card = code // KNOWERS
        count = count + 1 if card == last else 1
        cards[card] = IN_8[count]
        last = card


def tell_put_back(s: State, seat: int, told: Told, out: Any) -> None:
    """Influence cards that this seat has put back itself."""
    for owner, card, knows in told.held:
        if knows >> seat & 1 and owner != seat:
            out[LAYOUT.block(s, seat, owner) + HELD_KNOWN + card] += 0.125
    for depth, card, knows in told.back:
        if knows >> seat & 1:
            out[DECK_KNOWN + depth] = IN_32[card + 1]


def tell_put_off(s: State, seat: int, missions: list[Any], out: Any) -> None:
    """Missions that this seat has put under a deck itself."""
    for card, place, owner, knows in missions:
        if knows >> seat & 1:
            if place:
                out[PUT_OFF + card] = IN_32[place]
            elif owner != seat:
                out[LAYOUT.block(s, seat, owner) + MISSIONS_KNOWN + card] = ONE


def tell_kinds(s: State, owner: int, at: int, out: Any) -> None:
    base = ARMS_WIDTH * owner
    for kind in range(SUBSTITUTE):
        count = s.arms[base + kind]
        if count:
            out[at + kind] = IN_8[count]


def tell_opened(s: State, owner: int, at: int, out: Any) -> None:
    """What another player held when the game ended: everything is open."""
    tell_kinds(s, owner, at + BY_KIND, out)
    clear(out, at + HELD_KNOWN, len(INFLUENCE))
    for code in s.hands[owner]:
        out[at + HELD_KNOWN + code // KNOWERS] += 0.125
    put_set(out, at + INTRIGUE_OF, (), s.intrigue[owner])
    put_set(out, at + MISSIONS_KNOWN, (), s.missions[owner])


# -- the open part -----------------------------------------------------------------------------


def put_changed(row: Any, at: list[int], old: list[int], new: list[int], parts: list[Any]) -> None:
    """Those numbers that are not what they were, each in its place."""
    for place, before, now in zip(at, old, new, strict=False):
        if now != before:
            row[place] = parts[now]


def move_flag(row: Any, at: int, old: int, new: int) -> None:
    if old != NOWHERE:
        row[at + old] = ZERO
    if new != NOWHERE:
        row[at + new] = ONE


def tell_markers(s: State, row: Any, told: Told) -> None:
    """On the boards and in stock; the markers of a colour are always as many in all."""
    on, columns = s.on, told.columns
    if on != told.on:
        told.on = on[:]
        for seat in COLUMNS[s.seats]:
            column = on[seat::WIDTH]
            if column != columns[seat]:
                columns[seat] = column
                PUT_COLUMN(row, MARKERS_AT[seat], *map(EIGHTHS, column))
        if s.seats == MIN_SEATS:
            row[NEUTRALS] = IN_32[s.neutral]
    if s.personal != told.personal:
        put_changed(row, PERSONAL_AT, told.personal, s.personal, IN_32)
        told.personal = s.personal[:]
    if s.general != told.general:
        put_changed(row, GENERAL_AT, told.general, s.general, IN_32)
        told.general = s.general[:]


def tell_influence(s: State, row: Any, told: Told) -> None:
    """How many cards there are in the hands and in the deck, and those played."""
    hands = told.hands
    known = bool(told.held)
    for seat, hand in enumerate(s.hands):
        if hand is not hands[seat]:
            hands[seat] = hand
            row[BLOCK[seat] + HELD] = IN_32[len(hand)]
            known = known or not KNOWN.isdisjoint(hand)
    if known:
        told.held = [
            (seat, code // KNOWERS, code % KNOWERS)
            for seat, hand in enumerate(hands)
            for code in hand
            if code % KNOWERS
        ]
    if s.played is not told.played:
        tell_played(row, told.played, s.played)
        told.played = s.played
    if s.deck is not told.deck:
        tell_deck(s, row, told)


def tell_deck(s: State, row: Any, told: Told) -> None:
    deck = told.deck = s.deck
    row[DECK] = IN_32[len(deck)]
    told.back = []
    if not KNOWN.isdisjoint(deck):
        told.back = [
            (depth, code // KNOWERS, code % KNOWERS)
            for depth, code in enumerate(deck[::-1])
            if code % KNOWERS
        ]


def tell_played(row: Any, old: tuple[int, ...], played: tuple[int, ...]) -> None:
    kept = len(old)
    if played[:kept] != old:
        clear(row, PLAYED, kept)
        kept = 0
    for i in range(kept, len(played)):
        row[PLAYED + i] = IN_64[played[i] // KNOWERS + 1]


def tell_rest(s: State, row: Any, told: Told) -> None:
    """What changes less often, part by part."""
    (
        board, money, chips, arms, sides, phase, round, louis, start,
        missions, mission_decks, known, laid, used,
        intrigue, intrigue_deck, intrigues, seen, turned, money_cards,
    ) = told.rest  # fmt: skip
    if s.board != board:
        move_flag(row, BOARD, board, s.board)
    if s.chips != chips or s.money != money:
        put_changed(row, CHIPS_AT, chips, s.chips, IN_8)
        put_changed(row, MONEY_AT, money, s.money, IN_32)
    if s.arms != arms:
        tell_arms(s, row, arms, told)
    if s.sides is not sides or [s.phase, s.round, s.louis, s.start] != [phase, round, louis, start]:
        tell_round(s, row, sides, phase, louis, start)
    if s.missions != missions or s.mission_decks != mission_decks or s.known is not known:
        tell_missions(s, row, missions, told)
    if s.laid != laid or s.used != used:
        tell_laid(s, row, laid, used)
    if s.intrigue != intrigue or s.intrigue_deck is not intrigue_deck or s.seen != seen:
        tell_intrigue(s, row, told)
    if s.intrigues is not intrigues:
        tell_intrigues(s, row, intrigues)
    if s.turned != turned or s.money_cards is not money_cards:
        tell_turned(s, row)
    told.rest = [
        s.board, s.money[:], s.chips[:], s.arms[:], s.sides, s.phase, s.round, s.louis, s.start,
        s.missions[:], s.mission_decks[:], s.known, s.laid[:], s.used[:],
        s.intrigue[:], s.intrigue_deck, s.intrigues, s.seen, s.turned, s.money_cards,
    ]  # fmt: skip


def tell_arms(s: State, row: Any, old: list[int], told: Told) -> None:
    for seat in range(s.seats):
        base = ARMS_WIDTH * seat
        arms = s.arms[base : base + ARMS_WIDTH]
        if arms != old[base : base + ARMS_WIDTH]:
            row[BLOCK[seat] + ARMS_SUM] = IN_32[sum(arms)]
            row[BLOCK[seat] + SUBSTITUTES] = IN_32[arms[SUBSTITUTE]]
            told.own[seat] = CHANGED
    row[POOL] = IN_64[len(s.pool)]


def tell_round(
    s: State, row: Any, sides: tuple[int, ...], phase: int, louis: int, start: int
) -> None:
    """The round, the phase, where Louis is, who starts, and the sides of the boards."""
    row[ROUND] = IN_8[s.round]
    move_flag(row, PHASE, phase, s.phase)
    move_flag(row, LOUIS, louis, s.louis)
    if start != NOWHERE:
        row[BLOCK[start] + STARTS] = ZERO
    row[BLOCK[s.start] + STARTS] = ONE
    for board, side in enumerate(s.sides):
        if side != sides[board]:
            row[SIDES + board] = ONE if side else ZERO


def tell_turned(s: State, row: Any) -> None:
    """The money cards that lie open."""
    for i in range(len(s.money_cards)):
        row[TURNED + i] = IN_64[s.money_cards[i] + 1] if i < s.turned else ZERO


def tell_intrigue(s: State, row: Any, told: Told) -> None:
    """Cards that were played are known wherever they are."""
    row[INTRIGUE_LEFT] = IN_32[len(s.intrigue_deck)]
    clear(row, INTRIGUE_KNOWN, BOARD_COUNT)
    for i, card in enumerate(s.intrigue_deck):
        if s.seen >> card & 1:
            row[INTRIGUE_KNOWN + i] = IN_32[card + 1]
    for seat in range(s.seats):
        at = BLOCK[seat]
        row[at + INTRIGUE] = IN_32[len(s.intrigue[seat])]
        clear(row, at + INTRIGUE_OF, BOARD_COUNT)
        known = [card for card in s.intrigue[seat] if s.seen >> card & 1]
        put_set(row, at + INTRIGUE_OF, (), known)
    told.own = [CHANGED] * s.seats


def tell_intrigues(s: State, row: Any, old: tuple[int, ...]) -> None:
    """Those played in this scoring; who played them is told in relation to the observer."""
    clear(row, INTRIGUES, 3 * len(old))
    for i, code in enumerate(s.intrigues):
        row[INTRIGUES + 3 * i] = IN_32[code // WAYS % BOARD_COUNT + 1]
        row[INTRIGUES + 3 * i + 1] = IN_32[code % WAYS + 1]


def tell_missions(s: State, row: Any, old: list[tuple[int, ...]], told: Told) -> None:
    for tier in range(len(TIERS)):
        row[TIER_LEFT + tier] = IN_32[len(s.mission_decks[tier])]
    for seat, hand in enumerate(s.missions):
        if hand is not old[seat]:
            counts = [0] * len(TIERS)
            for card in hand:
                counts[TIER[card]] += 1
            for tier in range(len(TIERS)):
                row[BLOCK[seat] + BACKS + tier] = IN_8[counts[tier]]
            told.own[seat] = CHANGED
    told.put_off = []
    if any(s.known):
        told.put_off = [where_is(s, card) for card, knows in enumerate(s.known) if knows]


def tell_laid(s: State, row: Any, laid: list[int], used: list[int]) -> None:
    for seat in range(s.seats):
        changed = (s.laid[seat] ^ laid[seat]) | (s.used[seat] ^ used[seat])
        while changed:
            card = changed.bit_length() - 1
            changed ^= 1 << card
            lies = s.laid[seat] >> card & 1
            told = (0.5 if s.used[seat] >> card & 1 else ONE) if lies else ZERO
            row[BLOCK[seat] + LAID + card] = told
