"""What a seat may know, as numbers (see `view.py` for the same as words)."""

from __future__ import annotations

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
    put_set,
)
from intrika.core.state import Setup
from intrika.games.louis.cards import (
    ALL_INFLUENCE,
    ARMS,
    ARMS_WIDTH,
    BOARD_COUNT,
    INFLUENCE,
    KNOWERS,
    MAX_SEATS,
    MISSIONS,
    NEUTRAL,
    SUBSTITUTE,
    TIER,
    TIERS,
)  # fmt: skip
from intrika.games.louis.cards import WIDTH as BOARD_WIDTH
from intrika.games.louis.drawing import DrawMission
from intrika.games.louis.evaluation import ChooseFirst, ChoosePurchase
from intrika.games.louis.intrigue import WAYS, PlayIntrigue
from intrika.games.louis.markers import (
    PutAtEnd,
    PutAtStart,
    PutForConde,
    PutForMaintenon,
    TakeForMaintenon,
)  # fmt: skip
from intrika.games.louis.missions import ChooseMission, KeepChip, PayMission
from intrika.games.louis.state import KINDS, NOWHERE, State, where_is
from intrika.games.louis.supply import ChooseUse
from intrika.games.louis.swaps import PutOff
from intrika.games.louis.tables import tables_of
from intrika.games.louis.turns import ChooseCard, ChooseMode, ChoosePlacement

MISSION_COUNT: Final = len(MISSIONS)
CARD_COUNT: Final = len(ALL_INFLUENCE)
PHASES: Final = 5
PUT: Final = ("board",)

