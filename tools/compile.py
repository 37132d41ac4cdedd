"""Compile the kernel, the games and the search of the bots with mypyc.

    python tools/compile.py           beside the sources (`make compiled`)
    python tools/compile.py FOLDER    into a copy of the package, the sources stay as they are
    python tools/compile.py --clean   remove what was compiled beside the sources

The same files run interpreted and compiled; nothing else in the project is compiled.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ("core/*.py", "games/**/*.py", "bots/knowledge.py", "bots/search.py", "bots/games/*.py")


def sources(package: Path) -> list[str]:
    return sorted({str(path) for part in COMPILED for path in package.glob(part)})


def clean(package: Path) -> None:
    for path in [*package.rglob("*.so"), *package.parent.glob("*__mypyc*.so")]:
        path.unlink()


def build(src: Path) -> None:
    """Compile the package in this `src` folder in place."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(src)
    files = [str(Path(name).relative_to(src)) for name in sources(src / "intrika")]
    modules: Any = mypycify(["--strict", *files], opt_level="2", multi_file=True)
    setup(
        name="intrika-compiled",
        ext_modules=modules,
        script_args=["-q", "build_ext", "--inplace", "--build-temp", "../build/temp", "-j2"],
    )
    shutil.rmtree(src / "build", ignore_errors=True)


def main() -> None:
    src = ROOT / "src"
    if sys.argv[1:] == ["--clean"]:
        clean(src / "intrika")
    elif sys.argv[1:]:
        target = Path(sys.argv[1]).resolve()
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(src, target, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        build(target)
    else:
        clean(src / "intrika")
        build(src)


if __name__ == "__main__":
    main()
