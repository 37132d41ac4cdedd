"""What a seat may know, as numbers (see `view.py` for the same as words)."""

from __future__ import annotations

from array import array
from typing import Any, Final

from intrika.core.observation import (
    IN_4,
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
    NOBODY,
    NUMBERS,
    WHERE,
    WINNER,
    State,
)  # fmt: skip
from intrika.games.kingdoms.tables import (
    ALL_ACTIONS,
    ALL_PLACES,
    FACES,
    FACTIONS,
    MAX_SEATS,
    REGIONS,
    TOKENS,
    TOP_CASTLE,
    TOP_MAGIC,
)  # fmt: skip
from intrika.games.kingdoms.turn import ChooseAction, Participate
from intrika.games.kingdoms.war import ChooseBids, ChooseRaise

# The parts of a sheet.
OWN_PART: Final = 0  # figures, resources, castles, magic, defeated neutrals
TURN_PART: Final = 1  # turn, shields, the active player, the crown, the war
HOMES_PART: Final = 2
TOKENS_PART: Final = 3  # face-down tokens, open ones, those not laid out
NEUTRALS_PART: Final = 6  # who stands in the regions of the Lost Kingdom
PARTS: Final = 7

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    4,
    PARTS,
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


SHIELD_PLACES: Final = slice(SHIELDS, SHIELDS + ALL_ACTIONS)
SHIELD_ROWS: Final[list[Any]] = [
    memoryview(array("f", [shields >> action & 1 for action in range(ALL_ACTIONS)]))
    for shields in range(1 << ALL_ACTIONS)
]


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or blank_sheet(s)
    row, seen = sheet.row, sheet.seen
    if [s.figures, s.res, s.castle, s.magic, s.beaten] != seen[OWN_PART]:
        tell_own(s, seat, row, seen[OWN_PART])
    if [s.turn, s.shields, s.active, s.crown, s.war] != seen[TURN_PART]:
        tell_turn(s, row, seen[TURN_PART])
    if [s.faction, s.home, s.cards, s.copied, s.faces] != seen[HOMES_PART]:
        tell_homes(s, row, seen)
    if s.exploring:
        tell_tokens(s, row, seen)
    if s.lost >= 0:
        tell_neutrals(s, row, seen)
    LAYOUT.copy(sheet, s, seat, out)
    if s.chosen >= 0:
        out[CHOSEN + s.chosen] = ONE
    if s.moved >= 0:
        out[MOVED + (s.moved >> 1)] = 0.5 if s.moved & 1 else ONE
    if s.final:
        out[FINAL] = ONE


def blank_sheet(s: State) -> Sheet:
    """A sheet of an empty table, with who begins."""
    sheet = LAYOUT.sheet(s)
    seen, n = sheet.seen, s.seats
    sheet.row[START + WIDTH * s.first + FIRST] = ONE
    seen[OWN_PART] = [[()] * n, [0] * (3 * n), [0] * n, [0] * n, [0] * n]
    seen[TURN_PART] = [0, 0, NOBODY, NOBODY, []]
    seen[NEUTRALS_PART] = []
    return sheet


def tell_own(s: State, seat: int, row: Any, told: list[Any]) -> None:
    if s.res != told[1]:
        tell_resources(s, seat, row, told[1])
    if s.figures != told[0]:
        tell_figures(s, seat, row, told[0])
    if s.castle != told[2]:
        tell_levels(row, CASTLE, s.castle, told[2])
    if s.magic != told[3]:
        tell_levels(row, MAGIC, s.magic, told[3])
    if s.beaten != told[4]:
        tell_levels(row, BEATEN, s.beaten, told[4])


def tell_resources(s: State, first: int, row: Any, told: list[int]) -> None:
    """Mostly those of the seat that is asked have changed: look there first."""
    res, n = s.res, s.seats
    for seat in range(first, first + n):
        base = 3 * (seat % n)
        at = START + WIDTH * (seat % n) + COUNTERS - base
        for i in range(base, base + 3):
            if res[i] != told[i]:
                row[at + i] = IN_8[res[i]]
                told[i] = res[i]
        if res == told:
            return


