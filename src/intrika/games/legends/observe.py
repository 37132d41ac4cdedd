"""What a seat may know, as numbers (see `view.py` for the same as words).

Regions stand at their permanent numbers, whatever the map: the boards say which are in play.
"""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Any, Final

from intrika.core.observation import (
    IN_8,
    IN_32,
    IN_64,
    ONE,
    ZERO,
    Layout,
    Sheet,
    clear,
    put_list,
    put_set,
)
from intrika.games.legends.auction import Bid, NameFirst
from intrika.games.legends.cards import (
    CARDS,
    FACES,
    FULL_GAME,
    HIDDEN,
    LEADERS,
    MAX_SEATS,
    REGIONS,
    TOKENS,
    TURNS,
)  # fmt: skip
from intrika.games.legends.cities import BuildCity, PlaceKnightArmy
from intrika.games.legends.destruction import DestroyArmy
from intrika.games.legends.ending import BuyCard
from intrika.games.legends.map_setup import ChooseSecond, ChooseStart, LayBoard
from intrika.games.legends.moving import ChooseArmy, ChooseTarget
from intrika.games.legends.placing import PlaceArmy
from intrika.games.legends.preparation import PlaceNeutral
from intrika.games.legends.scoring import PARTS
from intrika.games.legends.state import NEUTRAL, NOWHERE, State
from intrika.games.legends.tokens import ChooseTokenRegion, is_of_kind
from intrika.games.legends.turn import ChooseBranch, TakeCard

ALL: Final = len(REGIONS)
PLACES: Final = 4
BOARD: Final = len(FACES) + len(TURNS)
PAST: Final = 2 + len(PARTS)

# The parts of a sheet.
BIDS_PART: Final = 0
ROW_PART: Final = 1
ARMIES_PART: Final = 2
OWN_PART: Final = 3  # cards, tokens, coins and armies in stock
SELDOM_PART: Final = 4  # in the order of `tell_seldom`
PEEKED_PART: Final = 5  # (region, token, who has seen it)
BOARDS_PART: Final = 6
DECK_PART: Final = 7
GAME_PART: Final = 8
PARTS_IN_ALL: Final = 9

# The members of the seldom part.
CITIES_SEEN: Final = 0
TOKENS_SEEN: Final = 1
KNOWN_SEEN: Final = 2
STOCK_SEEN: Final = 3
CAPTIVES_SEEN: Final = 4
BOX_SEEN: Final = 5
PICKS_SEEN: Final = 6
FIRST_SEEN: Final = 7
HISTORY_SEEN: Final = 8

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    12,
    PARTS_IN_ALL,
    {
        LayBoard: (), ChooseStart: (), ChooseSecond: (), ChooseTokenRegion: ("token",),
        PlaceNeutral: ("index",), Bid: (), NameFirst: (), TakeCard: (), ChooseBranch: ("card",),
        PlaceArmy: ("left",), ChooseArmy: ("points",), ChooseTarget: ("points", "region"),
        BuildCity: (), PlaceKnightArmy: ("region",), DestroyArmy: (), BuyCard: (),
    },
)  # fmt: skip
GAME: Final[int] = LAYOUT.add("game", 1, "its number in a full game, in eighths")
LAYOUT_AT: Final[int] = LAYOUT.add("layout", 1, "the number of the layout, in eighths")
BOARDS: Final[int] = LAYOUT.add("boards", PLACES * BOARD, "by place: the face, then its turn")
FIRST_REGION: Final[int] = LAYOUT.add("start", ALL, "the start region")
SECOND: Final[int] = LAYOUT.add("second", ALL, "the second region")
NEUTRALS: Final[int] = LAYOUT.add("neutral", ALL, "neutral armies by region, in eighths")
TOKEN: Final[int] = LAYOUT.add("token", len(TOKENS) * ALL, "by kind: where it lies, as one sees it")
ROW: Final[int] = LAYOUT.add("row", len(CARDS), "place in the row, in 32nds")
DECK_OF: Final[int] = LAYOUT.add("deck_of", len(CARDS), "the cards of this game")
DECK: Final[int] = LAYOUT.add("deck", 1, "cards to come, in 64ths")
PICKS: Final[int] = LAYOUT.add("picks", 1, "cards taken in turns, in 64ths")
BOX: Final[int] = LAYOUT.add("box", 1, "neutral armies destroyed, in eighths")
ARMIES: Final[int] = LAYOUT.add_player("armies", ALL, "by region, in eighths")
CITIES: Final[int] = LAYOUT.add_player("cities", ALL, "by region, in eighths")
PEEKED: Final[int] = LAYOUT.add_player("seen", ALL, "face-down tokens this player has seen")
TAKEN: Final[int] = LAYOUT.add_player("cards", len(CARDS), "by card: when it was taken, in 32nds")
WON: Final[int] = LAYOUT.add_player("tokens", 8, "tokens taken, in order: number + 1, in 64ths")
LEADER: Final[int] = LAYOUT.add_player("leader", len(LEADERS), "which one")
COUNTS: Final[int] = LAYOUT.add_player(
    "counts",
    9,
    "coins, armies and cities in stock, captives, extra moves and armies, flying, elixirs, immune",
)
BID: Final[int] = LAYOUT.add_player("bid", 1, "+ 1, in 32nds")
AGE: Final[int] = LAYOUT.add_player("age", 1, "place from the youngest, in eighths")
SETS_UP: Final[int] = LAYOUT.add_player("sets_up", 1, "sets the map up")
BEGAN: Final[int] = LAYOUT.add_player("first", 1, "began")
HISTORY: Final[int] = LAYOUT.add_player(
    "history", FULL_GAME * PAST, "by past game: total, place, then points by part; + 8, in 64ths"
)
START: Final[int] = LAYOUT.players_at
WIDTH: Final[int] = LAYOUT.width

