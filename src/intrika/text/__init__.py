"""Texts: every sentence a player reads, in Czech and English, from Fluent catalogues.

Sentences are whole messages; nothing is glued together. A name that stands in a sentence (a card,
a symbol) is a message too, and its attributes are its other cases: `card-king` with the attribute
`.acc` gives the variables `$card` and `$card_acc`. docs/texts.md describes the conventions; the
browser reads the same files the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from intrika.core.action import Action
from intrika.core.event import Event, event_type
from intrika.core.game import Game
from intrika.core.option import Option
from intrika.core.pack import Pack
from intrika.core.refusal import BadInput, Refusal
from intrika.core.result import ScoreLine

LANGUAGES = ("cs", "en")
SEAT_FIELDS = ("seat", "starter", "other", "owner", "winner", "partner")
Terms = Mapping[str, tuple[str, tuple[str, ...]]]
COMMON_TERMS: Terms = {"ask": ("decision", ()), "bot_level": ("level", ())}
_here = Path(__file__).parent


def catalogue(lang: str, game: str | None = None) -> Path:
    """The file that holds a game's texts, or the common ones."""
    if game is None:
        return _here / f"{lang}.ftl"
    return _here.parent / "games" / game / "text" / f"{lang}.ftl"


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in (catalogue(lang), catalogue(lang, game) if game else None):
        if path is not None:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _packed_bundle(lang: str, game: str, pack: Pack) -> FluentBundle:
    """The game's texts with a pack's names in place; a case the pack leaves out is the name."""
    made = FluentBundle([lang], use_isolating=False)
    for path in (catalogue(lang), catalogue(lang, game)):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    lines: list[str] = []
    given = pack.texts.get(lang, {})
    for id, text in given.items():
        if "." not in id:
            lines.append(f"{id} = {_quoted(text)}")
            for case in _bundle(lang, game).get_message(id).attributes:
                lines.append(f"    .{case} = {_quoted(given.get(f'{id}.{case}', text))}")
    made.add_resource(FluentResource("\n".join(lines)), allow_overrides=True)
    return made


def _quoted(text: str) -> str:
    """A text as it is, whatever Fluent would see in it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def check_pack_texts(game: Game, pack: Pack) -> None:
    """A pack names things that the game has: cards, regions and what else stands in sentences."""
    named = {prefix for prefix, _ in game.terms.values() if prefix}
    known = {
        f"{p}-{label}".replace("_", "-") for p, labels in game.terms.values() for label in labels
    }
    for lang, messages in pack.texts.items():
        if lang not in LANGUAGES:
            raise BadInput(f"pack {pack.name}: texts.{lang}: languages are: {', '.join(LANGUAGES)}")
        bundle = _bundle(lang, game.id)
        for id in messages:
            base, _, case = id.partition(".")
            is_text = base.split("-")[0] in named and base.split("-")[1:2] == ["text"]
            if base not in known and not (is_text and bundle.has_message(base)):
                raise BadInput(f"pack {pack.name}: texts.{lang}.{id}: {game.id} has no such name")
            if case and (base not in messages or case not in bundle.get_message(base).attributes):
                raise BadInput(
                    f"pack {pack.name}: texts.{lang}.{id}: give {base} too, and a case it has"
                )


class Texts:
    """The texts of one game (or the common ones) in one language, with a pack's names."""

    def __init__(
        self,
        lang: str,
        game: Game | None = None,
        names: Sequence[str] = (),
        pack: Pack | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            raise BadInput(f"languages are: {', '.join(LANGUAGES)}; got {lang!r}")
        self.lang = lang
        self.names = tuple(names)  # by seat
        self.terms: Terms = {**COMMON_TERMS, **(game.terms if game else {})}
        self.bundle = _bundle(lang, game.id if game else None)
        if game is not None and pack is not None and pack.texts:
            check_pack_texts(game, pack)
            self.bundle = _packed_bundle(lang, game.id, pack)

    def __call__(self, id: str, /, **args: Any) -> str:
        """The message with this id; its arguments may be indices, labels, seats or figures."""
        return self._format(id, None, self._variables(args))

    def help(self, id: str, /, **args: Any) -> str:
        """The longer text of a message, its attribute `.help`."""
        return self._format(id, "help", self._variables(args))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def action(self, a: Action) -> str:
        values = {name: str(v) if name in self.terms else v for name, v in a.values}
        return self(f"act-{a.kind}", **values)

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """From the `ask` of a view."""
        figures = {name: value for name, value in ask.items() if name not in ("name", "clause")}
        return self(f"ask-{ask['name']}", **figures)

    def event(self, event: Event) -> str:
        name = event_type(type(event)).replace("_", "-")
        return self(f"event-{name}", **event.figures())

    def refusal(self, why: Refusal) -> str:
        return self(f"refusal-{why.message}", clause=why.clause, **why.args)

    def score(self, line: ScoreLine) -> str:
        return self(f"score-{line.name}", **line.args)

    def option(self, option: Option) -> str:
        return self(f"option-{option.name.replace('_', '-')}")

    # -- variables -----------------------------------------------------------------------------

    def _format(self, id: str, attribute: str | None, args: dict[str, Any]) -> str:
        if not self.bundle.has_message(id):
            raise KeyError(f"no text {id!r} in {self.lang}")
        message = self.bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise KeyError(f"no text {id}.{attribute or 'value'} in {self.lang}")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"text {id!r} in {self.lang}: {errors[0]}")
        return str(text)

    def _variables(self, args: Mapping[str, Any]) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for name, value in args.items():
            made.update(self._variable(name, value))
        return made

    def _variable(self, name: str, value: Any) -> dict[str, Any]:
        if value is None:
            return {name: "none"}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, list | tuple):
            return self._list(name, value)
        if name in SEAT_FIELDS and isinstance(value, int):
            return {name: self.names[value] if value < len(self.names) else f"#{value}"}
        if name in self.terms and value != "none":
            prefix, labels = self.terms[name]
            label = labels[value] if isinstance(value, int) and labels else value
            return self._term(name, prefix, label)
        return {name: value}

    def _list(self, name: str, values: Sequence[Any]) -> dict[str, Any]:
        """Several of one kind: `$name` lists them, in each case there is, `$name_count` counts."""
        made: dict[str, Any] = {name: "none"}
        parts = [self._variable(name, value) for value in values]
        for key in parts[0] if parts else ():
            made[key] = ", ".join(str(part[key]) for part in parts)
        made[f"{name}_count"] = len(values)
        return made

    def _term(self, name: str, prefix: str, label: int | str) -> dict[str, Any]:
        if not prefix:
            return {name: int(label) if str(label).isdigit() else label}
        id = f"{prefix}-{label}".replace("_", "-")
        made = {name: self._format(id, None, {})}
        for case in self.bundle.get_message(id).attributes:
            if case != "help":
                made[f"{name}_{case}"] = self._format(id, case, {})
        return made
