"""The state of a game: small ints in lists, rows that change seldom as tuples.

Things on cards are one number each, and sorted: a token is `cell * 32 + kind`, an eternal gem
`(cell * 4 + colour) * 2 + used`, a stored gem `cell * 4 + colour`, a tucked card
`(cell * 128 + card) * 2 + known to everybody`.
"""

from __future__ import annotations

from typing import Final

from intrika.core.state import State as CoreState

NOTHING: Final = -1

# What a seat is doing in the auction.
WAITING: Final = 0
ACTIVE: Final = 1
TOOK: Final = 2
PASSED: Final = 3
SKIPS: Final = 4
STANDINGS: Final = ("waiting", "active", "took", "passed", "skips")

SETUP: Final = 0
AUCTION: Final = 1
BUILDING: Final = 2
SCORING: Final = 3
PHASES: Final = ("setup", "auction", "building", "scoring")


class State(CoreState):
    """Table, screens, hands and pyramids. Cells are explained in pyramid.py."""

    __slots__ = (
        "attack_on_card", "attacks", "auto_discount", "bidding", "bids", "big", "box", "build",
        "built_out", "cells", "discard", "discard_pays", "discarding", "display", "eternals",
        "gems", "grids", "hands", "known", "law_known", "laws", "negotiation_steps",
        "on_segments", "open_screens", "phase", "played", "recoloured", "removals", "reserve",
        "round", "skips", "slots", "small", "standing", "stored", "tokens", "tucked", "virtual",
        "virtual_bids", "virtual_left", "wishes",
    )  # fmt: skip
    round: int  # 1..12
    phase: int
    slots: tuple[int, ...]  # the colours of the auction cards from left to right
    display: list[int]  # by colour * 2 + 1 for the upper place: a card or NOTHING
    reserve: list[int]  # by colour
    box: int  # gems of each colour that are not in this game
    gems: list[int]  # by seat * 4 + colour: behind the screens
    attacks: list[int]  # by seat: attack tokens behind the screens
    hands: list[tuple[int, ...]]  # by seat, sorted
    known: list[tuple[int, ...]]  # by seat, sorted: hand cards that everybody knows
    big: tuple[int, ...]  # the top card is last
    small: tuple[int, ...]
    laws: tuple[int, ...]
    law_known: tuple[int, ...]  # by place in `laws`: the seat that put it there, or NOTHING
    discard: tuple[int, ...]
    grids: list[bytes]  # by seat: the pyramid
    cells: list[tuple[int, ...]]  # by seat, sorted: the occupied cells
    tokens: list[tuple[int, ...]]  # by seat, as all that follow
    eternals: list[tuple[int, ...]]
    stored: list[tuple[int, ...]]
    tucked: list[tuple[int, ...]]
    skips: list[int]  # by seat: auctions to skip (law 69)
    standing: list[int]  # by seat
    bidding: int  # the bidding round, 1..3; 0 outside the auction
    bids: tuple[int, ...]  # by seat: what was revealed last, a position in BIDS or NOTHING
    wishes: tuple[int, ...]  # by seat: likewise, a position in WISHES or NOTHING
    virtual: int  # virtual opponents in this game
    virtual_left: int  # and still in this auction
    virtual_bids: tuple[int, ...]  # colours
    removals: int  # free removals still due
    build: int  # the build round, 1..3; 0 outside the building phase
    built_out: list[int]  # by seat: 1 once it has passed in this phase
    played: list[int]  # by seat: the card turned up and not yet resolved, or NOTHING
    discarding: list[int]  # by seat: 1 if that card is a discard
    recoloured: list[tuple[int, ...]]  # by seat: cell * 4 + colour
    on_segments: list[int]  # by colour: gems used for recolouring
    negotiation_steps: int  # options, see __init__.py
    auto_discount: bool
    discard_pays: bool
    open_screens: bool
    attack_on_card: bool

    def copy(self) -> State:
        s = State()
        self.copy_core(s)
        s.round = self.round
        s.phase = self.phase
        s.slots = self.slots
        s.display = self.display[:]
        s.reserve = self.reserve[:]
        s.box = self.box
        s.gems = self.gems[:]
        s.attacks = self.attacks[:]
        s.hands = self.hands[:]
        s.known = self.known[:]
        s.big = self.big
        s.small = self.small
        s.laws = self.laws
        s.law_known = self.law_known
        s.discard = self.discard
        s.grids = self.grids[:]
        s.cells = self.cells[:]
        s.tokens = self.tokens[:]
        s.eternals = self.eternals[:]
        s.stored = self.stored[:]
        s.tucked = self.tucked[:]
        s.skips = self.skips[:]
        s.standing = self.standing[:]
        s.bidding = self.bidding
        s.bids = self.bids
        s.wishes = self.wishes
        s.virtual = self.virtual
        s.virtual_left = self.virtual_left
        s.virtual_bids = self.virtual_bids
        s.removals = self.removals
        s.build = self.build
        s.built_out = self.built_out[:]
        s.played = self.played[:]
        s.discarding = self.discarding[:]
        s.recoloured = self.recoloured[:]
        s.on_segments = self.on_segments[:]
        s.negotiation_steps = self.negotiation_steps
        s.auto_discount = self.auto_discount
        s.discard_pays = self.discard_pays
        s.open_screens = self.open_screens
        s.attack_on_card = self.attack_on_card
        return s


def with_item(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A sorted row with one more item."""
    at = 0
    for other in row:
        if other > item:
            break
        at += 1
    made = list(row)
    made.insert(at, item)
    return tuple(made)


def without(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A row without one item that is in it."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]
