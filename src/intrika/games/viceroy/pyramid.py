"""The geometry of a pyramid (specification, section 2).

A pyramid is a grid of bytes: 0 is an empty cell, otherwise the printed number of the card lying
there. A cell is one number, `(level - 1) * ROW + column + 37`, so cells ascend by level, then by
column, and the neighbours of a cell are a fixed distance away.
"""

from __future__ import annotations

from typing import Final

from intrika.games.viceroy.actions import EDGE
from intrika.games.viceroy.cards import BOTTOM, LEVELS, TOP_LEFT, TOP_RIGHT

ROW: Final = 2 * EDGE + 1
START_CELL: Final = EDGE
EMPTY: Final = bytes(ROW * (LEVELS + 1))  # one row of air above the top level
TOP: Final = ROW * (LEVELS - 1)  # cells from here on are on level 5
NO_COLOUR: Final = -1


BYTES: Final[list[bytes]] = [bytes((number,)) for number in range(256)]


def level_of(cell: int) -> int:
    return cell // ROW + 1


def column_of(cell: int) -> int:
    return cell % ROW - EDGE


def cell_at(level: int, column: int) -> int:
    return (level - 1) * ROW + column + EDGE


def with_card(grid: bytes, cell: int, number: int) -> bytes:
    """The grid with this printed number (0: nothing) in the cell."""
    return grid[:cell] + BYTES[number] + grid[cell + 1 :]


def open_cells(grid: bytes, cells: tuple[int, ...], levels: int) -> list[int]:
    """Where a card may be laid, up to this level, in ascending order (§2.2)."""
    found: list[int] = []
    seen = -1
    limit = ROW * (levels - 1)
    for cell in cells:
        if cell >= ROW:
            break
        if not grid[cell - 1] and cell - 1 != seen:
            found.append(cell - 1)
        if not grid[cell + 1]:
            seen = cell + 1
            found.append(seen)
    for cell in cells:
        if cell >= limit:
            break
        if grid[cell + 1] and not grid[cell + ROW]:
            found.append(cell + ROW)
    return found


def is_open(grid: bytes, cell: int, levels: int) -> bool:
    """Whether a card may be laid into this cell (§2.2)."""
    if level_of(cell) > levels or grid[cell]:
        return False
    if cell < ROW:
        beside = (column_of(cell) > -EDGE and grid[cell - 1]) or grid[cell + 1]
        return column_of(cell) < EDGE and bool(beside)
    return column_of(cell) < EDGE and bool(grid[cell - ROW] and grid[cell - ROW + 1])


def circle(grid: bytes, cell: int) -> int:
    """The colour of the circle under the card in this cell; NO_COLOUR if mixed (§2.3)."""
    if cell < ROW or not grid[cell]:
        return NO_COLOUR
    colour = BOTTOM[grid[cell] - 1]
    if TOP_RIGHT[grid[cell - ROW] - 1] == colour == TOP_LEFT[grid[cell - ROW + 1] - 1]:
        return colour
    return NO_COLOUR


def segments(grid: bytes, cell: int) -> tuple[int, int, int]:
    """Half circle, left quarter and right quarter of the circle under the card in this cell."""
    left, right = TOP_RIGHT[grid[cell - ROW] - 1], TOP_LEFT[grid[cell - ROW + 1] - 1]
    return BOTTOM[grid[cell] - 1], left, right


def has_rest(grid: bytes, cell: int) -> bool:
    """Whether a card rests on the one in this cell."""
    return cell < TOP and bool(grid[cell + ROW] or grid[cell + ROW - 1])


def neighbours(cell: int) -> list[int]:
    """The up to six cells around this one (§2.4)."""
    around = [cell - 1, cell + 1, cell + ROW - 1, cell + ROW]
    if cell >= ROW:
        around += [cell - ROW, cell - ROW + 1]
    return around


def free_cells(grid: bytes, cells: tuple[int, ...], covered: list[int]) -> list[int]:
    """Cells of free cards (§2.6, R-27); under those in `covered` a card is tucked."""
    highest = level_of(cells[-1])
    found: list[int] = []
    for cell in cells:
        end = level_of(cell) == highest or not grid[cell - 1] or not grid[cell + 1]
        if end and cell not in covered and not has_rest(grid, cell):
            found.append(cell)
    return found


def has_other_free(grid: bytes, cells: tuple[int, ...], covered: list[int], cell: int) -> bool:
    """Whether a card laid into `cell` leaves another free card beside it (R-37)."""
    laid = with_card(grid, cell, 1)
    after = tuple(sorted((*cells, cell)))
    return any([other != cell for other in free_cells(laid, after, covered)])


def lowest(grid: bytes, cells: tuple[int, ...]) -> int:
    """The lowest number lying in the pyramid: its owner's priority (§2.7)."""
    least = 255
    for cell in cells:
        if grid[cell] < least:
            least = grid[cell]
    return least