# The parts of a sheet.
MARKERS_PART: Final = 0
PERSONAL_PART: Final = 1
MONEY_PART: Final = 2
CHIPS_PART: Final = 3
MONEY_CARDS_PART: Final = 4
ARMS_PART: Final = 5
HANDS_PART: Final = 6
DECK_PART: Final = 7
PLAYED_PART: Final = 8
INTRIGUE_PART: Final = 9
MISSIONS_PART: Final = 13
LAID_PART: Final = 16
USED_PART: Final = 17
TURNED_PART: Final = 18
SIDES_PART: Final = 19
HELD_PART: Final = 20  # (seat, card, who knows it) of influence cards in hand
BACK_PART: Final = 21  # (depth, card, who knows it) of influence cards in the deck
PUT_OFF_PART: Final = 22  # (mission, place in its deck from 1 or 0, holder or -1, who knows it)
PHASE_PART: Final = 23
GENERAL_PART: Final = 25

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    1,
    26,
    {
        ChooseUse: (), ChooseCard: (), ChooseMode: ("card",), ChoosePlacement: ("card", "four"),
        PutAtStart: PUT, PutAtEnd: PUT, PutForConde: PUT, PutForMaintenon: PUT,
        TakeForMaintenon: ("count",), PlayIntrigue: PUT, ChooseFirst: PUT, ChoosePurchase: PUT,
        ChooseMission: (), PayMission: ("mission",), DrawMission: ("count",), KeepChip: (),
        PutOff: ("?first", "!first"),
    },
)  # fmt: skip
CONDITION: Final[int] = LAYOUT.add(
    "conditions", 2 * BOARD_COUNT, "by side, by board: money, first or markers, in quarters"
)
FIGURE: Final[int] = LAYOUT.add("prices", 2 * BOARD_COUNT, "the same: price or threshold, in 32nds")
COSTS: Final[int] = LAYOUT.add("costs", 2 * MISSION_COUNT, "by mission: two chips + 2, in eighths")
ROUND: Final[int] = LAYOUT.add("round", 1, "in eighths")
PHASE: Final[int] = LAYOUT.add("phase", PHASES, "the phase, from 1 on")
BOARD: Final[int] = LAYOUT.add("scored", BOARD_COUNT, "the board being scored")
LOUIS: Final[int] = LAYOUT.add("louis", BOARD_COUNT, "the board Louis stands on")
SIDES: Final[int] = LAYOUT.add("sides", BOARD_COUNT, "boards that lie on their black side")
ON_NEUTRAL: Final[int] = LAYOUT.add("neutral", BOARD_COUNT, "neutral markers, in eighths")
NEUTRALS: Final[int] = LAYOUT.add("neutrals", 1, "neutral markers in stock, in 32nds")
TURNED: Final[int] = LAYOUT.add("money_cards", 16, "those turned, in order: card + 1, in 64ths")
POOL: Final[int] = LAYOUT.add("arms_pool", 1, "arms left, in 64ths")
PLAYED: Final[int] = LAYOUT.add("played", CARD_COUNT, "influence cards in order: + 1, in 64ths")
DECK: Final[int] = LAYOUT.add("deck", 1, "influence cards in the deck, in 32nds")
DECK_KNOWN: Final[int] = LAYOUT.add("deck_known", CARD_COUNT, "from the top: card + 1, in 32nds")
INTRIGUE_LEFT: Final[int] = LAYOUT.add("intrigue_deck", 1, "cards, in 32nds")
INTRIGUE_KNOWN: Final[int] = LAYOUT.add("intrigue_known", 12, "from below: card + 1, in 32nds")
INTRIGUES: Final[int] = LAYOUT.add(
    "intrigues", 3 * 16, "in order: board, way and relative seat, each + 1, in 32nds"
)
TIER_LEFT: Final[int] = LAYOUT.add("mission_decks", len(TIERS), "cards, in 32nds")
PUT_OFF: Final[int] = LAYOUT.add(
    "put_off", MISSION_COUNT, "missions one has put under a deck: place from below, in 32nds"
)
HAND: Final[int] = LAYOUT.add("hand", len(INFLUENCE), "one's own influence cards, in eighths")
OWN: Final[int] = LAYOUT.add("missions", MISSION_COUNT, "one's own missions")
PERSONAL: Final[int] = LAYOUT.add_player("personal", 1, "markers, in 32nds")
GENERAL: Final[int] = LAYOUT.add_player("general", 1, "markers, in 32nds")
MONEY: Final[int] = LAYOUT.add_player("money", 1, "louis d'or, in 32nds")
CHIP: Final[int] = LAYOUT.add_player("chips", KINDS, "in eighths")
ON: Final[int] = LAYOUT.add_player("markers", BOARD_COUNT, "on each board, in eighths")
STARTS: Final[int] = LAYOUT.add_player("start", 1, "has the start tile")
ARMS_SUM: Final[int] = LAYOUT.add_player("arms", 1, "in 32nds")
SUBSTITUTES: Final[int] = LAYOUT.add_player("substitutes", 1, "in 32nds")
BY_KIND: Final[int] = LAYOUT.add_player("arms_by_kind", len(ARMS), "in eighths, if one may know")
HELD: Final[int] = LAYOUT.add_player("influence", 1, "cards in hand, in 32nds")
HELD_KNOWN: Final[int] = LAYOUT.add_player(
    "influence_known", len(INFLUENCE), "cards in hand that one knows, in eighths"
)
INTRIGUE: Final[int] = LAYOUT.add_player("intrigue", 1, "cards in hand, in 32nds")
INTRIGUE_OF: Final[int] = LAYOUT.add_player("intrigue_of", BOARD_COUNT, "those one knows")
BACKS: Final[int] = LAYOUT.add_player("backs", len(TIERS), "missions in hand by shade, in eighths")
MISSIONS_KNOWN: Final[int] = LAYOUT.add_player("missions_known", MISSION_COUNT, "that one knows")
LAID: Final[int] = LAYOUT.add_player("laid", MISSION_COUNT, "missions laid; 1/2: used this round")
START: Final[int] = LAYOUT.players_at
WIDTH: Final[int] = LAYOUT.width


