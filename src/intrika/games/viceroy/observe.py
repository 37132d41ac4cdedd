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
    Sheet,
    put_list,
    put_set,
)
from intrika.games.viceroy.cards import ARCHIVE, KINDS
from intrika.games.viceroy.layout import (
    AUCTION_AT,
    BIDDING,
    BLOCK_AT,
    BOX,
    BUILD,
    BUILDING_AT,
    BY_KIND,
    COLUMN,
    DECKS,
    DISCARD,
    DISPLAY,
    ETERNAL,
    FIGURES,
    FOUR,
    GEMS,
    HAND,
    HANDS_AT,
    IN_AUCTION,
    IN_PHASE,
    KNOWN_AT,
    LAW_BY,
    LAW_CARD,
    LAYOUT,
    LEVEL,
    ON_ETERNALS,
    ON_GEMS,
    ON_TOKENS,
    PHASE,
    RECOLOURED,
    RESERVE,
    ROUND,
    SCREEN,
    SCREEN_AT,
    SELLS,
    SLOTS,
    START,
    TUCKED,
    UNDER,
    VIRTUAL,
    VIRTUAL_BIDS,
    WIDTH,
)  # fmt: skip
from intrika.games.viceroy.pyramid import EMPTY, ROW
from intrika.games.viceroy.rewards import ChooseArchive
from intrika.games.viceroy.state import NOTHING, PHASES, SCORING, State

# The parts of a sheet.
TOLD_PART: Final = 0  # what it tells, see below
RESERVE_PART: Final = 1
RARE_PART: Final = 2  # whether options let `tell_rare` have something to tell
OWN_PART: Final = 3  # by seat: (place, figure) of what it alone knows but for hand and screen
CELLS_PART: Final = 4  # by seat: where cards lay
ON_TOKENS_PART: Final = 5  # by seat: where something on a card was written
ON_GEMS_PART: Final = 6
UNDER_PART: Final = 7
ARCHIVE_PART: Final = 8  # whether law 78 has been laid

# What a sheet tells: parts of the state, as `observe` lists them, those that change often first.
PLAYED: Final = 0
BUILT_OUT: Final = 1
SKIPS: Final = 2
HELD: Final = 3
OPEN: Final = 4
CLOCK: Final = 5
STANDING: Final = 6
BIDS: Final = 7
WISHES: Final = 8
DISPLAYED: Final = 9
GRIDS: Final = 10
TOKENS: Final = 11
ETERNALS: Final = 12
STORED: Final = 13
TUCKS: Final = 14
DISCARDED: Final = 15
BIG: Final = 16
SMALL: Final = 17
LAWS: Final = 18
LAW_KNOWN: Final = 19


def observe(s: State, seat: int, out: Any) -> None:
    """Half of all looks find nothing new but the reserve: one comparison shows it."""
    sheet: Sheet = s.setup.sheet or begin(s)
    seen = sheet.seen
    now: list[Any] = [
        s.played, s.built_out, s.skips, s.hands, s.known,
        64 * s.round + 16 * s.phase + 4 * s.bidding + s.build,
        s.standing, s.bids, s.wishes, s.display, s.grids, s.tokens, s.eternals, s.stored, s.tucked,
        s.discard, s.big, s.small, s.laws, s.law_known,
    ]  # fmt: skip
    if now != seen[TOLD_PART]:
        tell_doings(s, now, seen[TOLD_PART], sheet.row)
        tell_cards(s, seen[TOLD_PART], sheet.row, seen)
    reserve = s.reserve
    if reserve != seen[RESERVE_PART]:
        a, b, c, d = reserve
        FOUR.pack_into(sheet.row, 4 * RESERVE, IN_32[a], IN_32[b], IN_32[c], IN_32[d])
        seen[RESERVE_PART] = reserve[:]
    LAYOUT.copy(sheet, s, seat, out)
    # What the observer alone knows.
    for card in s.hands[seat]:
        out[HAND + card] = ONE
    gems, i = s.gems, 4 * seat
    SCREEN.pack_into(
        out, SCREEN_AT, IN_32[gems[i]], IN_32[gems[i + 1]], IN_32[gems[i + 2]],
        IN_32[gems[i + 3]], IN_8[s.attacks[seat]], ONE,
    )  # fmt: skip
    for at, figure in seen[OWN_PART][seat]:
        out[at] = figure
    if seen[RARE_PART] or s.phase == SCORING:
        tell_rare(s, seat, out)
    if seen[ARCHIVE_PART] and s.agenda and type(s.agenda[-1]) is ChooseArchive:
        tell_archived(s, s.agenda[-1], out)


