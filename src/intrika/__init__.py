"""Intrika: five board games of court and kingdom, exact, fast and with secrets kept.

>>> import intrika
>>> state = intrika.game("kabale").new(seats=3, seed=7)
>>> seat = state.to_act()[0]
>>> state.act(seat, state.options(seat)[0])
>>> state.over
False
"""

from __future__ import annotations

import intrika.games as _games  # noqa: F401 - importing it offers the games
from intrika.core.action import Action, ActionSpace
from intrika.core.event import Event
from intrika.core.game import Game
from intrika.core.match import Match
from intrika.core.pack import Pack, read_pack
from intrika.core.record import Record
from intrika.core.refusal import BadInput, IllegalAction, Refusal
from intrika.core.registry import game, games
from intrika.core.result import Result, ScoreLine
from intrika.core.state import State

__all__ = [
    "Action",
    "ActionSpace",
    "BadInput",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Pack",
    "Record",
    "Refusal",
    "Result",
    "ScoreLine",
    "State",
    "game",
    "games",
    "read_pack",
]
__version__ = "0.1.0"
