"""Boards, cards and figures, as flat tables read once from data/.

Boards are numbered from 0 inside the program (board 0 is Anne, printed as 1). An influence card
is its board, 12 is the joker. Missions are the positions in missions.toml, and a set of missions
is a whole number with one bit for each. What a data pack can replace is in `Tables`.
"""

from __future__ import annotations

from typing import Any, Final

from intrika.core.data import read_toml

_game: dict[str, Any] = read_toml(__file__, "game")
DATA: Final[dict[str, Any]] = {
    "boards": read_toml(__file__, "boards")["boards"],
    "money_cards": read_toml(__file__, "money")["money_cards"],
    "missions": read_toml(__file__, "missions")["missions"],
}
_boards: list[dict[str, Any]] = DATA["boards"]
_missions: list[dict[str, Any]] = DATA["missions"]
_uses: list[dict[str, Any]] = read_toml(__file__, "uses")["uses"]
_play: dict[str, Any] = _game["play"]

MIN_SEATS: Final[int] = _game["players"]["min"]
MAX_SEATS: Final[int] = _game["players"]["max"]
ROUNDS: Final[int] = _play["rounds"]
MARKERS: Final[int] = _play["markers"]
START_LOUISDOR: Final[int] = _play["start_louisdor"]
DEAL: Final[int] = _play["influence_deal"]
PERSON_MARKERS: Final[int] = _play["person_markers"]
JOKER_MARKERS: Final[int] = _play["joker_markers"]
FOUR_MARKERS: Final[int] = _play["four_markers"]
PASS_PRICE: Final[int] = _play["pay_pass_louisdor"]
SWAP_PRICE: Final[int] = _play["swap_chip_louisdor"]
DISCOUNT_BY: Final[int] = _play["discount_louisdor"]
CHIPS_KEPT: Final[int] = _play["chips_kept"]
EXTRA_MISSION_DRAWS: Final[int] = _play["extra_mission_draws"]
MONEY_CARDS_USED: Final[int] = _play["money_cards_used"]
GENERAL_SUPPLY: Final[dict[int, list[int]]] = {
    seats: _game["general_supply"][str(seats)] for seats in range(MIN_SEATS, MAX_SEATS + 1)
}

NEUTRAL: Final = MAX_SEATS  # the column of the neutral colour in a board's row
WIDTH: Final = MAX_SEATS + 1
NEUTRAL_MARKERS: Final[int] = _game["neutral"]["markers"]
NEUTRAL_PER_CARD: Final[int] = _game["neutral"]["per_card"]
NEUTRAL_ON_LOUIS: Final[int] = _game["neutral"]["on_louis"]
NEUTRAL_CARDS: Final[int] = _game["neutral"]["cards"]
COMPENSATED_PLAYERS: Final[int] = _game["compensation"]["players"]
COMPENSATED_ROUND: Final[int] = _game["compensation"]["round"]

MISSION_POINTS: Final[int] = _game["scoring"]["mission"]
LOUISDOR_PER_ARMS: Final[int] = _game["scoring"]["louisdor_per_arms"]
EXCHANGE_ORDER: Final[tuple[str, ...]] = tuple(_game["scoring"]["exchange_order"])

CHIPS: Final[tuple[str, ...]] = tuple(_game["chips"]["ids"])
CROWN: Final[int] = CHIPS.index(_game["chips"]["wild"])
ARMS: Final[tuple[str, ...]] = tuple(_game["arms"]["ids"])
SUBSTITUTE: Final = len(ARMS)  # stands for arms the pool could not give
ARMS_WIDTH: Final = SUBSTITUTE + 1
ALL_ARMS: Final[list[int]] = [
    kind for kind in range(len(ARMS)) for _ in range(_game["arms"]["count"])
]

BOARDS: Final[tuple[str, ...]] = tuple([board["id"] for board in _boards])
BOARD_NUMBERS: Final[tuple[str, ...]] = tuple([str(board["number"]) for board in _boards])
BOARD_COUNT: Final = 12
JOKER: Final = BOARD_COUNT
INFLUENCE: Final[tuple[str, ...]] = (*BOARDS, "joker")

# A card of influence somewhere is `card * 16 + who knows it`, one bit for each seat that has put
# it back unseen by the others and therefore knows where it is (§6.2-out, R-7).
KNOWERS: Final = 16
ALL_INFLUENCE: Final[list[int]] = [
    KNOWERS * board for board in range(BOARD_COUNT) for _ in range(_game["influence"]["per_board"])
] + [KNOWERS * JOKER for _ in range(_game["influence"]["jokers"])]

# -- the court --------------------------------------------------------------------------------

