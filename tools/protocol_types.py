"""Write the TypeScript types of the wire protocol from `intrika.server.messages`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from intrika.server import messages, messages_past

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Made by tools/protocol_types.py from intrika.server.messages; do not edit.\n"
BASES = (messages.Wire, messages.FromClient, messages.ToClient)
SENT = ("NewSeat", "NewTable", "Join", "Rename", "SetSeat", "TakeOver", "Fork", "NewRecord")
PLAIN = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def typescript(kind: Any) -> str:
    """A type of msgspec as TypeScript writes it."""
    if isinstance(kind, inspect.Metadata):
        return typescript(kind.type)
    for known, name in PLAIN.items():
        if isinstance(kind, known):
            return name
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(typescript(part) for part in kind.types)
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(typescript(part) for part in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {typescript(kind.value_type)}>"
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = typescript(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(model: type[msgspec.Struct], incoming: bool) -> str:
    """One model; what the client sends may leave out what has a default."""
    kind = inspect.type_info(model)
    assert isinstance(kind, inspect.StructType)
    lines = [f"export interface {model.__name__} {{"]
    if kind.tag is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for part in kind.fields:
        optional = "?" if incoming and not part.required else ""
        lines.append(f"  {part.encode_name}{optional}: {typescript(part.type)};")
    return "\n".join([*lines, "}\n"])


def models() -> list[type[messages.Wire]]:
    """The models of the protocol in the order they are written down."""
    found = []
    for module in (messages, messages_past):
        for thing in vars(module).values():
            own = isinstance(thing, type) and thing.__module__ == module.__name__
            if own and issubclass(thing, messages.Wire) and thing not in BASES:
                found.append(thing)
    return found


def written() -> str:
    """The whole file."""
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    for alias in ("Level", "Phase"):
        values = " | ".join(f'"{value}"' for value in getattr(messages, alias).__args__)
        parts.append(f"export type {alias} = {values};\n")
    for model in models():
        parts.append(
            interface(model, model.__name__ in SENT or issubclass(model, messages.FromClient))
        )
    for alias in ("Incoming", "Outgoing"):
        names = " | ".join(model.__name__ for model in getattr(messages, alias).__args__)
        parts.append(f"export type {alias} = {names};\n")
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    if parser.parse_args().check:
        sys.exit(TARGET.read_text(encoding="utf-8") != written())
    TARGET.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
