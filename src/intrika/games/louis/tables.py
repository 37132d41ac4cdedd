"""The figures that a data pack may replace: conditions, prices, money cards, mission costs."""

from __future__ import annotations

from typing import Any, Final

from intrika.core.pack import Pack, replaced
from intrika.core.refusal import BadInput
from intrika.games.louis.cards import (
    ANY,
    BOARD_COUNT,
    CHIPS,
    CROWN,
    DATA,
    PAIRS,
    TIERS,
)  # fmt: skip

MONEY: Final = 0
FIRST: Final = 1
THRESHOLD: Final = 2
CONDITIONS: Final = ("money", "first", "markers")
RED: Final = 0
BLACK: Final = 1
SIDES: Final = ("red", "black")
LOUIS_BOARDS: Final = 4  # Louis can stand on the first four (§5-1)


class Tables:
    """One set of figures. Shared by all states that use it; nobody changes it."""

    __slots__ = (
        "amount", "condition", "cost", "figure", "louis_board", "payments",
    )  # fmt: skip
    condition: list[int]  # by side * 12 + board: MONEY, FIRST or THRESHOLD
    figure: list[int]  # likewise: price, 0 or threshold
    amount: list[int]  # by money card
    louis_board: list[int]  # by money card
    cost: list[tuple[int, int]]  # by mission: two chips, the second may be ANY
    payments: list[list[int]]  # by mission: the pairs that pay for it

    def __init__(self, data: dict[str, Any]) -> None:
        boards: list[dict[str, Any]] = data["boards"]
        sides = [(board[side], board[f"{side}_figure"]) for side in SIDES for board in boards]
        self.condition = [CONDITIONS.index(what["condition"]) for what, _ in sides]
        self.figure = [figure["value"] for _, figure in sides]
        self.amount = [card["amount"]["louisdor"] for card in data["money_cards"]]
        self.louis_board = [card["board"]["number"] - 1 for card in data["money_cards"]]
        self.cost = [_cost(row["cost"]["chips"]) for row in data["missions"]]
        self.payments = [_payments(cost) for cost in self.cost]


def _cost(chips: list[str]) -> tuple[int, int]:
    one, two = [ANY if chip == "any" else CHIPS.index(chip) for chip in chips]
    return one, two


def _payments(cost: tuple[int, int]) -> list[int]:
    """A crown stands for any chip, an open slot takes any chip (§8-1)."""
    return [i for i, pair in enumerate(PAIRS) if _pays(cost, pair) or _pays(cost, pair[::-1])]


def _pays(cost: tuple[int, int], pair: tuple[int, int]) -> bool:
    return all(
        [slot in (ANY, chip) or chip == CROWN for slot, chip in zip(cost, pair, strict=True)]
    )


STANDARD: Final = Tables(DATA)
_made: dict[str, Tables] = {}


def tables_of(pack: Pack | None) -> Tables:
    """The figures under this pack; a bad one raises `BadInput` with the entry's name."""
    if pack is None:
        return STANDARD
    key = pack.digest()
    found = _made.get(key)
    if found is None:
        data = replaced(DATA, pack)
        _check(data, pack.name)
        found = _made[key] = Tables(data)
    return found


# -- what a pack may say ----------------------------------------------------------------------


def _check(data: dict[str, Any], pack: str) -> None:
    for board in data["boards"]:
        for side in SIDES:
            _check_side(board, side, f"pack {pack}: boards.{board['id']}")
        if board["red"]["condition"] == board["black"]["condition"]:
            raise BadInput(f"pack {pack}: boards.{board['id']}: the two sides differ (§7d)")
    for card in data["money_cards"]:
        where = f"pack {pack}: money_cards.{card['id']}"
        _check_number(card["board"]["number"], 1, LOUIS_BOARDS, f"{where}.board.number")
        _check_number(card["amount"]["louisdor"], 0, 99, f"{where}.amount.louisdor")
    for row in data["missions"]:
        _check_cost(row, f"pack {pack}: missions.{row['id']}.cost.chips")


def _check_side(board: dict[str, Any], side: str, where: str) -> None:
    condition, figure = board[side]["condition"], board[f"{side}_figure"]["value"]
    if condition not in CONDITIONS:
        raise BadInput(f"{where}.{side}.condition: takes {', '.join(CONDITIONS)}; got {condition}")
    if board["number"] <= LOUIS_BOARDS and condition == "markers":
        raise BadInput(f"{where}.{side}.condition: Louis needs money or first (§7c-louis)")
    lowest, highest = (0, 0) if condition == "first" else (1, 99)
    _check_number(figure, lowest, highest, f"{where}.{side}_figure.value")


def _check_number(value: Any, lowest: int, highest: int, where: str) -> None:
    if not isinstance(value, int) or not lowest <= value <= highest:
        raise BadInput(f"{where}: takes a whole number from {lowest} to {highest}; got {value}")


def _check_cost(row: dict[str, Any], where: str) -> None:
    """The pattern of the tier is the rulebook's: a chip and any, two different, two equal (§9)."""
    chips, tier = row["cost"]["chips"], row["tier"]
    given = [chip for chip in CHIPS if chip != CHIPS[CROWN]]
    fits = len(chips) == 2 and chips[0] in given
    if tier == TIERS[0]:
        fits = fits and chips[1] == "any"
    elif tier == TIERS[1]:
        fits = fits and chips[1] in given and chips[0] != chips[1]
    else:
        fits = fits and chips[0] == chips[1]
    if not fits:
        patterns = ("one chip and any", "two different chips", "two equal chips")
        raise BadInput(f"{where}: a {tier} mission costs {patterns[TIERS.index(tier)]} (§9)")


def side_of(side: int, board: int) -> int:
    """Where a side of a board stands in the tables."""
    return side * BOARD_COUNT + board