def tell_archived(s: State, ask: Any, out: Any) -> None:
    """A card that all know, and that is archived or kept: all may see which."""
    if ask.card in s.known[ask.seat]:
        out[FIGURES] = IN_64[ask.card + 1]


def tell_rare(s: State, seat: int, out: Any) -> None:
    """What only some options or the end of the game bring in."""
    if s.open_screens or s.phase == SCORING:
        tell_screens(s, seat, out)
    if s.virtual:
        out[VIRTUAL + 1] = IN_8[s.virtual_left]
        out[VIRTUAL + 2] = IN_8[s.removals]
        put_list(out, VIRTUAL_BIDS, (), s.virtual_bids)
    if s.discard_pays:
        for i in range(s.seats):
            sells = s.discarding[(seat + i) % s.seats]
            out[START + WIDTH * i + SELLS] = IN_64[sells + 1]


def tell_screens(s: State, seat: int, out: Any) -> None:
    """What the others have; circles are recoloured only when all may see it."""
    gems = s.gems
    for i in range(1, s.seats):
        at, other = START + WIDTH * i + GEMS, (seat + i) % s.seats
        for colour in range(4):
            out[at + colour] = IN_32[gems[4 * other + colour]]
        out[at + 4] = IN_8[s.attacks[other]]
        out[at + 5] = ONE
    for owner, codes in enumerate(s.recoloured):
        for code in codes:
            out[RECOLOURED + s.grids[owner][code >> 2] - 1] = IN_4[(code & 3) + 1]


# -- the open part -----------------------------------------------------------------------------


def begin(s: State) -> Sheet:
    """An empty table on an empty sheet, and what stays as it is."""
    sheet = LAYOUT.sheet(s)
    n, seen, row = s.seats, sheet.seen, sheet.row
    seen[TOLD_PART] = [
        [NOTHING] * n, [NOTHING] * n, [NOTHING] * n, [()] * n, [()] * n, NOTHING, [], (), (),
        [NOTHING] * 8, [EMPTY] * n, [()] * n, [()] * n, [()] * n, [()] * n, (), (), (), (), (),
    ]  # fmt: skip
    for part in (OWN_PART, CELLS_PART, ON_TOKENS_PART, ON_GEMS_PART, UNDER_PART):
        seen[part] = [()] * n
    put_list(row, SLOTS, (), s.slots)
    row[BOX] = IN_32[s.box]
    row[VIRTUAL] = IN_8[s.virtual]
    for seat in range(n):
        row[BLOCK_AT[seat] + SELLS] = IN_64[1]
    seen[RARE_PART] = s.virtual > 0 or s.discard_pays or s.open_screens
    return sheet


def tell_doings(s: State, now: list[Any], told: list[Any], row: Any) -> None:
    """Bring what the seats are doing up to date, the time and the hands."""
    for part in (PLAYED, BUILT_OUT, SKIPS):
        if now[part] != told[part]:
            tell_building(BUILDING_AT[part], now[part], told[part], row)
            told[part] = now[part][:]
    if s.hands != told[HELD] or s.known != told[OPEN]:
        tell_hands(s, told, row)
    if now[CLOCK] != told[CLOCK]:
        row[ROUND] = IN_32[s.round]
        row[PHASE : PHASE + len(PHASES)] = IN_PHASE[s.phase]
        row[BIDDING] = IN_4[s.bidding]
        row[BUILD] = IN_4[s.build]
        told[CLOCK] = now[CLOCK]
    if s.standing != told[STANDING] or s.bids is not told[BIDS] or s.wishes is not told[WISHES]:
        for seat, standing in enumerate(s.standing):
            row[AUCTION_AT[seat]] = IN_AUCTION[standing][s.bids[seat]][s.wishes[seat]]
        told[STANDING] = s.standing[:]
        told[BIDS] = s.bids
        told[WISHES] = s.wishes


