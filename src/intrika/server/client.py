"""One WebSocket: what waits to be sent to it, and how much it may still send."""

from __future__ import annotations

import asyncio
import time

from intrika.server import messages as m
from intrika.server.table import encode

QUEUE = 256  # messages a client may be behind
QUEUE_BYTES = 4_000_000
CHAT = (0.5, 10)  # lines a second, and how many at once


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.last = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Client:
    """A connected browser. Nothing here waits: a client that cannot keep up is dropped."""

    def __init__(self, guest: str | None, rate: float, burst: int) -> None:
        self.guest = guest
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.waiting = 0  # bytes in the queue
        self.slow = False
        self.dropped = asyncio.Event()
        self.gone = False
        self.tables: set[str] = set()
        self.messages = Bucket(rate, burst)
        self.lines = Bucket(*CHAT)

    def send(self, message: m.ToClient) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        if self.slow:
            return
        if self.queue.qsize() >= QUEUE or self.waiting + len(text) > QUEUE_BYTES:
            self.slow = True
            self.dropped.set()
            return
        self.waiting += len(text)
        self.queue.put_nowait(text)

    def close(self) -> None:
        """Nothing more will be sent after what waits."""
        self.queue.put_nowait(None)
