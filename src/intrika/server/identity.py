"""Who is who: guests known by a signed cookie, and everything that must not be guessed."""

from __future__ import annotations

import re
import secrets
import unicodedata
from hashlib import blake2b
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

YEAR = 365 * 24 * 3600
NAME_LENGTH = 24
_GUEST = re.compile(r"[A-Za-z0-9_-]{22}")


def token() -> str:
    """128 bits that nobody guesses, as 22 letters."""
    return secrets.token_urlsafe(16)


class Identity:
    """Makes and reads the cookie."""

    def __init__(self, key: str) -> None:
        self.signer = Signer(key, salt="intrika.guest", digest_method=_sha256)
        mark = blake2b(key.encode(), digest_size=4, person=b"intrika-cookie").hexdigest()
        # Browsers share cookies between the ports of a host: each server has a name of its own.
        self.cookie = f"intrika_{mark}"

    def guest(self, header: str) -> str | None:
        """The guest of a Cookie header; None if there is none or it was tampered with."""
        try:
            morsel = SimpleCookie(header).get(self.cookie)
        except CookieError:
            return None
        if morsel is None:
            return None
        try:
            found = self.signer.unsign(morsel.value).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return found if _GUEST.fullmatch(found) else None

    def set_cookie(self, guest: str, secure: bool) -> str:
        """The Set-Cookie header that makes a browser this guest."""
        value = self.signer.sign(guest).decode()
        flags = "; HttpOnly; SameSite=Lax; Path=/" + ("; Secure" if secure else "")
        return f"{self.cookie}={value}; Max-Age={YEAR}{flags}"


def _sha256(data: bytes = b"") -> object:
    from hashlib import sha256

    return sha256(data)


def default_name(guest: str) -> str:
    """What a guest is called who has not chosen a name."""
    number = int.from_bytes(blake2b(guest.encode(), digest_size=4).digest(), "little")
    return f"Guest {100 + number % 900}"


def clean_name(name: str) -> str:
    """A name as one line of visible text; empty if nothing is left. @ marks bots in records."""
    kept = [" " if unicodedata.category(c)[0] in "CZ" else c for c in name]
    return " ".join("".join(kept).split()).lstrip("@ ")[:NAME_LENGTH].strip()
