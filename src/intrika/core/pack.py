"""Data packs: a table owner's replacement for facts that the project had to reconstruct.

A pack is a TOML file with `pack` (its name), `game`, and the same tables as the game's data
files. Only entries whose `source` is not the rulebook may be replaced. The whole pack travels in
the record, so a game replays years later without the file.
"""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy
from hashlib import blake2b
from pathlib import Path
from typing import Any

from intrika.core.refusal import BadInput


class Pack:
    """A named set of replacements for one game. Nobody changes it."""

    __slots__ = ("data", "game", "name")
    name: str
    game: str
    data: dict[str, Any]

    def __init__(self, name: str, game: str, data: dict[str, Any]) -> None:
        self.name = name
        self.game = game
        self.data = data

    def to_json(self) -> dict[str, Any]:
        return {"pack": self.name, "game": self.game, **self.data}

    def digest(self) -> str:
        text = json.dumps(self.to_json(), sort_keys=True, ensure_ascii=False)
        return blake2b(text.encode(), digest_size=8).hexdigest()


def pack_of(data: Any, where: str = "pack") -> Pack:
    """Check the head of a pack that was read from a file or a record."""
    if not isinstance(data, dict):
        raise BadInput(f"{where}: a pack is a table")
    for key in ("pack", "game"):
        if not isinstance(data.get(key), str) or not data[key]:
            raise BadInput(f'{where}: the line {key} = "…" is missing')
    rest = {key: value for key, value in data.items() if key not in ("pack", "game")}
    if not rest:
        raise BadInput(f"{where}: the pack replaces nothing")
    return Pack(data["pack"], data["game"], rest)


def read_pack(path: Path) -> Pack:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not a TOML file: {error}") from None
    return pack_of(data, str(path))


def replaced(base: dict[str, Any], pack: Pack) -> dict[str, Any]:
    """The game's data with the pack's facts in place; the error names the entry."""
    made = deepcopy(base)
    for key, value in pack.data.items():
        _replace(made, key, value, f"pack {pack.name}: {key}", "")
    return made


def _replace(table: dict[str, Any], key: str, value: Any, where: str, source: str) -> None:
    if key not in table:
        known = ", ".join(str(name) for name in table)
        raise BadInput(f"{where}: no such entry; there are: {known}")
    old = table[key]
    if isinstance(old, dict) and isinstance(value, dict):
        inner = str(old.get("source", source))
        for name, item in value.items():
            _replace(old, name, item, f"{where}.{name}", inner)
    elif isinstance(old, list) and old and isinstance(old[0], dict) and "id" in old[0]:
        _replace_rows(old, value, where, source)
    elif source.startswith("seed"):
        raise BadInput(f"{where}: a printed fact (source: {source}) cannot be replaced")
    elif not _same_form(old, value):
        raise BadInput(f"{where}: takes {_form(old)}, got {_form(value)}")
    else:
        table[key] = value


def _replace_rows(rows: list[dict[str, Any]], value: Any, where: str, source: str) -> None:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise BadInput(f"{where}: takes a list of tables with an id")
    by_id = {row["id"]: row for row in rows}
    for row in value:
        id = row.get("id")
        if id not in by_id:
            known = ", ".join(str(name) for name in by_id)
            raise BadInput(f"{where}: no entry with id {id!r}; there are: {known}")
        inner = str(by_id[id].get("source", source))
        for name, item in row.items():
            if name != "id":
                _replace(by_id[id], name, item, f"{where}.{id}.{name}", inner)


def _same_form(old: Any, value: Any) -> bool:
    if isinstance(old, bool) or isinstance(value, bool):
        return isinstance(old, bool) and isinstance(value, bool)
    if isinstance(old, int | float):
        return isinstance(value, int | float)
    return isinstance(value, type(old))


def _form(value: Any) -> str:
    names = {bool: "true or false", int: "a number", float: "a number", str: "a text"}
    return names.get(type(value), "a list" if isinstance(value, list) else "a table")
