"""Malá velká království (Tiny Epic Kingdoms) by Scott Almes: 2 to 5 players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

from intrika.core.action import ActionSpace
from intrika.core.game import Game
from intrika.core.observation import Layout, put_list
from intrika.core.option import Flag, Option, SeatOption
from intrika.core.pack import Pack
from intrika.core.registry import register
from intrika.core.result import Result
from intrika.core.state import Setup
from intrika.games.kingdoms import invariants, observe, scoring, view
from intrika.games.kingdoms.actions import SPACE
from intrika.games.kingdoms.bonuses import check_bonuses
from intrika.games.kingdoms.powers import Powers, check_abilities
from intrika.games.kingdoms.setup import begin, lay_out
from intrika.games.kingdoms.state import State, empower
from intrika.games.kingdoms.tables import (
    ABILITIES,
    ACTIONS,
    FACES,
    FACTIONS,
    MAX_SEATS,
    MIN_SEATS,
    PLACES,
    RESOURCES,
    SIDES,
    TERRAINS,
    TOKENS,
    tables_of,
)  # fmt: skip


class Kingdoms(Game):
    """Small kingdoms with great plans: explore, expand, exploit, and settle the rest by war."""

    id: ClassVar[str] = "kingdoms"
    title: ClassVar[dict[str, str]] = {"cs": "Malá velká království", "en": "Tiny Epic Kingdoms"}
    rules: ClassVar[str] = "1"
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    options: ClassVar[tuple[Option, ...]] = (
        SeatOption("starter", "§2.1"),
        Option("factions", ("random", "draft"), "R-33"),
        Flag("beginner_split", False, "§2.4"),
        Flag("exploration_tokens", False, "§11"),
    )
    space: ClassVar[ActionSpace] = SPACE
    observation: ClassVar[Layout] = observe.LAYOUT
    complete: ClassVar[bool] = True
    terms: ClassVar[dict[str, tuple[str, tuple[str, ...]]]] = {
        "place": ("place", PLACES),
        "target": ("place", PLACES),
        "face": ("face", FACES),
        "faction": ("faction", FACTIONS),
        "ability": ("card-text", ABILITIES),
        "action": ("action", ACTIONS),
        "instead": ("action", ACTIONS),
        "chosen": ("action", ACTIONS),
        "resource": ("resource", RESOURCES),
        "give": ("resource", RESOURCES),
        "take": ("resource", RESOURCES),
        "token": ("token", TOKENS),
        "terrain": ("terrain", TERRAINS),
        "side": ("", SIDES),
    }
    transient: ClassVar[tuple[str, ...]] = ("powers", "t")

    def blank(self) -> State:
        return State()

    def deal(self, s: State, setup: Setup) -> None:
        """Lay the table out, draw the first player and hand out the factions (§2)."""
        lay_out(s, tables_of(setup.pack), setup.options["exploration_tokens"])
        begin(s, setup.options["starter"], setup.options["factions"] == "draft")

    def restore(self, s: State) -> None:
        s.t = tables_of(s.setup.pack)
        s.powers = [Powers() for _ in range(s.seats)]
        for seat in range(s.seats):
            empower(s, seat)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.view(s)

    def observe(self, s: State, seat: int, out: Any) -> None:
        observe.observe(s, seat, out)

    def observe_setup(self, setup: Setup, row: Any) -> None:
        put_list(row, observe.POINTS, (), tables_of(setup.pack).castle_points)

    def determinize(self, s: State, seat: int | None, rng: random.Random) -> State:
        return view.determinize(s, seat, rng)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def broken(self, s: State) -> str | None:
        return invariants.broken(s)

    def check_pack(self, pack: Pack) -> None:
        """Castle points, token counts, layouts and reconstructed abilities may be replaced."""
        t = tables_of(pack)
        check_abilities(t, f"pack {pack.name}")
        check_bonuses(t, f"pack {pack.name}")

    def variants(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every player count with and without tokens; the other options changed alone."""
        for seats in range(self.min_seats, self.max_seats + 1):
            for tokens in (False, True):
                yield seats, {"exploration_tokens": tokens}
        for seats in (2, 5):
            yield seats, {"factions": "draft", "beginner_split": True}
        yield 3, {"starter": 2, "factions": "draft", "exploration_tokens": True}


GAME = register(Kingdoms())
