"""A fingerprint of everything that decides how a bot plays a game.

A log may only be continued by the same code: otherwise two bots of one name would be mixed.
Comments and layout do not count, and neither does whether the code is compiled.
"""

from __future__ import annotations

import ast
import hashlib
from pathlib import Path

import intrika

SHARED = ("core/*.py", "bots/*.py", "arena/games.py")


def fingerprint(game: str, package: Path | None = None) -> str:
    """Of the kernel, the bots, and the rules, data and knowledge of one game."""
    root = package or Path(intrika.__file__).parent
    parts = (*SHARED, f"games/{game}/*.py", f"games/{game}/data/*.toml", f"bots/games/{game}.py")
    found = hashlib.sha256()
    for path in sorted({path for part in parts for path in root.glob(part)}):
        text = path.read_text(encoding="utf-8")
        found.update(path.relative_to(root).as_posix().encode())
        found.update((_without_comments(text) if path.suffix == ".py" else text).encode())
    return found.hexdigest()[:12]


def copy_state(copy: Path) -> str:
    """Of a compiled copy of the package in this folder: `used`, `missing`, `stale` or `ready`."""
    here = Path(intrika.__file__).resolve()
    if copy.resolve() in here.parents:
        return "used"
    package = copy / "intrika"
    if not package.is_dir():
        return "missing"
    same = [fingerprint(game.id, package) == fingerprint(game.id) for game in intrika.games()]
    return "ready" if all(same) else "stale"


def _without_comments(text: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node, clean=False
        ):
            node.body = node.body[1:]
    return ast.dump(tree)
