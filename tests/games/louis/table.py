"""Positions for the tests: a fresh game, then markers, cards and chips put where a test wants them.

Players A, B, C and D are seats 0 to 3; A starts unless a test says otherwise. Boards are written
with their printed numbers, cards, chips and missions with their labels.
"""

from __future__ import annotations

from typing import Any

import intrika
from intrika.core.agenda import Frame
from intrika.core.pack import Pack
from intrika.games.louis.cards import (
    ALL_INFLUENCE,
    ARMS,
    ARMS_WIDTH,
    BOARD_COUNT,
    CHIPS,
    INFLUENCE,
    KNOWERS,
    MISSIONS,
    NEUTRAL,
    TIER,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.evaluation import SCORE_BOARD
from intrika.games.louis.state import KINDS, NOWHERE, SCORING_PHASE, State

GAME = intrika.game("louis")
A, B, C, D = range(4)


def fresh(seats: int = 4, seed: int = 1, starter: int = A, pack: Pack | None = None) -> State:
    """A new game, at the first decision of round 1."""
    s = GAME.new(seats, seed, {"starter": starter}, pack, log=True)
    assert isinstance(s, State)
    return s


def empty(seats: int = 4, round: int = 2, starter: int = A, pack: Pack | None = None) -> State:
    """A quiet table: no chips, nobody holds influence cards, Louis is away, nothing is asked."""
    s = fresh(seats, starter=starter, pack=pack)
    s.round = round
    s.louis = NOWHERE
    s.hands = [()] * seats
    s.deck = tuple(ALL_INFLUENCE)
    s.played = ()
    s.on = [0] * len(s.on)
    s.neutral = 8 if seats == 2 else 0
    s.agenda = []
    assert s.log is not None
    s.log.clear()
    return s


def run(s: State, *frames: Frame) -> State:
    """Let these frames happen, in this order, up to the first choice."""
    s.agenda = list(frames[::-1])
    s.settle()
    return s


def score(s: State, *boards: int) -> State:
    """Score these boards only, up to the first choice."""
    s.phase = SCORING_PHASE
    return run(s, *[SCORE_BOARD[board - 1] for board in boards])


def play(s: State, *texts: str) -> None:
    """Actions of whoever is asked, the lowest seat first."""
    for text in texts:
        s.act(s.to_act()[0], GAME.space.parse(text))


def offers(s: State, seat: int | None = None) -> list[str]:
    """What a seat (or the first one asked) may choose."""
    asked = s.to_act()[0] if seat is None else seat
    return [a.text for a in s.options(asked)]


def refused(s: State, text: str) -> str:
    """Why whoever is asked may not do this."""
    why = s.explain(s.to_act()[0], GAME.space.parse(text))
    assert why is not None
    return why.message


def told(s: State, name: str) -> list[Any]:
    """The events of one type so far."""
    assert s.log is not None
    return [event for event in s.log if type(event).__name__ == name]


# -- putting things somewhere -----------------------------------------------------------------


def markers(s: State, board: int, *counts: int, neutral: int = 0) -> None:
    """So many markers of A, B, C, D on a board, from the personal supplies."""
    for seat, count in enumerate(counts):
        s.on[WIDTH * (board - 1) + seat] += count
        s.personal[seat] -= count
    s.on[WIDTH * (board - 1) + NEUTRAL] += neutral
    s.neutral -= neutral


def on(s: State, board: int) -> list[int]:
    return s.on[WIDTH * (board - 1) : WIDTH * (board - 1) + s.seats]


def neutral_on(s: State, board: int) -> int:
    return s.on[WIDTH * (board - 1) + NEUTRAL]


def supplies(s: State, seat: int, personal: int, general: int) -> None:
    """Set both supplies; what is missing to sixteen lies aside on board 12."""
    s.personal[seat], s.general[seat] = personal, general
    s.on[WIDTH * (BOARD_COUNT - 1) + seat] = 16 - personal - general


def chips(s: State, seat: int, **counts: int) -> None:
    for name, count in counts.items():
        s.chips[KINDS * seat + CHIPS.index(name)] = count


def chips_of(s: State, seat: int) -> dict[str, int]:
    row = s.chips[KINDS * seat : KINDS * seat + KINDS]
    return {CHIPS[chip]: count for chip, count in enumerate(row) if count}


def arms(s: State, seat: int, *counts: int) -> None:
    """So many of each kind, taken out of the pool."""
    pool = list(s.pool)
    for kind, count in enumerate(counts):
        s.arms[ARMS_WIDTH * seat + kind] += count
        for _ in range(count):
            pool.remove(kind)
    s.pool = tuple(pool)


def arms_of(s: State, seat: int) -> int:
    return sum(s.arms[ARMS_WIDTH * seat : ARMS_WIDTH * (seat + 1)])


def arms_kinds(s: State, seat: int) -> list[int]:
    return s.arms[ARMS_WIDTH * seat : ARMS_WIDTH * seat + len(ARMS)]


def mission(name: str) -> int:
    return MISSIONS.index(name)


def lay(s: State, seat: int, *names: str) -> None:
    """These missions lie before the player; a hand that loses one gets another of its colour."""
    for name in names:
        card = mission(name)
        _take(s, card)
        s.laid[seat] |= 1 << card


def _take(s: State, card: int) -> None:
    """Take a mission out of wherever it is."""
    tier = TIER[card]
    for seat, hand in enumerate(s.missions):
        if card in hand:
            spare = s.mission_decks[tier][0]
            s.mission_decks[tier] = s.mission_decks[tier][1:]
            s.missions[seat] = tuple(sorted([spare if c == card else c for c in hand]))
            return
    s.mission_decks[tier] = tuple([c for c in s.mission_decks[tier] if c != card])


def hold(s: State, seat: int, *names: str) -> None:
    """The mission hand is exactly this; what was in it goes to the bottom of its deck."""
    for card in s.missions[seat]:
        s.mission_decks[TIER[card]] = (card, *s.mission_decks[TIER[card]])
    s.missions[seat] = ()
    for name in names:
        _take(s, mission(name))
    s.missions[seat] = tuple(sorted([mission(name) for name in names]))


def held(s: State, seat: int) -> list[str]:
    return [MISSIONS[card] for card in s.missions[seat]]


def stack(s: State, tier: int, *names: str) -> None:
    """Put these missions on top of their deck, the first one topmost."""
    cards = [mission(name) for name in names]
    for card in cards:
        _take(s, card)
    s.mission_decks[tier] = (*s.mission_decks[tier], *cards[::-1])


def cards(s: State, *hands: str, top: str = "") -> None:
    """Influence hands by seat and the cards on top of the deck, the first one topmost."""
    rest = list(ALL_INFLUENCE)
    dealt = [[KNOWERS * INFLUENCE.index(name) for name in text.split()] for text in hands]
    above = [KNOWERS * INFLUENCE.index(name) for name in top.split()]
    for code in [*[code for hand in dealt for code in hand], *above]:
        rest.remove(code)
    for seat, hand in enumerate(dealt):
        s.hands[seat] = tuple(sorted(hand))
    s.deck = (*rest, *above[::-1])
    s.played = ()


def hand(s: State, seat: int) -> list[str]:
    return [INFLUENCE[code // KNOWERS] for code in s.hands[seat]]


def intrigue(s: State, *hands: str, top: str = "") -> None:
    """Intrigue hands by seat, written with board numbers; the top of the deck likewise."""
    held_by = [[int(n) - 1 for n in text.split()] for text in hands]
    above = [int(n) - 1 for n in top.split()]
    gone = [*[card for row in held_by for card in row], *above]
    for seat, row in enumerate(held_by):
        s.intrigue[seat] = tuple(sorted(row))
    s.intrigue_deck = (*[c for c in range(BOARD_COUNT) if c not in gone], *above[::-1])
