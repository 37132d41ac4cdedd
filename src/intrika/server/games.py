"""The games as the home page and the dialog for a new table need them."""

from __future__ import annotations

from functools import cache

from intrika.core.game import Game
from intrika.core.option import CountOption, Flag, Option, OrderOption, SeatOption
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.core.registry import games
from intrika.server import messages as m
from intrika.server.trouble import Trouble

# What a game usually takes and how heavy it is (1 to 5).
LENGTH = {"kabale": 45, "viceroy": 60, "legends": 30, "louis": 90, "kingdoms": 45}
WEIGHT = {"kabale": 2, "viceroy": 3, "legends": 2, "louis": 4, "kingdoms": 3}


@cache
def listed() -> list[m.GameInfo]:
    return [_info(game) for game in games()]


def found(id: str) -> Game:
    try:
        return game_of(id)
    except BadInput:
        raise Trouble("no-game") from None


@cache
def actions(id: str) -> m.ActionList:
    return m.ActionList([a.to_json() for a in found(id).space.all])


def _info(game: Game) -> m.GameInfo:
    return m.GameInfo(
        id=game.id,
        title=game.title,
        rules=game.rules,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        minutes=LENGTH.get(game.id, 60),
        weight=WEIGHT.get(game.id, 3),
        options=[_option(game, option) for option in game.options],
        terms={name: (prefix, list(labels)) for name, (prefix, labels) in game.terms.items()},
    )


def _option(game: Game, option: Option) -> m.OptionInfo:
    counts = range(game.min_seats, game.max_seats + 1)
    values = {str(seats): list(option.takes(seats)) for seats in counts}
    kinds: dict[type[Option], m.OptionKind] = {
        Flag: "flag", CountOption: "count", SeatOption: "seat", OrderOption: "order",
    }  # fmt: skip
    return m.OptionInfo(option.name, option.clause, values, kinds.get(type(option), "choice"))
