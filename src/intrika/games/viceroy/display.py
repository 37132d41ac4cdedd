"""The display between the auction cards: taking from it, and who comes first."""

from __future__ import annotations

from intrika.games.viceroy import events
from intrika.games.viceroy.pyramid import lowest
from intrika.games.viceroy.rewards import gain
from intrika.games.viceroy.state import NOTHING, TOOK, State


def in_priority(s: State, seats: list[int]) -> list[int]:
    """Seats by the lowest number lying in their pyramids (§2.7)."""
    if len(seats) < 2:
        return seats
    order = [4 * lowest(s.grids[seat], s.cells[seat]) + seat for seat in seats]
    order.sort()
    return [code & 3 for code in order]


def finish(s: State, seat: int, how: int) -> None:
    """A seat is done with this auction."""
    s.standing[seat] = how


def take_card(s: State, seat: int, place: int, how: str) -> None:
    """A displayed card goes to the hand; everybody has seen it (R-67)."""
    card = s.display[place]
    s.display[place] = NOTHING
    if how != "law":
        finish(s, seat, TOOK)
    if s.log is not None:
        s.log.append(events.CardTaken(seat, card, place, how))
    gain(s, seat, card, True)
