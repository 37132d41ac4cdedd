"""Compile the kernel, the games and the search of the bots with mypyc.

    python tools/compile.py           beside the sources (`make compiled`)
    python tools/compile.py FOLDER    into a copy of the package, the sources stay as they are
    python tools/compile.py --clean   remove what was compiled beside the sources
    python tools/compile.py --check   only try whether it can be compiled (part of `make test`)

The same files run interpreted and compiled. Compiled is what a search spends its time in; the
environments are not, as their classes build on libraries that are not compiled either, nor the
server and the terminal, which wait for people.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ("core/*.py", "games/**/*.py", "bots/knowledge.py", "bots/search.py", "bots/games/*.py")
# Calls inside the library need no detour for symbols that nobody outside may replace.
FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-g0")


def sources(package: Path) -> list[str]:
    return sorted({str(path) for part in COMPILED for path in package.glob(part)})


def compiled(src: Path) -> list[Path]:
    """The libraries made in this `src` folder."""
    return sorted([*(src / "intrika").rglob("*.so"), *src.glob("*__mypyc*.so")])


def clean(src: Path) -> None:
    for path in compiled(src):
        path.unlink()


def translate() -> Any:
    """Translate the package in the present folder to C: the extension modules to compile."""
    from mypyc.build import mypycify

    return mypycify(["--strict", *sources(Path("intrika"))], opt_level="2", multi_file=True)


def build(src: Path) -> None:
    """Compile the package in this `src` folder in place."""
    from setuptools import setup

    before = Path.cwd()
    os.chdir(src)
    modules = translate()
    for module in modules:
        flags = FLAGS if sys.platform == "linux" else ()
        module.extra_compile_args = [*module.extra_compile_args, *flags]
    setup(
        name="intrika-compiled",
        ext_modules=modules,
        script_args=["-q", "build_ext", "--inplace", "--build-temp", "../build/temp", "-j2"],
    )
    shutil.rmtree(src / "build", ignore_errors=True)
    os.chdir(before)


def copy(target: Path, src: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(src, target, ignore=shutil.ignore_patterns("*.so", "__pycache__"))


def build_copy(target: Path, src: Path = ROOT / "src") -> None:
    """Compile a fresh copy of the package; the sources stay as they are."""
    copy(target, src)
    build(target)


def check() -> None:
    """Translate a copy and throw it away: some of what Python takes, mypyc does not."""
    with tempfile.TemporaryDirectory() as folder:
        copy(Path(folder) / "src", ROOT / "src")
        os.chdir(Path(folder) / "src")
        translate()
        os.chdir(ROOT)


def main() -> None:
    src = ROOT / "src"
    if sys.argv[1:] == ["--clean"]:
        clean(src)
    elif sys.argv[1:] == ["--check"]:
        check()
    elif sys.argv[1:]:
        build_copy(Path(sys.argv[1]).resolve())
    else:
        clean(src)
        build(src)


if __name__ == "__main__":
    main()