POSITIONS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(row, column) for row, column in _game["layout"]["boards"]]
)
GAPS: Final[dict[tuple[int, int], str]] = {
    (gap["at"][0], gap["at"][1]): gap["holds"] for gap in _game["layout"]["gaps"]
}


def _neighbours() -> list[list[int]]:
    """Boards whose corners touch (§2.1)."""
    return [
        [j for j, (r, c) in enumerate(POSITIONS) if abs(r - row) == 1 and abs(c - column) == 1]
        for row, column in POSITIONS
    ]


NEIGHBOURS: Final[list[list[int]]] = _neighbours()

# -- rewards (§2.2) ---------------------------------------------------------------------------

GIVE_CHIP: Final = 0
GIVE_ARMS: Final = 1
GIVE_LOUISDOR: Final = 2
GIVE_INFLUENCE: Final = 3
GIVE_INTRIGUE: Final = 4
PLACE_ANYWHERE: Final = 5
PLACE_ON_BOARD: Final = 6
TAKE_FROM_GENERAL: Final = 7
_REWARDS: Final = (
    "chip", "arms", "louisdor", "influence_card", "intrigue_card", "place_any_from_general",
    "place_on_board_from_general", "general_to_personal",
)  # fmt: skip


def _reward(row: dict[str, Any]) -> tuple[int, int, int]:
    """(what, which chip or board, how many)."""
    which = CHIPS.index(row["chip"]) if "chip" in row else row.get("board", 1) - 1
    return _REWARDS.index(row["kind"]), which, row["count"]


REWARDS: Final[list[list[tuple[int, int, int]]]] = [
    [_reward(row) for row in board["reward"]] for board in _boards
]

# -- missions (§9) ----------------------------------------------------------------------------

MISSIONS: Final[tuple[str, ...]] = tuple([row["id"] for row in _missions])
MISSION_TYPE: Final[tuple[str, ...]] = tuple([row["type"] for row in _missions])
MISSION_PHASE: Final[tuple[str, ...]] = tuple([row["phase"] for row in _missions])
TIERS: Final[tuple[str, ...]] = ("light", "medium", "dark")
TIER: Final[list[int]] = [TIERS.index(row["tier"]) for row in _missions]
PHASES: Final[tuple[str, ...]] = (
    "on_lay", "supply", "influence_start", "influence_turn", "influence_end", "scoring", "mission",
    "mission_end",
)  # fmt: skip


def missions_of(type: str) -> int:
    """The set of the missions of one type."""
    return sum([1 << i for i, name in enumerate(MISSION_TYPE) if name == type])


EXTRA_MISSION: Final[int] = missions_of("extra_mission")
PAY_PASS: Final[int] = missions_of("pay_pass")
SWAP_CHIP: Final[int] = missions_of("swap_chip")
SWAP_MISSIONS: Final[int] = missions_of("swap_missions")
SWAP_INFLUENCE: Final[int] = missions_of("swap_influence")
FOUR: Final[int] = missions_of("four_markers")
PLACE_MARKER: Final[int] = missions_of("place_marker")
ONCE_FIRST: Final[int] = missions_of("once_first")
DISCOUNT: Final[int] = missions_of("discount")
# Ways to use a supply mission: the missions it belongs to, and what it brings.
USES: Final[tuple[str, ...]] = tuple([row["id"] for row in _uses])
USE_MISSIONS: Final[list[int]] = [missions_of(row["type"]) for row in _uses]
USE_MARKERS: Final[list[int]] = [row["markers"] for row in _uses]
USE_LOUISDOR: Final[list[int]] = [row["louisdor"] for row in _uses]

LOUIS_BOARD: Final = -1  # "the board with Louis"


def _start_missions() -> list[tuple[int, int]]:
    """(mission, board) of the missions used at the start of the influence phase, in data order."""
    made: list[tuple[int, int]] = []
    for i, row in enumerate(_missions):
        if row["phase"] == "influence_start":
            where = row["type"].rsplit("_", 1)[1]
            made.append((i, LOUIS_BOARD if where == "louis" else int(where) - 1))
    return made


START_MISSIONS: Final[list[tuple[int, int]]] = _start_missions()
ANY: Final = -1  # the slot of a light mission that takes any chip

# Two chips paid for a mission, without an order: crown_crown, crown_sceptre, … helmet_helmet.
PAIRS: Final[list[tuple[int, int]]] = [
    (one, two) for one in range(len(CHIPS)) for two in range(one, len(CHIPS))
]
PAIR_LABELS: Final[tuple[str, ...]] = tuple([f"{CHIPS[one]}_{CHIPS[two]}" for one, two in PAIRS])
