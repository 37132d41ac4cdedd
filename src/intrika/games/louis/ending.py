"""The end of the game (specification, 11-1 and 11-2): spare material becomes arms."""

from __future__ import annotations

from intrika.core.agenda import Step
from intrika.games.louis import events
from intrika.games.louis.cards import (
    ARMS,
    BOARD_COUNT,
    EXCHANGE_ORDER,
    KNOWERS,
    LOUISDOR_PER_ARMS,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.effects import draw_arms
from intrika.games.louis.scoring import majority
from intrika.games.louis.state import KINDS, State, chips_of, order


class EndGame(Step):
    """Category by category, then the majorities; the score is counted in scoring.py (§11)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        for category in EXCHANGE_ORDER:
            exchange(s, category)
        if s.log is not None:
            for kind in range(len(ARMS)):
                winners, count = majority(s, kind)
                if winners:
                    s.log.append(events.MajorityWon(kind, tuple(winners), count))
            s.log.append(events.GameEnded(s.setup.game.result(s).winners))


def items(s: State, seat: int, category: str) -> int:
    """How many things of this category a player can change (§11-1)."""
    if category == "influence_card":
        return len(s.hands[seat])
    if category == "intrigue_card":
        return len(s.intrigue[seat])
    if category == "chip":
        return sum(chips_of(s, seat))
    if category == "marker_on_board":
        return sum([s.on[WIDTH * board + seat] for board in range(BOARD_COUNT)])
    return s.money[seat] // LOUISDOR_PER_ARMS


def exchange(s: State, category: str) -> None:
    """One item per player and lap, from the start player, while there are arms (§11-1, R-32)."""
    left = [items(s, seat, category) for seat in range(s.seats)]
    wanted = sum(left)
    pool = len(s.pool)
    changed = [0] * s.seats
    while pool and sum(left):
        for seat in order(s):
            if left[seat] and pool:
                left[seat] -= 1
                changed[seat] += 1
                pool -= 1
                draw_arms(s, seat, 1)
    for seat in order(s):
        if changed[seat]:
            if s.log is not None:
                s.log.append(events.ItemsExchanged(seat, category, changed[seat]))
            give_away(s, seat, category, changed[seat])
    if s.log is not None and wanted and sum(left):
        s.log.append(events.ArmsRanOut(category))


def give_away(s: State, seat: int, category: str, count: int) -> None:
    """What was changed leaves the player, but markers stay on their boards (R-25, R-40)."""
    if category == "influence_card":
        given = [code // KNOWERS * KNOWERS for code in s.hands[seat][:count]]
        s.played = (*s.played, *given)
        s.hands[seat] = s.hands[seat][count:]
    elif category == "intrigue_card":
        for card in s.intrigue[seat][:count]:
            s.intrigue_deck = (card, *s.intrigue_deck)
        s.intrigue[seat] = s.intrigue[seat][count:]
    elif category == "chip":
        for chip in range(KINDS):
            given_up = min(count, s.chips[KINDS * seat + chip])
            s.chips[KINDS * seat + chip] -= given_up
            count -= given_up
    elif category == "louisdor":
        s.money[seat] -= count * LOUISDOR_PER_ARMS
