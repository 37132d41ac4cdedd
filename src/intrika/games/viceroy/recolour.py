"""The end of the game (specification, section 9, steps 1 and 2): recolouring circles."""

from __future__ import annotations

from typing import ClassVar

from intrika.core.action import Action
from intrika.core.agenda import NOT_ASKED, AskTogether, Step, asked
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import FINISH, RECOLOUR
from intrika.games.viceroy.cards import BONUS, BONUS_COLOUR, JEWELS, JEWELS_POINTS, KINDS
from intrika.games.viceroy.pyramid import NO_COLOUR, ROW, circle, level_of, segments
from intrika.games.viceroy.state import SCORING, State


class EndGame(Step):
    """Screens are put away and hands discarded; then everybody may recolour (§9)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.phase = SCORING
        s.shown += 1
        for seat, hand in enumerate(s.hands):
            if hand and s.log is not None:
                s.log.append(events.HandDiscarded(seat, hand))
            s.discard = (*s.discard, *hand)
        s.hands = [()] * s.seats
        s.known = [()] * s.seats
        who = tuple([seat for seat in range(s.seats) if can_recolour(s, seat)])
        if who:
            s.agenda.append(Recolour(asked(s.seats, who)))
        else:
            announce(s)


def announce(s: State) -> None:
    """Tell what was recoloured, seat by seat in whatever order it came, and who has won."""
    if s.log is None:
        return
    for seat, codes in enumerate(s.recoloured):
        grid = s.grids[seat]
        for code in codes:
            cell, colour = code >> 2, code & 3
            price = missing(segments(grid, cell), colour)
            s.log.append(events.CircleRecoloured(seat, grid[cell] - 1, colour, price))
    s.log.append(events.GameEnded(s.setup.game.result(s).winners))


class Move:
    """Make the circle of `cell` all `colour`: so many gems of it, so many points more."""

    __slots__ = ("cell", "colour", "points", "price")
    cell: int
    colour: int
    price: int
    points: int

    def __init__(self, cell: int, colour: int, price: int, points: int) -> None:
        self.cell = cell
        self.colour = colour
        self.price = price
        self.points = points


def values(s: State, seat: int) -> list[int]:
    """By colour: what a circle of it scores beyond its level (§9; law 79 counts too)."""
    jewels = JEWELS_POINTS if JEWELS + 1 in s.grids[seat] else 0
    made = [jewels] * 4
    for code in s.tokens[seat]:
        kind = code % KINDS
        made[BONUS_COLOUR[kind]] += BONUS[kind]
    return made


def moves(s: State, seat: int) -> list[Move]:
    """Every circle that can be recoloured now, after the ones done already (R-65)."""
    done = s.recoloured[seat]
    last = done[-1] // 4 if done else ROW - 1
    grid, gems = s.grids[seat], s.gems[4 * seat : 4 * seat + 4]
    made: list[Move] = []
    value = values(s, seat)
    for cell in s.cells[seat]:
        if cell <= last:
            continue
        parts = segments(grid, cell)
        level = level_of(cell)
        now = circle(grid, cell)
        present = level + value[now] if now != NO_COLOUR else 0
        for colour in range(4):
            price = missing(parts, colour)
            if 0 < price <= gems[colour]:
                made.append(Move(cell, colour, price, level + value[colour] - present))
    return made


def can_recolour(s: State, seat: int) -> bool:
    """Whether `moves` finds any."""
    done = s.recoloured[seat]
    last = done[-1] // 4 if done else ROW - 1
    for cell in s.cells[seat]:
        if cell > last:
            parts = segments(s.grids[seat], cell)
            for colour in range(4):
                if 0 < missing(parts, colour) <= s.gems[4 * seat + colour]:
                    return True
    return False


def missing(parts: tuple[int, int, int], colour: int) -> int:
    """How many of a circle's four segments have another colour; the half circle is two."""
    half, left, right = parts
    return 2 * (half != colour) + (left != colour) + (right != colour)


def recolour(s: State, seat: int, cell: int, colour: int, price: int) -> None:
    s.gems[4 * seat + colour] -= price
    s.on_segments[colour] += price
    s.recoloured[seat] = (*s.recoloured[seat], cell * 4 + colour)


