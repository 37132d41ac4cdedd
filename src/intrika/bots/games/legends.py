"""Eight-Minute Empire: Legends: land held now, cards as they will score, and work still to do."""

from __future__ import annotations

from typing import Final

from intrika.bots.knowledge import Knowledge, shares
from intrika.core.agenda import Frame
from intrika.core.state import State as CoreState
from intrika.games.legends.cards import (
    BOOK,
    BOOK_VP,
    BUILD,
    CITADEL,
    CITADEL_VP,
    DESTROY,
    DRAGON,
    DRAGON_VP,
    FAMILIES,
    MOVE,
    PLACE,
    SWAMP,
    SWAMP_VP,
    TURNS_EACH,
)  # fmt: skip
from intrika.games.legends.cities import BuildCity
from intrika.games.legends.destruction import DestroyArmy
from intrika.games.legends.moving import ChooseArmy, ChooseTarget
from intrika.games.legends.placing import PlaceArmy
from intrika.games.legends.state import NEUTRAL, State
from intrika.games.legends.turn import ChooseBranch, DoStep, TakeCard

COLOURS: Final = NEUTRAL + 1

# How surely a region is held to the end, by the lead in pieces from -2 to 2, while the game is
# young; at its end only a lead counts.
HELD: Final[list[float]] = [0.3, 0.3, 0.32, 0.45, 0.7]
# Points that one place, move point, city and destruction still to be done are worth.
WORK: Final[list[float]] = [0.25, 0.2, 0.6, 0.4]
COIN: Final = 0.38  # while there are cards to buy
LAST_COIN: Final = 0.04  # breaks ties at the end
MOVES: Final = 0.05  # a symbol, in each turn to come
ARMIES: Final = 0.04
FLYING: Final = 0.12
FAMILY: Final = 0.08  # cards of a family to come that scores, in each turn
MAN: Final = 0.12  # an army anywhere on the map, at the beginning
CITY: Final = 0.25
ELIXIR: Final = 0.2  # by the lead in elixirs
HALF_SET: Final = 0.5  # what a part of a set is trusted to become a whole one
TURN: Final = 0.4  # being the next to take a card
SURE: Final = 0.8  # points that make a clear lead at the end of the game
OPEN: Final = 1.2  # and so many more at its beginning