def observe_setup(setup: Setup, row: Any) -> None:
    t = tables_of(setup.pack)
    for i in range(2 * BOARD_COUNT):
        row[CONDITION + i] = IN_4[t.condition[i] + 1]
        row[FIGURE + i] = IN_32[t.figure[i]]
    for i, cost in enumerate(t.cost):
        row[COSTS + 2 * i] = IN_8[cost[0] + 2]
        row[COSTS + 2 * i + 1] = IN_8[cost[1] + 2]


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or LAYOUT.sheet(s)
    tell_open(s, sheet.row, sheet.seen)
    LAYOUT.copy(sheet, s, seat, out)
    tell_own(s, seat, sheet.seen, out)
    out[LAYOUT.block(s, seat, s.start) + STARTS] = ONE
    if s.board != NOWHERE:
        out[BOARD + s.board] = ONE
    if s.louis != NOWHERE:
        out[LOUIS + s.louis] = ONE
    if s.intrigues:
        for i, code in enumerate(s.intrigues):
            who = code // WAYS // BOARD_COUNT - seat
            out[INTRIGUES + 3 * i + 2] = IN_32[(who + s.seats) % s.seats + 1]


def tell_open(s: State, row: Any, seen: list[Any]) -> None:
    """Bring the sheet up to date, part by part."""
    if s.on != seen[MARKERS_PART] or s.personal != seen[PERSONAL_PART]:
        tell_markers(s, row, seen)
    if s.money != seen[MONEY_PART] or s.chips != seen[CHIPS_PART]:
        tell_chips(s, row, seen)
    if s.arms != seen[ARMS_PART] or s.sides is not seen[SIDES_PART]:
        tell_arms(s, row, seen)
    if s.turned != seen[TURNED_PART] or s.money_cards is not seen[MONEY_CARDS_PART]:
        tell_turned(s, row, seen)
    if s.phase != seen[PHASE_PART] or s.round != seen[PHASE_PART + 1]:
        row[ROUND] = IN_8[s.round]
        for phase in range(PHASES):
            row[PHASE + phase] = ONE if phase == s.phase else ZERO
        seen[PHASE_PART : PHASE_PART + 2] = [s.phase, s.round]
    if s.hands != seen[HANDS_PART] or s.deck is not seen[DECK_PART]:
        tell_influence(s, row, seen)
    tell_rarely(s, row, seen)


def tell_rarely(s: State, row: Any, seen: list[Any]) -> None:
    if (
        s.intrigue != seen[INTRIGUE_PART]
        or s.intrigues is not seen[INTRIGUE_PART + 1]
        or (s.intrigue_deck is not seen[INTRIGUE_PART + 2] or s.seen != seen[INTRIGUE_PART + 3])
    ):
        tell_intrigue(s, row, seen)
    if (
        s.missions != seen[MISSIONS_PART]
        or s.mission_decks != seen[MISSIONS_PART + 1]
        or (s.known is not seen[MISSIONS_PART + 2])
    ):
        tell_missions(s, row, seen)
    if s.laid != seen[LAID_PART] or s.used != seen[USED_PART]:
        tell_laid(s, row, seen)


def tell_own(s: State, seat: int, seen: list[Any], out: Any) -> None:
    """What the observer alone knows; at the end of the game everything is open."""
    last, count = -1, 0
    for code in s.hands[seat]:  # ascending: cards alike are neighbours
        card = code // KNOWERS
        count = count + 1 if card == last else 1
        out[HAND + card] = IN_8[count]
        last = card
    for card in s.missions[seat]:
        out[OWN + card] = ONE
    for board in s.intrigue[seat]:
        out[START + INTRIGUE_OF + board] = ONE
    tell_kinds(s, seat, START, out)
    if seen[HELD_PART] or seen[BACK_PART]:
        tell_put_back(s, seat, seen, out)
    if seen[PUT_OFF_PART]:
        tell_put_off(s, seat, seen[PUT_OFF_PART], out)
    if not s.agenda:
        for i in range(1, s.seats):
            tell_opened(s, (seat + i) % s.seats, START + WIDTH * i, out)


def tell_put_back(s: State, seat: int, seen: list[Any], out: Any) -> None:
    """Influence cards that this seat has put back itself."""
    for owner, card, knows in seen[HELD_PART]:
        if knows >> seat & 1 and owner != seat:
            out[LAYOUT.block(s, seat, owner) + HELD_KNOWN + card] += 0.125
    for depth, card, knows in seen[BACK_PART]:
        if knows >> seat & 1:
            out[DECK_KNOWN + depth] = IN_32[card + 1]


