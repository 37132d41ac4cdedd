"""The final score (specification, section 9, steps 3 and 4): seven named lines."""

from __future__ import annotations

from intrika.core.result import Result, ScoreLine, places
from intrika.games.viceroy.auction import attack_tokens
from intrika.games.viceroy.cards import (
    ACADEMY,
    ACADEMY_POINTS,
    ARCHIVE,
    ARCHIVE_POINTS,
    ATTACK_PENALTY,
    CENSUS,
    CENSUS_POINTS,
    CHARACTERS,
    COUNCIL,
    COUNCIL_POINTS,
    DEFENCE,
    FAVOUR,
    FAVOUR_POINTS,
    IS_PRIVILEGE,
    JEWELS,
    JEWELS_POINTS,
    KINDS,
    MAGIC,
    PRIVILEGE_POINTS,
    SCIENCE,
    SET_POINTS,
    TOKEN_CIRCLE_BONUS,
    TOKEN_MAGIC_BONUS,
    TOKEN_POINTS,
    TREASURY,
    TREASURY_POINTS,
)  # fmt: skip
from intrika.games.viceroy.pyramid import NO_COLOUR, circle, level_of, neighbours
from intrika.games.viceroy.state import State


def count(s: State, seat: int, kind: int) -> int:
    """Tokens of one kind lying in a pyramid."""
    return len([code for code in s.tokens[seat] if code % KINDS == kind])


def circle_colour(s: State, seat: int, cell: int) -> int:
    """A circle's colour, after recolouring."""
    for code in s.recoloured[seat]:
        if code >> 2 == cell:
            return code & 3
    return circle(s.grids[seat], cell)


def one_coloured(s: State, seat: int) -> list[tuple[int, int]]:
    """The circles of one colour: (cell of the upper card, colour)."""
    found = [(cell, circle_colour(s, seat, cell)) for cell in s.cells[seat]]
    return [(cell, colour) for cell, colour in found if colour != NO_COLOUR]


def colour_bonus(s: State, seat: int, colour: int) -> int:
    """All circle bonus tokens of one colour."""
    return sum([TOKEN_CIRCLE_BONUS[colour][code % KINDS] for code in s.tokens[seat]])


def circle_points(s: State, seat: int) -> int:
    """The level of the upper card and the bonus tokens of the colour (§9.3.1)."""
    circles = one_coloured(s, seat)
    return sum([level_of(cell) + colour_bonus(s, seat, colour) for cell, colour in circles])


def eternal_points(s: State, seat: int) -> int:
    """The level of the card and the bonus tokens of the colour (§9.3.2)."""
    gems = [(code >> 3, code >> 1 & 3) for code in s.eternals[seat]]
    return sum([level_of(cell) + colour_bonus(s, seat, colour) for cell, colour in gems])


def sets(s: State, seat: int) -> int:
    """Sets of one defence, one science and one magic token."""
    return min(count(s, seat, DEFENCE), count(s, seat, SCIENCE), count(s, seat, MAGIC))


def tucked_under(s: State, seat: int, cell: int) -> int:
    return len([code for code in s.tucked[seat] if code >> 8 == cell])


def law_points(s: State, seat: int, law: int) -> int:
    """What one law lying in the pyramid scores (§8)."""
    grid = s.grids[seat]
    cell = grid.find(law + 1)
    if law == CENSUS:
        return CENSUS_POINTS * (len(s.cells[seat]) + len(s.tucked[seat]))
    if law == COUNCIL:
        return COUNCIL_POINTS * tucked_under(s, seat, cell)
    if law == FAVOUR:
        return FAVOUR_POINTS[level_of(cell)]
    if law == ACADEMY:
        return ACADEMY_POINTS * sets(s, seat)
    if law == TREASURY:
        return TREASURY_POINTS * len([code for code in s.stored[seat] if code >> 2 == cell])
    if law == ARCHIVE:
        return ARCHIVE_POINTS * tucked_under(s, seat, cell)
    if law == JEWELS:
        return JEWELS_POINTS * (len(one_coloured(s, seat)) + len(s.eternals[seat]))
    if IS_PRIVILEGE[law]:
        beside = [at for at in neighbours(cell) if 0 < grid[at] <= CHARACTERS]
        return PRIVILEGE_POINTS * len(beside)
    return 0


def laws_points(s: State, seat: int) -> int:
    lying = [s.grids[seat][cell] - 1 for cell in s.cells[seat]]
    return sum([law_points(s, seat, card) for card in lying if card >= CHARACTERS])


def magic_bonus(s: State, seat: int) -> int:
    return sum([TOKEN_MAGIC_BONUS[code % KINDS] for code in s.tokens[seat]])


def enemy_attacks(s: State, seat: int) -> int:
    return sum([attack_tokens(s, other) for other in range(s.seats) if other != seat])


def score_lines(s: State, seat: int) -> tuple[ScoreLine, ...]:
    """The seven steps of the count, in their order."""
    magic, bonus = count(s, seat, MAGIC), magic_bonus(s, seat)
    attacks, defence = enemy_attacks(s, seat), count(s, seat, DEFENCE)
    unblocked = max(0, attacks - defence)
    full = sets(s, seat)
    return (
        ScoreLine("circles", circle_points(s, seat), {"count": len(one_coloured(s, seat))}),
        ScoreLine("eternals", eternal_points(s, seat), {"count": len(s.eternals[seat])}),
        ScoreLine("laws", laws_points(s, seat)),
        ScoreLine("points", sum([TOKEN_POINTS[code % KINDS] for code in s.tokens[seat]])),
        ScoreLine("magic", magic * bonus, {"magic": magic, "bonus": bonus}),
        ScoreLine("sets", SET_POINTS * full, {"count": full}),
        ScoreLine("attacks", -ATTACK_PENALTY * unblocked, {"attacks": attacks, "defence": defence}),
    )


def result(s: State) -> Result:
    """The highest total wins; equal totals share the victory (R-40)."""
    lines = tuple([score_lines(s, seat) for seat in range(s.seats)])
    totals = tuple([sum([line.points for line in seat]) for seat in lines])
    ranked = places(totals)
    winners = tuple([seat for seat in range(s.seats) if ranked[seat] == 1])
    return Result(lines, totals, ranked, winners, "shared" if len(winners) > 1 else None)