class Recolour(AskTogether):
    """Everybody recolours at the same time, openly and without touching the others (§9).

    Circles are taken in ascending order. `optimal` carries out a best plan for what is left.
    """

    __slots__ = ()
    name: ClassVar[str] = "recolour"
    clause: ClassVar[str] = "§9"
    kinds: ClassVar[tuple[str, ...]] = ("recolour", "finish")

    def options(self, s: State, seat: int) -> list[Action]:
        grid = s.grids[seat]
        made = [RECOLOUR[4 * (grid[m.cell] - 1) + m.colour] for m in moves(s, seat)]
        return [FINISH[0], FINISH[1], *made]

    def again(self, answers: tuple[Action | None, ...]) -> Recolour:
        return Recolour(answers)

    def choose(self, s: State, seat: int, a: Action) -> None:
        """Nothing is hidden here: every answer takes effect at once."""
        if a.kind == "recolour":
            cell = s.grids[seat].find(a.arg + 1)
            price = missing(segments(s.grids[seat], cell), a.arg2)
            recolour(s, seat, cell, a.arg2, price)
            if can_recolour(s, seat):
                return
        elif a.arg == 1:
            for move in best_plan(s, seat):
                recolour(s, seat, move.cell, move.colour, move.price)
        answers = self.answers[:seat] + (NOT_ASKED,) + self.answers[seat + 1 :]
        if None in answers:
            s.agenda[-1] = Recolour(answers)
        else:
            s.agenda.pop()
            announce(s)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.kind == "finish":
            return None
        cell = s.grids[seat].find(a.arg + 1)
        if cell < 0:
            return refusal("§9", "not-in-pyramid", card=a.arg)
        if cell < ROW:
            return refusal("§2.3", "no-circle", card=a.arg)
        done = s.recoloured[seat]
        if done and cell <= done[-1] // 4:
            return refusal("R-65", "circle-order", card=a.arg)
        price = missing(segments(s.grids[seat], cell), a.arg2)
        if not price:
            return refusal("§9", "already-that-colour", card=a.arg, colour=a.arg2)
        have = s.gems[4 * seat + a.arg2]
        if have < price:
            return refusal("§9", "recolour-price", colour=a.arg2, need=price, have=have)
        return None

    def masked(self, s: State, seat: int, a: Action) -> str:
        return a.text


# -- the best plan ---------------------------------------------------------------------------------


def best_plan(s: State, seat: int) -> list[Move]:
    """A plan of most points: exact, circle by circle over the gems that are left.

    Each state is the four gem counts with the best points for them and the plan that gave them.
    A state that even with every later gain falls short of a plan already found is dropped.
    """
    by_cell: list[list[Move]] = []
    for move in moves(s, seat):
        if move.points > 0:
            if not by_cell or by_cell[-1][0].cell != move.cell:
                by_cell.append([])
            by_cell[-1].append(move)
    gems = tuple(s.gems[4 * seat : 4 * seat + 4])
    floor = sum([move.points for move in _greedy(by_cell, gems)])
    ahead = sum([max([move.points for move in group]) for group in by_cell])
    best: dict[tuple[int, ...], tuple[int, tuple[Move, ...]]] = {gems: (0, ())}
    for group in by_cell:
        ahead -= max([move.points for move in group])
        grown: dict[tuple[int, ...], tuple[int, tuple[Move, ...]]] = {}
        for left, (points, plan) in best.items():
            _keep(grown, left, points, plan, floor - ahead)
            for move in group:
                if left[move.colour] >= move.price:
                    after = _spend(left, move)
                    _keep(grown, after, points + move.points, (*plan, move), floor - ahead)
        best = grown
    most = max([points for points, _ in best.values()])
    return list(next(plan for points, plan in best.values() if points == most))


def _spend(left: tuple[int, ...], move: Move) -> tuple[int, ...]:
    c = move.colour
    return left[:c] + (left[c] - move.price,) + left[c + 1 :]


def _keep(
    states: dict[tuple[int, ...], tuple[int, tuple[Move, ...]]],
    left: tuple[int, ...],
    points: int,
    plan: tuple[Move, ...],
    needed: int,
) -> None:
    """Remember the better way to these gem counts, if it can still reach the floor."""
    if points >= needed and (left not in states or states[left][0] < points):
        states[left] = points, plan


def _greedy(by_cell: list[list[Move]], gems: tuple[int, ...]) -> list[Move]:
    """A good plan to measure others by: most points first, then fewest gems."""
    flat = sorted([m for group in by_cell for m in group], key=_value)
    done: list[Move] = []
    for move in flat:
        if gems[move.colour] >= move.price and all([d.cell != move.cell for d in done]):
            gems = _spend(gems, move)
            done.append(move)
    return done


def _value(move: Move) -> tuple[int, int, int]:
    return -move.points, move.price, move.cell
