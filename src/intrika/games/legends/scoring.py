"""Points, places and winners (§7, §8): pure functions from the state."""

from __future__ import annotations

from typing import Final

from intrika.core.result import Result, ScoreLine, places
from intrika.games.legends.cards import (
    BOOK,
    BOOK_VP,
    CITADEL,
    CITADEL_VP,
    DRAGON,
    DRAGON_VP,
    ELIXIR_TIE_VP,
    ELIXIR_VP,
    ISLAND_VP,
    KNIGHT,
    KNIGHT_REGIONS,
    KNIGHT_VP,
    NO_LEADER,
    QUEEN,
    QUEEN_CARDS,
    QUEEN_FAMILY,
    QUEEN_VP,
    REGION_VP,
    SWAMP,
    SWAMP_VP,
    WITCH,
    WITCH_CAPTIVES,
    WITCH_VP,
)  # fmt: skip
from intrika.games.legends.state import NEUTRAL, NOWHERE, PastGame, State, controller, on_map

# The parts of a score, as the history of a full game keeps them.
PARTS: Final = ("regions", "islands", "cards", "elixirs", "tokens", "leader")
CRITERIA: Final = ("points", "book", "coins", "armies", "regions")


def controllers(s: State) -> list[int]:
    """By region: the colour that controls it, or NOWHERE."""
    return [controller(s, region) for region in range(s.map.n)]


def island_controllers(s: State, held: list[int]) -> list[int]:
    """By island: strictly the most controlled regions, neutral ones blocking (§7.2, R-14)."""
    made: list[int] = []
    for members in s.map.islands:
        counts = [0] * (NEUTRAL + 1)
        for region in members:
            if held[region] != NOWHERE:
                counts[held[region]] += 1
        best = max(counts)
        made.append(counts.index(best) if best and counts.count(best) == 1 else NOWHERE)
    return made


def elixir_points(elixirs: list[int]) -> list[int]:
    """Two points for the most, one each when tied; nobody scores without any (§7.4, R-16)."""
    best = max(elixirs)
    if best == 0:
        return [0] * len(elixirs)
    share = ELIXIR_VP if elixirs.count(best) == 1 else ELIXIR_TIE_VP
    return [share if count == best else 0 for count in elixirs]


def family_count(s: State, seat: int, family: int) -> int:
    """Own cards of a family; the scoring card counts itself if it bears it (R-34)."""
    return [s.tables.family[card] for card in s.cards[seat]].count(family)


def card_lines(s: State, seat: int) -> list[ScoreLine]:
    """Points for card abilities (§7.3)."""
    t = s.tables
    lines: list[ScoreLine] = []
    for card in s.cards[seat]:
        if t.per_family[card] >= 0:
            count = family_count(s, seat, t.per_family[card])
            points = t.per_family_vp[card] * count
            if points:
                args = {"card": card, "family": t.per_family[card], "count": count}
                lines.append(ScoreLine("family", points, args))
        if t.set_family[card] >= 0:
            whole = family_count(s, seat, t.set_family[card]) >= t.set_size[card]
            if whole and t.set_vp[card]:
                args = {"card": card, "family": t.set_family[card], "count": t.set_size[card]}
                lines.append(ScoreLine("set", t.set_vp[card], args))
        if t.flying_vp[card] and s.flying[seat]:
            args = {"card": card, "count": s.flying[seat]}
            lines.append(ScoreLine("flying", t.flying_vp[card] * s.flying[seat], args))
        if t.coins_per_vp[card]:
            points = s.coins[seat] // t.coins_per_vp[card] * t.per_coins_vp[card]
            if points:
                args = {"card": card, "coins": s.coins[seat]}
                lines.append(ScoreLine("coins", points, args))
    return lines


def token_lines(s: State, seat: int, held: list[int]) -> list[ScoreLine]:
    """Citadels, dragon, Book of Spells and swamp (§7.5)."""
    lines: list[ScoreLine] = []
    citadels = [r for r, token in enumerate(s.token_at) if token == CITADEL and held[r] == seat]
    if citadels:
        count = len(citadels)
        lines.append(ScoreLine("citadels", CITADEL_VP * count, {"count": count}))
    if DRAGON in s.tokens[seat]:
        lines.append(ScoreLine("dragon", DRAGON_VP))
    if BOOK in s.tokens[seat]:
        lines.append(ScoreLine("book", BOOK_VP))
    if SWAMP in s.tokens[seat]:
        lines.append(ScoreLine("swamp", SWAMP_VP))
    return lines


