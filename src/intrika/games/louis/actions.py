"""The action space: small blocks, and the 321 ways in which up to four markers can lie."""

from __future__ import annotations

from typing import Final

from intrika.core.action import Action, ActionSpace
from intrika.games.louis.cards import (
    BOARD_COUNT,
    BOARD_NUMBERS,
    CHIPS,
    FOUR_MARKERS,
    INFLUENCE,
    JOKER_MARKERS,
    MISSIONS,
    NEIGHBOURS,
    PAIR_LABELS,
    PERSON_MARKERS,
    TIERS,
    USES,
)  # fmt: skip

Placement = tuple[int, ...]  # boards in ascending order, one entry for each marker


def results(start: int, most: int) -> set[Placement]:
    """Where up to `most` markers can lie that begin on one board and jump on (§6.2-1).

    Each marker after the first joins the last one or goes on to a neighbour; what comes back to a
    board already left is a result that staying there gives too.
    """
    made: set[Placement] = set()
    paths: list[Placement] = [(start,)]
    for _ in range(most):
        made.update([tuple(sorted(path)) for path in paths])
        paths = [
            (*path, board)
            for path in paths
            for board in (path[-1], *NEIGHBOURS[path[-1]])
            if board == path[-1] or board not in path
        ]
    return made


def _anywhere(most: int) -> set[Placement]:
    return {result for start in range(BOARD_COUNT) for result in results(start, most)}


PLACEMENTS: Final[list[Placement]] = sorted(
    _anywhere(FOUR_MARKERS), key=lambda result: (len(result), result)
)
PLACEMENT_LABELS: Final[tuple[str, ...]] = tuple(
    ["+".join([BOARD_NUMBERS[board] for board in result]) for result in PLACEMENTS]
)
SOURCES: Final = ("general", "personal")
MODES: Final = ("place", "take_back", "nothing", "four_place", "four_take_back")
INTRIGUE_WAYS: Final = ("none", "general", "personal", "two_personal")
ANSWERS: Final = ("yes", "no")

SPACE: Final = ActionSpace()
USE: Final[list[Action]] = list(SPACE.block("use", use=USES))
STOP: Final[Action] = SPACE.block("stop")[0]
_put = SPACE.block("put", board=tuple([int(n) for n in BOARD_NUMBERS]), source=SOURCES)
SKIP: Final[Action] = SPACE.block("skip")[0]
PLAY: Final[list[Action]] = list(SPACE.block("play", card=INFLUENCE))
EXCHANGE: Final[list[Action]] = list(SPACE.block("exchange", card=INFLUENCE))
PAY_AND_PASS: Final[Action] = SPACE.block("pay-and-pass")[0]
MODE: Final[list[Action]] = list(SPACE.block("mode", mode=MODES))
PLACE: Final[list[Action]] = list(SPACE.block("place", boards=PLACEMENT_LABELS))
INTRIGUE: Final[list[Action]] = list(SPACE.block("intrigue", way=INTRIGUE_WAYS))
FIRST: Final[list[Action]] = list(SPACE.block("first", answer=ANSWERS))
BUY: Final[list[Action]] = list(SPACE.block("buy", answer=ANSWERS))
TAKE: Final[list[Action]] = list(SPACE.block("take", answer=ANSWERS))
LAY: Final[list[Action]] = list(SPACE.block("lay", mission=MISSIONS))
PAY: Final[list[Action]] = list(SPACE.block("pay", chips=PAIR_LABELS))
_swap = SPACE.block("swap-chip", chip=CHIPS[1:])
DRAW: Final[list[Action]] = list(SPACE.block("draw", tier=TIERS))
KEEP: Final[list[Action]] = list(SPACE.block("keep", chip=CHIPS))
PUT_OFF: Final[list[Action]] = list(SPACE.block("put-off", mission=MISSIONS))

PUT: Final[list[list[Action]]] = [list(_put[2 * b : 2 * b + 2]) for b in range(BOARD_COUNT)]
SWAP: Final[list[Action]] = list(_swap)  # by chip without the crown


def _offers(allowed: set[Placement], most: int) -> list[list[Action]]:
    """By markers at hand up to `most`: the placements among these."""
    kept = [PLACE[i] for i, result in enumerate(PLACEMENTS) if result in allowed]
    return [[a for a in kept if len(PLACEMENTS[a.arg]) <= have] for have in range(most + 1)]


PERSON_PLACES: Final[list[list[list[Action]]]] = [
    _offers(results(board, PERSON_MARKERS), PERSON_MARKERS) for board in range(BOARD_COUNT)
]
JOKER_PLACES: Final[list[list[Action]]] = _offers(_anywhere(JOKER_MARKERS), JOKER_MARKERS)
FOUR_PLACES: Final[list[list[Action]]] = _offers(_anywhere(FOUR_MARKERS), FOUR_MARKERS)
