"""The cards and figures, as flat tables read once from data/.

Values are doubled, so that the murderer's 9.5 is a whole number. A card on the table is one
number, `owner * 25 + card`, and 150 more while a disguise conceals it.
"""

from __future__ import annotations

from typing import Any, Final

from intrika.core.data import read_toml

_cards: list[dict[str, Any]] = read_toml(__file__, "cards")["cards"]
_game: dict[str, Any] = read_toml(__file__, "game")

CARDS: Final[tuple[str, ...]] = tuple([card["id"] for card in _cards])
SET: Final = 25  # cards of one colour
CONCEALED: Final = 150  # added to a card under a disguise
NO_VALUE: Final = -1

MAX_SEATS: Final[int] = _game["players"]["max"]
MIN_SEATS: Final[int] = _game["players"]["min"]
ROUNDS: Final[int] = _game["play"]["rounds"]
HAND: Final[int] = _game["play"]["hand"]
HEADS_PER_PLAYER: Final[int] = _game["play"]["heads_per_player"]

IS_IMMEDIATE: Final[list[bool]] = [card["kind"] == "immediate" for card in _cards]

JULIET: Final = CARDS.index("juliet")
EXPLORER: Final = CARDS.index("explorer")
MURDERER: Final = CARDS.index("murderer")
STORM: Final = CARDS.index("storm")
DISGUISE: Final = CARDS.index("disguise")
TRAITOR: Final = CARDS.index("traitor")
MUSKETEERS: Final = CARDS.index("musketeers")
WIZARD: Final = CARDS.index("wizard")
WITCH: Final = CARDS.index("witch")
PRINCE: Final = CARDS.index("prince")
SQUIRE: Final = CARDS.index("squire")
HERMIT: Final = CARDS.index("hermit")
GIANT: Final = CARDS.index("tom_thumb")
DOUBLE: Final = CARDS.index("double")
DRAGON: Final = CARDS.index("dragon")
ROMEO: Final = CARDS.index("romeo")
BEGGAR: Final = CARDS.index("beggar")

SYMBOLS: Final[tuple[str, ...]] = tuple(_game["heads"]["symbols"])


def _doubled(card: dict[str, Any], key: str) -> int:
    return int(2 * card[key]) if key in card else NO_VALUE


def _base_values() -> list[list[int]]:
    """By the head's symbol, by card: the printed value, 12 for a specialist on its own symbol."""
    return [
        [_doubled(c, "value_on_symbol" if c.get("symbol") == symbol else "value") for c in _cards]
        for symbol in SYMBOLS
    ]


BASE: Final[list[list[int]]] = _base_values()
ROMEO_WITH_JULIET: Final[int] = _doubled(_cards[ROMEO], "value_with_juliet")
WIZARD_FROM: Final[int] = 2 * _game["evaluation"]["wizard_from"]
WITCH_TO: Final[int] = 2 * _game["evaluation"]["witch_to"]
DRAGON_LOWERS: Final[int] = 2 * _game["evaluation"]["dragon"]
HERMIT_STEP: Final[int] = 2 * _game["evaluation"]["hermit_step"]
GIANT_STEP: Final[int] = 2 * _game["evaluation"]["giant_step"]
SET_MULTIPLIER: Final[int] = _game["scoring"]["set_multiplier"]
EXTRA_CARD: Final[int] = _game["scoring"]["extra_card"]


def _head_labels() -> list[str]:
    """trade-1, trade-2, trade-3a, trade-3b, trade-4, trade-5 and so on."""
    made: list[str] = []
    values: list[int] = _game["heads"]["values"]
    for symbol in SYMBOLS:
        for i, value in enumerate(values):
            twin = "ab"[values[:i].count(value)] if values.count(value) > 1 else ""
            made.append(f"{symbol}-{value}{twin}")
    return made


HEADS: Final[tuple[str, ...]] = tuple(_head_labels())
HEAD_VALUE: Final[list[int]] = [value for _ in SYMBOLS for value in _game["heads"]["values"]]
HEAD_SYMBOL: Final[list[int]] = [i for i in range(len(SYMBOLS)) for _ in _game["heads"]["values"]]
ONES: Final[list[int]] = [head for head, value in enumerate(HEAD_VALUE) if value == 1]
