"""What always holds (specification, section 15); the fuzzer looks after every decision."""

from __future__ import annotations

from collections import Counter

from intrika.games.louis.cards import (
    ALL_ARMS,
    ALL_INFLUENCE,
    ARMS,
    ARMS_WIDTH,
    BOARD_COUNT,
    CHIPS_KEPT,
    EXTRA_MISSION,
    KNOWERS,
    MARKERS,
    MISSIONS,
    MONEY_CARDS_USED,
    NEUTRAL,
    NEUTRAL_MARKERS,
    TIER,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.drawing import DrawMission
from intrika.games.louis.state import (
    MISSION_PHASE,
    NOWHERE,
    SCORING_PHASE,
    State,
    chips_of,
)  # fmt: skip

PUT_OFF_MOST = 2  # so many lie in the decks after they ran out, while somebody swaps


def broken(s: State) -> str | None:
    """The first invariant that does not hold."""
    return _markers(s) or _cards(s) or _missions(s) or _arms(s) or _time(s)


def _markers(s: State) -> str | None:
    if min([*s.personal, *s.general, *s.on, *s.money, *s.chips, *s.arms, s.neutral]) < 0:
        return "money, markers, chips and arms are never negative"
    for seat in range(s.seats):
        lying = sum([s.on[WIDTH * board + seat] for board in range(BOARD_COUNT)])
        if s.personal[seat] + s.general[seat] + lying != MARKERS:
            return f"seat {seat} does not have its 16 markers"
    neutral = sum([s.on[WIDTH * board + NEUTRAL] for board in range(BOARD_COUNT)])
    if s.neutral + neutral != (NEUTRAL_MARKERS if s.seats == 2 else 0):
        return "the neutral markers do not add up"
    return None


def _cards(s: State) -> str | None:
    influence = [*s.deck, *s.played, *[code for hand in s.hands for code in hand]]
    plain = [code // KNOWERS * KNOWERS for code in influence]
    if Counter(plain) != Counter(ALL_INFLUENCE):
        return "the influence cards do not add up"
    intrigue = [*s.intrigue_deck, *[card for hand in s.intrigue for card in hand]]
    if sorted(intrigue) != list(range(BOARD_COUNT)):
        return "the intrigue cards do not add up"
    return None


def _missions(s: State) -> str | None:
    held = [card for hand in s.missions for card in hand]
    lying = [card for deck in s.mission_decks for card in deck]
    laid = [card for card in range(len(MISSIONS)) for seen in s.laid if seen >> card & 1]
    if sorted([*held, *lying, *laid]) != list(range(len(MISSIONS))):
        return "the missions do not add up"
    if any([TIER[card] != tier for tier, deck in enumerate(s.mission_decks) for card in deck]):
        return "a mission lies in the deck of another colour"
    top = s.asking()
    for seat in range(s.seats):
        extra = (s.laid[seat] & EXTRA_MISSION).bit_count()
        due = top.count if isinstance(top, DrawMission) and top.seat == seat else 0
        paying = 1 if top is not None and top.name == "pay" and top.seats() == (seat,) else 0
        size = len(s.missions[seat])
        full = size + due == 2 + extra or (size + due < 2 + extra and len(lying) <= PUT_OFF_MOST)
        if paying == 0 and not full:
            return f"seat {seat} holds {size} missions instead of {2 + extra - due}"
        if s.used[seat] & ~s.laid[seat]:
            return f"seat {seat} has used a mission that is not laid"
    return None


def _arms(s: State) -> str | None:
    kinds = Counter(s.pool)
    for seat in range(s.seats):
        for kind in range(len(ARMS)):
            kinds[kind] += s.arms[ARMS_WIDTH * seat + kind]
    return None if kinds == Counter(ALL_ARMS) else "the arms do not add up"


def _time(s: State) -> str | None:
    if s.turned != s.round or len(s.money_cards) != 2 * MONEY_CARDS_USED:
        return "the money cards do not add up"
    if (s.board != NOWHERE) != (s.phase == SCORING_PHASE):
        return "a board is scored outside the scoring phase"
    before = s.phase < SCORING_PHASE or (s.phase == SCORING_PHASE and s.louis >= s.board)
    if (s.louis != NOWHERE) != before:
        return "Louis does not stand where he should"
    if s.phase < SCORING_PHASE and any(
        [sum(chips_of(s, seat)) > CHIPS_KEPT for seat in range(s.seats)]
    ):
        return "somebody keeps more than one chip"
    if s.round == 1 and s.phase < SCORING_PHASE and any(s.sides):
        return "a board is turned in round 1 before scoring"
    if s.phase == MISSION_PHASE and any([s.on[WIDTH * b + NEUTRAL] for b in range(BOARD_COUNT)]):
        return "neutral markers are left after scoring"
    return None