def tell_hands(s: State, told: list[Any], row: Any) -> None:
    for seat, known in enumerate(s.known):
        row[HANDS_AT[seat]] = IN_32[len(s.hands[seat])]
        if known is not told[OPEN][seat]:
            put_set(row, KNOWN_AT[seat], told[OPEN][seat], known)
    told[HELD] = s.hands[:]
    told[OPEN] = s.known[:]


def tell_cards(s: State, told: list[Any], row: Any, seen: list[Any]) -> None:
    """The same for what lies on the table."""
    if s.display != told[DISPLAYED]:
        tell_display(s.display, told[DISPLAYED], row)
        told[DISPLAYED] = s.display[:]
    if s.grids != told[GRIDS]:
        tell_pyramids(s, told, row, seen)
    if (
        s.tokens != told[TOKENS]
        or s.eternals != told[ETERNALS]
        or s.stored != told[STORED]
        or s.tucked != told[TUCKS]
    ):
        tell_things(s, told, row, seen)
    if s.discard is not told[DISCARDED]:
        tell_discards(s.discard, told[DISCARDED], row)
        told[DISCARDED] = s.discard
    if s.big is not told[BIG] or s.small is not told[SMALL]:
        row[DECKS] = IN_64[len(s.big)]
        row[DECKS + 1] = IN_64[len(s.small)]
        told[BIG], told[SMALL] = s.big, s.small
    if s.laws is not told[LAWS] or s.law_known is not told[LAW_KNOWN]:
        row[DECKS + 2] = IN_64[len(s.laws)]
        told[LAWS], told[LAW_KNOWN] = s.laws, s.law_known
        tell_secrets(s, seen)


