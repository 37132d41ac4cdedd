"""What a seat may know, as numbers (see `view.py` for the same as words).

Regions stand at their permanent numbers, whatever the map: the boards say which are in play.
"""

from __future__ import annotations

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
    put_order,
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
ARMIES_PART: Final = 0
CITIES_PART: Final = 1
MAP_PART: Final = 2
TOKEN_PART: Final = 3
KNOWN_PART: Final = 4
PEEKED_PART: Final = 5  # (region, token, who has seen it)
ROW_PART: Final = 6
DECK_PART: Final = 7
CARDS_PART: Final = 8
TAKEN_PART: Final = 9
COUNTS_PART: Final = 10
GAME_PART: Final = 11
BOARDS_PART: Final = 19
PICKS_PART: Final = 20

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    12,
    23,
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


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or LAYOUT.sheet(s)
    seen = sheet.seen
    tell_open(s, sheet.row, seen)
    LAYOUT.copy(sheet, s, seat, out)
    for region, token, who in seen[PEEKED_PART]:
        if who >> seat & 1:
            out[TOKEN + ALL * HIDDEN + region] = ZERO
            out[TOKEN + ALL * token + region] = ONE


def tell_open(s: State, row: Any, seen: list[Any]) -> None:
    """Bring the sheet up to date, part by part."""
    if s.map is not seen[MAP_PART] or s.boards is not seen[BOARDS_PART]:
        tell_map(s, row, seen)
    if s.armies != seen[ARMIES_PART]:
        tell_pieces(s, s.armies, seen[ARMIES_PART] or [0] * len(s.armies), ARMIES, row)
        seen[ARMIES_PART] = s.armies[:]
    if s.cities != seen[CITIES_PART]:
        tell_pieces(s, s.cities, seen[CITIES_PART] or [0] * len(s.cities), CITIES, row)
        seen[CITIES_PART] = s.cities[:]
    if s.row is not seen[ROW_PART]:
        put_order(row, ROW, seen[ROW_PART], s.row)
        seen[ROW_PART] = s.row
    tell_progress(s, row, seen)
    if s.cards != seen[CARDS_PART] or s.tokens != seen[TAKEN_PART]:
        tell_taken(s, row, seen)
    now = [
        s.coins, s.supply, s.city_supply, s.captured, s.extra_moves, s.extra_armies, s.flying,
        s.elixirs, s.immune,
    ]  # fmt: skip
    if now != seen[COUNTS_PART]:
        tell_counts(s, now, row, seen)
    if s.token_at is not seen[TOKEN_PART] or s.known is not seen[KNOWN_PART]:
        tell_tokens(s, row, seen)
    if (
        not s.bids
        or s.bids is not seen[GAME_PART + 1]
        or (s.first != seen[GAME_PART] or s.history is not seen[GAME_PART + 2])
    ):
        tell_game(s, row, seen)


def tell_progress(s: State, row: Any, seen: list[Any]) -> None:
    if s.dealt != seen[PICKS_PART] or s.picks != seen[PICKS_PART + 1]:
        row[DECK] = IN_64[len(s.deck) - s.dealt]
        row[PICKS] = IN_64[s.picks]
        seen[PICKS_PART] = s.dealt
        seen[PICKS_PART + 1] = s.picks
    if s.box != seen[PICKS_PART + 2]:
        row[BOX] = IN_8[s.box]
        seen[PICKS_PART + 2] = s.box