def tell_levels(row: Any, at: int, levels: list[int], told: list[int]) -> None:
    for seat, level in enumerate(levels):
        if level != told[seat]:
            row[START + WIDTH * seat + at] = IN_8[level]
            told[seat] = level


def tell_figures(s: State, first: int, row: Any, told: list[Any]) -> None:
    for i in range(first, first + s.seats):
        seat = i % s.seats
        if s.figures[seat] is not told[seat]:
            put_figures(row, START + WIDTH * seat + FIGURES, told[seat], s.figures[seat])
            told[seat] = s.figures[seat]
            if s.figures == told:
                return


def put_figures(row: Any, at: int, old: tuple[int, ...], figures: tuple[int, ...]) -> None:
    for code in old:
        row[at + (code >> 1)] = ZERO
        if code & 1:
            row[at + ALL_PLACES + (code >> 1)] = ZERO
    last = -1
    for code in figures:
        place = code >> 1
        row[at + place] = IN_4[2] if place == last else IN_4[1]
        if code & 1:
            row[at + ALL_PLACES + place] = ONE
        last = place


def tell_turn(s: State, row: Any, told: list[Any]) -> None:
    """The course of the game: whose turn, which shields, a war."""
    if s.shields != told[1]:
        row[SHIELD_PLACES] = SHIELD_ROWS[s.shields]
        told[1] = s.shields
    if s.turn != told[0]:
        row[TURN] = IN_64[s.turn]
        told[0] = s.turn
    if s.active != told[2]:
        tell_holder(row, ACTIVE, told[2], s.active)
        told[2] = s.active
    if s.war != told[4]:
        tell_war(s, row, told[4])
        told[4] = s.war[:]
    if s.crown != told[3]:
        tell_holder(row, CROWN, told[3], s.crown)
        told[3] = s.crown


def tell_holder(row: Any, at: int, old: int, new: int) -> None:
    """Something that one player has at most."""
    if old >= 0:
        row[START + WIDTH * old + at] = ZERO
    if new >= 0:
        row[START + WIDTH * new + at] = ONE


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
    seen[HOMES_PART] = [s.faction[:], s.home[:], s.cards[:], s.copied[:], s.faces]
    seen[NEUTRALS_PART] = []


def tell_tokens(s: State, row: Any, seen: list[Any]) -> None:
    """Exploration tokens."""
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


def tell_neutrals(s: State, row: Any, seen: list[Any]) -> None:
    """The neutral figures: they stand in the regions of the Lost Kingdom until they are beaten."""
    first = REGIONS * s.lost
    standing = s.who[first : first + REGIONS]
    if standing != seen[NEUTRALS_PART]:
        row[LEFT] = IN_8[s.neutrals]
        for i, who in enumerate(standing):
            row[NEUTRALS + first + i] = IN_8[who >> 2 * NEUTRAL & 3]
        seen[NEUTRALS_PART] = standing


def tell_war(s: State, row: Any, old: list[int]) -> None:
    war, n = s.war, s.seats
    if old:
        clear(row, WAR_AT, ALL_PLACES + KEPT - WHERE + 1)
        for seat in range(n):
            clear(row, START + WIDTH * seat + ATTACKS, 2)
    if not war:
        return
    for side, at in ((ATTACKER, ATTACKS), (DEFENDER, DEFENDS)):
        if 0 <= war[side] < n:
            row[START + WIDTH * war[side] + at] = ONE
    if war[WHERE] >= 0:
        row[WAR_AT + war[WHERE]] = ONE
    shown = war[NUMBERS] >= 0
    for i in range(WHERE + 1, len(war)):
        if shown or not NUMBERS <= i < WINNER:
            row[WAR + i - WHERE] = IN_64[war[i] + 1]
