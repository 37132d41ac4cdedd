"""What a seat may know, as numbers (see `view.py` for the same as words)."""

from __future__ import annotations

from typing import Any, Final

from intrika.core.observation import (
    IN_8,
    IN_32,
    IN_64,
    ONE,
    ZERO,
    Layout,
    Sheet,
    clear,
    put_list,
    put_set,
)
from intrika.games.kingdoms.aftermath import ChooseBreak, ChooseUndead, UseLair
from intrika.games.kingdoms.collect import ChooseConversion
from intrika.games.kingdoms.economy import ChooseExpansion, ChooseTrade, CopyAbility
from intrika.games.kingdoms.entry import FaceBandits
from intrika.games.kingdoms.losses import ChooseFate, ChooseRefuge
from intrika.games.kingdoms.moves import ChooseFigure, ChooseTarget
from intrika.games.kingdoms.payment import GainUnits, PayUnits
from intrika.games.kingdoms.setup import (
    ChooseFaction,
    ChooseSide,
    ChooseSpare,
    ChooseSplit,
    ChooseStart,
)  # fmt: skip
from intrika.games.kingdoms.state import (
    ATTACKER,
    DEFENDER,
    KEPT,
    NEUTRAL,
    NUMBERS,
    WHERE,
    WINNER,
    State,
)  # fmt: skip
from intrika.games.kingdoms.tables import (
    ALL_ACTIONS,
    ALL_PLACES,
    FACE_PLACES,
    FACES,
    FACTIONS,
    MAX_SEATS,
    TOKENS,
    TOP_CASTLE,
    TOP_MAGIC,
)  # fmt: skip
from intrika.games.kingdoms.turn import ChooseAction, Participate
from intrika.games.kingdoms.war import ChooseBids, ChooseRaise

