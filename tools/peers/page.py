"""docs/performance.md and its plot, from what was measured."""

from __future__ import annotations

import math
import os
import platform
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from tools.peers.drivers import LANES, WORKERS
from tools.peers.jobs import OURS, SEARCHES, SEATS, Job

HEAD = "<!-- written by `make peers`; do not edit -->\n\n"
FORMS = {
    "engine": "engine",
    "observed": "engine, an observation before every decision",
    "environment": "environment with observation and mask (PettingZoo AEC)",
    "vectorised": f"{LANES} environments at once in one process",
    "workers": f"{LANES} environments at once in {WORKERS} worker processes, by the clock",
}
SHORT = {  # for the table of checksums
    "observed": "with observations", "vectorised": "at once", "workers": "in workers",
    "searching": "search", "open_spiel": "engine", "open_spiel_search": "search",
    "rlcard": "environment", "pettingzoo": "environment", "pgx": "environment",
    "pgx_batch": "at once",
}  # fmt: skip
PACKAGES = ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax", "numpy", "mypy")
SEARCH_BAR = 0.7
Found = dict[Job, dict[str, Any]]


def write(found: Found, rounds: int, docs: Path) -> None:
    (docs / "performance.svg").write_text(plot(found), encoding="utf-8")
    (docs / "performance.md").write_text(page(found, rounds), encoding="utf-8")


def page(found: Found, rounds: int) -> str:
    return (
        f"{HEAD}# Speed, beside other libraries\n\n"
        "Decisions per second in random games, driven from Python; chance is not counted. Every "
        "measurement runs in a process of its own, all on one core, in turns; the best of "
        f"{rounds} rounds counts, in processor time. Beside it stands the slowest round: the "
        "machine was shared. What an observation costs is the middle of all rounds; each plays "
        "every game with and without, in turns.\n\n"
        "![decisions per second, on a logarithmic scale](performance.svg)\n\n"
        f"## The bars\n\n{bars_table(found)}\n"
        "Where the compiled build falls short: a decision gets three to five times faster there, "
        "while an observation is mostly copying memory and writing single figures into the "
        "caller's buffer, which a compiler hardly speeds up. Where the time of compiled code "
        "goes is told in [kernel.md](kernel.md).\n\n"
        f"## Our games, {SEATS} players\n\n{our_table(found)}\n"
        f"## The peers\n\n{peer_table(found)}\n"
        "Pgx is made for thousands of games at once on an accelerator; here it runs on one core. "
        "RLCard and PettingZoo build an observation for every decision, as our environment does; "
        "OpenSpiel and our engine do not.\n\n"
        f"## The tree search, {SEATS} players\n\n{search_table(found)}\n"
        "Ours searches with the game's knowledge, as the levels do: short random play, then an "
        "estimate. OpenSpiel's `ISMCTSBot` plays one random game to its end; cards are not passed, "
        "because there its resampling crashes. Both draw a new possible world for every "
        "simulation, from three positions early, in the middle and late in a game.\n\n"
        f"## The machine and the versions\n\n{machine()}\n"
        "## Checksums\n\nEvery round of a line plays the same games (seeds from 0 on), and the "
        "interpreted and the compiled build play the same games. The checksum is of all actions "
        f"and, where a library tells them, final scores.\n\n{sums_table(found)}"
    )


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return "\n".join([*lines, *["| " + " | ".join(row) + " |" for row in rows]]) + "\n"


def chosen(found: Found, driver: str, build: str) -> list[dict[str, Any]]:
    """Our own, by game."""
    return [
        made
        for game in OURS
        for job, made in found.items()
        if (job.library, job.driver, job.game, job.build) == ("Intrika", driver, game, build)
    ]


def ours(found: Found, driver: str, build: str) -> list[float]:
    """By game."""
    return [made["rate"] for made in chosen(found, driver, build)]


def peer(found: Found, library: str, game: str = "") -> float:
    """The rate of a peer's game, or of its fastest one."""
    rates = [
        made["rate"]
        for job, made in found.items()
        if job.library == library and game in ("", job.game) and job.driver not in SEARCHES
    ]
    return float(max(rates))


def looks(found: Found, build: str) -> list[float]:
    """By game: how many observations take the time of one decision, the middle of all rounds."""
    return [1 / median(made["looks"]) for made in chosen(found, "observed", build)]


def searches(found: Found) -> list[float]:
    """By game: our simulations, compiled, against those of OpenSpiel's search."""
    (theirs,) = [m["rate"] for job, m in found.items() if job.driver == "open_spiel_search"]
    return [rate / theirs for rate in ours(found, "searching", "compiled")]


def bars(found: Found) -> list[tuple[str, list[float], float]]:
    """Each bar: what it says, our ratio by game, and what it must reach."""
    gin, hearts = peer(found, "RLCard", "gin-rummy"), peer(found, "OpenSpiel, C++", "hearts")
    python = peer(found, "OpenSpiel, Python")
    plain, quick = ours(found, "engine", "interpreted"), ours(found, "engine", "compiled")
    seen = ours(found, "environment", "interpreted")
    return [
        ("interpreted ÷ fastest OpenSpiel game in Python", [r / python for r in plain], 2.0),
        ("interpreted ÷ RLCard gin rummy", [r / gin for r in plain], 3.0),
        ("compiled ÷ OpenSpiel hearts in C++", [r / hearts for r in quick], 1.0),
        ("compiled ÷ interpreted", [a / b for a, b in zip(quick, plain, strict=True)], 3.0),
        ("environment, interpreted ÷ RLCard gin rummy", [r / gin for r in seen], 3.0),
        ("a decision ÷ an observation, interpreted", looks(found, "interpreted"), 1.0),
        ("a decision ÷ an observation, compiled", looks(found, "compiled"), 1.0),
    ]


