"""The rules are a library: the kernel knows no game, a game knows only the kernel."""

from __future__ import annotations

import re
from pathlib import Path

import intrika

SRC = Path(intrika.__file__).parent
STANDARD = re.compile(r"^\s*(?:from|import) ([\w.]+)", re.M)


def imports(path: Path) -> set[str]:
    return set(STANDARD.findall(path.read_text(encoding="utf-8")))


def test_the_kernel_imports_the_standard_library_and_itself() -> None:
    for path in (SRC / "core").glob("*.py"):
        for name in imports(path):
            if name.startswith("intrika"):
                assert name.startswith("intrika.core"), f"{path.name} imports {name}"
            assert name.split(".")[0] not in ("fluent", "rich", "typer", "numpy"), path


def test_a_game_imports_the_kernel_and_itself() -> None:
    for path in (SRC / "games").rglob("*.py"):
        game = path.relative_to(SRC / "games").parts[0]
        for name in imports(path):
            if name.startswith("intrika"):
                allowed = ("intrika.core", f"intrika.games.{game}")
                assert name.startswith(allowed), f"{path} imports {name}"
            assert name.split(".")[0] not in ("fluent", "rich", "typer", "numpy"), path


def test_no_file_is_longer_than_400_lines() -> None:
    long = {
        str(path.relative_to(SRC)): count
        for path in SRC.rglob("*.py")
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}
