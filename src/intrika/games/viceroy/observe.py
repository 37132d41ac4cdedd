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
from intrika.games.viceroy.layout import (
    AUCTION_AT,
    BIDDING,
    BLOCK_AT,
    BOX,
    BUILD,
    BUILT_OUT_AT,
    COLUMN_AT,
    DECKS,
    DISCARD,
    DISPLAY,
    FIGURES,
    FOUR,
    HAND,
    HANDS_AT,
    IN_AUCTION,
    IN_PHASE,
    KNOWN_AT,
    LAW_BY,
    LAW_CARD,
    LAYOUT,
    LEVEL_AT,
    PHASE_AT,
    PLAYED_AT,
    RECOLOURED,
    RESERVE_AT,
    ROUND,
    SCREEN,
    SCREEN_AT,
    SELLS,
    SKIPS_AT,
    SLOTS,
    START,
    TUCKED,
    USUAL,
    VIRTUAL,
    VIRTUAL_BIDS,
    WIDTH,
)  # fmt: skip
from intrika.games.viceroy.pyramid import EMPTY, ROW
from intrika.games.viceroy.rewards import ChooseArchive
from intrika.games.viceroy.state import NOTHING, SCORING, State
from intrika.games.viceroy.things import TUCKS, tell_things

# The parts of a sheet.
TOLD_PART: Final = 0  # what it tells, see below
RESERVE_PART: Final = 1
USUAL_PART: Final = 2  # the questions at which `tell_rare` has nothing to tell
OWN_PART: Final = 3  # by seat: (place, figure) of what it alone knows but for hand and screen
CELLS_PART: Final = 4  # by seat: where cards lay
THINGS_PART: Final = 5  # by kind of things on cards, by seat: where they are written

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
THINGS: Final = 11  # on and under the cards of the pyramids, by kind
PILES: Final = 12


def observe(s: State, seat: int, out: Any) -> None:
    """Half of all looks find nothing new but the reserve: one comparison shows it."""
    sheet: Sheet = s.setup.sheet or begin(s)
    seen = sheet.seen
    now: list[Any] = [
        s.played, s.built_out, s.skips, s.hands, s.known,
        (s.round, s.phase, s.bidding, s.build), s.standing, s.bids, s.wishes, s.display, s.grids,
        (s.tokens, s.eternals, s.stored, s.tucked),
        (s.discard, s.big, s.small, s.laws, s.law_known),
    ]  # fmt: skip
    told = seen[TOLD_PART]
    if now != told:
        tell_doings(s, now, told, sheet.row)
        tell_cards(s, now, told, sheet.row, seen)
    reserve = s.reserve
    if reserve != seen[RESERVE_PART]:
        a, b, c, d = reserve
        FOUR.pack_into(sheet.row, RESERVE_AT, IN_32[a], IN_32[b], IN_32[c], IN_32[d])
        seen[RESERVE_PART] = reserve[:]
    ask: Any = s.agenda[-1] if s.agenda else None
    LAYOUT.copy(sheet, s, seat, out)
    if type(ask) not in seen[USUAL_PART]:
        tell_rare(s, seat, ask, out)
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


def tell_rare(s: State, seat: int, ask: Any, out: Any) -> None:
    """What only some options, one question or the end of the game bring in."""
    if type(ask) is ChooseArchive and ask.card in s.known[ask.seat]:
        out[FIGURES] = IN_64[ask.card + 1]  # a card that all know: all may see which it is
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
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        a, b, c, d = s.gems[4 * other : 4 * other + 4]
        SCREEN.pack_into(
            out, SCREEN_AT + 4 * WIDTH * i,
            IN_32[a], IN_32[b], IN_32[c], IN_32[d], IN_8[s.attacks[other]], ONE,
        )  # fmt: skip
    for owner, codes in enumerate(s.recoloured):
        for code in codes:
            out[RECOLOURED + s.grids[owner][code >> 2] - 1] = IN_4[(code & 3) + 1]


# -- the open part -----------------------------------------------------------------------------


def begin(s: State) -> Sheet:
    """An empty table on an empty sheet, and what stays as it is."""
    sheet = LAYOUT.sheet(s)
    n, seen, row = s.seats, sheet.seen, sheet.row
    seen[TOLD_PART] = [
        [NOTHING] * n, [NOTHING] * n, [NOTHING] * n, [()] * n, [()] * n, (), [], (), (),
        [NOTHING] * 8, [EMPTY] * n, ([()] * n, [()] * n, [()] * n, [()] * n), ((), (), (), (), ()),
    ]  # fmt: skip
    seen[OWN_PART] = [()] * n
    seen[CELLS_PART] = [()] * n
    seen[THINGS_PART] = [[()] * n, [()] * n, [()] * n, [()] * n]
    put_list(row, SLOTS, (), s.slots)
    row[BOX] = IN_32[s.box]
    row[VIRTUAL] = IN_8[s.virtual]
    for seat in range(n):
        row[BLOCK_AT[seat] + SELLS] = IN_64[1]
    rare = s.virtual > 0 or s.discard_pays or s.open_screens
    seen[USUAL_PART] = () if rare else USUAL
    return sheet


