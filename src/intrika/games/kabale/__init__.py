"""Královské rošády (Kabale und Hiebe, Ruse & Bruise) by Lutz Stepponat: 2 to 6 players."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from intrika.core.action import ActionSpace
from intrika.core.chance import below, shuffled
from intrika.core.game import Game
from intrika.core.observation import Layout
from intrika.core.option import Flag, Option, SeatOption
from intrika.core.registry import register
from intrika.core.result import Result
from intrika.core.state import Setup
from intrika.games.kabale import invariants, observe, scoring, view
from intrika.games.kabale.actions import COLUMN_LABELS, SPACE
from intrika.games.kabale.cards import (
    CARDS,
    HAND,
    HEADS,
    HEADS_PER_PLAYER,
    MAX_SEATS,
    MIN_SEATS,
    ONES,
    SET,
    SYMBOLS,
)  # fmt: skip
from intrika.games.kabale.state import State
from intrika.games.kabale.turn import StartRound


class Kabale(Game):
    """Secret cards under open prizes: place one, turn the one above, see who is left to count."""

    id: ClassVar[str] = "kabale"
    title: ClassVar[dict[str, str]] = {"cs": "Královské rošády", "en": "Ruse & Bruise"}
    rules: ClassVar[str] = "1"
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    options: ClassVar[tuple[Option, ...]] = (
        SeatOption("starter", "R-1"),
        Flag("hidden_card_counts_for_full", True, "R-11"),
        Flag("disguise_refill", True, "R-12"),
        Flag("valueless_double_can_win", True, "R-21"),
        Flag("won_cards_public", False, "R-15"),
        Flag("two_player_without_ones", False, "§9", seats=(2,), note="for two players only, §9"),
        Option("crown_module", (False,), "§9", note="the crown's printed value is not known, §9"),
    )
    space: ClassVar[ActionSpace] = SPACE
    observation: ClassVar[Layout] = observe.LAYOUT
    complete: ClassVar[bool] = True
    terms: ClassVar[dict[str, tuple[str, tuple[str, ...]]]] = {
        "card": ("card", CARDS),
        "by": ("card", CARDS),
        "head": ("head", HEADS),
        "symbol": ("symbol", SYMBOLS),
        "column": ("", COLUMN_LABELS),
        "target": ("", COLUMN_LABELS),
    }

    def blank(self) -> State:
        return State()

    def deal(self, s: State, setup: Setup) -> None:
        """Shuffle piles and heads, deal three cards, draw the starter (§3)."""
        n = setup.seats
        options = setup.options
        s.concealed_counts = options["hidden_card_counts_for_full"]
        s.refill = options["disguise_refill"]
        s.double_can_win = options["valueless_double_can_win"]
        s.won_public = options["won_cards_public"]
        s.piles = [tuple(shuffled(s, list(range(SET)))) for _ in range(n)]
        s.hands = [pile[:HAND] for pile in s.piles]
        s.drawn = [HAND] * n
        s.older = [()] * n
        s.discards = [()] * n
        left_out = ONES if options["two_player_without_ones"] else []
        heads = shuffled(s, [head for head in range(len(HEADS)) if head not in left_out])
        s.stack = tuple(heads[: HEADS_PER_PLAYER * n])
        s.box = (*heads[HEADS_PER_PLAYER * n :], *left_out)
        s.laid = 0
        s.heads = []
        s.columns = []
        s.facing = []
        s.closed = []
        s.won = [()] * n
        s.lost = ()
        s.round = 0
        starter = options["starter"]
        s.active = below(s, n) if starter is None else starter
        s.agenda.append(StartRound(s.active))

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.view(s, seat)

    def observe(self, s: State, seat: int, out: Any) -> None:
        observe.observe(s, seat, out)

    def determinize(self, s: State, seat: int | None, rng: random.Random) -> State:
        return view.determinize(s, seat, rng)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def broken(self, s: State) -> str | None:
        return invariants.broken(s)


GAME = register(Kabale())
