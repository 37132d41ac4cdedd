"""`intrika rules`: a game's rules in our own words, whole or one clause."""

from __future__ import annotations

import re
from pathlib import Path

from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.text import LANGUAGES

_GAMES = Path(__file__).parent.parent / "games"
_HEADING = re.compile(r"(#+) (§\S+)")
_RULING = re.compile(r"- \*\*(R-\d+)\*\*")
_FIGURE = re.compile(r"!\[.*\]\(figure:[\w-]+\)\n?\n?")


def rules_text(game: str, lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadInput(f"languages are: {', '.join(LANGUAGES)}; got {lang!r}")
    path = _GAMES / game_of(game).id / "rules" / f"{lang}.md"
    return path.read_text(encoding="utf-8")


def clauses(game: str, lang: str) -> dict[str, str]:
    """Every clause (§4.2, R-7) with its text; a clause holds its sub-clauses."""
    lines = rules_text(game, lang).splitlines()
    made = {}
    for i, line in enumerate(lines):
        heading, ruling = _HEADING.match(line), _RULING.match(line)
        if heading:
            depth = len(heading[1])
            made[heading[2]] = _until(lines, i, rf"#{{1,{depth}}} ")
        elif ruling:
            made[ruling[1]] = _until(lines, i, r"- \*\*R-|#")
    return made


def _until(lines: list[str], start: int, stop: str) -> str:
    end = start + 1
    while end < len(lines) and not re.match(stop, lines[end]):
        end += 1
    return "\n".join(lines[start:end]).strip()


def clause_text(game: str, clause: str, lang: str) -> str | None:
    """One clause; §4.2 is also found as 4.2, and one without a text of its own as its parent."""
    found = clauses(game, lang)
    name = clause if clause.startswith(("§", "R-")) else f"§{clause}"
    while name not in found and "." in name:
        name = name.rpartition(".")[0]
    return _FIGURE.sub("", found[name]).strip() if name in found else None


def rule(game: str, clause: str | None, lang: str) -> str:
    """As the terminal shows it: without the figures that only the page can draw."""
    if clause is None:
        return _FIGURE.sub("", rules_text(game, lang))
    found = clause_text(game, clause, lang)
    if found is None:
        known = ", ".join(clauses(game, lang))
        raise BadInput(f"the rules of {game} have no clause {clause!r}; clauses are: {known}")
    return found
