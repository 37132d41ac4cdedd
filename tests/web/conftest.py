"""Real browsers at a real server: the page is built, the server runs on loopback, Chromium looks.

`guest()` gives a person at a browser of their own; two of them are two people. Whatever a page
complains about on its console fails the test that opened it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.build_page import build_page, install_tools

playwright = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")

ROOT = Path(__file__).resolve().parent.parent.parent
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip
SERVE = "from intrika.cli import main; main()"
STARTED = "Intrika: "
Guest = Callable[..., Any]


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's program."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    pytest.skip("no Chromium here: the browser tests are skipped (apt install chromium)")


@pytest.fixture(scope="session")
def built_page() -> None:
    """The page, and axe-core to examine it."""
    build_page(ROOT)
    install_tools(ROOT)


class Server:
    """`intrika serve` as a process of its own."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self.data = data
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start(port)

    def start(self, port: int = 0) -> None:
        command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--workers", "1"]
        command += ["--pace", "0.05", "--port", str(port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(STARTED):
                self.url = line.removeprefix(STARTED).strip().rstrip("/")
                return
        raise RuntimeError(f"the server ended at once: {self.process.wait()}")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(20)
        self.process.stdout.close()

    def restart(self) -> None:
        """At the same address, as after a power cut."""
        assert self.process is not None
        self.process.kill()
        self._ended()
        self.start(int(self.url.rpartition(":")[2]))


@pytest.fixture(scope="session")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("data"))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Any]:
    with playwright.sync_playwright() as driver:
        made = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        yield made
        made.close()


@pytest.fixture
def guest(browser: Any, server: Server) -> Iterator[Guest]:
    """`guest("Eliška", size="phone", lang="en", theme="dark")` is a page in a fresh browser."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def arrive(
        name: str = "",
        size: str = "desktop",
        lang: str = "cs",
        theme: str = "light",
        motion: str = "reduce",
    ) -> Any:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            locale="cs-CZ" if lang == "cs" else "en-GB",
            color_scheme=theme,
            reduced_motion=motion,
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        if name:
            answer = context.request.patch("/api/me", data={"name": name})
            assert answer.ok, answer.text()
        page = context.new_page()
        page.complaints = complaints
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda told: _listen(complaints, page, told))
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


def _listen(complaints: list[str], page: Any, told: Any) -> None:
    # A server that is down on purpose is the browser's complaint, not the page's.
    if told.type in ("error", "warning") and "net::ERR" not in told.text:
        complaints.append(f"{page.url}: {told.text}")
