"""Panovník (Viceroy) by Yuri Zhuravlev: 1 to 4 players, with virtual opponents if they like."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

from intrika.core.action import ActionSpace
from intrika.core.game import Game
from intrika.core.observation import Layout
from intrika.core.option import CountOption, Flag, Option
from intrika.core.registry import register
from intrika.core.result import Result
from intrika.core.state import Setup
from intrika.games.viceroy import invariants, observe, opening, scoring, view
from intrika.games.viceroy.actions import BIDS, PLACES, SPACE, WISHES
from intrika.games.viceroy.cards import (
    CARDS,
    CHOICES,
    COLOURS,
    MAX_SEATS,
    MIN_SEATS,
    MOST_WITH_VIRTUAL,
    SOLO_MIN_VIRTUAL,
    TOKENS,
)  # fmt: skip
from intrika.games.viceroy.layout import LAYOUT
from intrika.games.viceroy.state import State

VIRTUAL: dict[int, tuple[int, ...]] = {
    seats: tuple(
        range(SOLO_MIN_VIRTUAL if seats == MIN_SEATS else 0, MOST_WITH_VIRTUAL - seats + 1)
    )
    for seats in range(MIN_SEATS, MAX_SEATS + 1)
}


class Viceroy(Game):
    """Bid for characters in secret, build a pyramid of power, count its seven kinds of points."""

    id: ClassVar[str] = "viceroy"
    title: ClassVar[dict[str, str]] = {"cs": "Panovník", "en": "Viceroy"}
    rules: ClassVar[str] = "1"
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    options: ClassVar[tuple[Option, ...]] = (
        CountOption("virtual", VIRTUAL, "§10", "one at least alone, four with the players, §10"),
        Option("negotiation_steps", (1, 2, 3), "R-12"),
        Flag("auto_discount", False, "R-19"),
        Flag("start_draft_four", False, "R-62"),
        Flag("discard_for_two_gems", False, "R-63"),
        Flag("law_attack_on_card", False, "R-61"),
        Flag("open_screens", False, "R-49"),
    )
    space: ClassVar[ActionSpace] = SPACE
    observation: ClassVar[Layout] = LAYOUT
    complete: ClassVar[bool] = True
    terms: ClassVar[dict[str, tuple[str, tuple[str, ...]]]] = {
        "card": ("card", CARDS),
        "under": ("card", CARDS),
        "wanted": ("card", CARDS),
        "taken_from": ("card", CARDS),
        "colour": ("colour", COLOURS),
        "missing": ("colour", COLOURS),
        "first": ("colour", COLOURS),
        "token": ("token", TOKENS),
        "gained": ("token", TOKENS),
        "slot": ("slot", PLACES),
        "bid": ("bid", BIDS),
        "wish": ("wish", WISHES),
        "choice": ("choice", CHOICES),
    }

    def blank(self) -> State:
        return State()

    def deal(self, s: State, setup: Setup) -> None:
        options = setup.options
        s.virtual = options["virtual"]
        s.negotiation_steps = options["negotiation_steps"]
        s.auto_discount = options["auto_discount"]
        s.discard_pays = options["discard_for_two_gems"]
        s.open_screens = options["open_screens"]
        s.attack_on_card = options["law_attack_on_card"]
        opening.set_up(s, options["start_draft_four"])

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

    def variants(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every player count with every number of virtual opponents, then the options."""
        for seats, counts in VIRTUAL.items():
            for count in counts:
                yield seats, {"virtual": count}
        yield 2, {"negotiation_steps": 2}
        yield 3, {"negotiation_steps": 3, "auto_discount": True}
        yield 4, {"auto_discount": True, "open_screens": True}
        yield 2, {"start_draft_four": True, "virtual": 2}
        yield 4, {"start_draft_four": True, "law_attack_on_card": True}
        yield 1, {"discard_for_two_gems": True, "virtual": 3}
        yield 3, {"discard_for_two_gems": True, "law_attack_on_card": True}
        yield 2, {"law_attack_on_card": True, "auto_discount": True}
        yield 4, {"discard_for_two_gems": True, "negotiation_steps": 2, "open_screens": True}


GAME = register(Viceroy())
