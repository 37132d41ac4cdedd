"""The cards and figures, as flat tables read once from data/.

A card is its printed number less one: characters are 0..63, laws 64..87. Colours are 0..3. A
token kind is a position in TOKENS; a reward is a row of (what, how much or which) pairs.
"""

from __future__ import annotations

from typing import Any, Final

from intrika.core.data import read_toml

_game: dict[str, Any] = read_toml(__file__, "game")
_characters: list[dict[str, Any]] = read_toml(__file__, "characters")["characters"]
_laws: list[dict[str, Any]] = read_toml(__file__, "laws")["laws"]

CARDS: Final[tuple[str, ...]] = tuple([card["id"] for card in (*_characters, *_laws)])
CHARACTERS: Final = 64
LAWS: Final = 24
COLOURS: Final[tuple[str, ...]] = tuple(_game["colours"]["order"])

MIN_SEATS: Final[int] = _game["players"]["min"]
MAX_SEATS: Final[int] = _game["players"]["max"]
MOST_WITH_VIRTUAL: Final[int] = _game["players"]["most_with_virtual"]
SOLO_MIN_VIRTUAL: Final[int] = _game["players"]["solo_min_virtual"]
ROUNDS: Final[int] = _game["play"]["rounds"]
BIDDING_ROUNDS: Final[int] = _game["play"]["bidding_rounds"]
BUILD_ROUNDS: Final[int] = _game["play"]["build_rounds"]
LEVELS: Final[int] = _game["play"]["levels"]
LAW_LEVELS: Final[int] = _game["play"]["law_levels"]
GEMS_PER_COLOUR: Final[int] = _game["components"]["gems_per_colour"]
GEMS_PER_PLAYER: Final[int] = _game["setup"]["gems_per_player_and_colour"]
START_GEMS: Final[int] = _game["setup"]["start_gems_of_each_colour"]
START_RETURNED: Final[int] = _game["setup"]["start_gems_returned"]
START_CHARACTERS: Final[int] = _game["setup"]["characters_dealt"]
START_LAWS: Final[int] = _game["setup"]["laws_dealt"]
DRAFT_CHARACTERS: Final[int] = _game["draft"]["characters_dealt"]
BIG_DECK: Final[int] = _game["setup"]["big_deck"]
PASS_GEMS: Final[int] = _game["economy"]["pass_gems"]
PASS_PER_SCIENCE: Final[int] = _game["economy"]["pass_gems_per_science"]
DISCARD_GEMS: Final[int] = _game["discard"]["gems"]
LEVEL_5_ROWS: Final[int] = _game["economy"]["level_5_rows"]
SET_POINTS: Final[int] = _game["scoring"]["set"]
ATTACK_PENALTY: Final[int] = _game["scoring"]["attack_penalty"]

# -- segments ------------------------------------------------------------------------------------

TOP_LEFT: Final[list[int]] = [COLOURS.index(c["top_left"]) for c in _characters] + [
    COLOURS.index(law["top"]) for law in _laws
]
TOP_RIGHT: Final[list[int]] = [COLOURS.index(c["top_right"]) for c in _characters] + [
    COLOURS.index(law["top"]) for law in _laws
]
BOTTOM: Final[list[int]] = [COLOURS.index(card["bottom"]) for card in (*_characters, *_laws)]

# -- tokens that lie on cards ---------------------------------------------------------------------

_points: list[int] = [int(value) for value in _game["components"]["point_tokens"]]
_bonuses: list[int] = [int(v) for v in _game["components"]["circle_bonus_tokens_per_colour"]]
MAGIC_BONUSES: Final = (2, 3, 5)
TOKENS: Final[tuple[str, ...]] = (
    "science",
    "magic",
    "defence",
    "attack",
    *[f"magic-bonus-{value}" for value in MAGIC_BONUSES],
    *[f"circle-bonus-{colour}-{value}" for colour in COLOURS for value in _bonuses],
    *[f"points-{value}" for value in _points],
)
SCIENCE: Final = 0
MAGIC: Final = 1
DEFENCE: Final = 2
ATTACK: Final = 3
KINDS: Final = 32  # a token lying on a card is cell * KINDS + kind
POINTS_15: Final[int] = TOKENS.index(f"points-{_game['economy']['level_5_points']}")


def _value_of(name: str, wanted: str) -> int:
    return int(name.rpartition("-")[2]) if name.startswith(wanted) else 0


TOKEN_POINTS: Final[list[int]] = [_value_of(name, "points-") for name in TOKENS]
TOKEN_MAGIC_BONUS: Final[list[int]] = [_value_of(name, "magic-bonus-") for name in TOKENS]
TOKEN_CIRCLE_BONUS: Final[list[list[int]]] = [
    [_value_of(name, f"circle-bonus-{colour}-") for name in TOKENS] for colour in COLOURS
]
BONUS: Final[list[int]] = [_value_of(name, "circle-bonus-") for name in TOKENS]
BONUS_COLOUR: Final[list[int]] = [  # of that circle bonus; 0 for other tokens
    max([colour for colour in range(4) if TOKEN_CIRCLE_BONUS[colour][kind]], default=0)
    for kind in range(len(TOKENS))
]

# -- prices and rewards ---------------------------------------------------------------------------

GIVE_GEMS: Final = 0
GIVE_CARDS: Final = 1
GIVE_ATTACK: Final = 2
GIVE_ETERNAL: Final = 3  # of the colour that follows
GIVE_ANY_ETERNAL: Final = 4
GIVE_TOKEN: Final = 8  # and above: GIVE_TOKEN + kind, so many times
Reward = tuple[tuple[int, int], ...]


