"""The server as its own process, to be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
CODE = "from intrika.cli import main; main()"


class Process:
    """`intrika serve` on one port and one data folder."""

    def __init__(self, folder: Path, *words: str, port: int = 0) -> None:
        self.folder = folder
        self.words = words
        self.port = port
        self.running: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait for the line that says it is ready."""
        words = ["serve", "--port", str(self.port), "--data", str(self.folder / "data"),
                 "--no-browser", "--pace", "0", *self.words]  # fmt: skip
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        log = (self.folder / "log.txt").open("a", encoding="utf-8")
        self.running = subprocess.Popen(
            [sys.executable, "-c", CODE, *words],
            stdout=subprocess.PIPE, stderr=log, text=True, env=env, cwd=ROOT,
        )  # fmt: skip
        log.close()
        assert self.running.stdout is not None
        line = self.running.stdout.readline()
        assert line.startswith("Intrika: http://"), (self.folder / "log.txt").read_text()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    def kill(self) -> None:
        """SIGKILL: nothing can be tidied up."""
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> None:
        if self.running is not None:
            self.running.wait(10)
            assert self.running.stdout is not None
            self.running.stdout.close()
            self.running = None

    def stop(self) -> int:
        """As Ctrl-C does it; the exit code."""
        assert self.running is not None
        running = self.running
        running.send_signal(signal.SIGINT)
        begin = time.monotonic()
        self.end()
        assert time.monotonic() - begin < 10
        return int(running.returncode)

    def log(self) -> str:
        return (self.folder / "log.txt").read_text(encoding="utf-8")


def server_pid(process: Process) -> int:
    """The child of the process we started: the server itself."""
    assert process.running is not None
    pid = process.running.pid
    while True:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
        if children:
            return int(children[0])
        time.sleep(0.005)