EXTRAS: Final[int] = COUNTS + 4  # what cards and tokens bring, and nothing else
put_extras: Final = Struct("5f").pack_into
# Where regions are told, common ones first: from where on, and how many figures.
REGION_PLACES: Final[list[tuple[int, int]]] = [
    (FIRST_REGION, TOKEN + len(TOKENS) * ALL - FIRST_REGION),
    *[(START + WIDTH * seat + ARMIES, 3 * ALL) for seat in range(MAX_SEATS)],
]
NO_CARDS: Final[Any] = memoryview(array("f", bytes(4 * len(CARDS))))

# By number of seats, by seat: where to look for changes, that seat and those before it first;
# the last order is for the preparation, where neutral armies come one by one.
COLOURS_FROM: Final[list[list[list[int]]]] = [
    [[(seat - i) % n for i in range(n)] + [NEUTRAL] for seat in range(n)] + [[NEUTRAL, *range(n)]]
    for n in range(MAX_SEATS + 1)
]


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or blank_sheet(s)
    row, seen = sheet.row, sheet.seen
    if s.bids is not seen[BIDS_PART]:
        tell_preparation(s, row, seen)
    if s.row is not seen[ROW_PART]:
        tell_row(s, row, seen)
    if s.armies != seen[ARMIES_PART]:
        tell_pieces(s, seat, ARMIES, s.armies, seen[ARMIES_PART], row)
    if [s.cards, s.tokens, s.coins, s.supply] != seen[OWN_PART]:
        tell_own(s, seat, row, seen[OWN_PART])
    now = [
        s.cities, s.token_at, s.known, s.city_supply, s.captured, s.box, s.picks, s.first, s.history
    ]  # fmt: skip
    if now != seen[SELDOM_PART]:
        tell_seldom(s, seat, row, seen)
    LAYOUT.copy(sheet, s, seat, out)
    for region, token, who in seen[PEEKED_PART]:
        if who >> seat & 1:
            out[TOKEN + ALL * HIDDEN + region] = ZERO
            out[TOKEN + ALL * token + region] = ONE


def blank_sheet(s: State) -> Sheet:
    """A sheet of an empty table, with what never changes in a game."""
    sheet = LAYOUT.sheet(s)
    row, seen, seats = sheet.row, sheet.seen, s.seats
    row[LAYOUT_AT] = IN_8[s.layout + 1]
    for place, seat in enumerate(s.ages):
        row[START + WIDTH * seat + AGE] = IN_8[place + 1]
    seen[BIDS_PART] = None
    seen[ARMIES_PART] = []
    seen[OWN_PART] = [[()] * seats, [()] * seats, [0] * seats, [0] * seats]
    seen[SELDOM_PART] = [[], (), (), [0] * seats, [0] * seats, 0, 0, NOWHERE, ()]
    seen[GAME_PART] = [NOWHERE, NOWHERE, (), NOWHERE, 0, ()]
    return sheet


# -- during a game -------------------------------------------------------------------------------


