"""What each seat may know (specification, sections 2 and 13), and the redrawing of the rest.

Nothing is hidden but bids in progress and face-down tokens, and nobody knows those.
"""

from __future__ import annotations

import random
from typing import Any

from intrika.core.agenda import redraw_answers
from intrika.games.kingdoms.state import (
    ATTACKER,
    BIDS,
    BY_QUEST,
    DEFENDER,
    KEPT,
    LAIR_USED,
    LOST,
    LOST_HERE,
    NEUTRAL,
    NUMBERS,
    WHERE,
    WINNER,
    State,
    supply,
)  # fmt: skip
from intrika.games.kingdoms.tables import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_REGIONS,
    COLOURS,
    FACE_PLACES,
    FACES,
    FACTIONS,
    PLACES,
    RESOURCES,
    TERRAINS,
    TOKENS,
)  # fmt: skip


def view(s: State) -> dict[str, Any]:
    unseen = sorted([token for token in (*s.hidden, *s.bag) if token])
    return {
        "turn": s.turn,
        "first": s.first,
        "active": s.active,
        "shields": [ACTIONS[action] for action in range(ALL_ACTIONS) if s.shields >> action & 1],
        "action": ACTIONS[s.chosen] if s.chosen >= 0 else None,
        "final": s.final,
        "players": [_player(s, owner) for owner in range(s.seats)],
        "territories": [_territory(s, face, _owner(s, face)) for face in s.faces],
        "undecided": [
            _territory(s, 2 * s.cards[seat] + side, seat)
            for seat in range(s.seats)
            if s.cards[seat] >= 0 and s.home[seat] < 0
            for side in range(2)
        ],
        "lost_kingdom": FACES[s.lost] if s.lost >= 0 else None,
        "lost_colour": COLOURS[s.seats] if s.lost >= 0 else None,
        "neutrals": s.neutrals,
        "unseen": [TOKENS[token - 1] for token in unseen],
        "crown": s.crown if s.crown >= 0 else None,
        "war": _war(s),
        "moved": None if s.moved < 0 else [PLACES[s.moved >> 1], bool(s.moved & 1)],
        "castle_points": s.t.castle_points[:],
    }


def _player(s: State, owner: int) -> dict[str, Any]:
    faction, card, home = s.faction[owner], s.cards[owner], s.home[owner]
    copied = s.copied[owner]
    return {
        "colour": COLOURS[owner],
        "faction": FACTIONS[faction] if faction >= 0 else None,
        "abilities": s.t.abilities[faction][:] if faction >= 0 else [],
        "copied": [[copied[i], FACTIONS[copied[i + 1]]] for i in range(0, len(copied), 2)],
        "card": [FACES[2 * card], FACES[2 * card + 1]] if card >= 0 else None,
        "home": FACES[home] if home >= 0 else None,
        "resources": {name: s.res[3 * owner + i] for i, name in enumerate(RESOURCES)},
        "castle": s.castle[owner],
        "magic": s.magic[owner],
        "figures": len(s.figures[owner]),
        "supply": supply(s, owner),
        "neutrals": s.beaten[owner],
    }


def _owner(s: State, face: int) -> int | None:
    return s.home.index(face) if face in s.home else None


def _territory(s: State, face: int, owner: int | None) -> dict[str, Any]:
    places = [_place(s, place) for place in FACE_PLACES[face]]
    return {"face": FACES[face], "owner": owner, "places": places}


def _place(s: State, place: int) -> dict[str, Any]:
    """A region or water zone with its borders, figures and token."""
    t = s.t
    here: list[dict[str, Any]] = [
        {"seat": owner, "lies": bool(code & 1)}
        for owner in range(s.seats)
        for code in s.figures[owner]
        if code >> 1 == place
    ]
    here += [{"seat": None, "lies": False}] * (s.who[place] >> 2 * NEUTRAL & 3)
    return {
        "place": PLACES[place],
        "terrain": TERRAINS[t.terrain[place]],
        "region": place < ALL_REGIONS,
        "edge": t.edge[place],
        "water": t.shore[place],
        "adjacent": [PLACES[near] for near in t.walk[1][place]],
        "rivers": [PLACES[far] for far in t.walk[3][place] if far not in t.walk[1][place]],
        "figures": here,
        "hidden": bool(s.hidden[place]),
        "token": TOKENS[s.marks[place] - 1] if s.marks[place] else None,
    }


def _war(s: State) -> dict[str, Any] | None:
    """Everything public about a war; bids in progress are in the frame alone."""
    if not s.war:
        return None
    war = s.war
    shown = war[NUMBERS] >= 0
    return {
        "attacker": war[ATTACKER],
        "defender": war[DEFENDER],
        "place": PLACES[war[WHERE]],
        "quest": bool(war[BY_QUEST]),
        "numbers": war[NUMBERS : NUMBERS + 2] if shown else None,  # 0 is the flag
        "bids": war[BIDS : BIDS + 2] if shown else None,  # before a raise
        "winner": war[war[WINNER]] if war[WINNER] >= 0 else None,
        "lair_used": bool(war[LAIR_USED]),
        "lost": war[LOST],
        "lost_here": bool(war[LOST_HERE]),
        "kept": PLACES[war[KEPT]] if war[KEPT] >= 0 else None,
    }


def determinize(s: State, seat: int | None, rng: random.Random) -> State:
    """A state this seat cannot tell from the true one: other tokens, other bids."""
    d = s.copy()
    if d.exploring:
        unseen = sorted([token for token in (*d.hidden, *d.bag) if token])
        rng.shuffle(unseen)
        d.bag = tuple([unseen.pop() for _ in d.bag])
        d.hidden = tuple([unseen.pop() if token else 0 for token in d.hidden])
    redraw_answers(d, seat, rng)
    return d
