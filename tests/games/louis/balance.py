"""Do the reconstructed figures leave a board or a mission dead, or let one dominate?

    python -m tests.games.louis.balance [GAMES]

Simple players make these games: they place where it promises most at once, buy what they can pay
for, lay every mission and use it, and choose at random among what is left. The report is Markdown.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

import intrika
from intrika.core.action import Action
from intrika.core.match import Match
from intrika.games.louis.actions import PLACEMENTS
from intrika.games.louis.cards import BOARDS, MISSION_TYPE
from intrika.games.louis.events import BoardScored, MissionLaid, RewardBought, RewardGained
from intrika.games.louis.state import State, row
from intrika.games.louis.tables import MONEY, THRESHOLD, side_of

GAME = intrika.game("louis")
ENOUGH = 3  # with fewer markers they are taken back first
# What a reward is worth in points, roughly: a mission is worth 5 and costs two chips.
WORTH = (2.5, 2.5, 2.5, 2.5, 3.0, 1.5, 1.7, 1.5, 3.0, 2.0, 1.5, 2.0)
RETURN, PRICE = 0.4, 0.33  # a marker to the general supply; a louisdor
IDLE = ("stop", "skip", "mode nothing", "intrigue none", "buy no", "take no", "first no")


def value(s: State, seat: int, board: int, mine: int) -> float:
    """What so many markers on a board promise, as things stand.

    A sole leader's markers go to the general supply, which costs about half a point each; all
    others come back. Part of a threshold counts for what it still lacks.
    """
    side = side_of(s.sides[board], board)
    figure, condition = s.tables.figure[side], s.tables.condition[side]
    if mine == 0:
        return 0.0
    if condition == THRESHOLD:
        return WORTH[board] * min(mine, figure) / figure
    best = max([n for other, n in enumerate(row(s, board)) if other != seat])
    if mine > best:
        return WORTH[board] - RETURN * mine
    if condition == MONEY and s.money[seat] >= figure:
        return WORTH[board] - PRICE * figure
    return 0.2 * WORTH[board]


def gain(s: State, seat: int, placement: tuple[int, ...]) -> float:
    made = 0.0
    for board in set(placement):
        mine = row(s, board)[seat]
        after = value(s, seat, board, mine + placement.count(board))
        made += after - value(s, seat, board, mine)
    return made


def choose(match: Match, seat: int, rng: random.Random) -> Action:
    """Never idle without need, lay first, place where it promises most."""
    s = match.state
    assert isinstance(s, State)
    options = s.options(seat)
    busy = [a for a in options if a.text not in IDLE and a.kind != "put-off"] or options
    laying = [a for a in busy if a.kind == "lay"]
    if laying:
        return rng.choice(laying)
    if busy[0].kind == "place":
        return max(busy, key=lambda a: (gain(s, seat, PLACEMENTS[a.arg]), rng.random()))
    if busy[0].kind == "mode" and len(busy) > 1:
        wanted = "place" if s.personal[seat] >= ENOUGH else "take_back"
        return rng.choice([a for a in busy if a.text.endswith(wanted)])
    if busy[0].kind == "intrigue" and rng.random() < 0.5:
        return options[0]
    return rng.choice(busy)


class Report:
    """What so many games have shown."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.scored: Counter[tuple[int, str]] = Counter()
        self.rewards: Counter[tuple[int, str]] = Counter()
        self.bought: Counter[int] = Counter()
        self.laid: Counter[str] = Counter()
        self.won_with: Counter[str] = Counter()
        self.missions = 0
        self.points: list[int] = []

    def add(self, match: Match) -> None:
        self.games += 1
        self.seats += len(match.players)
        result = match.state.result()
        self.points += result.totals
        condition = ""
        for event in match.events:
            if isinstance(event, BoardScored):
                condition = event.condition
                self.scored[event.board, condition] += 1
            elif isinstance(event, RewardGained | RewardBought):
                self.rewards[event.board, condition] += 1
                self.bought[event.board] += isinstance(event, RewardBought)
            elif isinstance(event, MissionLaid):
                self.missions += 1
                self.laid[MISSION_TYPE[event.mission]] += 1
                self.won_with[MISSION_TYPE[event.mission]] += event.seat in result.winners


def play(seed: int) -> Match:
    seats = 2 + seed % 3
    match = Match(GAME, [f"P{seat}" for seat in range(seats)], seed)
    rng = random.Random(seed)
    while not match.state.over:
        seat = match.state.to_act()[0]
        match.act(seat, choose(match, seat, rng))
    return match


def tables(found: Report) -> list[str]:
    mean = sum(found.points) / len(found.points)
    missions = found.missions / found.seats
    lines = [
        f"{found.games} games: {mean:.1f} points and {missions:.1f} missions for each player.",
        "",
        "| board | scored with markers, of 4 rounds | rewards a game | of them bought |",
        "|---|---|---|---|",
    ]
    for board, name in enumerate(BOARDS):
        scored = sum([n for (b, _), n in found.scored.items() if b == board])
        rewards = sum([n for (b, _), n in found.rewards.items() if b == board])
        share = found.bought[board] / rewards if rewards else 0.0
        figures = f"{scored / found.games:.1f} | {rewards / found.games:.2f} | {share:.0%}"
        lines.append(f"| {board + 1} {name} | {figures} |")
    lines += [
        "",
        "| mission | copies | laid a game and copy | won by its owner |",
        "|---|---|---|---|",
    ]
    for kind in dict.fromkeys(MISSION_TYPE):
        copies = MISSION_TYPE.count(kind)
        laid = found.laid[kind]
        won = f"{found.won_with[kind] / laid:.0%}" if laid else "never laid"
        lines.append(f"| {kind} | {copies} | {laid / found.games / copies:.2f} | {won} |")
    total = sum(found.won_with.values()) / sum(found.laid.values())
    lines.append(f"| all | 40 | {found.missions / found.games / 40:.2f} | {total:.0%} |")
    return lines


def main() -> None:
    found = Report()
    for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 2000):
        found.add(play(seed))
    sys.stdout.write("\n".join(tables(found)) + "\n")


if __name__ == "__main__":
    main()