def tell_row(s: State, row: Any, seen: list[Any]) -> None:
    """The row, and how far the game has come: a card is dealt when a turn ends."""
    put_cards(row, ROW, seen[ROW_PART], s.row)
    seen[ROW_PART] = s.row
    row[DECK] = IN_64[len(s.deck) - s.dealt]
    row[PICKS] = IN_64[s.picks]
    seen[SELDOM_PART][PICKS_SEEN] = s.picks


def tell_pieces(
    s: State, seat: int, kind: int, pieces: list[int], told: list[int], row: Any
) -> None:
    """Armies or cities, until those told are those on the map."""
    n, regions = s.map.n, s.map.regions
    for colour in COLOURS_FROM[s.seats][seat if s.first >= 0 else s.seats]:
        at = NEUTRALS if colour == NEUTRAL else START + WIDTH * colour + kind
        base = colour * n
        for i in range(base, base + n):
            if pieces[i] != told[i]:
                row[at + regions[i - base]] = IN_8[pieces[i]]
                told[i] = pieces[i]
                if pieces == told:
                    return


def tell_own(s: State, seat: int, row: Any, told: list[Any]) -> None:
    """What players win and spend in their turns."""
    if s.cards != told[0] or s.tokens != told[1]:
        tell_taken(s, seat, row, told)
    if s.coins != told[2]:
        tell_count(row, START + COUNTS, s.coins, told[2])
    if s.supply != told[3]:
        tell_count(row, START + COUNTS + 1, s.supply, told[3])


def tell_count(row: Any, at: int, counts: list[int], told: list[int]) -> None:
    for seat, count in enumerate(counts):
        if count != told[seat]:
            row[at + WIDTH * seat] = IN_32[count]
            told[seat] = count


def tell_taken(s: State, first: int, row: Any, told: list[Any]) -> None:
    """Cards and tokens, with the coins they cost and bring, until all that were taken are told."""
    cards, tokens, coins, _ = told
    for i in range(s.seats):
        seat = (first - i) % s.seats
        if s.cards[seat] is cards[seat] and s.tokens[seat] is tokens[seat]:
            continue
        at = START + WIDTH * seat
        put_cards(row, at + TAKEN, cards[seat], s.cards[seat])
        if s.tokens[seat] is not tokens[seat]:
            put_list(row, at + WON, tokens[seat], s.tokens[seat])
            tokens[seat] = s.tokens[seat]
        put_extras(
            row,
            4 * (at + EXTRAS),
            IN_32[s.extra_moves[seat]],
            IN_32[s.extra_armies[seat]],
            IN_32[s.flying[seat]],
            IN_32[s.elixirs[seat]],
            IN_32[s.immune[seat]],
        )
        row[at + COUNTS] = IN_32[s.coins[seat]]
        cards[seat] = s.cards[seat]
        coins[seat] = s.coins[seat]
        if s.cards == cards and s.tokens == tokens:
            return


def put_cards(row: Any, at: int, old: tuple[int, ...], cards: tuple[int, ...]) -> None:
    """Places in 32nds, like `put_order`; mostly one card comes to the others."""
    count = len(cards)
    if count and cards[:-1] == old:
        row[at + cards[-1]] = IN_32[count]
        return
    row[at : at + len(CARDS)] = NO_CARDS
    for place, card in enumerate(cards, 1):
        row[at + card] = IN_32[place]


def tell_seldom(s: State, seat: int, row: Any, seen: list[Any]) -> None:
    told = seen[SELDOM_PART]
    if s.picks != told[PICKS_SEEN]:
        row[PICKS] = IN_64[s.picks]
        told[PICKS_SEEN] = s.picks
    if s.cities != told[CITIES_SEEN]:
        tell_pieces(s, seat, CITIES, s.cities, told[CITIES_SEEN], row)
    if s.city_supply != told[STOCK_SEEN]:
        tell_count(row, START + COUNTS + 2, s.city_supply, told[STOCK_SEEN])
    if s.token_at != told[TOKENS_SEEN] or s.known != told[KNOWN_SEEN]:
        tell_tokens(s, row, seen)
    if s.captured != told[CAPTIVES_SEEN]:
        tell_count(row, START + COUNTS + 3, s.captured, told[CAPTIVES_SEEN])
    if s.box != told[BOX_SEEN]:
        row[BOX] = IN_8[s.box]
        told[BOX_SEEN] = s.box
    if s.first != told[FIRST_SEEN] or s.history != told[HISTORY_SEEN]:
        tell_course(s, row, told)


