"""What a seat may know, as numbers (see `view.py` for the same as words).

Every card is in one place only, so most slices go by card: where it lies, and what lies on it.
"""

from __future__ import annotations

from struct import Struct
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
    put_list,
    put_set,
)
from intrika.games.viceroy.actions import BIDS, WISHES
from intrika.games.viceroy.auction import ChooseBids, ChoosePick, ChooseRemoval
from intrika.games.viceroy.bargain import ChooseCard, ChooseOffer, ChooseWishes
from intrika.games.viceroy.barter import ChooseBarter, ChooseOwnToken, GiveGem
from intrika.games.viceroy.building import ChooseBuild
from intrika.games.viceroy.cards import CARDS, KINDS, LAWS, LEVELS, MAX_SEATS, TOKENS
from intrika.games.viceroy.laws import (
    ChooseCopied,
    ChooseDisplayed,
    ChooseOne,
    ChooseReplaced,
    ChooseReturn,
)  # fmt: skip
from intrika.games.viceroy.opening import ChooseKept, ChooseStart
from intrika.games.viceroy.placing import ChooseCell, ChooseDiscount, ChooseTopReward
from intrika.games.viceroy.pyramid import ROW
from intrika.games.viceroy.recolour import Recolour
from intrika.games.viceroy.rewards import (
    ChooseArchive,
    ChooseDeck,
    ChooseEternal,
    ChooseOwnGem,
    TakeGem,
)  # fmt: skip
from intrika.games.viceroy.state import NOTHING, PHASES, SCORING, STANDINGS, State
from intrika.games.viceroy.storing import ChooseBuried, ChooseStored, ChooseTucked

ALL: Final = len(CARDS)

