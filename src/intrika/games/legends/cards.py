"""Names and figures that no pack can change: the rulebook's own, and the permanent labels."""

from __future__ import annotations

from typing import Any, Final

from intrika.core.data import read_toml

_game: dict[str, Any] = read_toml(__file__, "game")
_faces: dict[str, Any] = read_toml(__file__, "faces")
_layouts: dict[str, Any] = read_toml(__file__, "layouts")

NONE: Final = "none"
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
COLOURS: Final = 5  # four players and the neutral colour

# -- labels ------------------------------------------------------------------------------------

CARDS: Final[tuple[str, ...]] = tuple([c["id"] for c in read_toml(__file__, "cards")["cards"]])
FAMILIES: Final[tuple[str, ...]] = tuple(_game["families"]["ids"])
LEADERS: Final[tuple[str, ...]] = ("fairy_queen", "bandit_king", "red_witch", "white_knight")
TOKENS: Final[tuple[str, ...]] = (
    "none", "start", "magic_spring", "shelter", "buried_treasure", "book_of_spells", "stable",
    "poison_swamp", "citadel", "dragon", "portal", "bandits", "hidden",
)  # fmt: skip
FACES: Final[tuple[str, ...]] = tuple([face["id"] for face in _faces["faces"]])
REGIONS: Final[tuple[str, ...]] = tuple(
    [
        region["id"]
        for face in _faces["faces"]
        for island in face["islands"]
        for region in island["regions"]
    ]
)
BOARDS: Final[tuple[str, ...]] = tuple([board["id"] for board in _faces["boards"]])
LAYOUTS: Final[tuple[str, ...]] = tuple([layout["id"] for layout in _layouts["layouts"]])
SLOTS: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple(layout["slots"]) for layout in _layouts["layouts"]]
)
PLACES: Final[tuple[str, ...]] = tuple([slot for slots in SLOTS for slot in slots])
SETUPS: Final[tuple[str, ...]] = tuple([setup["id"] for setup in _layouts["setups"]])
TURNS: Final = (0, 90, 180, 270)  # degrees, clockwise
SIDES: Final = ("N", "E", "S", "W")

# -- tokens and leaders as numbers -------------------------------------------------------------

NO_TOKEN: Final = 0
START: Final = 1
SPRING: Final = 2
SHELTER: Final = 3
TREASURE: Final = 4
BOOK: Final = 5
STABLE: Final = 6
SWAMP: Final = 7
CITADEL: Final = 8
DRAGON: Final = 9
PORTAL: Final = 10
BANDITS: Final = 11
HIDDEN: Final = 12  # how a face-down token looks
DISCOVERIES: Final = (SPRING, SHELTER, TREASURE, BOOK, STABLE)
ENCOUNTERS: Final = (DRAGON, PORTAL, PORTAL, BANDITS)

NO_LEADER: Final = -1
QUEEN: Final = 0
KING: Final = 1
WITCH: Final = 2
KNIGHT: Final = 3

# -- what a card makes a player do ---------------------------------------------------------------

DEEDS: Final[tuple[str, ...]] = ("place", "move", "build", "destroy")
PLACE: Final = 0
MOVE: Final = 1
BUILD: Final = 2
DESTROY: Final = 3
MODES: Final[tuple[str, ...]] = ("single", "or", "and")
OR: Final = 1

# -- the rulebook's figures ----------------------------------------------------------------------


def _by_seats(key: str) -> list[int]:
    """A column of the table of player counts, indexed by the number of seats."""
    column = [0] * (MAX_SEATS + 1)
    for row in _game["player_counts"]:
        column[row["players"]] = row[key]
    return column


ARMIES: Final[int] = _game["components"]["armies"]
CITIES: Final[int] = _game["components"]["cities"]
COINS: Final[list[int]] = _by_seats("coins")
TURNS_EACH: Final[list[int]] = _by_seats("turns")
NEUTRALS: Final[list[int]] = _by_seats("neutral_armies")
START_ARMIES: Final[int] = _game["start"]["armies_in_start_region"]
SECOND_ARMIES: Final[int] = _game["start"]["armies_in_second_region"]
ROW: Final[int] = _game["market"]["row"]
PRICES: Final[list[int]] = _game["market"]["prices"]
LAND_COST: Final[int] = _game["movement"]["land"]
SEA_COST: Final[int] = _game["movement"]["sea"]
LEAST_COST: Final[int] = _game["movement"]["minimum"]

REGION_VP: Final[int] = _game["scoring"]["region"]
ISLAND_VP: Final[int] = _game["scoring"]["island"]
ELIXIR_VP: Final[int] = _game["scoring"]["elixir_majority"]
ELIXIR_TIE_VP: Final[int] = _game["scoring"]["elixir_tie_each"]
FULL_GAME: Final[int] = _game["scoring"]["games_in_full_game"]

CITADELS: Final[int] = _game["tokens"]["citadels"]
CITADEL_VP: Final[int] = _game["tokens"]["citadel_vp"]
DRAGON_ARMIES: Final[int] = _game["tokens"]["dragon_armies"]
DRAGON_VP: Final[int] = _game["tokens"]["dragon_vp"]
TOLL: Final[int] = _game["tokens"]["toll"]
SPRING_ELIXIRS: Final[int] = _game["tokens"]["spring_elixirs"]
SHELTER_ARMIES: Final[int] = _game["tokens"]["shelter_armies"]
TREASURE_COINS: Final[int] = _game["tokens"]["treasure_coins"]
BOOK_VP: Final[int] = _game["tokens"]["book_vp"]
STABLE_POINTS: Final[int] = _game["tokens"]["stable_points"]
SWAMP_VP: Final[int] = _game["tokens"]["swamp_vp"]

QUEEN_FAMILY: Final[int] = FAMILIES.index(_game["leaders"]["queen_family"])
QUEEN_CARDS: Final[int] = _game["leaders"]["queen_cards"]
QUEEN_VP: Final[int] = _game["leaders"]["queen_vp"]
KING_PAYS: Final[int] = _game["leaders"]["king_pays"]
KING_STEALS: Final[int] = _game["leaders"]["king_steals"]
WITCH_START: Final[int] = _game["leaders"]["witch_start_armies"]
WITCH_CAPTIVES: Final[int] = _game["leaders"]["witch_captives"]
WITCH_VP: Final[int] = _game["leaders"]["witch_vp"]
KNIGHT_REGIONS: Final[int] = _game["leaders"]["knight_regions"]
KNIGHT_VP: Final[int] = _game["leaders"]["knight_vp"]
