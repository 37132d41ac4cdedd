"""Facts about the games, measured and written: docs/facts.md and docs/observations.md.

    python tools/facts.py           (`make facts`)
    python tools/facts.py --games 5

Games are random and seeded, so the same version of the program gives the same figures.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.orders import ORDERS  # noqa: E402

import intrika  # noqa: E402
from intrika.core.agenda import AskTogether  # noqa: E402
from intrika.core.observation import LARGE, OWN, SEAT, UNITS, WHETHER  # noqa: E402
from intrika.core.recall import recall_size  # noqa: E402

GAMES = 20
HEAD = "<!-- written by `make facts`; do not edit -->\n\n"


class Facts:
    """What was counted in the games of one player count."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.options = 0
        self.most = 0
        self.forced = 0
        self.together = 0
        self.hidden = 0
        self.looked = 0

    def row(self, game: intrika.Game, seats: int) -> list[str]:
        decisions = sum(self.lengths)
        return [
            game.id,
            str(seats),
            f"{decisions / len(self.lengths):.0f}",
            f"{min(self.lengths)}–{max(self.lengths)}",
            f"{self.options / decisions:.1f}",
            str(self.most),
            f"{100 * self.forced / decisions:.0f} %",
            f"{100 * self.together / decisions:.0f} %",
            f"{100 * self.hidden / self.looked:.0f} %",
        ]


def measure(game: intrika.Game, seats: int, games: int) -> Facts:
    facts = Facts()
    for seed in range(games):
        rng = random.Random(f"{game.id}/{seats}/{seed}")
        state = game.new(seats, seed)
        length = 0
        while not state.over:
            seat = state.to_act()[0]
            options = state.options(seat)
            facts.options += len(options)
            facts.most = max(facts.most, len(options))
            facts.forced += len(options) == 1
            facts.together += isinstance(state.asking(), AskTogether) and seats > 1
            if length % 10 == 0:
                facts.looked += 1
                facts.hidden += is_hidden(state, seat, rng)
            state.act(seat, rng.choice(options))
            length += 1
        facts.lengths.append(length)
    return facts


def is_hidden(state: intrika.State, seat: int, rng: random.Random) -> bool:
    """Whether anything but chance to come is unknown to the seat that acts."""
    known = position(state)
    return any(position(state.determinize(seat, rng)) != known for _ in range(3))


def position(state: intrika.State) -> Any:
    fields = state.to_json()["state"]
    return {name: value for name, value in fields.items() if name not in ("key", "draws")}


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return "\n".join([*lines, *["| " + " | ".join(row) + " |" for row in rows]]) + "\n"


def facts_page(games: int) -> str:
    sizes = [
        [
            game.id, game.title["en"], game.rules, f"{game.min_seats}–{game.max_seats}",
            str(len(game.space)), str(len(game.observation.asks)), str(game.observation.size),
            str(recall_size(game.observation.size)),
        ]
        for game in intrika.games()
    ]  # fmt: skip
    measured = [
        measure(game, seats, games).row(game, seats)
        for game in intrika.games()
        for seats in range(game.min_seats, game.max_seats + 1)
    ]
    return (
        f"{HEAD}# The games in figures\n\n"
        "Sizes do not depend on the player count or on options.\n\n"
        + table(
            ["game", "title", "rules", "players", "actions", "questions", "observation",
             "information state"], sizes,
        )
        + f"\nMeasured in {games} random games each, default options, seeds 0 to {games - 1}. "
        "Branching is the number of legal actions; forced decisions have one. Together: answers "
        "to a question that several seats answer at the same time, in secret but for the "
        "recolouring at the end of Viceroy, which is open. Hidden: the seat that acts does not "
        "know the whole position (looked at in every tenth decision).\n\n"
        + table(
            ["game", "players", "decisions", "from–to", "branching", "most", "forced", "together",
             "hidden"], measured,
        )
    )  # fmt: skip


def observations_page() -> str:
    head = (
        f"{HEAD}# Observations\n\n"
        "An observation is a row of 32-bit floats: common slices first, then a block for each "
        "player, the observer's own first and the others clockwise from there. Empty seats are "
        "0. In the tables of the blocks, places count from the beginning of a block; block i "
        "begins at *first block* + i × *width*. Below the tables stands the order of what the "
        "slices number, from 0. A slice that says nothing of a scale holds flags, 0 or 1. See "
        "[research.md](research.md).\n"
    )
    parts = [head]
    for game in intrika.games():
        layout = game.observation
        parts.append(
            f"\n## {game.id}\n\n{layout.size} figures: {layout.players_at} common ones, then "
            f"{layout.seats} blocks of {layout.width}, the first block at {layout.players_at}.\n\n"
        )
        for title, slices in (("common", layout.slices), ("in each block", layout.blocks)):
            rows = [[f"`{p.name}`", str(p.at), str(p.length), p.says] for p in slices if p.length]
            parts.append(table([title, "from", "length", "what it says"], rows) + "\n")
        parts += [f"- {what}: {listed(names)}.\n" for what, names in orders(game)]
    return "".join(parts)


def orders(game: intrika.Game) -> list[tuple[str, list[str]]]:
    """What the numbers of a game's observations mean, in their order."""
    layout: Any = game.observation
    asks = [f"{ask.name}{figures(told)}" for ask, told in layout.asks.items()]
    told = [("options", [option.name for option in game.options])]
    told.append(("questions and their `figures`, in the order of `ask`", asks))
    return told + [(what, list(names)) for what, names in ORDERS[game.id]]


def figures(question: Any) -> str:
    """The figures of a question: seats are told relative to the observer."""
    names = question.plain + [_figure(figure) for figure in question.marked]
    return f" ({', '.join(names)})" if names else ""


def _figure(figure: Any) -> str:
    how = {SEAT: "relative seat", OWN: "only to the seat asked", WHETHER: "whether there is one"}
    how |= {UNITS: "three figures", LARGE: "in 1024ths"}
    return f"{figure.name}: {how[figure.how]}" if figure.how in how else str(figure.name)


def listed(names: list[str]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


def main() -> None:
    parser = argparse.ArgumentParser(description="write the facts about the games")
    parser.add_argument("--games", type=int, default=GAMES)
    args = parser.parse_args()
    docs = ROOT / "docs"
    (docs / "observations.md").write_text(observations_page(), encoding="utf-8")
    (docs / "facts.md").write_text(facts_page(args.games), encoding="utf-8")


if __name__ == "__main__":
    main()