def tell_tokens(s: State, row: Any, seen: list[Any]) -> None:
    """Tokens on the map, and who has looked at those that lie face down."""
    told = seen[SELDOM_PART]
    if told[TOKENS_SEEN]:
        clear(row, TOKEN, len(TOKENS) * ALL)
    regions = s.map.regions
    swamp = s.setup.options["swamp"]
    peeked: list[tuple[int, int, int]] = []
    for i, token in enumerate(s.token_at):
        region = regions[i]
        face_down = swamp and is_of_kind(token, HIDDEN)
        row[TOKEN + ALL * (HIDDEN if face_down else token) + region] = ONE
        if face_down and s.known[i]:
            peeked.append((region, token, s.known[i]))
    if swamp and s.known != told[KNOWN_SEEN]:
        for seat in range(s.seats):
            at = START + WIDTH * seat + PEEKED
            clear(row, at, ALL)
            put_set(row, at, (), [regions[i] for i, who in enumerate(s.known) if who >> seat & 1])
    told[TOKENS_SEEN] = s.token_at
    told[KNOWN_SEEN] = s.known
    seen[PEEKED_PART] = peeked


# -- before and after ----------------------------------------------------------------------------


def tell_preparation(s: State, row: Any, seen: list[Any]) -> None:
    """What does not change any more once the bids are shown, until the next game clears them."""
    if s.boards != seen[BOARDS_PART]:
        tell_boards(s, row, seen)
    if s.deck is not seen[DECK_PART]:
        put_set(row, DECK_OF, seen[DECK_PART], s.deck)
        seen[DECK_PART] = s.deck
    now = [s.start, s.second, s.leaders, s.setup_player, s.game, s.bids]
    if now != seen[GAME_PART]:
        tell_game(s, row, seen[GAME_PART])
        seen[GAME_PART] = now
    seen[BIDS_PART] = s.bids or None


def tell_boards(s: State, row: Any, seen: list[Any]) -> None:
    """The boards; with others the regions have other numbers, and nothing stands on them yet."""
    clear(row, BOARDS, PLACES * BOARD)
    for place, code in enumerate(s.boards):
        at = BOARDS + BOARD * place
        row[at + code // len(TURNS)] = ONE
        row[at + len(FACES) + code % len(TURNS)] = ONE
    if seen[ARMIES_PART]:
        for at, count in REGION_PLACES[: 1 + s.seats]:
            clear(row, at, count)
    seen[ARMIES_PART] = [0] * len(s.armies)
    seen[SELDOM_PART][CITIES_SEEN : KNOWN_SEEN + 1] = [[0] * len(s.cities), (), ()]
    seen[PEEKED_PART] = ()
    seen[GAME_PART][:2] = [NOWHERE, NOWHERE]
    seen[BOARDS_PART] = s.boards


def tell_game(s: State, row: Any, told: list[Any]) -> None:
    start, second, leaders = told[:3]
    row[GAME] = IN_8[s.game]
    for at, old, new in ((FIRST_REGION, start, s.start), (SECOND, second, s.second)):
        if old != NOWHERE:
            row[at + s.map.regions[old]] = ZERO
        if new != NOWHERE:
            row[at + s.map.regions[new]] = ONE
    for seat in range(s.seats):
        at = START + WIDTH * seat
        row[at + BID] = IN_32[s.bids[seat] + 1] if s.bids else ZERO
        row[at + SETS_UP] = ONE if s.setup_player == seat else ZERO
        if s.leaders != leaders:
            for leader in range(len(LEADERS)):
                row[at + LEADER + leader] = ONE if s.leaders[seat] == leader else ZERO


def tell_course(s: State, row: Any, told: list[Any]) -> None:
    """Who began, and the games that are over."""
    for seat in range(s.seats):
        at = START + WIDTH * seat
        row[at + BEGAN] = ONE if s.first == seat else ZERO
        if s.history != told[HISTORY_SEEN]:
            tell_history(s, seat, at + HISTORY, row)
    told[FIRST_SEEN] = s.first
    told[HISTORY_SEEN] = s.history


def tell_history(s: State, seat: int, at: int, row: Any) -> None:
    clear(row, at, FULL_GAME * PAST)
    for game, (totals, ranked, parts) in enumerate(s.history):
        told = (totals[seat], ranked[seat], *parts[seat])
        for i, number in enumerate(told):
            row[at + PAST * game + i] = IN_64[number + 8]