# The parts of a sheet.
GRIDS_PART: Final = 0
CELLS_PART: Final = 1
ON_PART: Final = 2
HANDS_PART: Final = 6
KNOWN_PART: Final = 7
DISPLAY_PART: Final = 8
DISCARD_PART: Final = 9
LAWS_PART: Final = 10
PUT_PART: Final = 11  # (depth, card, who put it there) of laws put back on the deck
TUCKED_PART: Final = 12  # by seat: (host, card, owner) of cards that only the owner knows
ROUND_PART: Final = 13
SEATS_PART: Final = 16
WRITTEN_PART: Final = 17  # by seat: where something on a card was written
RESERVE_PART: Final = 18
DECKS_PART: Final = 19
BIDDING_PART: Final = 22

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    7,
    24,
    {
        ChooseStart: (), ChooseKept: (), ChooseBids: (), ChoosePick: (), ChooseRemoval: (),
        ChooseCard: ("colour", "@partner"), ChooseWishes: ("colour", "step"),
        ChooseOffer: ("colour",), ChooseBuild: (), ChooseCell: (),
        ChooseDiscount: ("cell", "^code", "left"), ChooseTopReward: ("cell",), ChooseDeck: (),
        TakeGem: ("left", "first"), ChooseArchive: ("!card",), ChooseEternal: ("cell",),
        ChooseOwnGem: ("cell", "colour"), ChooseOne: ("cell",), ChooseReplaced: (),
        ChooseCopied: (), ChooseDisplayed: (), ChooseReturn: ("left",), ChooseTucked: ("cell",),
        ChooseStored: ("cell", "left", "first"), ChooseBuried: ("cell",), ChooseOwnToken: (),
        ChooseBarter: ("card", "token", "@other", "wanted"),
        GiveGem: ("@other", "left", "first"), Recolour: (),
    },
)  # fmt: skip
ROUND: Final[int] = LAYOUT.add("round", 1, "in 32nds")
PHASE: Final[int] = LAYOUT.add("phase", len(PHASES), "setup, auction, building or scoring")
SLOTS: Final[int] = LAYOUT.add("slots", 4, "the colours of the display: + 1, in 64ths")
DISPLAY: Final[int] = LAYOUT.add("display", ALL, "place: 2 x colour + upper + 1, in 32nds")
RESERVE: Final[int] = LAYOUT.add("reserve", 4, "gems by colour, in 32nds")
BOX: Final[int] = LAYOUT.add("box", 1, "gems of each colour not in this game, in 32nds")
DECKS: Final[int] = LAYOUT.add("decks", 3, "big, small and laws, in 64ths")
DISCARD: Final[int] = LAYOUT.add("discard", ALL, "place in the discards, in 64ths")
BIDDING: Final[int] = LAYOUT.add("bidding", 1, "the bidding round, in quarters")
BUILD: Final[int] = LAYOUT.add("build", 1, "the build round, in quarters")
VIRTUAL: Final[int] = LAYOUT.add("virtual", 3, "virtual opponents, those left, removals; eighths")
VIRTUAL_BIDS: Final[int] = LAYOUT.add("virtual_bids", 4, "colours, in order: + 1, in 64ths")
LAW_BY: Final[int] = LAYOUT.add("law_by", LAWS, "from the top: relative seat + 1, in eighths")
LAW_CARD: Final[int] = LAYOUT.add("law_card", LAWS, "the same: the law one has put there, in 64ths")
HAND: Final[int] = LAYOUT.add("hand", ALL, "one's own cards")
ON_TOKENS: Final[int] = LAYOUT.add(
    "tokens_on", 2 * ALL, "by card: its tokens in order, as two numbers to the base 32, small"
)
ON_ETERNALS: Final[int] = LAYOUT.add(
    "eternals_on", ALL, "by card: its eternal gems (colour, used), a number to the base 9, small"
)
ON_GEMS: Final[int] = LAYOUT.add("gems_on", 4 * ALL, "by card, by colour: gems stored, in eighths")
RECOLOURED: Final[int] = LAYOUT.add("recoloured", ALL, "by card: its circle's colour + 1, quarters")
TUCKED: Final[int] = LAYOUT.add("tucked", ALL, "by card: the card it lies under + 1, in 64ths")
UNDER: Final[int] = LAYOUT.add("under", ALL, "by card: how many lie under it, in eighths")
LEVEL: Final[int] = LAYOUT.add_player("level", ALL, "by card in the pyramid: its level, in eighths")
COLUMN: Final[int] = LAYOUT.add_player("column", ALL, "the same: its column + 38, in 64ths")
BY_KIND: Final[int] = LAYOUT.add_player("tokens", len(TOKENS), "in the pyramid, in eighths")
ETERNAL: Final[int] = LAYOUT.add_player("eternals", 8, "by colour: unused, used; in eighths")
KNOWN: Final[int] = LAYOUT.add_player("hand_known", ALL, "hand cards that all know")
HANDS: Final[int] = LAYOUT.add_player("hand_size", 1, "in 32nds")
GEMS: Final[int] = LAYOUT.add_player("gems", 4, "behind the screen, in 32nds, if one may know")
ATTACKS: Final[int] = LAYOUT.add_player("attacks", 1, "the same: attack tokens, in eighths")
SEEN: Final[int] = LAYOUT.add_player("screen_open", 1, "one sees behind the screen")
STANDING: Final[int] = LAYOUT.add_player("standing", len(STANDINGS), "in the auction")
BID: Final[int] = LAYOUT.add_player("bid", len(BIDS), "what was revealed last")
WISH: Final[int] = LAYOUT.add_player("wish", len(WISHES), "what was revealed last")
SKIPS: Final[int] = LAYOUT.add_player("skips", 1, "auctions to skip + 1, in 64ths")
BUILT_OUT: Final[int] = LAYOUT.add_player("built_out", 1, "has passed in this phase: + 1, in 64ths")
PLAYED: Final[int] = LAYOUT.add_player("played", 1, "the card turned up + 1, in 64ths")
SELLS: Final[int] = LAYOUT.add_player("discarding", 1, "that card is a discard: + 1, in 64ths")
DOING: Final = (  # where each part of `tell_seats` is told, and whether as one of several
    (STANDING, True), (BID, True), (WISH, True), (SKIPS, False), (BUILT_OUT, False),
    (PLAYED, False), (SELLS, False),
)  # fmt: skip
START: Final[int] = LAYOUT.players_at
WIDTH: Final[int] = LAYOUT.width

