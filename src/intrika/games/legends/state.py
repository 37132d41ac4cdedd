"""The state of a game: small ints in flat lists, rows that change seldom as tuples."""

from __future__ import annotations

from typing import Final

from intrika.core.state import State as CoreState
from intrika.games.legends.map import Map
from intrika.games.legends.tables import Tables

NOWHERE: Final = -1
NEUTRAL: Final = 4  # the colour of nobody

PastGame = tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]


class State(CoreState):
    """Armies and cities by region and colour, cards, coins and tokens.

    Regions are numbers of the map (map.py); `armies[colour * map.n + region]`, and cities alike.
    """

    __slots__ = (
        "ages", "armies", "bandits", "bids", "boards", "box", "captured", "cards", "cities",
        "city_supply", "coins", "dealt", "deck", "dragon", "elixirs", "extra_armies",
        "extra_moves", "first", "flying", "game", "history", "immune", "known", "layout",
        "leaders", "map", "picks", "portals", "row", "second", "self_destroy", "setup_player",
        "start", "stock", "supply", "tables", "token_at", "tokens",
    )  # fmt: skip
    tables: Tables  # transient, like the map
    map: Map
    game: int  # 1..3 in a full game
    history: tuple[PastGame, ...]  # of the games scored: totals, places, points by part
    ages: tuple[int, ...]  # all seats from the youngest on
    setup_player: int
    layout: int
    boards: tuple[int, ...]  # face * 4 + quarter turns, by place
    start: int  # region
    second: int  # region
    armies: list[int]
    cities: list[int]
    supply: list[int]  # armies by seat
    city_supply: list[int]
    captured: list[int]  # armies on the Red Witch's card, by owner
    box: int  # neutral armies that were destroyed
    token_at: tuple[int, ...]  # by region
    known: tuple[int, ...]  # by region: the seats that have seen a face-down token, as bits
    stock: tuple[int, ...]  # face-down tokens not yet placed, in their hidden order
    tokens: list[tuple[int, ...]]  # taken, by seat
    dragon: int  # region, or NOWHERE
    bandits: int  # region, or NOWHERE
    portals: tuple[int, ...]  # two regions or none
    leaders: tuple[int, ...]  # by seat
    deck: tuple[int, ...]  # as shuffled; the first `dealt` are out
    dealt: int
    row: tuple[int, ...]
    cards: list[tuple[int, ...]]  # taken, by seat
    coins: list[int]
    bids: tuple[int, ...]  # by seat, once they are shown
    first: int  # the seat that began, or NOWHERE
    picks: int  # cards taken in turns
    extra_moves: list[int]  # symbols of cards and tokens, by seat
    extra_armies: list[int]
    flying: list[int]
    elixirs: list[int]
    immune: list[int]
    self_destroy: bool  # option R-12

    def copy(self) -> State:
        s = State()
        self.copy_core(s)
        s.tables, s.map = self.tables, self.map
        s.game, s.history = self.game, self.history
        s.ages = self.ages
        s.setup_player = self.setup_player
        s.layout, s.boards = self.layout, self.boards
        s.start, s.second = self.start, self.second
        s.armies = self.armies[:]
        s.cities = self.cities[:]
        s.supply = self.supply[:]
        s.city_supply = self.city_supply[:]
        s.captured = self.captured[:]
        s.box = self.box
        s.token_at = self.token_at
        s.known = self.known
        s.stock = self.stock
        s.tokens = self.tokens[:]
        s.dragon = self.dragon
        s.bandits = self.bandits
        s.portals = self.portals
        s.leaders = self.leaders
        s.deck = self.deck
        s.dealt = self.dealt
        s.row = self.row
        s.cards = self.cards[:]
        s.coins = self.coins[:]
        s.bids = self.bids
        s.first = self.first
        s.picks = self.picks
        s.extra_moves = self.extra_moves[:]
        s.extra_armies = self.extra_armies[:]
        s.flying = self.flying[:]
        s.elixirs = self.elixirs[:]
        s.immune = self.immune[:]
        s.self_destroy = self.self_destroy
        return s


# -- questions the rules ask -----------------------------------------------------------------------


def armies_in(s: State, region: int) -> int:
    """All armies in a region, of all colours."""
    n = s.map.n
    armies = s.armies
    total = 0
    for colour in range(NEUTRAL + 1):
        total += armies[colour * n + region]
    return total


def controller(s: State, region: int) -> int:
    """The colour with strictly the most armies and cities, or NOWHERE (§7.1, R-14)."""
    n = s.map.n
    best = 0
    winner = NOWHERE
    for colour in range(NEUTRAL + 1):
        at = colour * n + region
        pieces = s.armies[at] + s.cities[at]
        if pieces > best:
            best = pieces
            winner = colour
        elif pieces == best:
            winner = NOWHERE
    return winner


def on_map(s: State, colour: int) -> int:
    """How many armies of a colour are on the map."""
    n = s.map.n
    return sum(s.armies[colour * n : (colour + 1) * n])


def set_token(s: State, region: int, token: int) -> None:
    s.token_at = s.token_at[:region] + (token,) + s.token_at[region + 1 :]
