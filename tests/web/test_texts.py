"""Every text of the page exists in Czech and English, is translated and is used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import intrika
from intrika.text import LANGUAGES, catalogue
from tests.conformance.test_texts import SAME, plain

WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
PLAIN = re.compile(r"""["'`](ui-[a-z0-9-]+)["'`]""")
MADE = re.compile(r"`(ui-[a-z0-9-]*)\$\{")  # `ui-pane-${…}`: all that begin so


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    path = catalogue(lang).parent / "web" / f"{lang}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), [id for id in ids if ids.count(id) > 1]
    return {entry.id.name: entry for entry in found}


@cache
def sources() -> str:
    paths = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def test_no_text_is_missing() -> None:
    used = set(PLAIN.findall(sources()))
    for lang in LANGUAGES:
        assert sorted(used - set(messages(lang))) == []


def test_what_is_put_together_exists() -> None:
    for start in set(MADE.findall(sources())):
        assert any(id.startswith(start) for id in messages("en")), start


def test_every_score_line_has_a_row() -> None:
    for game in intrika.games():
        body = FluentParser().parse(catalogue("en", game.id).read_text(encoding="utf-8")).body
        lines = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
        rows = {f"ui-score-{game.id}-{id[6:]}" for id in lines if id.startswith("score-")}
        assert sorted(rows - set(messages("en"))) == []
        known = {id for id in messages("en") if id.startswith(f"ui-score-{game.id}-")}
        assert sorted(known - rows) == []


def test_no_text_is_unused() -> None:
    used = set(PLAIN.findall(sources()))
    made = tuple(MADE.findall(sources()))
    assert [id for id in messages("en") if id not in used and not id.startswith(made)] == []


def test_both_languages_say_the_same_things() -> None:
    cs, en = messages("cs"), messages("en")
    assert list(cs) == list(en)
    for name, message in en.items():
        assert variables(message) == variables(cs[name]), name
        attributes = [part.id.name for part in message.attributes]
        assert attributes == [part.id.name for part in cs[name].attributes], name


def test_no_text_is_untranslated() -> None:
    cs, en = messages("cs"), messages("en")
    same = []
    for name, message in en.items():
        proper = message.comment is not None and SAME in (message.comment.content or "")
        text = plain(message)
        if re.search(r"[^\W\d_]", text) and text == plain(cs[name]) and not proper:
            same.append(name)
    assert same == []


def variables(message: ftl.Message) -> set[str]:
    """The figures a message needs."""
    found: set[str] = set()

    class Reader(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Reader().visit(message)
    return found


def test_no_sentence_stands_in_the_source() -> None:
    """Everything a person reads comes from the catalogues, but for the names of languages."""
    allowed = {
        "Intrika",
        "Čeština",
        "English",
        "Eliška",
        "Tereza",
        "Mazarin",
        "Ondřej",
        "Klára",
        "Vojta",
    }
    czech = re.compile(r"[\"'>`]([^\"'<>`{}]*[ěščřžýáíéúůďťňĚŠČŘŽ][^\"'<>`{}]*)[\"'<`]")
    found = {text.strip() for text in czech.findall(re.sub(r"(?m)^\s*(//|/?\*).*$", "", sources()))}
    assert found <= allowed
