"""Where a command will write: looked at before the work is done, not after it."""

from __future__ import annotations

from errno import EISDIR
from os import strerror
from pathlib import Path
from tempfile import TemporaryFile

from intrika.core.refusal import BadInput


def check_picture(path: Path) -> None:
    if path.suffix.lower() != ".svg":
        raise BadInput(f"{path}: pictures are drawn as SVG; name it {path.with_suffix('.svg')}")
    check_file(path)


def check_file(path: Path, makes_folders: bool = False) -> None:
    """Refuse a file that cannot be written; nothing is changed or left behind."""
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        if path.exists():
            with path.open("a", encoding="utf-8"):
                return
        folder = path.parent
        while makes_folders and not folder.exists() and folder != folder.parent:
            folder = folder.parent
        with TemporaryFile(dir=folder):
            return
    except OSError as error:
        raise BadInput(f"{path}: cannot be written: {error.strerror}") from None
