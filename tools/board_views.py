"""Play a random game and write what each seat sees, for looking at a board without a server.

    python tools/board_views.py kabale --seats 3 --seed 7

writes web/dev/kabale.json; then open /dev/?game=kabale in `npm run dev`.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import intrika
from intrika.core.match import Match

FOLDER = Path(__file__).parent.parent / "web" / "dev"
Seen = list[dict[str, Any]]


def info(game: intrika.Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "rules": game.rules,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "minutes": 30,
        "weight": 2,
        "options": [],
        "terms": game.terms,
    }


def happened(match: Match, since: int, seat: int | None, decision: int) -> Seen:
    found = []
    for n, event in enumerate(match.events[since:], since):
        seen = event.seen_by(seat)
        fields = seen.to_json()
        found.append(
            {"n": n, "decision": decision, "type": fields.pop("type"), "fields": fields}
            | {"figures": seen.figures(), "at": 1.7e9 + n}
        )
    return found


def step(match: Match, since: int, number: int) -> dict[str, Any]:
    """One position: by seat (the last is the spectator) the view, the options and the events."""
    state = match.state
    seats: list[int | None] = [*range(state.seats), None]
    return {
        "views": [state.view(seat) for seat in seats],
        "actions": [
            [] if seat is None else [a.to_json() for a in state.options(seat)] for seat in seats
        ],
        "events": [happened(match, since, seat, number) for seat in seats],
    }


def recorded(game: intrika.Game, seats: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    rng = random.Random(seed)
    players = [f"P{seat}" for seat in range(seats)]
    match = Match(game, players, seed, options)
    steps, known = [step(match, 0, 0)], len(match.events)
    while not match.state.over:
        seat = rng.choice(match.state.to_act())
        match.act(seat, rng.choice(match.state.options(seat)))
        steps.append(step(match, known, len(steps)))
        known = len(match.events)
    space = [a.to_json() for a in game.space.all]
    return {"game": info(game), "seats": seats, "space": space, "steps": steps}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    given = parser.parse_args()
    made = recorded(intrika.game(given.game), given.seats, given.seed, given.options)
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{given.game}.json"
    path.write_text(json.dumps(made), encoding="utf-8")
    print(f"{path}: {len(made['steps'])} positions")


if __name__ == "__main__":
    main()
