"""The board goes from view to view by the events alone, and must arrive where the engine is."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

from tools.build_page import build_page, tool

import intrika
from intrika.core.event import event_type
from intrika.core.match import Match

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = 4  # of each number of players and each seat's sight


def seen(match: Match, since: int, seat: int | None) -> dict[str, Any]:
    events = [event.seen_by(seat) for event in match.events[since:]]
    told = [
        {"n": n, "type": event_type(type(event)), "fields": event.to_json()}
        for n, event in enumerate(events, since)
    ]
    return {"view": match.state.view(seat), "events": told}


def played(seats: int, seed: int, seat: int | None) -> list[dict[str, Any]]:
    rng = random.Random(seed)
    options = {"hidden_card_counts_for_full": bool(seed % 2), "disguise_refill": bool(seed % 3)}
    match = Match(intrika.game("kabale"), ["P"] * seats, seed, options)
    steps = [seen(match, 0, seat)]
    while not match.state.over:
        known = len(match.events)
        asked = match.state.to_act()[0]
        match.act(asked, rng.choice(match.state.options(asked)))
        steps.append(seen(match, known, seat))
    return steps


def test_the_board_follows_the_engine(tmp_path: Path) -> None:
    build_page(ROOT)  # brings Node's packages
    games = [
        played(seats, 10 * seats + n, seat)
        for seats in range(2, 7)
        for n in range(GAMES)
        for seat in (0, None)
    ]
    file = tmp_path / "games.json"
    file.write_text(json.dumps(games), encoding="utf-8")
    command = [str(tool("bin/node")), "tests/kabale_model.mjs", str(file)]
    ran = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr[-3000:]
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told["views"] == sum(len(game) - 1 for game in games)
    assert told["columns"] == 6 * sum(game[0]["view"]["seats"] for game in games)
