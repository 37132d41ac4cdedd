"""Requests that are refused: a code and an HTTP status."""

from __future__ import annotations

STATUS = {
    "bad-request": 400,
    "bad-message": 400,
    "bad-name": 400,
    "bad-options": 400,
    "bad-record": 400,
    "bad-origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "wrong-key": 403,
    "no-table": 404,
    "no-game": 404,
    "no-page": 404,
    "no-seat": 404,
    "no-moment": 404,
    "no-record": 404,
    "not-allowed": 405,
    "already-seated": 409,
    "already-started": 409,
    "not-over": 409,
    "game-over": 409,
    "has-pack": 409,  # a record with data of its own
    "is-redacted": 409,
    "other-rules": 409,  # begun under rules that this program no longer has
    "not-started": 409,
    "seat-taken": 409,
    "too-long": 413,
    "too-fast": 429,
    "too-many": 429,
    "server-error": 500,
}


class Trouble(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        return STATUS[self.code]