SCREEN: Final = Struct("6f")

assert LEVELS < 8
assert (ATTACKS, SEEN) == (GEMS + 4, GEMS + 5)


def observe(s: State, seat: int, out: Any) -> None:
    sheet: Sheet = s.setup.sheet or LAYOUT.sheet(s)
    tell_open(s, sheet.row, sheet.seen)
    LAYOUT.copy(sheet, s, seat, out)
    tell_own(s, seat, sheet.seen, out)


def tell_own(s: State, seat: int, seen: list[Any], out: Any) -> None:
    """What the observer alone knows: hand, screen, tucked cards, laws put back."""
    for card in s.hands[seat]:
        out[HAND + card] = ONE
    tell_screen(s, seat, START, out)
    if s.open_screens or s.phase == SCORING:
        for i in range(1, s.seats):
            tell_screen(s, (seat + i) % s.seats, START + WIDTH * i, out)
    for host, card, _ in seen[TUCKED_PART][seat]:
        out[TUCKED + card] = IN_64[host + 1]
    for depth, card, owner in seen[PUT_PART]:
        out[LAW_BY + depth] = IN_8[(owner - seat + s.seats) % s.seats + 1]
        if owner == seat:
            out[LAW_CARD + depth] = IN_64[card + 1]
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, ChooseArchive) and top.card in s.known[top.seat]:
        out[LAYOUT.figures_at] = IN_64[top.card + 1]


def tell_screen(s: State, owner: int, at: int, out: Any) -> None:
    """Gems by colour, attack tokens, and that one sees them: six figures side by side."""
    gems, i = s.gems, 4 * owner
    SCREEN.pack_into(
        out, 4 * (at + GEMS), IN_32[gems[i]], IN_32[gems[i + 1]], IN_32[gems[i + 2]],
        IN_32[gems[i + 3]], IN_8[s.attacks[owner]], ONE,
    )  # fmt: skip


# -- the open part -----------------------------------------------------------------------------


def tell_open(s: State, row: Any, seen: list[Any]) -> None:
    """Bring the sheet up to date, part by part."""
    if s.grids != seen[GRIDS_PART]:
        tell_pyramids(s, row, seen)
    now: list[list[Any]] = [s.grids, s.tokens, s.eternals, s.stored, s.tucked, s.recoloured]
    if now != seen[ON_PART]:
        tell_things(s, now, row, seen)
    if s.hands != seen[HANDS_PART] or s.known != seen[KNOWN_PART]:
        tell_hands(s, row, seen)
    if s.display != seen[DISPLAY_PART]:
        tell_display(s, row, seen)
    if s.discard is not seen[DISCARD_PART]:
        for card in seen[DISCARD_PART]:
            row[DISCARD + card] = ZERO
        for i, card in enumerate(s.discard):
            row[DISCARD + card] = IN_64[i + 1]
        seen[DISCARD_PART] = s.discard
    if s.law_known is not seen[LAWS_PART] or seen[PUT_PART]:
        tell_laws(s, seen)
    tell_doings(s, row, seen)
    tell_stock(s, row, seen)


def tell_doings(s: State, row: Any, seen: list[Any]) -> None:
    now: list[Any] = [s.standing, s.bids, s.wishes, s.skips, s.built_out, s.played, s.discarding]
    if now != seen[SEATS_PART]:
        tell_seats(s, now, row, seen)
    if (
        s.round != seen[ROUND_PART]
        or s.phase != seen[ROUND_PART + 1]
        or (s.virtual and [s.virtual_left, s.virtual_bids, s.removals] != seen[ROUND_PART + 2])
    ):
        tell_round(s, row, seen)


