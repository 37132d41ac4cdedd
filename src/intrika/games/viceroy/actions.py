"""The action space. Cards and places are named, so that a record reads like a game."""

from __future__ import annotations

from typing import Final

from intrika.core.action import Action, ActionSpace
from intrika.games.viceroy.cards import CARDS, CHARACTERS, CHOICES, COLOURS, MAX_SEATS, TOKENS

NONE: Final = "none"
EDGE: Final = 37  # columns run from -36 to 36; one more on each side is never used
COLUMNS: Final = tuple(range(-EDGE, EDGE + 1))
PLACES: Final = tuple([f"{colour}-{side}" for colour in COLOURS for side in ("lower", "upper")])
BIDS: Final = (*COLOURS, "attack", "pass")
WISHES: Final = ("upper", "lower", "either", "refuse")

SPACE: Final = ActionSpace()
START: Final = SPACE.block("start", card=CARDS[:CHARACTERS])
KEEP: Final = SPACE.block("keep", card=CARDS[:CHARACTERS])
BID: Final = SPACE.block("bid", bid=BIDS)
TAKE: Final = SPACE.block("take", slot=PLACES)
REMOVE: Final = SPACE.block("remove", slot=PLACES)
GO_ON: Final[Action] = SPACE.block("go-on")[0]
WISH: Final = SPACE.block("wish", wish=WISHES)
GEM: Final = SPACE.block("gem", colour=COLOURS)
PLAY: Final = SPACE.block("play", card=CARDS)
PASS: Final[Action] = SPACE.block("pass")[0]
DISCARD: Final = SPACE.block("discard", card=CARDS)
CELL: Final = SPACE.block("cell", level=range(1, 6), column=COLUMNS)
DISCOUNT: Final = SPACE.block("discount", answer=("use", "keep"))
LEVEL5: Final = SPACE.block("level5", reward=("rows", "points"))
DRAW: Final = SPACE.block("draw", deck=("small", "laws"))
OWN_GEM: Final = SPACE.block("own-gem", answer=("yes", "no"))
CHOOSE: Final = SPACE.block("choose", choice=CHOICES)
ETERNAL: Final = SPACE.block("eternal", colour=COLOURS)
REPLACED: Final = SPACE.block("replace", card=CARDS)
COPY: Final = SPACE.block("copy", card=CARDS[:CHARACTERS])
BURY: Final = SPACE.block("bury", card=CARDS)
RETURN: Final = SPACE.block("return", card=CARDS[CHARACTERS:])
TUCK: Final = SPACE.block("tuck", card=(NONE, *CARDS))
STORE: Final = SPACE.block("store", colour=(NONE, *COLOURS))
OFFER: Final = SPACE.block("offer", card=(NONE, *CARDS))
TOKEN: Final = SPACE.block("token", token=TOKENS)
RIVAL: Final = SPACE.block("rival", other=range(MAX_SEATS))
WANT: Final = SPACE.block("want", card=CARDS)
PAY: Final = SPACE.block("pay", colour=COLOURS)
FILE: Final = SPACE.block("archive", answer=("yes", "no"))
RECOLOUR: Final = SPACE.block("recolour", card=CARDS, colour=COLOURS)
FINISH: Final = SPACE.block("finish", how=("stop", "optimal"))