class Know(Knowledge):
    """The estimated final score; the weights are fitted to games between bots."""

    horizon = 0
    budgets = (16, 40, 600)

    def value(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        turns = TURNS_EACH[s.seats]
        left = turns - s.picks / s.seats
        young = left / turns
        points = [_cards(s, seat, left, young) for seat in range(s.seats)]
        _lands(s, points, young)
        _elixirs(s, points, left)
        top = s.agenda[-1]
        if isinstance(top, TakeCard):
            points[top.seat] += TURN
        for frame in s.agenda[-3:]:
            _work(s, points, frame)
        for totals, _, _ in s.history:
            for seat in range(s.seats):
                points[seat] += totals[seat]
        return shares(points, SURE + OPEN * young)


def _cards(s: State, seat: int, left: float, young: float) -> float:
    """Points and powers of cards, coins and tokens."""
    t = s.tables
    families = [0] * len(FAMILIES)
    for card in s.cards[seat]:
        if t.family[card] >= 0:
            families[t.family[card]] += 1
    points = s.coins[seat] * (LAST_COIN + COIN * min(1.0, 0.5 * left))
    symbols = MOVES * s.extra_moves[seat] + ARMIES * s.extra_armies[seat]
    points += left * (symbols + FLYING * min(2, s.flying[seat]))
    for card in s.cards[seat]:
        family = t.per_family[card]
        if family >= 0:
            points += t.per_family_vp[card] * (families[family] + FAMILY * left)
        family = t.set_family[card]
        if family >= 0:
            part = families[family] / t.set_size[card]
            points += t.set_vp[card] * (1.0 if part >= 1.0 else part * HALF_SET * young)
        points += t.flying_vp[card] * (s.flying[seat] + FAMILY * left)
        if t.coins_per_vp[card]:
            points += t.per_coins_vp[card] * 0.8 * s.coins[seat] / t.coins_per_vp[card]
    return points + _tokens(s.tokens[seat])


def _tokens(tokens: tuple[int, ...]) -> float:
    points = 0.0
    for token in tokens:
        if token == DRAGON:
            points += DRAGON_VP
        elif token == BOOK:
            points += BOOK_VP
        elif token == SWAMP:
            points += SWAMP_VP
    return points


def _lands(s: State, points: list[float], young: float) -> None:
    """Regions and islands by the lead in pieces, and men and cities that can still be used."""
    n = s.map.n
    seats = s.seats
    armies = s.armies
    cities = s.cities
    fixed = (1.0 - young) ** 4
    for members in s.map.islands:
        got = [0.0] * COLOURS
        for region in members:
            best = 0
            second = 0
            for colour in range(COLOURS):
                pieces = armies[colour * n + region] + cities[colour * n + region]
                if pieces > best:
                    second = best
                    best = pieces
                elif pieces > second:
                    second = pieces
            if best == 0:
                continue
            worth = 1.0 + (CITADEL_VP if s.token_at[region] == CITADEL else 0)
            for colour in range(COLOURS):
                men = armies[colour * n + region]
                pieces = men + cities[colour * n + region]
                if pieces == 0:
                    continue
                lead = pieces - (second if pieces == best else best)
                sure = HELD[min(4, max(0, lead + 2))] * (1.0 - fixed) + (fixed if lead > 0 else 0.0)
                got[colour] += sure
                if colour < seats:
                    points[colour] += sure * worth + young * (MAN * men + CITY * (pieces - men))
        _island(points, got, seats, young, fixed)


def _island(points: list[float], got: list[float], seats: int, young: float, fixed: float) -> None:
    for seat in range(seats):
        if got[seat] > 0.0:
            other = 0.0
            for colour in range(COLOURS):
                if colour != seat and got[colour] > other:
                    other = got[colour]
            lead = got[seat] - other
            if young > 0.0:
                points[seat] += (0.3 + 0.7 * fixed) * min(1.0, max(0.0, 0.5 + lead))
            elif lead > 0.01:
                points[seat] += 1.0


def _elixirs(s: State, points: list[float], left: float) -> None:
    for seat in range(s.seats):
        mine = s.elixirs[seat]
        other = 0
        for rival in range(s.seats):
            if rival != seat and s.elixirs[rival] > other:
                other = s.elixirs[rival]
        if left >= 1.0:
            points[seat] += min(2.0, max(0.0, 1.0 + ELIXIR * (mine - other)))
        elif mine > other:
            points[seat] += 2.0
        elif mine == other and mine > 0:
            points[seat] += 1.0


def _work(s: State, points: list[float], frame: Frame) -> None:
    """What the card just taken still lets its owner do."""
    if isinstance(frame, ChooseArmy | ChooseTarget):
        points[frame.seat] += WORK[MOVE] * frame.points
    elif isinstance(frame, PlaceArmy):
        points[frame.seat] += WORK[PLACE] * frame.left
    elif isinstance(frame, BuildCity):
        points[frame.seat] += WORK[BUILD]
    elif isinstance(frame, DestroyArmy):
        points[frame.seat] += WORK[DESTROY]
    elif isinstance(frame, DoStep):
        points[frame.seat] += _deed(s, frame.seat, frame.deed, frame.n)
    elif isinstance(frame, ChooseBranch):
        best = 0.0
        for deed, n in s.tables.steps[frame.card]:
            best = max(best, _deed(s, frame.seat, deed, n))
        points[frame.seat] += best


def _deed(s: State, seat: int, deed: int, n: int) -> float:
    if deed == PLACE:
        return WORK[PLACE] * min(s.supply[seat], n + s.extra_armies[seat])
    if deed == MOVE:
        return WORK[MOVE] * (n + s.extra_moves[seat])
    if deed == BUILD and s.city_supply[seat] == 0:
        return 0.0
    return WORK[deed]