def tell_stock(s: State, row: Any, seen: list[Any]) -> None:
    if s.reserve != seen[RESERVE_PART]:
        for colour in range(4):
            row[RESERVE + colour] = IN_32[s.reserve[colour]]
        seen[RESERVE_PART] = s.reserve[:]
    if s.big is not seen[DECKS_PART] or s.small is not seen[DECKS_PART + 1]:
        row[DECKS] = IN_64[len(s.big)]
        row[DECKS + 1] = IN_64[len(s.small)]
        seen[DECKS_PART] = s.big
        seen[DECKS_PART + 1] = s.small
    if s.laws is not seen[DECKS_PART + 2]:
        row[DECKS + 2] = IN_64[len(s.laws)]
        seen[DECKS_PART + 2] = s.laws
    if s.bidding != seen[BIDDING_PART] or s.build != seen[BIDDING_PART + 1]:
        row[BIDDING] = IN_4[s.bidding]
        row[BUILD] = IN_4[s.build]
        seen[BIDDING_PART] = s.bidding
        seen[BIDDING_PART + 1] = s.build


def tell_pyramids(s: State, row: Any, seen: list[Any]) -> None:
    old: list[bytes] = seen[GRIDS_PART] or [b""] * s.seats
    for seat in range(s.seats):
        grid, before = s.grids[seat], old[seat]
        if grid is before:
            continue
        at = START + WIDTH * seat
        stays = seen[CELLS_PART][seat] if before else ()
        for cell in stays:
            if grid[cell] != before[cell]:
                row[at + LEVEL + before[cell] - 1] = ZERO
                row[at + COLUMN + before[cell] - 1] = ZERO
        for cell in s.cells[seat]:
            if not before or grid[cell] != before[cell]:
                row[at + LEVEL + grid[cell] - 1] = IN_8[cell // ROW + 1]
                row[at + COLUMN + grid[cell] - 1] = IN_64[cell % ROW + 1]
    seen[GRIDS_PART] = s.grids[:]
    seen[CELLS_PART] = s.cells[:]


def tell_things(s: State, now: list[list[Any]], row: Any, seen: list[Any]) -> None:
    """What lies on and under the cards of the pyramids, seat by seat."""
    old: list[list[Any]] = seen[ON_PART] or [[()] * s.seats for _ in now]
    written: list[list[int]] = seen[WRITTEN_PART] or [[] for _ in range(s.seats)]
    hidden: list[list[tuple[int, int, int]]] = seen[TUCKED_PART] or [[] for _ in range(s.seats)]
    for seat in range(s.seats):
        i = 0
        while i < 6 and now[i][seat] is old[i][seat]:
            i += 1
        if i < 6:
            for at in written[seat]:
                row[at] = ZERO
            written[seat] = tell_on_cards(s, seat, row)
            hidden[seat] = tell_tucked(s, seat, row, written[seat])
    seen[WRITTEN_PART] = written
    seen[TUCKED_PART] = hidden
    seen[ON_PART] = [part[:] for part in now]


def tell_on_cards(s: State, seat: int, row: Any) -> list[int]:
    """Tokens, eternal and stored gems, recoloured circles; returns where something was written.

    The tokens of a card are neighbours in the sorted row; four fit into one number.
    """
    grid, block = s.grids[seat], START + WIDTH * seat
    made: list[int] = []
    last, count, told = -1, 0, 0
    for code in s.tokens[seat]:
        cell = code // KINDS
        if cell != last or count == 4:
            told = 0
            count = 0 if cell != last else 5
            last = cell
        told = 32 * told + code % KINDS + 1
        at = ON_TOKENS + 2 * (grid[cell] - 1) + (1 if count >= 5 else 0)
        row[at] = told / 1048576.0
        count += 1
        row[block + BY_KIND + code % KINDS] += 0.125
        made += (at, block + BY_KIND + code % KINDS)
    last = -1
    for code in s.eternals[seat]:
        told = (9 * told if code >> 3 == last else 0) + (code & 7) + 1
        last = code >> 3
        at = ON_ETERNALS + grid[last] - 1
        row[at] = told / 2097152.0
        row[block + ETERNAL + (code & 7)] += 0.125
        made += (at, block + ETERNAL + (code & 7))
    for code in s.stored[seat]:
        at = ON_GEMS + 4 * (grid[code >> 2] - 1) + (code & 3)
        row[at] += 0.125
        made.append(at)
    for code in s.recoloured[seat]:
        at = RECOLOURED + grid[code >> 2] - 1
        row[at] = IN_4[(code & 3) + 1]
        made.append(at)
    return made


def tell_tucked(s: State, seat: int, row: Any, made: list[int]) -> list[tuple[int, int, int]]:
    """Cards under cards; returns (host, card, owner) of those that only the owner knows."""
    hidden: list[tuple[int, int, int]] = []
    for code in s.tucked[seat]:
        host, card = s.grids[seat][code >> 8] - 1, code >> 1 & 127
        row[UNDER + host] += 0.125
        made.append(UNDER + host)
        if code & 1:
            row[TUCKED + card] = IN_64[host + 1]
            made.append(TUCKED + card)
        else:
            hidden.append((host, card, seat))
    return hidden


def tell_hands(s: State, row: Any, seen: list[Any]) -> None:
    known: list[tuple[int, ...]] = seen[KNOWN_PART] or [()] * s.seats
    for seat in range(s.seats):
        at = START + WIDTH * seat
        row[at + HANDS] = IN_32[len(s.hands[seat])]
        if s.known[seat] is not known[seat]:
            put_set(row, at + KNOWN, known[seat], s.known[seat])
    seen[HANDS_PART] = s.hands[:]
    seen[KNOWN_PART] = s.known[:]


def tell_display(s: State, row: Any, seen: list[Any]) -> None:
    for card in seen[DISPLAY_PART]:
        if card >= 0:
            row[DISPLAY + card] = ZERO
    for i, card in enumerate(s.display):
        if card >= 0:
            row[DISPLAY + card] = IN_32[i + 1]
    seen[DISPLAY_PART] = s.display[:]


def tell_laws(s: State, seen: list[Any]) -> None:
    """The laws somebody has put back on top of the deck (R-67)."""
    put: list[tuple[int, int, int]] = []
    if s.law_known.count(NOTHING) < len(s.law_known):
        for depth in range(len(s.laws)):
            owner = s.law_known[-1 - depth]
            if owner != NOTHING:
                put.append((depth, s.laws[-1 - depth], owner))
    seen[PUT_PART] = put
    seen[LAWS_PART] = s.law_known


def tell_round(s: State, row: Any, seen: list[Any]) -> None:
    row[ROUND] = IN_32[s.round]
    for phase in range(len(PHASES)):
        row[PHASE + phase] = ONE if s.phase == phase else ZERO
    put_list(row, SLOTS, (), s.slots)
    row[BOX] = IN_32[s.box]
    for i, number in enumerate((s.virtual, s.virtual_left, s.removals)):
        row[VIRTUAL + i] = IN_8[number]
    put_list(row, VIRTUAL_BIDS, (0, 0, 0, 0), s.virtual_bids)
    seen[ROUND_PART : ROUND_PART + 3] = [
        s.round, s.phase, [s.virtual_left, s.virtual_bids, s.removals],
    ]  # fmt: skip


def tell_seats(s: State, now: list[Any], row: Any, seen: list[Any]) -> None:
    """What the seats are doing: only what has changed is written."""
    old: list[Any] = seen[SEATS_PART] or [[NOTHING] * s.seats for _ in now]
    for i, (at, one_hot) in enumerate(DOING):
        if now[i] == old[i]:
            continue
        for seat in range(s.seats):
            number, before = now[i][seat], old[i][seat]
            if number == before:
                continue
            block = START + WIDTH * seat + at
            if one_hot:
                if before >= 0:
                    row[block + before] = ZERO
                if number >= 0:
                    row[block + number] = ONE
            else:
                row[block] = IN_64[number + 1]
    seen[SEATS_PART] = [part[:] for part in now]
