"""Which statements of a rulebook are proved by which tests.

`statements.tsv` in a game's package lists every normative statement (S-nnn), ruling (R-n) and
worked example; tests carry `@pytest.mark.proves("S-041", …)`. A statement is covered when a test
is marked with it; the mutation runner shows that such a test fails when the rule is broken.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from intrika.core.game import Game
from intrika.core.refusal import BadInput


class Statement(NamedTuple):
    id: str
    where: str
    statement: str
    clauses: str
    kind: str


class Coverage(NamedTuple):
    game: str
    statements: list[Statement]
    proofs: dict[str, list[str]]  # statement id -> tests

    @property
    def missing(self) -> list[Statement]:
        return [s for s in self.statements if s.id not in self.proofs]

    @property
    def unknown(self) -> list[str]:
        """Ids that tests claim to prove but no statement has."""
        known = {s.id for s in self.statements}
        return sorted(id for id in self.proofs if id not in known)


def statements(game: Game) -> list[Statement]:
    path = Path(__file__).parent.parent / "games" / game.id / "statements.tsv"
    if not path.exists():
        return []
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    wrong = [row for row in rows if len(row) != 5]
    if wrong:
        raise BadInput(f"{path.name} of {game.id}: five columns expected: {wrong[0]}")
    return [Statement(*row) for row in rows]


def coverage(game: Game, tests: Path) -> Coverage:
    """From the marks in the game's test folder."""
    proofs: dict[str, list[str]] = {}
    for path in sorted((tests / "games" / game.id).glob("test_*.py")):
        for test, ids in marks(path).items():
            for id in ids:
                proofs.setdefault(id, []).append(f"{path.name}::{test}")
    return Coverage(game.id, statements(game), proofs)


def marks(path: Path) -> dict[str, list[str]]:
    """The `proves` marks of every test function in a file."""
    made = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            ids = [id for decorator in node.decorator_list for id in _proved(decorator)]
            if ids:
                made[node.name] = ids
    return made


def _proved(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Attribute):
        return []
    if decorator.func.attr != "proves":
        return []
    return [
        arg.value
        for arg in decorator.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]