def bars_table(found: Found) -> str:
    rows = [
        [says, f"≥ {least:g}", *[f"{r:.2f}{'' if r >= least else ' (missed)'}" for r in ratios]]
        for says, ratios, least in bars(found)
    ]
    lightest = max(searches(found))
    bar = f"≥ {SEARCH_BAR:g} in the lightest{'' if lightest >= SEARCH_BAR else ' (missed)'}"
    rows.append(["search, compiled ÷ OpenSpiel's in C++", bar])
    rows[-1] += [f"{r:.2f}" for r in searches(found)]
    return table(["ratio", "bar", *OURS], rows)


def rate(made: dict[str, Any]) -> str:
    return f"{made['rate']:,.0f}"


def our_table(found: Found) -> str:
    rows = []
    for driver, says in FORMS.items():
        for build in ("interpreted", "compiled"):
            mine = [m for j, m in found.items() if (j.driver, j.build) == (driver, build)]
            rows.append([says, build, *[f"{rate(m)} ({min(m['rates']):,.0f})" for m in mine]])
    return table(["decisions per second (slowest round)", "build", *OURS], rows)


def peer_table(found: Found) -> str:
    rows = [
        [job.library, job.game, str(job.seats), rate(made), f"{min(made['rates']):,.0f}"]
        for job, made in found.items()
        if not job.build and job.driver not in SEARCHES
    ]
    return table(["library", "game", "players", "decisions/s", "slowest round"], rows)


def search_table(found: Found) -> str:
    rows = [
        [job.library, job.game, job.build, rate(made), f"{min(made['rates']):,.0f}"]
        for job, made in found.items()
        if job.driver in SEARCHES
    ]
    return table(["library", "game", "build", "simulations/s", "slowest round"], rows)


def sums_table(found: Found) -> str:
    rows = [
        [job.library, SHORT.get(job.driver, job.driver), job.game, str(job.seats),
         f"0–{job.seeds - 1}", f"{made['decisions']:,}", f"`{made['checksum']}`"]
        for job, made in found.items()
        if job.build != "compiled"
    ]  # fmt: skip
    return table(["library", "form", "game", "players", "seeds", "decisions", "checksum"], rows)


def machine() -> str:
    rows = [["processor", processor()], ["cores", str(os.cpu_count())]]
    rows.append(["system", f"{platform.system()} on {platform.machine()}"])
    rows.append(["Python", f"{platform.python_implementation()} {platform.python_version()}"])
    rows += [[name, version(name)] for name in PACKAGES]
    return table(["what", "which"], rows)


def processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


# -- the plot ----------------------------------------------------------------------------------

LEFT, WIDE, LINE, TOP = 300, 560, 17, 56
LOW, HIGH = 2.0, 6.5  # powers of ten
COLOURS = {
    ("engine", "compiled"): "#7a1f3d",
    ("engine", "interpreted"): "#b8566f",
    ("observed", "compiled"): "#5b3f8c",
    ("observed", "interpreted"): "#9d86c4",
    ("environment", "compiled"): "#8a5a00",
    ("environment", "interpreted"): "#c9a14a",
    ("vectorised", "compiled"): "#2d5f5d",
    ("vectorised", "interpreted"): "#7fb0ad",
}
GREY = "#7c7f87"


def plot(found: Found) -> str:
    """Bars on a logarithmic scale, the fastest on top; grey are the peers."""
    played = [(job, made) for job, made in found.items() if job.driver not in SEARCHES]
    rows = sorted(played, key=lambda pair: -pair[1]["rate"])
    height = TOP + LINE * len(rows) + 24
    look = 'font-family="system-ui, sans-serif" font-size="11" role="img"'
    box = f"0 0 {LEFT + WIDE + 90} {height}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {look}>',
        "<title>Decisions per second in random games, on a logarithmic scale</title>",
        f'<rect width="{LEFT + WIDE + 90}" height="{height}" fill="#fff"/>',
    ]
    for i, ((driver, build), colour) in enumerate(COLOURS.items()):
        left, top = 12 + 165 * (i // 2), 8 + 16 * (i % 2)
        parts.append(f'<rect x="{left}" y="{top}" width="10" height="10" fill="{colour}"/>')
        parts.append(f'<text x="{left + 14}" y="{top + 9}" fill="#222">{driver}, {build}</text>')
    for power in range(math.ceil(LOW), math.floor(HIGH) + 1):
        x = place(10.0**power)
        parts.append(f'<path d="M{x:.1f} {TOP - 8}V{height - 16}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 4}" text-anchor="middle">10^{power}</text>')
    for i, (job, made) in enumerate(rows):
        y = TOP + LINE * i
        colour = COLOURS.get((job.driver, job.build), GREY)
        x = place(made["rate"])
        label = f"{job.library}: {job.game}"
        parts.append(f'<text x="{LEFT - 6}" y="{y + 9}" text-anchor="end">{label}</text>')
        parts.append(
            f'<rect x="{LEFT}" y="{y}" width="{x - LEFT:.1f}" height="{LINE - 5}" fill="{colour}"/>'
        )
        parts.append(f'<text x="{x + 4:.1f}" y="{y + 9}">{rate(made)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def place(value: float) -> float:
    share = (math.log10(max(value, 10**LOW)) - LOW) / (HIGH - LOW)
    return LEFT + WIDE * min(share, 1.0)
