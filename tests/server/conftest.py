"""What the server's tests need of the process they run in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def own_loop() -> Iterator[None]:
    """Where browser tests ran before in this process, Playwright's loop still counts as running."""
    playing = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(playing)
