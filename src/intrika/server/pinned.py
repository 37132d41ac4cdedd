"""What a table is pinned to: the rules version and the data it was begun with.

A program has one version of each game. A table begun under another one is not continued by rules
that could differ; it stays readable and its record can be taken away (docs/server.md).
"""

from __future__ import annotations

import json
import sys
import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from intrika.core.game import Game
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.server import messages as m
from intrika.server.store import Kept
from intrika.server.trouble import Trouble

# Only for drawing and for telling where a fact comes from: no rule reads them.
LOOKS = frozenset({"polygon", "path", "label", "label_at", "line", "source", "name_source"})


class StoppedTable(Trouble):
    """A table that this program can read but not continue."""

    def __init__(self, kept: Kept, why: m.Stopped) -> None:
        super().__init__("other-rules", f"begun under rules {why.rules}; here are {why.here}")
        self.kept = kept
        self.why = why


@cache
def data_of(game: Game) -> str:
    """A fingerprint of everything in a game's data that can matter for play."""
    home = sys.modules[type(game).__module__].__file__ or ""
    found = blake2b(digest_size=10)
    for path in sorted((Path(home).parent / "data").glob("*.toml")):
        data = _without_looks(tomllib.loads(path.read_text(encoding="utf-8")))
        found.update(json.dumps([path.name, data], sort_keys=True, default=str).encode())
    return found.hexdigest()


def _without_looks(data: Any) -> Any:
    if isinstance(data, list):
        return [_without_looks(item) for item in data]
    if isinstance(data, dict):
        return {key: _without_looks(item) for key, item in data.items() if key not in LOOKS}
    return data


def why_stopped(kept: Kept) -> m.Stopped | None:
    """Why a kept game cannot go on here; one that has not begun takes today's rules."""
    row = kept.row
    begun: str = row["rules"]
    try:
        game = game_of(row["game"])
    except BadInput:
        return m.Stopped("no-game", begun, "")
    if row["seed"] is None:
        return None if _can_begin(game, kept) else m.Stopped("other-rules", begun, game.rules)
    if begun != game.rules:
        return m.Stopped("other-rules", begun, game.rules)
    if row["data"] is not None and row["data"] != data_of(game):
        return m.Stopped("other-data", begun, game.rules)
    return None


def _can_begin(game: Game, kept: Kept) -> bool:
    try:
        game.setup(len(kept.seats), kept.row["options"], None)
    except (BadInput, TypeError, ValueError):
        return False
    return True
