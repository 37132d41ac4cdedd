"""Ludvík XIV. (Louis XIV) by Rüdiger Dorn: 2 to 4 players at the court of the Sun King."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

from intrika.core.action import ActionSpace
from intrika.core.chance import below, shuffled
from intrika.core.game import Game
from intrika.core.observation import Layout
from intrika.core.option import Option, SeatOption
from intrika.core.pack import Pack
from intrika.core.registry import register
from intrika.core.result import Result
from intrika.core.state import Setup
from intrika.games.louis import invariants, observe, scoring, sheet, view
from intrika.games.louis.actions import PLACEMENT_LABELS, SPACE
from intrika.games.louis.cards import (
    ALL_ARMS,
    ALL_INFLUENCE,
    ARMS,
    ARMS_WIDTH,
    BOARD_COUNT,
    BOARD_NUMBERS,
    CHIPS,
    GENERAL_SUPPLY,
    INFLUENCE,
    MARKERS,
    MAX_SEATS,
    MIN_SEATS,
    MISSIONS,
    NEUTRAL_MARKERS,
    PAIR_LABELS,
    START_LOUISDOR,
    TIER,
    TIERS,
    USES,
    WIDTH,
)  # fmt: skip
from intrika.games.louis.drawing import draw_mission
from intrika.games.louis.layout import LAYOUT
from intrika.games.louis.round import StartRound
from intrika.games.louis.state import KINDS, NOWHERE, State, order
from intrika.games.louis.tables import RED, tables_of


class Louis(Game):
    """Influence at court: place markers, win favours, pay for missions, collect coats of arms."""

    id: ClassVar[str] = "louis"
    title: ClassVar[dict[str, str]] = {"cs": "Ludvík XIV.", "en": "Louis XIV"}
    rules: ClassVar[str] = "1"
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    options: ClassVar[tuple[Option, ...]] = (SeatOption("starter", "§4.5"),)
    space: ClassVar[ActionSpace] = SPACE
    observation: ClassVar[Layout] = LAYOUT
    complete: ClassVar[bool] = True
    transient: ClassVar[tuple[str, ...]] = ("tables",)
    terms: ClassVar[dict[str, tuple[str, tuple[str, ...]]]] = {
        "board": ("board", BOARD_NUMBERS),
        "person": ("board", BOARD_NUMBERS),
        "card": ("card", INFLUENCE),
        "chip": ("chip", CHIPS),
        "chips": ("chips", PAIR_LABELS),
        "arms": ("arms", (*ARMS, "substitute")),
        "mission": ("mission", MISSIONS),
        "chosen": ("mission", MISSIONS),
        "tier": ("tier", TIERS),
        "use": ("use", USES),
        "boards": ("", PLACEMENT_LABELS),
    }

    def blank(self) -> State:
        return State()

    def deal(self, s: State, setup: Setup) -> None:
        """Shuffle everything, deal missions, fill the supplies (§4). Nobody decides anything."""
        n = setup.seats
        starter = setup.options["starter"]
        s.tables = tables_of(setup.pack)
        s.round = 0
        s.phase = 0
        s.start = below(s, n) if starter is None else starter
        s.board = NOWHERE
        s.louis = NOWHERE
        s.on = [0] * (WIDTH * BOARD_COUNT)
        s.neutral = NEUTRAL_MARKERS if n == MIN_SEATS else 0
        s.money = [START_LOUISDOR] * n
        s.chips = [0] * (KINDS * n)
        s.arms = [0] * (ARMS_WIDTH * n)
        s.sides = (RED,) * BOARD_COUNT
        s.pool = tuple(shuffled(s, ALL_ARMS))
        s.money_cards = tuple(shuffled(s, list(range(len(s.tables.amount)))))
        s.turned = 0
        s.deck = tuple(shuffled(s, ALL_INFLUENCE))
        s.played = ()
        s.hands = [()] * n
        s.intrigue_deck = tuple(shuffled(s, list(range(BOARD_COUNT))))
        s.intrigue = [()] * n
        s.intrigues = ()
        s.seen = 0
        s.known = (0,) * len(MISSIONS)
        s.laid = [0] * n
        s.used = [0] * n
        self.deal_missions(s)
        self.fill_supplies(s)
        s.agenda.append(StartRound())

    def deal_missions(self, s: State) -> None:
        """One light and one medium mission to each, from the start player on (§4.4, R-36)."""
        s.mission_decks = [
            tuple(shuffled(s, [card for card in range(len(MISSIONS)) if TIER[card] == tier]))
            for tier in range(len(TIERS))
        ]
        s.missions = [()] * s.seats
        for seat in order(s):
            draw_mission(s, seat, 0)
            draw_mission(s, seat, 1)

    def fill_supplies(self, s: State) -> None:
        """5, 5, 6 and 7 markers into the general supply, the rest is personal (§4.5)."""
        s.general = [0] * s.seats
        s.personal = [0] * s.seats
        for seat, count in zip(order(s), GENERAL_SUPPLY[s.seats], strict=True):
            s.general[seat] = count
            s.personal[seat] = MARKERS - count

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.view(s, seat)

    def observe(self, s: State, seat: int, out: Any) -> None:
        observe.observe(s, seat, out)

    def observe_setup(self, setup: Setup, row: Any) -> None:
        sheet.observe_setup(setup, row)

    def determinize(self, s: State, seat: int | None, rng: random.Random) -> State:
        return view.determinize(s, seat, rng)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def broken(self, s: State) -> str | None:
        return invariants.broken(s)

    def restore(self, s: State) -> None:
        s.tables = tables_of(s.setup.pack)

    def check_pack(self, pack: Pack) -> None:
        tables_of(pack)

    def variants(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every player count with the starter drawn and with each seat starting."""
        for seats in range(self.min_seats, self.max_seats + 1):
            yield seats, {}
            for starter in range(seats):
                yield seats, {"starter": starter}


GAME = register(Louis())
