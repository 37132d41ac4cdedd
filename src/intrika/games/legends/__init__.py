"""Minutová říše: Legendy (Eight-Minute Empire: Legends) by Ryan Laukat: 2 to 4 players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

from intrika.core.action import ActionSpace
from intrika.core.chance import shuffled
from intrika.core.game import Game
from intrika.core.observation import Layout
from intrika.core.option import Flag, Option, OrderOption, SeatOption
from intrika.core.pack import Pack
from intrika.core.refusal import BadInput
from intrika.core.registry import register
from intrika.core.result import Result
from intrika.core.state import Setup
from intrika.games.legends import invariants, observe, scoring, view
from intrika.games.legends.actions import SPACE
from intrika.games.legends.cards import (
    CARDS,
    DEEDS,
    FACES,
    FAMILIES,
    FULL_GAME,
    LAYOUTS,
    LEADERS,
    MAX_SEATS,
    MIN_SEATS,
    PLACES,
    REGIONS,
    SETUPS,
    TOKENS,
)  # fmt: skip
from intrika.games.legends.map import NO_MAP, Map, check_layout, is_second, is_start
from intrika.games.legends.preparation import StartGame, clear
from intrika.games.legends.state import State
from intrika.games.legends.tables import LINKS, TABLES, ReadySetup, Tables, tables_of

MODULES = ("discoveries", "citadels", "encounters", "leaders")


class Legends(Game):
    """Cards that move armies over islands: take one, do what it says, hold the most regions."""

    id: ClassVar[str] = "legends"
    title: ClassVar[dict[str, str]] = {
        "cs": "Minutová říše: Legendy",
        "en": "Eight-Minute Empire: Legends",
    }
    rules: ClassVar[str] = "1"
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option("setup", ("player", *SETUPS, "random"), "R-36"),
        SeatOption("setup_player", "R-3", 0),
        Option("layout", LAYOUTS, "§9.5"),
        Flag("discoveries", False, "§9.1"),
        Flag("citadels", False, "§9.2"),
        Flag("encounters", False, "§9.3"),
        Flag("leaders", False, "§9.4"),
        Flag("swamp", False, "§9.1", note="only with discoveries, §9.1"),
        Option("auction_tie", ("youngest", "die"), "§5"),
        OrderOption("ages", "R-8"),
        Flag("full_game", False, "§8"),
        Flag("allow_self_destroy", True, "R-12"),
    )
    space: ClassVar[ActionSpace] = SPACE
    observation: ClassVar[Layout] = observe.LAYOUT
    complete: ClassVar[bool] = True
    terms: ClassVar[dict[str, tuple[str, tuple[str, ...]]]] = {
        "card": ("card", CARDS),
        "region": ("region", REGIONS),
        "origin": ("region", REGIONS),
        "face": ("face", FACES),
        "other_face": ("face", FACES),
        "place": ("place", PLACES),
        "layout": ("layout", LAYOUTS),
        "token": ("token", TOKENS),
        "leader": ("leader", LEADERS),
        "family": ("family", FAMILIES),
        "deed": ("deed", DEEDS),
        "other_deed": ("deed", DEEDS),
        "link": ("link", LINKS),
    }
    transient: ClassVar[tuple[str, ...]] = ("tables", "map")

    def blank(self) -> State:
        return State()

    def deal(self, s: State, setup: Setup) -> None:
        """Fix the order of ages, then prepare the first game (R-8, §8)."""
        options = setup.options
        s.tables = tables_of(setup.pack)
        s.self_destroy = options["allow_self_destroy"]
        s.setup_player = options["setup_player"]
        s.game = 0
        s.history = ()
        ages = options["ages"]
        s.ages = tuple(shuffled(s, list(range(setup.seats))) if ages is None else ages)
        clear(s)
        s.agenda += [StartGame()] * (FULL_GAME if options["full_game"] else 1)

    def restore(self, s: State) -> None:
        s.tables = tables_of(s.setup.pack)
        s.map = Map(s.tables, s.layout, s.boards) if s.token_at else NO_MAP[s.layout]
        if len(s.portals) == 2:
            s.map = s.map.with_portals(s.tables, s.portals[0], s.portals[1])

    def check_options(self, options: dict[str, Any], seats: int) -> None:
        if options["swamp"] and not options["discoveries"]:
            raise BadInput("legends: swamp takes on only together with discoveries (§9.1)")
        if options["setup"] in SETUPS:
            brings = LAYOUTS[TABLES.setups[SETUPS.index(options["setup"])].layout]
            if options["layout"] not in (brings, LAYOUTS[0]):
                raise BadInput(
                    f"legends: setup {options['setup']} brings its own layout {brings}, "
                    f"not {options['layout']} (R-36)"
                )

    def check_pack(self, pack: Pack) -> None:
        """The tables must be sound, and every ready setup a legal map (§3.2, §4.2, R-5)."""
        tables = tables_of(pack)
        for setup, id in zip(tables.setups, SETUPS, strict=True):
            try:
                check_setup(tables, setup)
            except BadInput as error:
                raise BadInput(f"pack {pack.name}: setups.{id}: {error}") from None

    def variants(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Player counts x modules: every pair of modules is on together and apart somewhere."""
        for seats in range(MIN_SEATS, MAX_SEATS + 1):
            yield seats, {}
            yield seats, dict.fromkeys((*MODULES, "swamp"), True) | {"setup": "random"}
        for i, one in enumerate(MODULES):
            for two in MODULES[i:]:
                seats = 2 + (i + MODULES.index(two)) % 3
                yield seats, {one: True, two: True, "setup": SETUPS[i]}
        yield 2, {"discoveries": True, "swamp": True}
        yield 4, {"discoveries": True, "swamp": True, "leaders": True, "setup": "first_game"}
        yield 3, {"layout": "row_loop", "encounters": True, "citadels": True}
        yield 4, {"layout": "row_loop", "setup": "random", "auction_tie": "die"}
        yield 3, {"setup_player": 2, "ages": [1, 2, 0], "leaders": True}
        yield 2, {"allow_self_destroy": False, "setup": "great_island", "leaders": True}
        yield 2, {"full_game": True, "setup": "random", "swamp": True, "discoveries": True}

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


def check_setup(tables: Tables, setup: ReadySetup) -> None:
    """A ready setup must be one that a setup player could choose."""
    check_layout(tables, setup.layout, setup.boards)
    m = Map(tables, setup.layout, setup.boards)
    start, second = m.local[setup.start], m.local[setup.second]
    if start < 0 or not is_start(tables, m, start):
        raise BadInput(f"{REGIONS[setup.start]} cannot be the start region there (§4.2)")
    if second < 0 or not is_second(m, start, second):
        raise BadInput(f"{REGIONS[setup.second]} cannot be the second region there (R-5)")


GAME = register(Legends())
