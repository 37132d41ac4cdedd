"""The games that are installed, each imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable

from intrika.core.game import Game
from intrika.core.refusal import BadInput

_games: dict[str, Game] = {}
_loaders: dict[str, Callable[[], object]] = {}


def offer(id: str, load: Callable[[], object]) -> None:
    """Announce a game that `load` will import and register."""
    _loaders[id] = load


def register(game: Game) -> Game:
    """Called once by each game package, when it is imported."""
    if _games.setdefault(game.id, game) is not game:
        raise BadInput(f"two games are called {game.id}")
    return game


def game(id: str) -> Game:
    """The game with this id; the error names those there are."""
    if id not in _games and id in _loaders:
        _loaders[id]()
    found = _games.get(id)
    if found is None:
        known = ", ".join(sorted({*_loaders, *_games}))
        raise BadInput(f"there is no game {id!r}; games are: {known}")
    return found


def games() -> tuple[Game, ...]:
    """Every installed game, by id."""
    return tuple([game(id) for id in sorted({*_loaders, *_games})])
