"""The built page: its files from memory, and index.html for every address of the client."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from intrika.server.house import House
from intrika.server.trouble import Trouble

PACKED = (".html", ".js", ".css", ".svg", ".json", ".map", ".txt", ".webmanifest", ".ftl")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".ftl": "text/plain"}
MISSING = "<!doctype html><title>Intrika</title><p>The page is not built. See docs/server.md."


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    type: str
    tag: str
    lasting: bool


@cache
def _files(folder: Path) -> dict[str, Path]:
    """Every file of the page by its address: nothing else can be asked for."""
    if not folder.is_dir():
        return {}
    return {str(p.relative_to(folder).as_posix()): p for p in folder.rglob("*") if p.is_file()}


@cache
def _read(path: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else None
    type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, packed, type or "application/octet-stream", tag, "assets" in path.parts)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    house: House = request.app.state.house
    name = path.strip("/")
    if name.split("/")[0] in ("api", "schema", "ws"):
        raise Trouble("no-page")
    files = _files(house.settings.page)
    found = files.get(name)
    if found is None and "." in name.rpartition("/")[2]:
        raise Trouble("no-page")
    found = found or files.get("index.html")
    if found is None:
        return Response(MISSING.encode(), media_type=MediaType.HTML, status_code=200)
    file = _read(found)
    age = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"etag": file.tag, "cache-control": age, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.type)
    return Response(file.body, headers=headers, media_type=file.type)
