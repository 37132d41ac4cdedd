"""What Hatch does for a wheel: the page for the browser, and on demand the compiled kernel.

A wheel is pure unless INTRIKA_COMPILED=1 is set (`make wheel-compiled`): then kernel, games and
search come compiled for this Python and this platform, with their sources beside them.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.build_page import build_page
from tools.compile import build_copy, compiled


def is_wanted() -> bool:
    return os.environ.get("INTRIKA_COMPILED", "") not in ("", "0")


class WheelHook(BuildHookInterface[Any]):
    """The page is part of every wheel, though not of the repository."""

    def dependencies(self) -> list[str]:
        return ["mypy>=1.18", "setuptools>=80"] if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(Path(self.root))
        if is_wanted() and version != "editable":
            copy = Path(self.root) / "build" / "wheel"
            build_copy(copy, Path(self.root) / "src")
            for library in compiled(copy):
                build_data["force_include"][str(library)] = library.relative_to(copy).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