def leader_lines(s: State, seat: int, islands: list[int]) -> list[ScoreLine]:
    """Points of the leaders (§9.4)."""
    leader = s.leaders[seat]
    if leader == NO_LEADER:
        return []
    line = ScoreLine("", 0)
    if leader == QUEEN:
        count = family_count(s, seat, QUEEN_FAMILY)
        line = ScoreLine("queen", QUEEN_VP if count >= QUEEN_CARDS else 0, {"count": count})
    elif leader == WITCH:
        count = sum(s.captured)
        line = ScoreLine("witch", count // WITCH_CAPTIVES * WITCH_VP, {"count": count})
    elif leader == KNIGHT:
        large = [len(members) >= KNIGHT_REGIONS for members in s.map.islands]
        count = len([i for i, owner in enumerate(islands) if owner == seat and large[i]])
        line = ScoreLine("knight", count * KNIGHT_VP, {"count": count})
    return [line] if line.points else []


def score(s: State) -> list[list[list[ScoreLine]]]:
    """By seat, by part: the lines of the final sheet (§7)."""
    held = controllers(s)
    islands = island_controllers(s, held)
    elixirs = elixir_points(s.elixirs)
    made: list[list[list[ScoreLine]]] = []
    for seat in range(s.seats):
        regions, isles = held.count(seat), islands.count(seat)
        drunk: list[ScoreLine] = []
        if elixirs[seat]:
            drunk.append(ScoreLine("elixirs", elixirs[seat], {"count": s.elixirs[seat]}))
        made.append(
            [
                [ScoreLine("regions", REGION_VP * regions, {"count": regions})],
                [ScoreLine("islands", ISLAND_VP * isles, {"count": isles})],
                card_lines(s, seat),
                drunk,
                token_lines(s, seat, held),
                leader_lines(s, seat, islands),
            ]
        )
    return made


def criteria(s: State, totals: list[int]) -> list[tuple[int, ...]]:
    """By seat: points, Book of Spells, coins, armies, regions; the first difference decides."""
    held = controllers(s)
    return [
        (
            totals[seat],
            int(BOOK in s.tokens[seat]),
            s.coins[seat],
            on_map(s, seat),
            held.count(seat),
        )
        for seat in range(s.seats)
    ]


def tiebreak(keys: list[tuple[int, ...]], names: tuple[str, ...]) -> str | None:
    """The criterion that decided among those with the most points; None if points did (R-17)."""
    tied = [key for key in keys if key[0] == max(keys)[0]]
    if len(tied) == 1:
        return None
    for i in range(1, len(names)):
        best = max([key[i] for key in tied])
        tied = [key for key in tied if key[i] == best]
        if len(tied) == 1:
            return names[i]
    return "shared"


def past_game(s: State) -> PastGame:
    """What the history keeps of a game: totals, places, points by part."""
    parts = [[sum([x.points for x in part]) for part in seat] for seat in score(s)]
    totals = [sum(seat) for seat in parts]
    ranked = places(criteria(s, totals))
    return tuple(totals), ranked, tuple([tuple(seat) for seat in parts])


def winners_of(past: PastGame) -> tuple[int, ...]:
    return tuple([seat for seat, place in enumerate(past[1]) if place == 1])


def result(s: State) -> Result:
    return full_result(s) if s.setup.options["full_game"] else single_result(s)


def single_result(s: State) -> Result:
    """Most points win; the tie-breaks rank the other places too (R-17, R-35)."""
    lines = [[line for part in seat for line in part] for seat in score(s)]
    totals = [sum([line.points for line in seat]) for seat in lines]
    keys = criteria(s, totals)
    ranked = places(keys)
    winners = tuple([seat for seat in range(s.seats) if ranked[seat] == 1])
    told = tuple([tuple(seat) for seat in lines])
    return Result(told, tuple(totals), ranked, winners, tiebreak(keys, CRITERIA))


def full_result(s: State) -> Result:
    """The sum of three games; then who won more of them; else shared (§8, R-18)."""
    lines: list[tuple[ScoreLine, ...]] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        points = [past[0][seat] for past in s.history]
        won = len([past for past in s.history if past[1][seat] == 1])
        lines.append(tuple([ScoreLine("game", p, {"game": i + 1}) for i, p in enumerate(points)]))
        keys.append((sum(points), won))
    ranked = places(keys)
    winners = tuple([seat for seat in range(s.seats) if ranked[seat] == 1])
    totals = tuple([key[0] for key in keys])
    return Result(tuple(lines), totals, ranked, winners, tiebreak(keys, ("points", "games-won")))
