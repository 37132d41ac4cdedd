"""The game with missions and intrigue cards already in play, so that rare rules come up often."""

from __future__ import annotations

from intrika.core.chance import shuffled
from intrika.core.state import Setup
from intrika.games.louis import Louis
from intrika.games.louis.cards import EXTRA_MISSION, MISSIONS
from intrika.games.louis.drawing import draw_mission
from intrika.games.louis.effects import draw_intrigue
from intrika.games.louis.state import State

COMPILED = not hasattr(Louis.deal, "__code__")  # a compiled game cannot be extended from here


def rich_game() -> Louis:
    """Most missions are laid from the start; everybody holds two intrigue cards."""

    class RichLouis(Louis):
        def deal(self, s: State, setup: Setup) -> None:
            super().deal(s, setup)
            enrich(s)

    return RichLouis()


def enrich(s: State) -> None:
    held = [card for hand in s.missions for card in hand]
    free = shuffled(s, [card for card in range(len(MISSIONS)) if card not in held])
    laid = free[: 30 - 2 * s.seats]
    for i, card in enumerate(laid):
        s.laid[i % s.seats] |= 1 << card
    for tier, deck in enumerate(s.mission_decks):
        s.mission_decks[tier] = tuple([card for card in deck if card not in laid])
    for seat in range(s.seats):
        for _ in range((s.laid[seat] & EXTRA_MISSION).bit_count()):
            draw_mission(s, seat, next(tier for tier in (1, 0, 2) if s.mission_decks[tier]))
        draw_intrigue(s, seat)
        draw_intrigue(s, seat)


RICH = Louis() if COMPILED else rich_game()
