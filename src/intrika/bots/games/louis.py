"""Louis XIV: points in hand, what the boards promise as they lie now, and what serves later."""

from __future__ import annotations

from typing import Final

from intrika.bots.knowledge import Knowledge, shares
from intrika.core.state import State as CoreState
from intrika.games.louis.cards import (
    ARMS_WIDTH,
    BOARD_COUNT,
    CROWN,
    GIVE_CHIP,
    JOKER,
    KNOWERS,
    LOUISDOR_PER_ARMS,
    MISSION_POINTS,
    MISSION_TYPE,
    REWARDS,
    ROUNDS,
    SUBSTITUTE,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.state import INFLUENCE_PHASE, KINDS, SCORING_PHASE, State
from intrika.games.louis.tables import MONEY, THRESHOLD
from intrika.games.louis.turns import ChooseMode, ChoosePlacement

# Points that the rewards of the boards are worth; of chips see `_chips`.
REWARD: Final[list[float]] = [2.0, 2.0, 2.0, 2.0, 2.5, 2.2, 1.8, 1.0, 2.5, 2.2, 1.3, 2.5]
CHIP: Final[list[int]] = [
    which if what == GIVE_CHIP else -1 for what, which, _ in [row[0] for row in REWARDS]
]
# Points that a laid mission brings in each round to come.
POWERS: Final[dict[str, float]] = {
    "marker": 0.25, "louisdor": 0.25, "marker_board_1": 0.9, "marker_board_2": 0.9,
    "marker_board_3": 0.9, "marker_board_4": 0.9, "two_louisdor": 0.7, "arms": 1.0,
    "marker_louis": 1.3, "marker_board_5": 0.9, "marker_board_9": 0.9, "three_markers": 0.6,
    "three_louisdor": 0.8, "intrigue": 1.3, "marker_for_card": 0.9, "four_markers": 0.8,
    "place_marker": 1.5, "once_first": 0.6, "discount": 0.8,
}  # fmt: skip
POWER: Final[list[float]] = [POWERS.get(name, 0.0) for name in MISSION_TYPE]
# How surely a board is won, by the lead in markers from -3 to 3, while many cards are to come.
HELD: Final[list[float]] = [0.0, 0.02, 0.2, 0.33, 0.47, 0.87, 0.98]
REACHED: Final[list[float]] = [1.0, 0.3, 0.1, 0.03, 0.0]  # a threshold, by the markers missing
PLAIN_CHIP: Final = 1.5
ASKED_CHIP: Final = 2.3  # asked for by a mission in hand
CROWN_CHIP: Final = 2.5
LOUISDOR: Final = 0.38  # while there is something to buy
PERSONAL: Final = 0.6  # a marker, while there is a round to come
GENERAL: Final = 0.1
CARD: Final = 0.95  # a card to play
JOKER_CARD: Final = 1.1
LATER_CARD: Final = 1.25
INTRIGUE: Final = 1.4
PLACING: Final = 1.3  # markers about to be placed
MOST: Final = 0.9  # of a kind of arms
NEARLY: Final = 0.35
SURE: Final = 1.8  # points that make a clear lead at the end of the game
OPEN: Final = 0.8  # and so many more for each round to come
SECOND: Final = 0.7  # of those not first on the board with Louis


class Know(Knowledge):
    """The estimated final score; the weights are fitted to games between bots."""

    horizon = 0
    budgets = (12, 80, 640)

    def value(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        rounds = ROUNDS - s.round
        points = [_goods(s, seat, rounds) for seat in range(s.seats)]
        _arms(s, points)
        top = s.agenda[-1]
        if isinstance(top, ChooseMode):
            points[top.seat] += CARD
        elif isinstance(top, ChoosePlacement):
            points[top.seat] += PLACING
        halves = 2 * rounds + (1 if s.phase < SCORING_PHASE else 0)
        return shares(points, SURE + 0.5 * OPEN * halves)


def _goods(s: State, seat: int, rounds: int) -> float:
    """Missions, chips, money, cards and markers, and what the boards promise."""
    laid = s.laid[seat]
    points = 0.001 * s.personal[seat]  # breaks ties
    for mission in range(len(POWER)):
        if laid >> mission & 1:
            points += MISSION_POINTS + POWER[mission] * rounds
    louisdor = LOUISDOR if rounds else 1.0 / LOUISDOR_PER_ARMS
    points += s.money[seat] * louisdor + len(s.intrigue[seat]) * INTRIGUE
    if rounds:
        points += PERSONAL * s.personal[seat] + GENERAL * s.general[seat]
    if s.phase <= INFLUENCE_PHASE:
        for code in s.hands[seat][1:]:
            points += JOKER_CARD if code // KNOWERS == JOKER else CARD
    else:
        points += LATER_CARD * len(s.hands[seat])
    chips = _chips(s, seat)
    for kind in range(KINDS):
        points += s.chips[KINDS * seat + kind] * chips[kind]
    if s.phase <= SCORING_PHASE:
        points += _boards(s, seat, chips, louisdor, rounds)
    return points


def _chips(s: State, seat: int) -> list[float]:
    """What a chip of each kind is worth to this player."""
    worth = [PLAIN_CHIP] * KINDS
    worth[CROWN] = CROWN_CHIP
    for mission in s.missions[seat]:
        one, two = s.tables.cost[mission]
        worth[one] = ASKED_CHIP
        if two >= 0:
            worth[two] = ASKED_CHIP
    return worth


def _arms(s: State, points: list[float]) -> None:
    arms = s.arms
    for kind in range(ARMS_WIDTH):
        best = 0
        for seat in range(s.seats):
            count = arms[ARMS_WIDTH * seat + kind]
            points[seat] += count
            best = max(best, count)
        if best and kind != SUBSTITUTE:
            for seat in range(s.seats):
                count = arms[ARMS_WIDTH * seat + kind]
                if count == best:
                    points[seat] += MOST
                elif count == best - 1:
                    points[seat] += NEARLY


def _boards(s: State, seat: int, chips: list[float], louisdor: float, rounds: int) -> float:
    """The rewards of the boards not yet scored, and the markers that come back from them."""
    young = _young(s)
    money = float(s.money[seat])
    promised = 0.0
    for board in range(max(0, s.board), BOARD_COUNT):
        mine = s.on[WIDTH * board + seat]
        if mine == 0:
            continue
        worth = chips[CHIP[board]] if CHIP[board] >= 0 else REWARD[board]
        side = s.sides[board] * BOARD_COUNT + board
        condition = s.tables.condition[side]
        figure = s.tables.figure[side]
        if condition == THRESHOLD:
            missing = max(0, figure - mine)
            promised += worth * (REACHED[min(4, missing)] * young if missing else 1.0)
            first = 0.0
        elif board == s.louis:
            first = _first(s, board, seat, young)
            promised += first * (worth + chips[CROWN]) + (1.0 - first) * SECOND * worth
        else:
            first = _first(s, board, seat, young)
            promised += first * worth
            if condition == MONEY and money >= figure and worth > figure * louisdor:
                promised += (1.0 - first) * (worth - figure * louisdor)
                money -= (1.0 - first) * figure
        if rounds:
            promised += mine * (PERSONAL * (1.0 - first) + GENERAL * first)
    return promised


def _young(s: State) -> float:
    """How much can still change on the boards before they are scored, in 0..1."""
    if s.phase >= SCORING_PHASE:
        return 0.0
    cards = 0
    for hand in s.hands:
        cards += max(0, len(hand) - 1)
    return min(1.0, cards / (4.0 * s.seats))


def _first(s: State, board: int, seat: int, young: float) -> float:
    """How surely a player will be the only first on a board."""
    best = 0
    for other in range(WIDTH):
        if other != seat:
            best = max(best, s.on[WIDTH * board + other])
    lead = s.on[WIDTH * board + seat] - best
    return HELD[min(6, max(0, lead + 3))] * young + (1.0 - young if lead > 0 else 0.0)
