"""What each seat may know (specification, section 3), and the redrawing of what it may not."""

from __future__ import annotations

import random
from typing import Any

from intrika.core.agenda import redraw_answers
from intrika.games.louis.actions import INTRIGUE_WAYS
from intrika.games.louis.cards import (
    ARMS,
    ARMS_WIDTH,
    BOARD_COUNT,
    BOARDS,
    CHIPS,
    GAPS,
    INFLUENCE,
    KNOWERS,
    MISSION_PHASE,
    MISSIONS,
    NEUTRAL,
    PHASES,
    POSITIONS,
    SUBSTITUTE,
    TIER,
    TIERS,
)  # fmt: skip
from intrika.games.louis.intrigue import WAYS
from intrika.games.louis.state import NOWHERE, State, arms_of, chips_of, row
from intrika.games.louis.tables import CONDITIONS, SIDES, side_of

PHASE_NAMES = ("", "supply", "influence", "scoring", "missions")


def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "start": s.start,
        "scored_board": None if s.board == NOWHERE else s.board + 1,
        "louis": None if s.louis == NOWHERE else s.louis + 1,
        "boards": [_board(s, board) for board in range(BOARD_COUNT)],
        "gaps": [{"at": list(at), "holds": holds} for at, holds in GAPS.items()],
        "neutral": s.neutral if s.seats == 2 else None,
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "known": _known(s, seat),
        "played": [INFLUENCE[code // KNOWERS] for code in s.played],
        "influence_deck": _influence_deck(s, seat),
        "intrigue_deck": _intrigue_deck(s),
        "intrigues": [_played_intrigue(code) for code in s.intrigues],
        "mission_decks": [_mission_deck(s, tier, seat) for tier in range(len(TIERS))],
        "arms_pool": len(s.pool),
        "money_cards": [_money_card(s, card) for card in s.money_cards[: s.turned]],
        "costs": [[_slot(chip) for chip in cost] for cost in s.tables.cost],
    }


def _board(s: State, board: int) -> dict[str, Any]:
    at = side_of(s.sides[board], board)
    back = side_of(1 - s.sides[board], board)
    counts = row(s, board)
    return {
        "number": board + 1,
        "id": BOARDS[board],
        "at": list(POSITIONS[board]),
        "side": SIDES[s.sides[board]],
        "condition": CONDITIONS[s.tables.condition[at]],
        "figure": s.tables.figure[at],
        "back": {
            "condition": CONDITIONS[s.tables.condition[back]],
            "figure": s.tables.figure[back],
        },
        "markers": counts[: s.seats],
        "neutral": counts[NEUTRAL],
    }


def _player(s: State, owner: int, seat: int | None) -> dict[str, Any]:
    mine = owner == seat or s.over
    counts = arms_of(s, owner)
    return {
        "personal": s.personal[owner],
        "general": s.general[owner],
        "money": s.money[owner],
        "chips": dict(zip(CHIPS, chips_of(s, owner), strict=True)),
        "arms": sum(counts),
        "substitutes": counts[SUBSTITUTE],
        "arms_by_kind": dict(zip(ARMS, counts, strict=False)) if mine else None,
        "influence": [INFLUENCE[code // KNOWERS] if mine else None for code in s.hands[owner]],
        "intrigue": _intrigue(s, owner, mine),
        "missions": [_mission(card, mine) for card in s.missions[owner]],
        "laid": [
            {"mission": MISSIONS[card], "used": bool(s.used[owner] >> card & 1)}
            for card in by_phase(s.laid[owner])
        ],
    }


def _knows(bits: int, seat: int | None) -> bool:
    return seat is not None and bool(bits >> seat & 1)


def _known(s: State, seat: int | None) -> dict[str, Any]:
    """By seat: the hidden cards of others that this seat has held itself and knows of."""
    others = [() if owner == seat else s.hands[owner] for owner in range(s.seats)]
    hands = [() if owner == seat else s.missions[owner] for owner in range(s.seats)]
    return {
        "influence": [
            [INFLUENCE[code // KNOWERS] for code in hand if _knows(code % KNOWERS, seat)]
            for hand in others
        ],
        "missions": [
            [MISSIONS[card] for card in hand if _knows(s.known[card], seat)] for hand in hands
        ],
    }


def _intrigue(s: State, owner: int, mine: bool) -> list[str | None]:
    """A card that was played before is known to all."""
    known = [card for card in s.intrigue[owner] if s.seen >> card & 1]
    rest = [card for card in s.intrigue[owner] if not s.seen >> card & 1]
    return [*[BOARDS[card] for card in known], *[BOARDS[card] if mine else None for card in rest]]


def _mission(card: int, mine: bool) -> dict[str, Any]:
    """The back is public."""
    return {"tier": TIERS[TIER[card]], "mission": MISSIONS[card] if mine else None}


def by_phase(missions: int) -> list[int]:
    """A set of missions in the order in which the phases use them (§9)."""
    made = [card for card in range(len(MISSIONS)) if missions >> card & 1]
    return sorted(made, key=lambda card: (PHASES.index(MISSION_PHASE[card]), card))


def _influence_deck(s: State, seat: int | None) -> dict[str, Any]:
    """From the top down: the cards a seat has put back itself, None for the others."""
    told = [
        INFLUENCE[code // KNOWERS] if _knows(code % KNOWERS, seat) else None
        for code in reversed(s.deck)
    ]
    return {"count": len(told), "known": _trimmed(told)}


def _intrigue_deck(s: State) -> dict[str, Any]:
    """From the bottom up: the cards that were played."""
    told = [BOARDS[card] if s.seen >> card & 1 else None for card in s.intrigue_deck]
    return {"count": len(told), "known": _trimmed(told)}


def _played_intrigue(code: int) -> dict[str, Any]:
    """An intrigue card played in the last scoring; its markers may be back in the supply."""
    seat, board = divmod(code // WAYS, BOARD_COUNT)
    return {"seat": seat, "board": board + 1, "way": INTRIGUE_WAYS[code % WAYS]}


def _mission_deck(s: State, tier: int, seat: int | None) -> dict[str, Any]:
    """From the bottom up: the cards a seat has put there itself, None for the others."""
    deck = s.mission_decks[tier]
    told = [MISSIONS[card] if _knows(s.known[card], seat) else None for card in deck]
    return {"tier": TIERS[tier], "count": len(told), "known": _trimmed(told)}


def _trimmed(told: list[str | None]) -> list[str | None]:
    """Without the unknown cards behind the last known one."""
    while told and told[-1] is None:
        told.pop()
    return told


def _money_card(s: State, card: int) -> dict[str, Any]:
    return {"amount": s.tables.amount[card], "board": s.tables.louis_board[card] + 1}


def _slot(chip: int) -> str:
    return "any" if chip < 0 else CHIPS[chip]


# -- redrawing ---------------------------------------------------------------------------------


def determinize(s: State, seat: int | None, rng: random.Random) -> State:
    """A state this seat cannot tell from the true one."""
    d = s.copy()
    if d.over:
        return d
    coming = sorted(d.money_cards[d.turned :])
    rng.shuffle(coming)
    d.money_cards = (*d.money_cards[: d.turned], *coming)
    _redraw_influence(d, seat, rng)
    _redraw_intrigue(d, seat, rng)
    for tier in range(len(TIERS)):
        _redraw_missions(d, seat, tier, rng)
    _redraw_arms(d, seat, rng)
    redraw_answers(d, seat, rng)
    return d


def _redraw_influence(d: State, seat: int | None, rng: random.Random) -> None:
    """Unknown places get new cards; who else knows a place keeps knowing it."""
    others = [owner for owner in range(d.seats) if owner != seat]
    places = list(d.deck)
    for owner in others:  # in an order that only says who knows what
        places += sorted(d.hands[owner], key=_knowers_first)
    unseen = sorted([code // KNOWERS for code in places if not _knows(code % KNOWERS, seat)])
    rng.shuffle(unseen)
    made = [
        code if _knows(code % KNOWERS, seat) else KNOWERS * unseen.pop() + code % KNOWERS
        for code in places
    ]
    d.deck = tuple(made[: len(d.deck)])
    at = len(d.deck)
    for owner in others:
        count = len(d.hands[owner])
        d.hands[owner] = tuple(sorted(made[at : at + count]))
        at += count


def _knowers_first(code: int) -> tuple[int, int]:
    return code % KNOWERS, code // KNOWERS


def _redraw_intrigue(d: State, seat: int | None, rng: random.Random) -> None:
    others = [owner for owner in range(d.seats) if owner != seat]
    places = [*d.intrigue_deck, *[card for owner in others for card in d.intrigue[owner]]]
    unseen = sorted([card for card in places if not d.seen >> card & 1])
    rng.shuffle(unseen)
    made = [card if d.seen >> card & 1 else unseen.pop() for card in places]
    d.intrigue_deck = tuple(made[: len(d.intrigue_deck)])
    at = len(d.intrigue_deck)
    for owner in others:
        count = len(d.intrigue[owner])
        d.intrigue[owner] = tuple(sorted(made[at : at + count]))
        at += count


def _redraw_missions(d: State, seat: int | None, tier: int, rng: random.Random) -> None:
    """The backs in every hand are public, so each shade is redrawn for itself."""
    others = [owner for owner in range(d.seats) if owner != seat]
    held = [
        [code % len(TIER) for code in sorted(d.known[c] * len(TIER) + c for c in d.missions[owner])]
        for owner in others
    ]
    held = [[card for card in cards if TIER[card] == tier] for cards in held]
    places = [*d.mission_decks[tier], *[card for cards in held for card in cards]]
    unseen = sorted([card for card in places if not _knows(d.known[card], seat)])
    rng.shuffle(unseen)
    made = [card if _knows(d.known[card], seat) else unseen.pop() for card in places]
    known = list(d.known)
    for new, old in zip(made, places, strict=True):
        known[new] = d.known[old]
    d.known = tuple(known)
    at = len(d.mission_decks[tier])
    d.mission_decks[tier] = tuple(made[:at])
    for owner, cards in zip(others, held, strict=True):
        rest = [card for card in d.missions[owner] if TIER[card] != tier]
        d.missions[owner] = tuple(sorted([*rest, *made[at : at + len(cards)]]))
        at += len(cards)


def _redraw_arms(d: State, seat: int | None, rng: random.Random) -> None:
    """Substitutes are public: the pool was empty when they were given (R-3)."""
    others = [owner for owner in range(d.seats) if owner != seat]
    unseen = list(d.pool)
    for owner in others:
        for kind in range(len(ARMS)):
            unseen += [kind] * d.arms[ARMS_WIDTH * owner + kind]
    unseen.sort()
    rng.shuffle(unseen)
    for owner in others:
        count = sum(arms_of(d, owner)[:SUBSTITUTE])
        for kind in range(len(ARMS)):
            d.arms[ARMS_WIDTH * owner + kind] = 0
        for _ in range(count):
            d.arms[ARMS_WIDTH * owner + unseen.pop()] += 1
    d.pool = tuple(unseen)