def _part(part: dict[str, Any]) -> tuple[int, int]:
    kind: str = part["type"]
    if kind == "gems":
        return GIVE_GEMS, part["n"]
    if kind == "card":
        return GIVE_CARDS, part["n"]
    if kind == "attack":
        return GIVE_ATTACK, part["n"]
    if kind == "eternal":
        colour: str = part["colour"]
        return (GIVE_ANY_ETERNAL, 0) if colour == "any" else (GIVE_ETERNAL, COLOURS.index(colour))
    names = {
        "vp": f"points-{part.get('value')}",
        "magic_bonus": f"magic-bonus-{part.get('value')}",
        "circle_bonus": f"circle-bonus-{part.get('colour')}-{part.get('value')}",
        "defense": "defence",
    }
    return GIVE_TOKEN + TOKENS.index(names.get(kind, kind)), part.get("n", 1)


def _reward(parts: list[dict[str, Any]]) -> Reward:
    return tuple([_part(part) for part in parts])


def _prices(rows: list[dict[str, Any]]) -> list[list[int]]:
    """By level, by colour: the rows up to that level; level 5 pays row 4 once more (§6.1)."""
    costs = [COLOURS.index(row["cost"]) for row in rows]
    costs.append(costs[-1])
    return [
        [costs[:level].count(colour) for colour in range(len(COLOURS))]
        for level in range(LEVELS + 1)
    ]


PRICE: Final[list[list[list[int]]]] = [_prices(card["rows"]) for card in _characters]
FIRST_COST: Final[list[int]] = [COLOURS.index(card["rows"][0]["cost"]) for card in _characters]
REWARD: Final[list[list[Reward]]] = [  # by character, by level 1..4
    [(), *[_reward(row["reward"]) for row in card["rows"]]] for card in _characters
]

# -- laws -----------------------------------------------------------------------------------------


def _law(effect: str) -> int:
    return CHARACTERS + [law["effect"] for law in _laws].index(effect)


REPLACE: Final = _law("replace_card")
DUPLICATE: Final = _law("duplicate_tokens")
BARTER: Final = _law("swap_token")
CENSUS: Final = _law("vp_per_own_card")
FIRST_REFUSAL: Final = _law("take_displayed_card")
LEGISLATURE: Final = _law("draw_laws_and_return")
COUNCIL: Final = _law("tuck_from_hand")
FAVOUR: Final = _law("tuck_free_card")
ACADEMY: Final = _law("vp_per_set")
TREASURY: Final = _law("store_gems")
ARCHIVE: Final = _law("tuck_when_taking_card")
JEWELS: Final = _law("vp_per_circle_and_eternal")

LAW_EFFECT: Final[list[str]] = [law["effect"] for law in _laws]
_named: dict[str, dict[str, Any]] = {law["effect"]: law for law in _laws}
BARTER_GEMS: Final[int] = _named["swap_token"]["pay_opponent_gems"]
SKIPPED_AUCTIONS: Final[int] = _named["take_displayed_card"]["skip_next_auctions"]
LAWS_DRAWN: Final[int] = _named["draw_laws_and_return"]["draw"]
LAWS_KEPT: Final[int] = LAWS_DRAWN - _named["draw_laws_and_return"]["return_on_top"]
TREASURY_MOST: Final[int] = _named["store_gems"]["max"]
CENSUS_POINTS: Final[int] = _named["vp_per_own_card"]["vp"]
COUNCIL_POINTS: Final[int] = _named["tuck_from_hand"]["vp_per_tucked"]
FAVOUR_POINTS: Final[list[int]] = [0, *_named["tuck_free_card"]["vp_by_level"]]
ACADEMY_POINTS: Final[int] = _named["vp_per_set"]["vp"]
TREASURY_POINTS: Final[int] = _named["store_gems"]["vp_per_gem"]
ARCHIVE_POINTS: Final[int] = _named["tuck_when_taking_card"]["vp_per_tucked"]
JEWELS_POINTS: Final[int] = _named["vp_per_circle_and_eternal"]["vp"]
PRIVILEGE_POINTS: Final[int] = _named["vp_per_adjacent_character"]["vp"]
IS_PRIVILEGE: Final[list[bool]] = [False] * CHARACTERS + [
    law["effect"] == "vp_per_adjacent_character" for law in _laws
]

CHOICES: Final[tuple[str, ...]] = (
    "attack", "defence", "magic", "science", "magic-and-bonus", "bonus", "points", "eternal",
    "card", "gems",
)  # fmt: skip


def _choice(parts: list[dict[str, Any]]) -> int:
    """Which of CHOICES an option of a choose-one law is."""
    kinds = [part["type"] for part in parts]
    if kinds == ["magic", "magic_bonus"]:
        return CHOICES.index("magic-and-bonus")
    names = {"defense": "defence", "vp": "points", "magic_bonus": "bonus"}
    return CHOICES.index(names.get(kinds[0], kinds[0]))


# By law (from 0): which choices it offers, and their rewards.
LAW_CHOICES: Final[list[tuple[int, ...]]] = [
    tuple([_choice(parts) for parts in law.get("choices", [])]) for law in _laws
]
LAW_REWARDS: Final[list[list[Reward]]] = [
    [_reward(parts) for parts in law.get("choices", [])] for law in _laws
]
