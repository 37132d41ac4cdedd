"""What missions and boards give: money, markers, arms and cards."""

from __future__ import annotations

from intrika.core.chance import shuffled
from intrika.games.louis import events
from intrika.games.louis.cards import ARMS_WIDTH, KNOWERS, SUBSTITUTE, WIDTH
from intrika.games.louis.state import KINDS, State


def gain_money(s: State, seat: int, amount: int) -> None:
    """Money is never short (R-2)."""
    s.money[seat] += amount
    if s.log is not None:
        s.log.append(events.MoneyGained(seat, amount))


def gain_chip(s: State, seat: int, chip: int) -> None:
    """Chips are never short (R-2)."""
    s.chips[KINDS * seat + chip] += 1
    if s.log is not None:
        s.log.append(events.ChipGained(seat, chip))


def move_to_personal(s: State, seat: int, most: int) -> int:
    """Own markers from the general to the personal supply: all that may, and are there (R-8)."""
    count = min(most, s.general[seat])
    s.general[seat] -= count
    s.personal[seat] += count
    return count


def take_markers(s: State, seat: int, most: int) -> None:
    """As many as named or as there are (R-30)."""
    count = move_to_personal(s, seat, most)
    if s.log is not None:
        s.log.append(events.MarkersTaken(seat, count))


def put_marker(s: State, seat: int, board: int, source: int) -> None:
    """One marker from the general (0) or the personal (1) supply to a board."""
    if source:
        s.personal[seat] -= 1
    else:
        s.general[seat] -= 1
    s.on[WIDTH * board + seat] += 1
    if s.log is not None:
        s.log.append(events.MarkerPut(seat, board, source))


def draw_arms(s: State, seat: int, count: int) -> None:
    """Face down from the pool; what the pool cannot give is a substitute without a kind (R-3)."""
    cut = max(0, len(s.pool) - count)
    drawn = s.pool[cut:]
    s.pool = s.pool[:cut]
    s.shown += 1
    for kind in drawn:
        s.arms[ARMS_WIDTH * seat + kind] += 1
    missing = count - len(drawn)
    s.arms[ARMS_WIDTH * seat + SUBSTITUTE] += missing
    if s.log is not None:
        told = (*sorted(drawn), *[SUBSTITUTE for _ in range(missing)])
        s.log.append(events.ArmsDrawn(seat, count, told))


def draw_influence(s: State, seat: int) -> None:
    """The top influence card; an empty deck is made of the played pile first (R-13)."""
    if not s.deck:
        s.deck = tuple(shuffled(s, list(s.played)))
        s.played = ()
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    s.hands[seat] = tuple(sorted([*s.hands[seat], card]))
    s.shown += 1
    if s.log is not None:
        s.log.append(events.InfluenceDrawn(seat, card // KNOWERS))


def draw_intrigue(s: State, seat: int) -> None:
    """The top intrigue card; from an empty deck nothing (R-13)."""
    if not s.intrigue_deck:
        return
    card = s.intrigue_deck[-1]
    s.intrigue_deck = s.intrigue_deck[:-1]
    s.intrigue[seat] = tuple(sorted([*s.intrigue[seat], card]))
    s.shown += 1
    if s.log is not None:
        s.log.append(events.IntrigueDrawn(seat, card))


def use_up(s: State, seat: int, missions: int) -> None:
    """One laid mission of this set has been used in this round."""
    free = s.laid[seat] & missions & ~s.used[seat]
    s.used[seat] |= free & -free
    if s.log is not None:
        s.log.append(events.MissionUsed(seat, (free & -free).bit_length() - 1))
