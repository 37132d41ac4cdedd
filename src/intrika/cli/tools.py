"""`intrika fuzz`: random games against the conformance checks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from intrika import checks
from intrika.checks.play import CheckFailed, Seen
from intrika.core.game import Game

Check = Callable[[Game, int, dict[str, Any], int], object]
RULES: tuple[Check, ...] = (
    checks.check_record, checks.check_copies, checks.check_saving, checks.check_illegal,
    checks.check_orders, checks.check_undo,
)  # fmt: skip


class FuzzReport:
    """What a run of the fuzzer has looked at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        self.pairs = 0
        self.seen = Seen()

    def unseen(self) -> list[str]:
        """Actions, events, refusals and named things of the game that no random game has used."""
        wanted = {f"action {a.kind}" for a in self.game.space.all}
        for prefix, labels in self.game.terms.values():
            if prefix:
                wanted |= {f"{prefix} {label}" for label in labels}
        wanted |= {f"event {name}" for name in event_names(self.game)}
        wanted |= {f"refusal {name}" for name in refusal_names(self.game)}
        return sorted(wanted - set(self.seen.counts))

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "games": self.games,
            "decisions": self.decisions,
            "pairs": self.pairs,
            "seen": dict(sorted(self.seen.counts.items())),
            "unseen": self.unseen(),
        }


def event_names(game: Game) -> list[str]:
    from intrika.core.event import Event, event_type

    home = type(game).__module__
    return [
        event_type(cls) for cls in Event.__subclasses__() if cls.__module__.startswith(home + ".")
    ]


def refusal_names(game: Game) -> list[str]:
    """The game's own refusals, from its texts."""
    from intrika.text import catalogue

    lines = catalogue("en", game.id).read_text(encoding="utf-8").splitlines()
    return [line.split(" ")[0][len("refusal-") :] for line in lines if line.startswith("refusal-")]


def fuzz(game: Game, games: int, seed: int, secrecy: bool, step: Callable[[], None]) -> FuzzReport:
    """Play so many random games over all variants; `step` is called after each."""
    report = FuzzReport(game)
    variants = list(game.variants())
    for number in range(games):
        seats, options = variants[number % len(variants)]
        this = seed + number
        if secrecy:
            report.pairs += checks.check_secrecy(game, seats, options, this, every=1)
        else:
            report.decisions += checks.check_invariants(game, seats, options, this, report.seen)
            checks.check_explain(game, seats, options, this, seen=report.seen)
            RULES[number % len(RULES)](game, seats, options, this)
        report.games += 1
        step()
    return report


def write_failure(failed: CheckFailed, folder: Path) -> Path:
    """The record that replays a failure."""
    match = failed.match
    path = folder / f"{match.game.id}-{match.seed}-{len(match.taken)}.irec"
    match.record().save(path)
    return path
