"""Positions for the tests, written as people write them down.

Unless a test says otherwise the map is the ready setup `red_coast`: `village` in the centre with
`red_forest` to the left, `mountain` to the right and `volcano` below; the start region is
`village_3`, the second one `volcano_5`, and seat 0 takes the first card.
"""

from __future__ import annotations

from typing import Any

import intrika
from intrika.core.pack import Pack, pack_of
from intrika.games.legends.cards import (
    ARMIES,
    CARDS,
    CITIES,
    COLOURS,
    LEADERS,
    NEUTRALS,
    REGIONS,
    ROW,
    TOKENS,
)  # fmt: skip
from intrika.games.legends.state import NEUTRAL, State, set_token
from intrika.games.legends.turn import TAKE_CARD, take

GAME = intrika.game("legends")
Counts = dict[str, tuple[int, ...]]  # armies or cities by region: seat 0, seat 1 and so on


def new(seats: int = 3, seed: int = 1, pack: Pack | None = None, **options: Any) -> State:
    """A game at its first decision."""
    s = GAME.new(seats, seed, options, pack, log=True)
    assert isinstance(s, State)
    return s


def game(
    seats: int = 3,
    tokens: dict[str, str] | None = None,
    leaders: tuple[str, ...] = (),
    turn: int = 0,
    pack: Pack | None = None,
    seed: int = 1,
    **options: Any,
) -> State:
    """A game whose first player is about to take a card; `tokens` names regions for tokens."""
    given = {"setup": "red_coast", "ages": list(range(seats))} | options
    s = new(seats, seed, pack, **given)
    until_take(s, turn)
    for token, region in (tokens or {}).items():
        lay_token(s, token, region)
    if leaders:
        s.leaders = tuple([LEADERS.index(name) for name in leaders])
    assert s.log is not None
    s.log.clear()
    return s


def until_take(s: State, turn: int = 0) -> None:
    """Play the preparation: tokens and neutral armies anywhere, nobody bids."""
    while not s.agenda or name_of(s) != "take-card":
        seat = s.to_act()[0]
        wanted = {"bid": "bid 0", "name-first": f"first {turn}"}.get(name_of(s))
        s.act(seat, GAME.space.parse(wanted) if wanted else s.options(seat)[0])


def lay_token(s: State, token: str, region: str) -> None:
    """Put a token on the map by hand."""
    at, code = here(s, region), TOKENS.index(token)
    set_token(s, at, code)
    if token == "dragon":
        s.dragon = at
    elif token == "bandits":
        s.bandits = at
    elif token == "portal":
        s.portals = (*s.portals, at)
        if len(s.portals) == 2:
            s.map = s.map.with_portals(s.tables, s.portals[0], s.portals[1])


def here(s: State, region: str) -> int:
    """A region's number on this map."""
    found = s.map.local[REGIONS.index(region)]
    assert found >= 0, f"{region} is not in play"
    return found


def stand(s: State, armies: Counts, cities: Counts | None = None) -> None:
    """Exactly these armies and cities on the map; the neutral colour comes after the seats."""
    n = s.map.n
    s.armies = [0] * (COLOURS * n)
    s.cities = [0] * (COLOURS * n)
    for rows, given in ((s.armies, armies), (s.cities, cities or {})):
        for region, counts in given.items():
            for i, count in enumerate(counts):
                colour = i if i < s.seats else NEUTRAL
                rows[colour * n + here(s, region)] = count
    for seat in range(s.seats):
        s.supply[seat] = ARMIES - s.captured[seat] - sum(s.armies[seat * n : (seat + 1) * n])
        s.city_supply[seat] = CITIES - sum(s.cities[seat * n : (seat + 1) * n])
    s.box = NEUTRALS[s.seats] - sum(s.armies[NEUTRAL * n :])


def row(s: State, *cards: str) -> None:
    """These cards first in the row; the deck holds what nobody has."""
    first = [CARDS.index(card) for card in cards]
    taken = [card for held in s.cards for card in held]
    rest = [card for card in s.deck if card not in first and card not in taken]
    s.row = tuple((first + rest)[:ROW])
    s.deck = tuple(taken + first + rest)
    s.dealt = len(taken) + len(s.row)


def own(s: State, seat: int, *cards: str) -> None:
    """Cards taken in earlier turns, for nothing."""
    for card in cards:
        row(s, card)
        take(s, seat, 0)
    row(s)


def turn_of(s: State, seat: int) -> None:
    s.agenda[-1] = TAKE_CARD[seat]


def use(s: State, card: str, seat: int = 0) -> None:
    """A seat takes a card for nothing and stands before its action."""
    row(s, card)
    turn_of(s, seat)
    play(s, f"take {card}")


def play(s: State, *texts: str) -> None:
    """Actions of whoever is asked."""
    for text in texts:
        s.act(s.to_act()[0], GAME.space.parse(text))


def step(s: State, origin: str, region: str) -> None:
    """One army over one link."""
    play(s, f"leave {origin}", f"enter {region}")


def offered(s: State, kind: str = "") -> list[str]:
    """The options of whoever is asked, as texts, of one kind."""
    found = [a.text for a in s.options(s.to_act()[0])]
    return [text for text in found if not kind or text.split()[0] == kind]


def refused(s: State, text: str) -> str:
    """Why the seat that is asked may not do it."""
    why = s.explain(s.to_act()[0], GAME.space.parse(text))
    assert why is not None, f"{text} is allowed"
    return why.message


def name_of(s: State) -> str:
    """What is being decided."""
    ask = s.asking()
    return "" if ask is None else ask.name


def armies(s: State, region: str, colour: int = 0) -> int:
    return s.armies[colour * s.map.n + here(s, region)]


def cities(s: State, region: str, colour: int = 0) -> int:
    return s.cities[colour * s.map.n + here(s, region)]


def told(s: State, name: str) -> list[Any]:
    """The events of one type so far."""
    assert s.log is not None
    return [event for event in s.log if type(event).__name__ == name]


def finish(s: State) -> State:
    """End the game at once: nothing is left to do but to count."""
    s.agenda = []
    return s


def points(s: State) -> tuple[int, ...]:
    return finish(s).result().totals


def lines(s: State, seat: int) -> dict[str, int]:
    """The final sheet of a seat: points by line."""
    made: dict[str, int] = {}
    for line in finish(s).result().lines[seat]:
        made[line.name] = made.get(line.name, 0) + line.points
    return made


def pack(**data: Any) -> Pack:
    return pack_of({"pack": "test", "game": "legends", **data})


SYNTHETIC = pack(
    cards=[
        {
            "id": "dire_giant",
            "mode": "and",
            "steps": [{"do": "destroy", "n": 1}, {"do": "build", "n": 1}],
        }
    ]
)  # no printed card destroys before it builds
