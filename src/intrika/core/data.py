"""Reading a game's own data files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def read_toml(beside: str, name: str) -> dict[str, Any]:
    """`data/<name>.toml` in the folder of the module whose `__file__` is given."""
    path = Path(beside).parent / "data" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
