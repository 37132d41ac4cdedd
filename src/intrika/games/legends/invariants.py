"""What always holds (§13); the fuzzer looks after every decision."""

from __future__ import annotations

from intrika.games.legends.cards import (
    ARMIES,
    BANDITS,
    CARDS,
    CITIES,
    DISCOVERIES,
    DRAGON,
    NEUTRALS,
    PORTAL,
    QUEEN,
    ROW,
    START,
    SWAMP,
    TURNS_EACH,
)  # fmt: skip
from intrika.games.legends.moving import ChooseArmy, ChooseTarget
from intrika.games.legends.scoring import controllers
from intrika.games.legends.state import NEUTRAL, NOWHERE, State, on_map
from intrika.games.legends.tokens import ChooseTokenRegion


def broken(s: State) -> str | None:
    """The first invariant that does not hold."""
    if not s.map.n:
        return None
    return _pieces(s) or _cards(s) or _coins(s) or _tokens(s) or _turns(s) or _control(s)


def _pieces(s: State) -> str | None:
    n = s.map.n
    if any([count < 0 for count in (*s.armies, *s.cities, *s.supply, *s.city_supply)]):
        return "1: a count of pieces is negative"
    for seat in range(s.seats):
        if on_map(s, seat) + s.supply[seat] + s.captured[seat] != ARMIES:
            return f"1: the armies of seat {seat} do not add up"
        if sum(s.cities[seat * n : (seat + 1) * n]) + s.city_supply[seat] != CITIES:
            return f"1: the cities of seat {seat} do not add up"
    placed = on_map(s, NEUTRAL) + s.box
    if placed > NEUTRALS[s.seats] or (s.bids and placed != NEUTRALS[s.seats]):
        return "2: the neutral armies do not add up"
    if any(s.cities[NEUTRAL * n :]) or any(s.armies[s.seats * n : NEUTRAL * n]):
        return "2: pieces of a colour that does not play"
    return None


def _cards(s: State) -> str | None:
    taken = [card for cards in s.cards for card in cards]
    out = [*taken, *s.row, *s.deck[s.dealt :]]
    marks = s.tables.min_players
    expected = [card for card in range(len(CARDS)) if s.deck and marks[card] <= s.seats]
    if sorted(out) != expected:
        return "3: deck, row and taken cards do not add up"
    top = s.asking()
    waiting = top is not None and top.name == "take-card"
    if waiting and len(s.row) != min(ROW, len(s.deck) - s.picks):
        return f"4: the row holds {len(s.row)} cards"
    counts = [len(cards) for cards in s.cards]
    if max(counts) - min(counts) > 1 or max(counts) > TURNS_EACH[s.seats] + 1:
        return "4: the players have taken unequal numbers of cards"
    if s.over and any(
        [
            count != TURNS_EACH[s.seats] and s.leaders[seat] != QUEEN
            for seat, count in enumerate(counts)
        ]
    ):
        return "4: the game ended before everybody had all turns"
    return None


def _coins(s: State) -> str | None:
    if any([coins < 0 for coins in s.coins]):
        return "5: negative coins"
    return None


def _tokens(s: State) -> str | None:
    lying = [token for token in s.token_at if token]
    taken = [token for tokens in s.tokens for token in tokens]
    for token in (*DISCOVERIES, SWAMP, START, DRAGON, BANDITS):
        if [*lying, *taken, *s.stock].count(token) > 1:
            return f"6: token {token} is there twice"
    placing = isinstance(s.asking(), ChooseTokenRegion)
    if lying.count(PORTAL) != len(s.portals) or (len(s.portals) == 1 and not placing):
        return "6: the portals are both used or both left"
    for token, region in ((DRAGON, s.dragon), (BANDITS, s.bandits), (START, s.start)):
        if (region != NOWHERE) != (token in lying) or (
            region != NOWHERE and s.token_at[region] != token
        ):
            return f"6: token {token} is not where it should be"
    return None


def _turns(s: State) -> str | None:
    top = s.asking()
    if isinstance(top, ChooseArmy | ChooseTarget) and (top.points < 1 or top.awake & top.asleep):
        return "8: a move without points, or over a link that sleeps"
    return None


def _control(s: State) -> str | None:
    held = controllers(s)
    if sum([held.count(seat) for seat in range(s.seats)]) > s.map.n:
        return "7: more controlled regions than regions"
    return None