# The parts of a sheet.
FIGURES_PART: Final = 0
COUNTERS_PART: Final = 1
HOMES_PART: Final = 5
TOKENS_PART: Final = 10
TURN_PART: Final = 13

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    4,
    15,
    {
        ChooseFaction: (), ChooseSide: (), ChooseSplit: (), ChooseStart: (), ChooseSpare: (),
        ChooseAction: (), Participate: (), ChooseFigure: ("quest", "second", "limit"),
        ChooseTarget: ("quest", "second", "limit", "place"), ChooseExpansion: (), ChooseTrade: (),
        CopyAbility: ("level",), ChooseConversion: (), FaceBandits: ("place",), ChooseBids: (),
        ChooseRaise: (), PayUnits: ("#why", "due", "*paid"), GainUnits: ("#why", "left", "first"),
        UseLair: (), ChooseBreak: (), ChooseFate: ("place",), ChooseRefuge: ("place",),
        ChooseUndead: (),
    },
    ("war", "neutral", "expand", "bandits", "collect", "treasure", "won"),
)  # fmt: skip
POINTS: Final[int] = LAYOUT.add("castle_points", TOP_CASTLE + 1, "by level: points + 1, in 64ths")
TURN: Final[int] = LAYOUT.add("turn", 1, "in 64ths")
SHIELDS: Final[int] = LAYOUT.add("shields", ALL_ACTIONS, "actions with a shield")
CHOSEN: Final[int] = LAYOUT.add("action", ALL_ACTIONS, "the action of this turn")
FINAL: Final[int] = LAYOUT.add("final", 1, "the final phase has begun")
IN_PLAY: Final[int] = LAYOUT.add("faces", len(FACES), "territories: place in the order, in eighths")
LOST: Final[int] = LAYOUT.add("lost_kingdom", len(FACES), "the face of the Lost Kingdom")
NEUTRALS: Final[int] = LAYOUT.add("neutral", ALL_PLACES, "neutral figures by place, in eighths")
LEFT: Final[int] = LAYOUT.add("neutrals", 1, "neutral figures on the map, in eighths")
HIDDEN: Final[int] = LAYOUT.add("hidden", ALL_PLACES, "places with a face-down token")
MARKS: Final[int] = LAYOUT.add("tokens", ALL_PLACES, "tokens face up: number + 1, in 64ths")
UNSEEN: Final[int] = LAYOUT.add("unseen", len(TOKENS), "tokens not seen yet by kind, in 32nds")
MOVED: Final[int] = LAYOUT.add("moved", ALL_PLACES, "where the figure that moved stands; 1/2: lies")
WAR_AT: Final[int] = LAYOUT.add("war_place", ALL_PLACES, "the contested place")
WAR: Final[int] = LAYOUT.add(
    "war", KEPT - WHERE + 1, "by quest, numbers, bids, winning side, lair, losses, kept: + 1, 64ths"
)
FIGURES: Final[int] = LAYOUT.add_player("figures", ALL_PLACES, "by place, in quarters")
LYING: Final[int] = LAYOUT.add_player("lying", ALL_PLACES, "by place: one of them lies")
COUNTERS: Final[int] = LAYOUT.add_player("resources", 3, "mana, ore and food, in eighths")
CASTLE: Final[int] = LAYOUT.add_player("castle", 1, "its level, in eighths")
MAGIC: Final[int] = LAYOUT.add_player("magic", 1, "its level, in eighths")
BEATEN: Final[int] = LAYOUT.add_player("beaten", 1, "neutral figures defeated, in eighths")
FACTION: Final[int] = LAYOUT.add_player("faction", len(FACTIONS), "which one")
COPIED: Final[int] = LAYOUT.add_player("copied", TOP_MAGIC + 1, "by level: a faction + 1, in 32nds")
CARD: Final[int] = LAYOUT.add_player("card", len(FACES) // 2, "the territory card dealt")
HOME: Final[int] = LAYOUT.add_player("home", len(FACES), "the home territory")
FIRST: Final[int] = LAYOUT.add_player("first", 1, "was the first active player")
ACTIVE: Final[int] = LAYOUT.add_player("active", 1, "is the active player")
CROWN: Final[int] = LAYOUT.add_player("crown", 1, "holds the crown")
ATTACKS: Final[int] = LAYOUT.add_player("attacker", 1, "attacks in this war")
DEFENDS: Final[int] = LAYOUT.add_player("defender", 1, "defends in this war")
START: Final[int] = LAYOUT.players_at
WIDTH: Final[int] = LAYOUT.width


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or LAYOUT.sheet(s)
    row, seen = sheet.row, sheet.seen
    if s.figures != seen[FIGURES_PART]:
        tell_figures(s, row, seen)
    if (
        s.res != seen[COUNTERS_PART]
        or s.castle != seen[COUNTERS_PART + 1]
        or (s.magic != seen[COUNTERS_PART + 2] or s.beaten != seen[COUNTERS_PART + 3])
    ):
        tell_counters(s, row, seen)
    if (
        s.faction != seen[HOMES_PART]
        or s.home != seen[HOMES_PART + 1]
        or (
            s.cards != seen[HOMES_PART + 2]
            or s.copied != seen[HOMES_PART + 3]
            or s.faces is not seen[HOMES_PART + 4]
        )
    ):
        tell_homes(s, row, seen)
    if s.exploring or s.lost >= 0:
        tell_tokens(s, row, seen)
    if s.turn != seen[TURN_PART] or s.shields != seen[TURN_PART + 1]:
        row[TURN] = IN_64[s.turn]
        for action in range(ALL_ACTIONS):
            row[SHIELDS + action] = ONE if s.shields >> action & 1 else ZERO
        seen[TURN_PART] = s.turn
        seen[TURN_PART + 1] = s.shields
    LAYOUT.copy(sheet, s, seat, out)
    if s.chosen >= 0:
        out[CHOSEN + s.chosen] = ONE
    if s.final:
        out[FINAL] = ONE
    tell_roles(s, seat, out)


def tell_roles(s: State, seat: int, out: Any) -> None:
    n = s.seats
    out[START + WIDTH * ((s.first - seat + n) % n) + FIRST] = ONE
    out[START + WIDTH * ((s.active - seat + n) % n) + ACTIVE] = ONE
    if s.moved >= 0:
        out[MOVED + (s.moved >> 1)] = 0.5 if s.moved & 1 else ONE
    if s.war:
        tell_war(s, seat, out)
    if s.crown >= 0:
        out[START + WIDTH * ((s.crown - seat + n) % n) + CROWN] = ONE


def tell_figures(s: State, row: Any, seen: list[Any]) -> None:
    before: list[tuple[int, ...]] = seen[FIGURES_PART] or [()] * s.seats
    for seat in range(s.seats):
        figures, old = s.figures[seat], before[seat]
        if figures is old:
            continue
        at = START + WIDTH * seat + FIGURES
        for code in old:
            row[at + (code >> 1)] = ZERO
            if code & 1:
                row[at + ALL_PLACES + (code >> 1)] = ZERO
        last = -1
        for code in figures:
            place = code >> 1
            row[at + place] = 0.5 if place == last else 0.25
            if code & 1:
                row[at + ALL_PLACES + place] = ONE
            last = place
    seen[FIGURES_PART] = s.figures[:]


def tell_counters(s: State, row: Any, seen: list[Any]) -> None:
    res, castle, magic, beaten = s.res, s.castle, s.magic, s.beaten
    before: list[int] = seen[COUNTERS_PART] or [-1] * len(res)
    slow: list[tuple[int, list[int], list[int]]] = []  # what changes less often
    for i, now in enumerate((castle, magic, beaten)):
        old: list[int] = seen[COUNTERS_PART + 1 + i] or [-1] * s.seats
        if now != old:
            slow.append((CASTLE + i, now, old))
    for seat in range(s.seats):
        at = START + WIDTH * seat
        base = 3 * seat
        for i in range(base, base + 3):
            if res[i] != before[i]:
                row[at + COUNTERS + i - base] = IN_8[res[i]]
        for where, now, old in slow:
            if now[seat] != old[seat]:
                row[at + where] = IN_8[now[seat]]
    seen[COUNTERS_PART] = res[:]
    seen[COUNTERS_PART + 1] = castle[:]
    seen[COUNTERS_PART + 2] = magic[:]
    seen[COUNTERS_PART + 3] = beaten[:]


def tell_homes(s: State, row: Any, seen: list[Any]) -> None:
    """What changes in the preparation only, and copied abilities."""
    clear(row, IN_PLAY, LEFT + 1 - IN_PLAY)  # the territories and the neutral figures
    for i, face in enumerate(s.faces):
        row[IN_PLAY + face] = IN_8[i + 1]
    if s.lost >= 0:
        row[LOST + s.lost] = ONE
    for seat in range(s.seats):
        at = START + WIDTH * seat
        clear(row, at + FACTION, FIRST - FACTION)
        for start, number in ((FACTION, s.faction[seat]), (CARD, s.cards[seat])):
            if number >= 0:
                row[at + start + number] = ONE
        if s.home[seat] >= 0:
            row[at + HOME + s.home[seat]] = ONE
        copied = s.copied[seat]
        for i in range(0, len(copied), 2):
            row[at + COPIED + copied[i]] = IN_32[copied[i + 1] + 1]
    seen[HOMES_PART] = s.faction[:]
    seen[HOMES_PART + 1] = s.home[:]
    seen[HOMES_PART + 2] = s.cards[:]
    seen[HOMES_PART + 3] = s.copied[:]
    seen[HOMES_PART + 4] = s.faces


def tell_tokens(s: State, row: Any, seen: list[Any]) -> None:
    """Exploration tokens, and the neutral figures of the Lost Kingdom."""
    if s.hidden is not seen[TOKENS_PART] or s.bag is not seen[TOKENS_PART + 2]:
        old = seen[TOKENS_PART]
        put_set(row, HIDDEN, *[[i for i, t in enumerate(r) if t] for r in (old, s.hidden)])
        unseen = [token for token in (*s.hidden, *s.bag) if token]
        for kind in range(len(TOKENS)):
            row[UNSEEN + kind] = IN_32[unseen.count(kind + 1)]
        seen[TOKENS_PART] = s.hidden
        seen[TOKENS_PART + 2] = s.bag
    if s.marks is not seen[TOKENS_PART + 1]:
        put_list(row, MARKS, seen[TOKENS_PART + 1], [token - 1 for token in s.marks])
        seen[TOKENS_PART + 1] = s.marks
    if s.lost >= 0:
        row[LEFT] = IN_8[s.neutrals]
        for place in FACE_PLACES[s.lost]:
            row[NEUTRALS + place] = IN_8[s.who[place] >> 2 * NEUTRAL & 3]


def tell_war(s: State, seat: int, out: Any) -> None:
    war, n = s.war, s.seats
    for side, at in ((ATTACKER, ATTACKS), (DEFENDER, DEFENDS)):
        if 0 <= war[side] < n:
            out[START + WIDTH * ((war[side] - seat + n) % n) + at] = ONE
    if war[WHERE] >= 0:
        out[WAR_AT + war[WHERE]] = ONE
    shown = war[NUMBERS] >= 0
    for i in range(WHERE + 1, len(war)):
        if shown or not NUMBERS <= i < WINNER:
            out[WAR + i - WHERE] = IN_64[war[i] + 1]
