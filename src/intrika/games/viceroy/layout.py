"""The slices of an observation (see `observe.py`).

Every card is in one place only, so most slices go by card: where it lies, and what lies on it.
"""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Any, Final

from intrika.core.observation import Layout
from intrika.games.viceroy.actions import BIDS, WISHES
from intrika.games.viceroy.auction import ChooseBids, ChoosePick, ChooseRemoval
from intrika.games.viceroy.bargain import ChooseCard, ChooseOffer, ChooseWishes
from intrika.games.viceroy.barter import ChooseBarter, ChooseOwnToken, GiveGem
from intrika.games.viceroy.building import ChooseBuild
from intrika.games.viceroy.cards import CARDS, LAWS, LEVELS, MAX_SEATS, TOKENS
from intrika.games.viceroy.laws import (
    ChooseCopied,
    ChooseDisplayed,
    ChooseOne,
    ChooseReplaced,
    ChooseReturn,
)  # fmt: skip
from intrika.games.viceroy.opening import ChooseKept, ChooseStart
from intrika.games.viceroy.placing import ChooseCell, ChooseDiscount, ChooseTopReward
from intrika.games.viceroy.recolour import Recolour
from intrika.games.viceroy.rewards import (
    ChooseArchive,
    ChooseDeck,
    ChooseEternal,
    ChooseOwnGem,
    TakeGem,
)  # fmt: skip
from intrika.games.viceroy.state import PHASES, STANDINGS
from intrika.games.viceroy.storing import ChooseBuried, ChooseStored, ChooseTucked

ALL: Final = len(CARDS)

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    7,
    6,
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
START: Final[int] = LAYOUT.players_at
WIDTH: Final[int] = LAYOUT.width
FIGURES: Final[int] = LAYOUT.figures_at
# The questions asked behind closed screens of which everybody may know everything.
USUAL: Final = frozenset([ask for ask in LAYOUT.asks if ask not in (ChooseArchive, Recolour)])

# -- figures ready to be written ---------------------------------------------------------------


def by_seat(at: int) -> list[int]:
    """Where a figure of a player's block stands on a sheet, for each seat."""
    return [START + WIDTH * seat + at for seat in range(MAX_SEATS)]


def flags(count: int, *raised: int) -> Any:
    """So many figures, some of them 1."""
    made = array("f", bytes(4 * count))
    for i in raised:
        if i >= 0:
            made[i] = 1.0
    return memoryview(made)


PHASE_AT: Final[Any] = slice(PHASE, PHASE + len(PHASES))
IN_PHASE: Final[list[Any]] = [flags(len(PHASES), phase) for phase in range(len(PHASES))]

# Standing, bid and wish stand side by side. No bid and no wish are -1, and so come last.
AUCTION_FLAGS: Final = len(STANDINGS) + len(BIDS) + len(WISHES)
_bids: list[int] = [*range(BID - STANDING, WISH - STANDING), -1]
_wishes: list[int] = [*range(WISH - STANDING, AUCTION_FLAGS), -1]
IN_AUCTION: Final[list[list[list[Any]]]] = [
    [[flags(AUCTION_FLAGS, standing, bid, wish) for wish in _wishes] for bid in _bids]
    for standing in range(len(STANDINGS))
]
AUCTION_AT: Final[list[Any]] = [slice(at, at + AUCTION_FLAGS) for at in by_seat(STANDING)]
PLAYED_AT: Final[list[int]] = by_seat(PLAYED)
BUILT_OUT_AT: Final[list[int]] = by_seat(BUILT_OUT)
SKIPS_AT: Final[list[int]] = by_seat(SKIPS)
HANDS_AT: Final[list[int]] = by_seat(HANDS)
KNOWN_AT: Final[list[int]] = by_seat(KNOWN)
BLOCK_AT: Final[list[int]] = by_seat(0)
LEVEL_AT: Final[list[int]] = by_seat(LEVEL - 1)  # by printed number
COLUMN_AT: Final[list[int]] = by_seat(COLUMN - 1)
BY_KIND_AT: Final[list[Any]] = [slice(at, at + len(TOKENS)) for at in by_seat(BY_KIND)]
NO_TOKENS: Final[Any] = flags(len(TOKENS))
RESERVE_AT: Final = 4 * RESERVE  # in bytes
SCREEN_AT: Final = 4 * (START + GEMS)  # in bytes, of the observer

# Figures that stand side by side are written in one go.
SCREEN: Final = Struct("6f")
FOUR: Final = Struct("4f")

assert LEVELS < 8
assert (ATTACKS, SEEN) == (GEMS + 4, GEMS + 5)