def tell_pyramids(s: State, told: list[Any], row: Any, seen: list[Any]) -> None:
    """Level and column of each card whose cell has changed."""
    for seat, grid in enumerate(s.grids):
        before: bytes = told[GRIDS][seat]
        if grid is before:
            continue
        at = BLOCK_AT[seat] - 1
        stayed = 0
        for cell in s.cells[seat]:
            card = grid[cell]
            if card == before[cell]:
                stayed += 1
            else:
                row[at + LEVEL + card] = IN_8[cell // ROW + 1]
                row[at + COLUMN + card] = IN_64[cell % ROW + 1]
                if card == ARCHIVE + 1:
                    seen[ARCHIVE_PART] = True
        if stayed < len(seen[CELLS_PART][seat]):
            for cell in seen[CELLS_PART][seat]:
                if before[cell] not in grid:
                    row[at + LEVEL + before[cell]] = ZERO
                    row[at + COLUMN + before[cell]] = ZERO
            # What lies on cards is told by card, so it is told anew.
            for part in range(TOKENS, DISCARDED):
                told[part][seat] = None
    told[GRIDS] = s.grids[:]
    seen[CELLS_PART] = s.cells[:]


def tell_things(s: State, told: list[Any], row: Any, seen: list[Any]) -> None:
    """What lies on and under the cards of the pyramids."""
    tokens, eternals, stored, tucked = told[TOKENS:DISCARDED]
    for seat in range(s.seats):
        if s.tokens[seat] is not tokens[seat]:
            tell_tokens(s, seat, row, seen[ON_TOKENS_PART])
        if s.eternals[seat] is not eternals[seat] or s.stored[seat] is not stored[seat]:
            tell_gems(s, seat, row, seen[ON_GEMS_PART])
        if s.tucked[seat] is not tucked[seat]:
            tell_tucked(s, seat, row, seen[UNDER_PART])
    if s.tucked != tucked:
        tell_secrets(s, seen)
    told[TOKENS:DISCARDED] = [s.tokens[:], s.eternals[:], s.stored[:], s.tucked[:]]


def tell_tokens(s: State, seat: int, row: Any, written: list[Any]) -> None:
    """On their cards and by kind.

    The tokens of a card are neighbours in the sorted row; four fit into one number.
    """
    for at in written[seat]:
        row[at] = ZERO
    made: list[int] = []
    grid, kinds = s.grids[seat], BLOCK_AT[seat] + BY_KIND
    last, count, told = -1, 0, 0
    for code in s.tokens[seat]:
        cell, kind = code // KINDS, code % KINDS
        if cell != last:
            last, count, told = cell, 0, 0
        elif count == 4:
            told = 0
        told = 32 * told + kind + 1
        at = ON_TOKENS + 2 * grid[cell] - (2 if count < 4 else 1)
        row[at] = told / 1048576.0
        row[kinds + kind] += 0.125
        count += 1
        made += (at, kinds + kind)
    written[seat] = made


def tell_gems(s: State, seat: int, row: Any, written: list[Any]) -> None:
    """Eternal gems, on their cards and by colour, and stored gems."""
    for at in written[seat]:
        row[at] = ZERO
    made: list[int] = []
    grid, colours = s.grids[seat], BLOCK_AT[seat] + ETERNAL
    last, told = -1, 0
    for code in s.eternals[seat]:
        told = (9 * told if code >> 3 == last else 0) + (code & 7) + 1
        last = code >> 3
        at = ON_ETERNALS + grid[last] - 1
        row[at] = told / 2097152.0
        row[colours + (code & 7)] += 0.125
        made += (at, colours + (code & 7))
    for code in s.stored[seat]:
        at = ON_GEMS + 4 * (grid[code >> 2] - 1) + (code & 3)
        row[at] += 0.125
        made.append(at)
    written[seat] = made


def tell_tucked(s: State, seat: int, row: Any, written: list[Any]) -> None:
    """How many lie under each card, and those that everybody knows."""
    for at in written[seat]:
        row[at] = ZERO
    made: list[int] = []
    for code in s.tucked[seat]:
        host, card = s.grids[seat][code >> 8] - 1, code >> 1 & 127
        row[UNDER + host] += 0.125
        made.append(UNDER + host)
        if code & 1:
            row[TUCKED + card] = IN_64[host + 1]
            made.append(TUCKED + card)
    written[seat] = made


def tell_secrets(s: State, seen: list[Any]) -> None:
    """By seat: cards tucked in secret, and laws put back on top of the deck (R-67)."""
    own: list[list[tuple[int, Any]]] = []
    n = s.seats
    for seat in range(n):
        made: list[tuple[int, Any]] = []
        for code in s.tucked[seat]:
            if not code & 1:
                host = s.grids[seat][code >> 8] - 1
                made.append((TUCKED + (code >> 1 & 127), IN_64[host + 1]))
        own.append(made)
    if s.law_known.count(NOTHING) < len(s.law_known):
        for depth in range(len(s.laws)):
            owner = s.law_known[-1 - depth]
            if owner != NOTHING:
                for seat in range(n):
                    own[seat].append((LAW_BY + depth, IN_8[(owner - seat + n) % n + 1]))
                own[owner].append((LAW_CARD + depth, IN_64[s.laws[-1 - depth] + 1]))
    seen[OWN_PART] = own


def tell_display(display: list[int], told: list[int], row: Any) -> None:
    for place, card in enumerate(display):
        before = told[place]
        if card != before:
            if before >= 0 and before not in display:
                row[DISPLAY + before] = ZERO
            if card >= 0:
                row[DISPLAY + card] = IN_32[place + 1]


def tell_building(places: list[int], figures: list[int], told: list[int], row: Any) -> None:
    """Cards turned up, who has passed, auctions to skip."""
    for seat, figure in enumerate(figures):
        if figure != told[seat]:
            row[places[seat]] = IN_64[figure + 1]


def tell_discards(discard: tuple[int, ...], told: tuple[int, ...], row: Any) -> None:
    kept = len(told)
    if discard[:kept] != told:
        kept = 0
        for card in told:
            row[DISCARD + card] = ZERO
    for i in range(kept, len(discard)):
        row[DISCARD + discard[i]] = IN_64[i + 1]
