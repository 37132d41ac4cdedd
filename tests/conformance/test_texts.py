"""Every message exists in Czech and English, is used, is translated and can be rendered."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import intrika
from intrika.checks import walk
from intrika.core.agenda import Ask
from intrika.core.event import Event, event_type
from intrika.text import COMMON_TERMS, LANGUAGES, Texts, catalogue

SRC = Path(intrika.__file__).parent
ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = [pytest.param(game, id=game.id) for game in intrika.games()]
SAME = "same in both languages"  # the comment above a message that is a proper name


@cache
def messages(lang: str, game: str | None) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(catalogue(lang, game).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{catalogue(lang, game)}: {junk[0]}"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), [id for id in ids if ids.count(id) > 1]
    return {entry.id.name: entry for entry in found}


def plain(node: ftl.BaseNode) -> str:
    """Everything of a message that a person reads."""
    parts: list[str] = []

    class Reader(Visitor):
        def visit_TextElement(self, element: ftl.TextElement) -> None:  # noqa: N802
            parts.append(element.value)

    Reader().visit(node)
    return " ".join(parts)


@cache
def strings(folder: Path) -> frozenset[str]:
    """Every string constant in the Python files below a folder."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


def refusals(folder: Path) -> set[str]:
    """The message ids given to `refusal(clause, id, …)`."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refusal":
                id = node.args[1]
                if isinstance(id, ast.Constant) and isinstance(id.value, str):
                    found.add(f"refusal-{id.value}")
    return found


def needed(game: intrika.Game) -> set[str]:
    """The messages that the game's actions, choices, events, refusals and things call for."""
    ids = {f"act-{a.kind}" for a in game.space.all}
    home = type(game).__module__
    for name, module in sys.modules.items():
        if name == home or name.startswith(home + "."):
            for thing in vars(module).values():
                if isinstance(thing, type) and thing.__module__ == name:
                    if issubclass(thing, Ask) and thing.name:
                        ids |= {f"ask-{thing.name}", f"decision-{thing.name}"}
                    if issubclass(thing, Event):
                        ids.add(f"event-{event_type(thing).replace('_', '-')}")
    for option in game.options:
        ids.add(f"option-{option.name.replace('_', '-')}")
    for prefix, labels in game.terms.values():
        if prefix:
            ids |= {f"{prefix}-{label}".replace("_", "-") for label in labels}
    return ids | refusals(SRC / "games" / game.id) - set(messages("en", None))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_missing(game: intrika.Game, lang: str) -> None:
    assert sorted(needed(game) - set(messages(lang, game.id))) == []
    for option in game.options:
        assert Texts(lang, game).help(f"option-{option.name.replace('_', '-')}")


@cache
def board(game: str) -> str:
    """The sources of a game's board in the browser, where there are any."""
    folder = ROOT / "web" / "src" / "boards" / game
    files = sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_unused(game: intrika.Game, lang: str) -> None:
    known = needed(game)
    used = strings(SRC)
    loose = []
    for id in set(messages(lang, game.id)) - known:
        kind, _, name = id.partition("-")
        card_text = re.sub(r"-text-", "-", id) in known
        scored = kind in ("score", "tiebreak") and name in strings(SRC / "games" / game.id)
        shown = f'"{id}"' in board(game.id)
        if not card_text and not scored and not shown and id not in used:
            loose.append(id)
    assert sorted(loose) == []


def test_the_common_messages_are_complete_and_used() -> None:
    common = set(messages("en", None))
    assert common == set(messages("cs", None))
    called = refusals(SRC / "core") | refusals(SRC / "server")
    used = strings(SRC) | called
    dynamic = tuple(f"{prefix}-" for prefix, _ in COMMON_TERMS.values())
    assert [id for id in sorted(common) if id not in used and not id.startswith(dynamic)] == []
    assert called <= common


@pytest.mark.parametrize("game", [pytest.param(None, id="common"), *GAMES])
def test_no_message_is_untranslated(game: intrika.Game | None) -> None:
    id = game.id if game else None
    cs, en = messages("cs", id), messages("en", id)
    assert sorted(cs) == sorted(en)
    same = []
    for name, message in en.items():
        text = plain(message)
        proper = message.comment is not None and SAME in (message.comment.content or "")
        if re.search(r"[^\W\d_]", text) and text == plain(cs[name]) and not proper:
            same.append(name)
    assert same == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_said(game: intrika.Game, lang: str) -> None:
    """Prompts, actions, events as each seat hears them, refusals and score lines all render."""
    for seats, options in islice(game.variants(), 12):
        names = [f"P{seat}" for seat in range(seats)]
        texts = Texts(lang, game, names)
        for match, rng in walk(game, seats, options, 21):
            if match.state.over or rng.randrange(3):
                continue
            seat = rng.choice(match.state.to_act())
            assert texts.prompt(match.state.view(seat)["ask"])
            assert all(texts.action(a) for a in match.state.options(seat))
            for a in rng.choices(game.space.all, k=30):
                why = match.state.explain(rng.randrange(seats), a)
                assert why is None or texts.refusal(why)
                assert texts.action(a)
        for viewer in (*range(seats), None):
            assert all(texts.event(event.seen_by(viewer)) for event in match.events)
        result = match.state.result()
        assert all(texts.score(line) for lines in result.lines for line in lines)
        assert result.tiebreak is None or texts(f"tiebreak-{result.tiebreak}")
