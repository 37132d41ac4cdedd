"""The games that are installed. The kernel knows none of them by name."""

from __future__ import annotations

from intrika.core.game import Game
from intrika.core.refusal import BadInput

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Called once by each game package, when it is imported."""
    if _games.setdefault(game.id, game) is not game:
        raise BadInput(f"two games are called {game.id}")
    return game


def games() -> tuple[Game, ...]:
    """Every installed game, by id."""
    return tuple(_games[id] for id in sorted(_games))


def game(id: str) -> Game:
    """The game with this id; the error names those there are."""
    found = _games.get(id)
    if found is None:
        raise BadInput(f"there is no game {id!r}; games are: {', '.join(sorted(_games))}")
    return found
