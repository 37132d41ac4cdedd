"""What each seat may know (§2), and the redrawing of what it may not."""

from __future__ import annotations

import random
from typing import Any

from intrika.core.agenda import redraw_answers
from intrika.games.legends.cards import (
    CARDS,
    FACES,
    HIDDEN,
    LAYOUTS,
    LEADERS,
    PRICES,
    REGIONS,
    SLOTS,
    TOKENS,
    TURNS,
    TURNS_EACH,
)  # fmt: skip
from intrika.games.legends.scoring import PARTS, controllers, island_controllers
from intrika.games.legends.state import NEUTRAL, NOWHERE, State
from intrika.games.legends.tables import LINKS
from intrika.games.legends.tokens import is_of_kind


def view(s: State, seat: int | None) -> dict[str, Any]:
    held = controllers(s)
    return {
        "number": s.game,
        "history": [_past(past) for past in s.history],
        "ages": list(s.ages),
        "setup_player": s.setup_player,
        "layout": LAYOUTS[s.layout],
        "boards": [
            {"slot": slot, "face": FACES[code // 4], "turn": TURNS[code % 4]}
            for slot, code in zip(SLOTS[s.layout], s.boards, strict=False)
        ],
        "start": _region(s, s.start),
        "second": _region(s, s.second),
        "regions": [_area(s, region, seat, held) for region in range(s.map.n)],
        "islands": _islands(s, held),
        "links": _links(s),
        "row": [{"card": CARDS[card], "price": PRICES[i]} for i, card in enumerate(s.row)],
        "deck": len(s.deck) - s.dealt,
        "deck_of": [CARDS[card] for card in sorted(s.deck)],
        "picks": s.picks,
        "turns_each": TURNS_EACH[s.seats],
        "first": None if s.first == NOWHERE else s.first,
        "bids": list(s.bids),
        "players": [_player(s, owner) for owner in range(s.seats)],
        "box": s.box,
    }


def _past(past: Any) -> dict[str, Any]:
    totals, ranked, parts = past
    told = [dict(zip(PARTS, seat, strict=True)) for seat in parts]
    return {"totals": list(totals), "places": list(ranked), "parts": told}


def _region(s: State, region: int) -> str | None:
    return None if region == NOWHERE else REGIONS[s.map.regions[region]]


def _colour(colour: int) -> int | str | None:
    """A seat, the neutral colour, or nobody."""
    if colour == NOWHERE:
        return None
    return "neutral" if colour == NEUTRAL else colour


def _area(s: State, region: int, seat: int | None, held: list[int]) -> dict[str, Any]:
    m = s.map
    return {
        "id": REGIONS[m.regions[region]],
        "slot": SLOTS[s.layout][m.slot_of[region]],
        "island": m.island_ids[m.island_of[region]],
        "armies": [s.armies[owner * m.n + region] for owner in range(s.seats)],
        "neutral": s.armies[NEUTRAL * m.n + region],
        "cities": [s.cities[owner * m.n + region] for owner in range(s.seats)],
        "control": _colour(held[region]),
        "token": TOKENS[_token(s, region, seat)],
        "seen_by": [owner for owner in range(s.seats) if s.known[region] >> owner & 1],
    }


def _token(s: State, region: int, seat: int | None) -> int:
    """A token as this seat sees it; face down only who has peeked knows it (R-20)."""
    token = s.token_at[region]
    face_down = s.setup.options["swamp"] and is_of_kind(token, HIDDEN)
    seen = seat is not None and s.known[region] >> seat & 1
    return HIDDEN if face_down and not seen else token


def _islands(s: State, held: list[int]) -> list[dict[str, Any]]:
    owners = island_controllers(s, held)
    return [
        {
            "id": s.map.island_ids[i],
            "regions": [REGIONS[s.map.regions[region]] for region in members],
            "control": _colour(owners[i]),
        }
        for i, members in enumerate(s.map.islands)
    ]


def _links(s: State) -> list[list[str]]:
    m = s.map
    name = [REGIONS[permanent] for permanent in m.regions]
    return [
        [name[a], name[b], LINKS[kind]]
        for a, b, kind in zip(m.from_, m.to, m.kind, strict=True)
        if a < b
    ]


def _player(s: State, owner: int) -> dict[str, Any]:
    leader = s.leaders[owner]
    return {
        "coins": s.coins[owner],
        "cards": [CARDS[card] for card in s.cards[owner]],
        "tokens": [TOKENS[token] for token in s.tokens[owner]],
        "leader": None if leader < 0 else LEADERS[leader],
        "supply": s.supply[owner],
        "city_supply": s.city_supply[owner],
        "captured": s.captured[owner],
        "extra_moves": s.extra_moves[owner],
        "extra_armies": s.extra_armies[owner],
        "flying": s.flying[owner],
        "elixirs": s.elixirs[owner],
        "immune": bool(s.immune[owner]),
    }


# -- redrawing ---------------------------------------------------------------------------------


def determinize(s: State, seat: int | None, rng: random.Random) -> State:
    """A state this seat cannot tell from the true one: deck, face-down tokens, open bids."""
    d = s.copy()
    rest = sorted(d.deck[d.dealt :])
    rng.shuffle(rest)
    d.deck = (*d.deck[: d.dealt], *rest)
    if s.setup.options["swamp"]:
        _redraw_tokens(d, seat, rng)
    redraw_answers(d, seat, rng)
    return d


def _redraw_tokens(d: State, seat: int | None, rng: random.Random) -> None:
    """Deal the face-down tokens this seat has not seen anew over their regions and the stock."""
    tokens = list(d.token_at)
    places = [
        region
        for region, token in enumerate(tokens)
        if is_of_kind(token, HIDDEN) and (seat is None or not d.known[region] >> seat & 1)
    ]
    unseen = sorted([tokens[region] for region in places] + list(d.stock))
    rng.shuffle(unseen)
    for region in places:
        tokens[region] = unseen.pop()
    d.token_at = tuple(tokens)
    d.stock = tuple(unseen)
