"""Whole states as JSON, exactly, at any decision; and their fingerprint."""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from typing import Any

from intrika.core.action import Action
from intrika.core.agenda import NOT_ASKED, Frame
from intrika.core.game import Game
from intrika.core.pack import pack_of
from intrika.core.refusal import BadInput
from intrika.core.state import State

PASSING = ("log", "offered", "offered_to", "setup")  # not part of a position


def field_names(cls: type) -> list[str]:
    """The fields of a class with slots, interpreted or compiled."""
    compiled = getattr(cls, "__mypyc_attrs__", None)
    if compiled is not None:
        return sorted(name for name in compiled if not name.startswith("__"))
    return sorted(name for base in cls.__mro__ for name in getattr(base, "__slots__", ()))


def dump(s: State) -> dict[str, Any]:
    game = s.setup.game
    skipped = (*PASSING, *game.transient)
    fields = {
        name: _plain(getattr(s, name)) for name in field_names(type(s)) if name not in skipped
    }
    return {
        "game": game.id,
        "rules": game.rules,
        "options": dict(s.setup.options),
        "pack": None if s.setup.pack is None else s.setup.pack.to_json(),
        "state": fields,
    }


def load(game: Game, data: Any) -> State:
    try:
        if (data["game"], data["rules"]) != (game.id, game.rules):
            raise BadInput(
                f"this is a state of {data['game']} {data['rules']}, not {game.id} {game.rules}"
            )
        fields = data["state"]
        pack = None if data["pack"] is None else pack_of(data["pack"])
        setup = game.setup(fields["seats"], data["options"], pack)
        s = game.blank()
        s.begin(setup, b"", False)
        skipped = (*PASSING, *game.transient)
        for name in field_names(type(s)):
            if name not in skipped:
                setattr(s, name, _rich(fields[name], game))
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise BadInput(f"not a saved state of {game.id}: {error!r}") from None
    game.restore(s)
    return s


def digest(s: State) -> str:
    text = json.dumps(dump(s), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [_plain(item) for item in value]}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, Action):
        return {"action": value.id}
    if isinstance(value, Frame):
        cls: Any = type(value)
        fields = {name: _plain(getattr(value, name)) for name in field_names(cls)}
        return {"frame": f"{cls.__module__}:{cls.__qualname__}", "fields": fields}
    raise TypeError(f"a state holds ints, texts, lists, tuples, actions and frames; not {value!r}")


def _rich(value: Any, game: Game) -> Any:
    if isinstance(value, list):
        return [_rich(item, game) for item in value]
    if not isinstance(value, dict):
        return value
    if "tuple" in value:
        return tuple([_rich(item, game) for item in value["tuple"]])
    if "bytes" in value:
        return bytes.fromhex(value["bytes"])
    if "action" in value:
        return NOT_ASKED if value["action"] == NOT_ASKED.id else game.space[value["action"]]
    cls = _frame_class(value["frame"], game)
    return cls(**{name: _rich(item, game) for name, item in value["fields"].items()})


def _frame_class(name: str, game: Game) -> Any:
    """Only frames of this game and of the kernel can come out of a file."""
    module, _, cls_name = name.partition(":")
    home = type(game).__module__
    if module == "intrika.core.agenda" or module == home or module.startswith(home + "."):
        cls = getattr(sys.modules.get(module), cls_name, None)
        if isinstance(cls, type) and issubclass(cls, Frame):
            return cls
    raise BadInput(f"no frame {name!r} in {game.id}")