def tell_put_off(s: State, seat: int, missions: list[Any], out: Any) -> None:
    """Missions that this seat has put under a deck itself."""
    for card, place, owner, knows in missions:
        if knows >> seat & 1:
            if place:
                out[PUT_OFF + card] = IN_32[place]
            elif owner != seat:
                out[LAYOUT.block(s, seat, owner) + MISSIONS_KNOWN + card] = ONE


def tell_kinds(s: State, owner: int, at: int, out: Any) -> None:
    base = ARMS_WIDTH * owner
    for kind in range(SUBSTITUTE):
        count = s.arms[base + kind]
        if count:
            out[at + BY_KIND + kind] = IN_8[count]


def tell_opened(s: State, owner: int, at: int, out: Any) -> None:
    """What another player held when the game ended."""
    tell_kinds(s, owner, at, out)
    for i in range(len(INFLUENCE)):
        out[at + HELD_KNOWN + i] = ZERO
    for code in s.hands[owner]:
        out[at + HELD_KNOWN + code // KNOWERS] += 0.125
    put_set(out, at + INTRIGUE_OF, (), s.intrigue[owner])
    put_set(out, at + MISSIONS_KNOWN, (), s.missions[owner])


# -- the open part -----------------------------------------------------------------------------


def tell_markers(s: State, row: Any, seen: list[Any]) -> None:
    before: list[int] = seen[MARKERS_PART] or [0] * len(s.on)
    if s.on != before:
        for i, count in enumerate(s.on):
            if count != before[i]:
                board, owner = divmod(i, BOARD_WIDTH)
                at = ON_NEUTRAL if owner == NEUTRAL else START + WIDTH * owner + ON
                row[at + board] = IN_8[count]
    personal: list[int] = seen[PERSONAL_PART] or [-1] * s.seats
    general: list[int] = seen[GENERAL_PART] or [-1] * s.seats
    for seat in range(s.seats):
        if s.personal[seat] != personal[seat] or s.general[seat] != general[seat]:
            at = START + WIDTH * seat
            row[at + PERSONAL] = IN_32[s.personal[seat]]
            row[at + GENERAL] = IN_32[s.general[seat]]
    row[NEUTRALS] = IN_32[s.neutral if s.seats == 2 else 0]
    seen[MARKERS_PART] = s.on[:]
    seen[PERSONAL_PART] = s.personal[:]
    seen[GENERAL_PART] = s.general[:]


def tell_chips(s: State, row: Any, seen: list[Any]) -> None:
    before: list[int] = seen[CHIPS_PART] or [0] * len(s.chips)
    for seat in range(s.seats):
        at = START + WIDTH * seat
        row[at + MONEY] = IN_32[s.money[seat]]
        for i in range(KINDS):
            if s.chips[KINDS * seat + i] != before[KINDS * seat + i]:
                row[at + CHIP + i] = IN_8[s.chips[KINDS * seat + i]]
    seen[MONEY_PART] = s.money[:]
    seen[CHIPS_PART] = s.chips[:]


def tell_arms(s: State, row: Any, seen: list[Any]) -> None:
    """Counts of arms, and the sides of the boards."""
    for seat in range(s.seats):
        base = ARMS_WIDTH * seat
        row[START + WIDTH * seat + ARMS_SUM] = IN_32[sum(s.arms[base : base + ARMS_WIDTH])]
        row[START + WIDTH * seat + SUBSTITUTES] = IN_32[s.arms[base + SUBSTITUTE]]
    row[POOL] = IN_64[len(s.pool)]
    for board, side in enumerate(s.sides):
        row[SIDES + board] = ONE if side else ZERO
    seen[ARMS_PART] = s.arms[:]
    seen[SIDES_PART] = s.sides


def tell_turned(s: State, row: Any, seen: list[Any]) -> None:
    """The money cards that lie open."""
    for i in range(len(s.money_cards)):
        row[TURNED + i] = IN_64[s.money_cards[i] + 1] if i < s.turned else ZERO
    seen[TURNED_PART] = s.turned
    seen[MONEY_CARDS_PART] = s.money_cards


def tell_influence(s: State, row: Any, seen: list[Any]) -> None:
    held: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        hand = s.hands[seat]
        row[START + WIDTH * seat + HELD] = IN_32[len(hand)]
        for code in hand:
            if code % KNOWERS:
                held.append((seat, code // KNOWERS, code % KNOWERS))
    seen[HELD_PART] = held
    seen[HANDS_PART] = s.hands[:]
    if s.deck is not seen[DECK_PART]:
        row[DECK] = IN_32[len(s.deck)]
        seen[BACK_PART] = [
            (depth, code // KNOWERS, code % KNOWERS)
            for depth, code in enumerate(s.deck[::-1])
            if code % KNOWERS
        ]
        seen[DECK_PART] = s.deck
    if s.played is not seen[PLAYED_PART]:
        tell_played(s, row, seen[PLAYED_PART])
        seen[PLAYED_PART] = s.played


def tell_played(s: State, row: Any, old: tuple[int, ...]) -> None:
    played, kept = s.played, len(old)
    if played[:kept] != old:
        clear(row, PLAYED, kept)
        kept = 0
    for i in range(kept, len(played)):
        row[PLAYED + i] = IN_64[played[i] // KNOWERS + 1]


def tell_intrigue(s: State, row: Any, seen: list[Any]) -> None:
    row[INTRIGUE_LEFT] = IN_32[len(s.intrigue_deck)]
    clear(row, INTRIGUE_KNOWN, BOARD_COUNT)
    for i, card in enumerate(s.intrigue_deck):
        if s.seen >> card & 1:
            row[INTRIGUE_KNOWN + i] = IN_32[card + 1]
    for seat in range(s.seats):
        at = START + WIDTH * seat
        row[at + INTRIGUE] = IN_32[len(s.intrigue[seat])]
        clear(row, at + INTRIGUE_OF, BOARD_COUNT)
        known = [card for card in s.intrigue[seat] if s.seen >> card & 1]
        put_set(row, at + INTRIGUE_OF, (), known)
    clear(row, INTRIGUES, 3 * max(len(s.intrigues), len(seen[INTRIGUE_PART + 1])))
    for i, code in enumerate(s.intrigues):
        row[INTRIGUES + 3 * i] = IN_32[code // WAYS % BOARD_COUNT + 1]
        row[INTRIGUES + 3 * i + 1] = IN_32[code % WAYS + 1]
    now = [s.intrigue[:], s.intrigues, s.intrigue_deck, s.seen]
    seen[INTRIGUE_PART : INTRIGUE_PART + 4] = now


def tell_missions(s: State, row: Any, seen: list[Any]) -> None:
    for tier in range(len(TIERS)):
        row[TIER_LEFT + tier] = IN_32[len(s.mission_decks[tier])]
    for seat in range(s.seats):
        counts = [0] * len(TIERS)
        for card in s.missions[seat]:
            counts[TIER[card]] += 1
        for tier in range(len(TIERS)):
            row[START + WIDTH * seat + BACKS + tier] = IN_8[counts[tier]]
    seen[MISSIONS_PART : MISSIONS_PART + 3] = [s.missions[:], s.mission_decks[:], s.known]
    seen[PUT_OFF_PART] = [where_is(s, card) for card, knows in enumerate(s.known) if knows]


def tell_laid(s: State, row: Any, seen: list[Any]) -> None:
    laid: list[int] = seen[LAID_PART] or [0] * s.seats
    used: list[int] = seen[USED_PART] or [0] * s.seats
    for seat in range(s.seats):
        if s.laid[seat] == laid[seat] and s.used[seat] == used[seat]:
            continue
        at = START + WIDTH * seat + LAID
        for card in range(MISSION_COUNT):
            if (s.laid[seat] | laid[seat]) >> card & 1:
                lies = s.laid[seat] >> card & 1
                row[at + card] = (0.5 if s.used[seat] >> card & 1 else ONE) if lies else ZERO
    seen[LAID_PART] = s.laid[:]
    seen[USED_PART] = s.used[:]