def tell_map(s: State, row: Any, seen: list[Any]) -> None:
    """The boards; what stands on them is written anew, as their regions have other numbers."""
    clear(row, BOARDS, PLACES * BOARD)
    for place, code in enumerate(s.boards):
        at = BOARDS + BOARD * place
        row[at + code // len(TURNS)] = ONE
        row[at + len(FACES) + code % len(TURNS)] = ONE
    if seen[MAP_PART] != ():
        clear(row, NEUTRALS, ALL)
        for seat in range(s.seats):
            clear(row, START + WIDTH * seat + ARMIES, 2 * ALL)
    for part in (ARMIES_PART, CITIES_PART, TOKEN_PART, GAME_PART + 1, GAME_PART + 3):
        seen[part] = ()
    seen[MAP_PART] = s.map
    seen[BOARDS_PART] = s.boards


def tell_pieces(s: State, pieces: list[int], old: list[int], kind: int, row: Any) -> None:
    """Armies or cities, colour by colour, where they have changed."""
    m = s.map
    n, regions = m.n, m.regions
    for colour in range(NEUTRAL + 1):
        base = colour * n
        if pieces[base : base + n] == old[base : base + n]:
            continue
        at = START + WIDTH * colour + kind
        if colour == NEUTRAL:
            at = NEUTRALS
        elif colour >= s.seats:
            continue
        for i in range(n):
            if pieces[base + i] != old[base + i]:
                row[at + regions[i]] = IN_8[pieces[base + i]]


def tell_taken(s: State, row: Any, seen: list[Any]) -> None:
    cards: list[tuple[int, ...]] = seen[CARDS_PART] or [()] * s.seats
    tokens: list[tuple[int, ...]] = seen[TAKEN_PART] or [()] * s.seats
    for seat in range(s.seats):
        at = START + WIDTH * seat
        if s.cards[seat] is not cards[seat]:
            put_order(row, at + TAKEN, cards[seat], s.cards[seat])
        if s.tokens[seat] is not tokens[seat]:
            put_list(row, at + WON, tokens[seat], s.tokens[seat])
    seen[CARDS_PART] = s.cards[:]
    seen[TAKEN_PART] = s.tokens[:]


def tell_counts(s: State, now: list[list[int]], row: Any, seen: list[Any]) -> None:
    old: list[list[int]] = seen[COUNTS_PART] or [[-1] * s.seats] * len(now)
    for i, counts in enumerate(now):
        before = old[i]
        if counts != before:
            for seat in range(s.seats):
                if counts[seat] != before[seat]:
                    row[START + WIDTH * seat + COUNTS + i] = IN_32[counts[seat]]
    seen[COUNTS_PART] = [counts[:] for counts in now]


def tell_tokens(s: State, row: Any, seen: list[Any]) -> None:
    """Tokens on the map, and who has looked at those that lie face down."""
    if seen[KNOWN_PART]:
        clear(row, TOKEN, len(TOKENS) * ALL)
    peeked: list[tuple[int, int, int]] = []
    swamp = s.setup.options["swamp"]
    for i, token in enumerate(s.token_at):
        region = s.map.regions[i]
        face_down = swamp and is_of_kind(token, HIDDEN)
        row[TOKEN + ALL * (HIDDEN if face_down else token) + region] = ONE
        if face_down and s.known[i]:
            peeked.append((region, token, s.known[i]))
    for seat in range(s.seats):
        at = START + WIDTH * seat + PEEKED
        if swamp:
            clear(row, at, ALL)
        put_set(row, at, (), [s.map.regions[i] for i, who in enumerate(s.known) if who >> seat & 1])
    seen[TOKEN_PART] = s.token_at
    seen[KNOWN_PART] = s.known
    seen[PEEKED_PART] = peeked


def tell_game(s: State, row: Any, seen: list[Any]) -> None:
    """What changes once or twice in a game."""
    now = [s.first, s.bids, s.history, s.start, s.second, s.leaders, s.setup_player, s.game]
    if now == seen[GAME_PART + 3] and len(s.deck) == len(seen[DECK_PART]):
        return
    seen[GAME_PART : GAME_PART + 4] = [s.first, s.bids, s.history, now]
    put_set(row, DECK_OF, seen[DECK_PART], s.deck)
    seen[DECK_PART] = s.deck
    row[GAME] = IN_8[s.game]
    row[LAYOUT_AT] = IN_8[s.layout + 1]
    for at, region in ((FIRST_REGION, s.start), (SECOND, s.second)):
        clear(row, at, ALL)
        if region != NOWHERE:
            row[at + s.map.regions[region]] = ONE
    for seat in range(s.seats):
        tell_seat(s, seat, START + WIDTH * seat, row)


def tell_seat(s: State, seat: int, at: int, row: Any) -> None:
    for leader in range(len(LEADERS)):
        row[at + LEADER + leader] = ONE if s.leaders[seat] == leader else ZERO
    row[at + BID] = IN_32[s.bids[seat] + 1] if s.bids else ZERO
    row[at + AGE] = IN_8[s.ages.index(seat) + 1]
    row[at + SETS_UP] = ONE if s.setup_player == seat else ZERO
    row[at + BEGAN] = ONE if s.first == seat else ZERO
    clear(row, at + HISTORY, FULL_GAME * PAST)
    for game, (totals, ranked, parts) in enumerate(s.history):
        told = (totals[seat], ranked[seat], *parts[seat])
        for i, number in enumerate(told):
            row[at + HISTORY + PAST * game + i] = IN_64[number + 8]
