"""Data packs: a table owner's replacement for facts that the project had to reconstruct.

A pack is a TOML file with `pack` (its name), `game`, and the same tables as the game's data
files. Only entries whose `source` is not the rulebook may be replaced. `[texts.cs]` and
`[texts.en]` replace names of things by message id. The whole pack travels in the record, so a
game replays years later without the file. docs/data-packs.md shows how to write one.
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

    __slots__ = ("data", "game", "name", "texts")
    name: str
    game: str
    data: dict[str, Any]  # the tables it replaces
    texts: dict[str, dict[str, str]]  # by language, by message id

    def __init__(
        self,
        name: str,
        game: str,
        data: dict[str, Any],
        texts: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self.data = data
        self.texts = texts or {}

    def to_json(self) -> dict[str, Any]:
        told = {"pack": self.name, "game": self.game, **self.data}
        return told | {"texts": self.texts} if self.texts else told

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
    rest = {key: value for key, value in data.items() if key not in ("pack", "game", "texts")}
    texts = _texts(data.get("texts", {}), where)
    if not rest and not texts:
        raise BadInput(f"{where}: the pack replaces nothing")
    return Pack(data["pack"], data["game"], rest, texts)


def _texts(data: Any, where: str) -> dict[str, dict[str, str]]:
    if not isinstance(data, dict):
        raise BadInput(f"{where}: texts: takes a table for each language")
    for lang, messages in data.items():
        if not isinstance(messages, dict):
            raise BadInput(f"{where}: texts.{lang}: takes a table of messages")
        for id, text in messages.items():
            if not isinstance(text, str) or not text.strip() or "\n" in text:
                raise BadInput(f"{where}: texts.{lang}.{id}: takes a line of text")
    return data


def read_pack(path: Path) -> Pack:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not a TOML file: {error}") from None
    return pack_of(data, str(path))


def replaced(base: dict[str, Any], pack: Pack, whole: tuple[str, ...] = ()) -> dict[str, Any]:
    """The game's data with the pack's facts in place; the error names the entry.

    Tables are merged key by key, lists of tables with ids row by row, everything else is replaced.
    The lists named in `whole` ("faces.islands") are replaced too: a pack gives all of their rows.
    """
    made = deepcopy(base)
    for key, value in pack.data.items():
        _replace(made, key, deepcopy(value), _Place(f"pack {pack.name}: ", key, key, "", whole))
    return made


class _Place:
    """Where an entry stands: as people read it, as `whole` names it, and the source it is under."""

    __slots__ = ("head", "path", "shape", "source", "whole")

    def __init__(
        self, head: str, path: str, shape: str, source: str, whole: tuple[str, ...]
    ) -> None:
        self.head = head
        self.path = path  # faces.volcano.links
        self.shape = shape  # faces.links
        self.source = source
        self.whole = whole

    def __str__(self) -> str:
        return self.head + self.path

    def key(self, name: str, source: str) -> _Place:
        return _Place(self.head, f"{self.path}.{name}", f"{self.shape}.{name}", source, self.whole)

    def row(self, id: str, source: str) -> _Place:
        return _Place(self.head, f"{self.path}.{id}", self.shape, source, self.whole)


def _replace(table: dict[str, Any], key: str, value: Any, at: _Place) -> None:
    if key not in table:
        known = ", ".join(str(name) for name in table)
        raise BadInput(f"{at}: no such entry; there are: {known}")
    old = table[key]
    if isinstance(old, dict) and isinstance(value, dict):
        source = str(old.get("source", at.source))
        for name, item in value.items():
            _replace(old, name, item, at.key(name, source))
    elif _has_rows(old) and at.shape not in at.whole:
        _replace_rows(old, value, at)
    elif is_printed(at.source) or (_has_rows(old) and any(_is_printed_row(row) for row in old)):
        raise BadInput(f"{at}: a printed fact (source: {at.source or 'seed'}) cannot be replaced")
    elif not _same_form(old, value):
        raise BadInput(f"{at}: takes {_form(old)}, got {_form(value)}")
    elif _has_rows(old) and not _has_rows(value):
        raise BadInput(f"{at}: takes a list of tables with an id")
    else:
        table[key] = value


def is_printed(source: str) -> bool:
    """Does a `source` mark say that the rulebook itself prints the fact?"""
    return source.startswith("seed")


def _is_printed_row(row: dict[str, Any]) -> bool:
    return is_printed(str(row.get("source", "")))


def _has_rows(value: Any) -> bool:
    """A list of tables, each with an id."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(row, dict) and "id" in row for row in value)
    )


def _replace_rows(rows: list[dict[str, Any]], value: Any, at: _Place) -> None:
    if not _has_rows(value):
        raise BadInput(f"{at}: takes a list of tables with an id")
    by_id = {row["id"]: row for row in rows}
    seen: list[Any] = []
    for row in value:
        id = row["id"]
        if id not in by_id:
            known = ", ".join(str(name) for name in by_id)
            raise BadInput(f"{at}: no entry with id {id!r}; there are: {known}")
        if id in seen:
            raise BadInput(f"{at}: two entries with id {id!r}")
        seen.append(id)
        place = at.row(str(id), str(by_id[id].get("source", at.source)))
        for name, item in row.items():
            if name != "id":
                _replace(by_id[id], name, item, place.key(name, place.source))


def _same_form(old: Any, value: Any) -> bool:
    if isinstance(old, bool) or isinstance(value, bool):
        return isinstance(old, bool) and isinstance(value, bool)
    if isinstance(old, int | float):
        return isinstance(value, int | float)
    return isinstance(value, type(old))


def _form(value: Any) -> str:
    names = {bool: "true or false", int: "a number", float: "a number", str: "a text"}
    return names.get(type(value), "a list" if isinstance(value, list) else "a table")