def tell_doings(s: State, now: list[Any], told: list[Any], row: Any) -> None:
    """Bring what the seats are doing up to date, the time and the hands."""
    if s.played != told[PLAYED]:
        tell_building(PLAYED_AT, s.played, told[PLAYED], row)
    if s.built_out != told[BUILT_OUT]:
        tell_building(BUILT_OUT_AT, s.built_out, told[BUILT_OUT], row)
    if s.skips != told[SKIPS]:
        tell_building(SKIPS_AT, s.skips, told[SKIPS], row)
    if s.hands != told[HELD] or s.known != told[OPEN]:
        tell_hands(s, told[HELD], told[OPEN], row)
    if now[CLOCK] != told[CLOCK]:
        row[ROUND] = IN_32[s.round]
        row[PHASE_AT] = IN_PHASE[s.phase]
        row[BIDDING] = IN_4[s.bidding]
        row[BUILD] = IN_4[s.build]
        told[CLOCK] = now[CLOCK]
    if s.standing != told[STANDING] or s.bids is not told[BIDS] or s.wishes is not told[WISHES]:
        bids, wishes = s.bids, s.wishes
        for seat, standing in enumerate(s.standing):
            row[AUCTION_AT[seat]] = IN_AUCTION[standing][bids[seat]][wishes[seat]]
        told[STANDING] = s.standing[:]
        told[BIDS] = bids
        told[WISHES] = wishes


def tell_building(places: list[int], figures: list[int], told: list[int], row: Any) -> None:
    """Cards turned up, who has passed, auctions to skip."""
    for seat, figure in enumerate(figures):
        if figure != told[seat]:
            row[places[seat]] = IN_64[figure + 1]
            told[seat] = figure


def tell_hands(s: State, held: list[Any], opened: list[Any], row: Any) -> None:
    for seat, hand in enumerate(s.hands):
        if hand is not held[seat]:
            row[HANDS_AT[seat]] = IN_32[len(hand)]
            held[seat] = hand
        known = s.known[seat]
        if known is not opened[seat]:
            put_set(row, KNOWN_AT[seat], opened[seat], known)
            opened[seat] = known


def tell_cards(s: State, now: list[Any], told: list[Any], row: Any, seen: list[Any]) -> None:
    """The same for what lies on the table."""
    if s.display != told[DISPLAYED]:
        tell_display(s.display, told[DISPLAYED], row)
        told[DISPLAYED] = s.display[:]
    if s.grids != told[GRIDS]:
        tell_pyramids(s, told, row, seen)
    if now[THINGS] != told[THINGS]:
        if s.tucked != told[THINGS][TUCKS]:
            tell_secrets(s, seen)
        tell_things(s, now[THINGS], told[THINGS], row, seen[THINGS_PART])
    if now[PILES] != told[PILES]:
        tell_piles(s, told[PILES], row, seen)
        told[PILES] = now[PILES]


def tell_pyramids(s: State, told: list[Any], row: Any, seen: list[Any]) -> None:
    """Level and column of each card whose cell has changed."""
    grids, lay = told[GRIDS], seen[CELLS_PART]
    for seat, grid in enumerate(s.grids):
        before: bytes = grids[seat]
        if grid is before:
            continue
        levels, columns = LEVEL_AT[seat], COLUMN_AT[seat]
        cells = s.cells[seat]
        new = 0
        for cell in cells:
            card = grid[cell]
            if card != before[cell]:
                new += 1
                row[levels + card] = IN_8[cell // ROW + 1]
                row[columns + card] = IN_64[cell % ROW + 1]
        if len(cells) - new < len(lay[seat]):
            for cell in lay[seat]:
                if before[cell] not in grid:
                    row[levels + before[cell]] = ZERO
                    row[columns + before[cell]] = ZERO
            # What lies on cards is told by card, so it is told anew.
            for things in told[THINGS]:
                things[seat] = None
        grids[seat] = grid
        lay[seat] = cells


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
    depth, left = 0, len(s.law_known) - s.law_known.count(NOTHING)
    while left:
        owner = s.law_known[-1 - depth]
        if owner != NOTHING:
            left -= 1
            for seat in range(n):
                own[seat].append((LAW_BY + depth, IN_8[(owner - seat + n) % n + 1]))
            own[owner].append((LAW_CARD + depth, IN_64[s.laws[-1 - depth] + 1]))
        depth += 1
    seen[OWN_PART] = own


def tell_display(display: list[int], told: list[int], row: Any) -> None:
    for place, card in enumerate(display):
        before = told[place]
        if card != before:
            if before >= 0 and before not in display:
                row[DISPLAY + before] = ZERO
            if card >= 0:
                row[DISPLAY + card] = IN_32[place + 1]


def tell_piles(s: State, told: tuple[tuple[int, ...], ...], row: Any, seen: list[Any]) -> None:
    """Discards and decks."""
    discard, _, _, laws, law_known = told
    if s.discard is not discard:
        tell_discards(s.discard, discard, row)
    row[DECKS] = IN_64[len(s.big)]
    row[DECKS + 1] = IN_64[len(s.small)]
    row[DECKS + 2] = IN_64[len(s.laws)]
    if s.laws is not laws or s.law_known is not law_known:
        tell_secrets(s, seen)


def tell_discards(discard: tuple[int, ...], told: tuple[int, ...], row: Any) -> None:
    kept = len(told)
    if discard[:kept] != told:
        kept = 0
        for card in told:
            row[DISCARD + card] = ZERO
    for i in range(kept, len(discard)):
        row[DISCARD + discard[i]] = IN_64[i + 1]
