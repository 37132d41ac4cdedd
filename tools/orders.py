"""In which order the slices of an observation name cards, places and the like."""

from __future__ import annotations

from intrika.games.kabale import cards as kabale
from intrika.games.kingdoms import tables as kingdoms
from intrika.games.legends import cards as legends
from intrika.games.louis import cards as louis
from intrika.games.viceroy import actions as viceroy_actions
from intrika.games.viceroy import cards as viceroy
from intrika.games.viceroy import state as viceroy_state

Order = tuple[str, tuple[str, ...]]

ORDERS: dict[str, list[Order]] = {
    "kabale": [
        ("cards", kabale.CARDS),
        ("symbols", kabale.SYMBOLS),
        ("heads", kabale.HEADS),
    ],
    "kingdoms": [
        ("actions", kingdoms.ACTIONS),
        ("faces (two to a territory card)", kingdoms.FACES),
        ("places", kingdoms.PLACES),
        ("tokens", kingdoms.TOKENS),
        ("factions", kingdoms.FACTIONS),
    ],
    "legends": [
        ("cards", legends.CARDS),
        ("layouts", legends.LAYOUTS),
        ("places of boards, by layout", legends.PLACES),
        ("faces", legends.FACES),
        ("regions", legends.REGIONS),
        ("kinds of token", legends.TOKENS),
        ("leaders", legends.LEADERS),
    ],
    "louis": [
        ("boards", louis.BOARDS),
        ("influence cards", louis.INFLUENCE),
        ("chips", louis.CHIPS),
        ("arms", louis.ARMS),
        ("shades", louis.TIERS),
        ("missions", louis.MISSIONS),
    ],
    "viceroy": [
        ("cards", viceroy.CARDS),
        ("colours", viceroy.COLOURS),
        ("tokens", viceroy.TOKENS),
        ("standing", viceroy_state.STANDINGS),
        ("bids", viceroy_actions.BIDS),
        ("wishes", viceroy_actions.WISHES),
    ],
}
