"""The slices of an observation. What the observer alone knows stands together: the end of the
common part, and a piece of his own block, are each filled by one copy."""

from __future__ import annotations

from typing import Final

from intrika.core.observation import Layout
from intrika.games.louis.cards import (
    ALL_INFLUENCE,
    ARMS,
    BOARD_COUNT,
    INFLUENCE,
    MAX_SEATS,
    MISSIONS,
    TIERS,
)  # fmt: skip
from intrika.games.louis.drawing import DrawMission
from intrika.games.louis.evaluation import ChooseFirst, ChoosePurchase
from intrika.games.louis.intrigue import PlayIntrigue
from intrika.games.louis.markers import (
    PutAtEnd,
    PutAtStart,
    PutForConde,
    PutForMaintenon,
    TakeForMaintenon,
)  # fmt: skip
from intrika.games.louis.missions import ChooseMission, KeepChip, PayMission
from intrika.games.louis.state import KINDS
from intrika.games.louis.supply import ChooseUse
from intrika.games.louis.swaps import PutOff
from intrika.games.louis.turns import ChooseCard, ChooseMode, ChoosePlacement

MISSION_COUNT: Final = len(MISSIONS)
CARD_COUNT: Final = len(ALL_INFLUENCE)
PHASES: Final = 5
PUT: Final = ("board",)

LAYOUT: Final[Layout] = Layout(
    MAX_SEATS,
    1,
    1,
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
ON: Final[int] = LAYOUT.add_player("markers", BOARD_COUNT, "on each board, in eighths")
MONEY: Final[int] = LAYOUT.add_player("money", 1, "louis d'or, in 32nds")
CHIP: Final[int] = LAYOUT.add_player("chips", KINDS, "in eighths")
STARTS: Final[int] = LAYOUT.add_player("start", 1, "has the start tile")
ARMS_SUM: Final[int] = LAYOUT.add_player("arms", 1, "in 32nds")
SUBSTITUTES: Final[int] = LAYOUT.add_player("substitutes", 1, "in 32nds")
BY_KIND: Final[int] = LAYOUT.add_player("arms_by_kind", len(ARMS), "in eighths, if one may know")
INTRIGUE_OF: Final[int] = LAYOUT.add_player("intrigue_of", BOARD_COUNT, "cards one knows")
HELD: Final[int] = LAYOUT.add_player("influence", 1, "cards in hand, in 32nds")
HELD_KNOWN: Final[int] = LAYOUT.add_player(
    "influence_known", len(INFLUENCE), "cards in hand that one knows, in eighths"
)
INTRIGUE: Final[int] = LAYOUT.add_player("intrigue", 1, "cards in hand, in 32nds")
BACKS: Final[int] = LAYOUT.add_player("backs", len(TIERS), "missions in hand by shade, in eighths")
MISSIONS_KNOWN: Final[int] = LAYOUT.add_player("missions_known", MISSION_COUNT, "that one knows")
LAID: Final[int] = LAYOUT.add_player("laid", MISSION_COUNT, "missions laid; 1/2: used this round")
START: Final[int] = LAYOUT.players_at
WIDTH: Final[int] = LAYOUT.width

# -- where figures stand on the sheet, by seat -------------------------------------------------

BLOCK: Final[list[int]] = [START + WIDTH * seat for seat in range(MAX_SEATS)]
MONEY_AT: Final[list[int]] = [at + MONEY for at in BLOCK]
HELD_AT: Final[list[int]] = [at + HELD for at in BLOCK]
# In bytes: neighbours that are written at once.
MARKERS_AT: Final[list[int]] = [4 * (at + PERSONAL) for at in BLOCK]
CHIPS_AT: Final[list[int]] = [4 * (at + CHIP) for at in BLOCK]
BACKS_AT: Final[list[int]] = [4 * (at + BACKS) for at in BLOCK]
