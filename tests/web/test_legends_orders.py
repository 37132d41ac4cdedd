"""A move may be planned in any order: the board finds the one order that the engine takes.

The engine offers the steps of a move in the order of the map only, since another order leads to the
same position. Nobody should have to know: whatever steps the rules allow, one after another, the
board plays them so that the engine takes them all, and the position is the one that was planned.
"""

from __future__ import annotations

import json
import random
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.build_page import build_page, tool

import intrika
from intrika.core.state import State
from intrika.games.legends.actions import ENTER, LEAVE
from intrika.games.legends.cards import DRAGON, DRAGON_ARMIES, REGIONS, TOLL
from intrika.games.legends.moving import NO_SWAPS, ChooseArmy, link_cost, open_links, sea_cost
from intrika.games.legends.state import NEUTRAL, armies_in

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = intrika.game("legends")
GAMES = 57
PLANS = 12  # of each position
Plan = dict[str, Any]


def positions(games: int) -> Iterator[tuple[State, int]]:
    """Every moment of many random games in which a move begins."""
    variants = list(GAME.variants())
    for number in range(games):
        seats, options = variants[number % len(variants)]
        rng = random.Random(number)
        state: Any = GAME.new(seats, number, options)
        while not state.over:
            seat = rng.choice(state.to_act())
            ask = state.asking()
            if isinstance(ask, ChooseArmy) and not ask.asleep and not ask.swaps:
                yield state, seat
            actions = state.options(seat)
            busy = [a for a in actions if a.kind not in ("stop", "spare")]
            state.act(seat, rng.choice(busy if busy and rng.random() < 0.9 else actions))


def any_order(s: Any, seat: int, points: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Steps as the rules allow them, without regard to the engine's order; changes the state."""
    m = s.map
    favourite = rng.choice([r for r in range(m.n) if s.armies[seat * m.n + r]])
    while rng.random() < 0.93:
        links = [
            e
            for e in range(len(m.to))
            if s.armies[seat * m.n + m.from_[e]] and link_cost(s, seat, e) <= points
            and (m.to[e] != s.bandits or s.coins[seat] >= TOLL)
        ]  # fmt: skip
        if not links:
            return
        # Chains and returns are where the order matters most.
        near = [e for e in links if m.from_[e] == favourite]
        link = rng.choice(near if near and rng.random() < 0.6 else links)
        here, favourite = m.from_[link], m.to[link]
        s.armies[seat * m.n + here] -= 1
        s.armies[seat * m.n + favourite] += 1
        points -= link_cost(s, seat, link)
        if favourite == s.bandits:
            s.coins[seat] -= TOLL
        elif favourite == s.dragon and armies_in(s, favourite) >= DRAGON_ARMIES:
            s.dragon = -1
        yield m.regions[here], m.regions[favourite]


def gather(s: Any, seat: int, rng: random.Random) -> None:
    """Where a dragon lies the order of steps can decide: bring it close to being slain."""
    if s.dragon < 0:
        return
    n = s.map.n
    s.armies[seat * n + s.dragon] += rng.randrange(2)
    for link in s.map.out[s.dragon]:
        s.armies[seat * n + s.map.to[link]] += rng.randrange(2)
    missing = DRAGON_ARMIES - 1 - rng.randrange(3) - armies_in(s, s.dragon)
    s.armies[NEUTRAL * n + s.dragon] += max(0, missing)
    ask = s.asking()
    s.agenda[-1] = ChooseArmy(seat, ask.points, open_links(s, seat, ask.points), 0, NO_SWAPS)


def planned(state: Any, seat: int, points: int, view: int, rng: random.Random) -> Plan:
    s = state.copy()
    steps = list(any_order(s, seat, points, rng))
    m = s.map
    spent = sum(
        link_cost(s, seat, m.link(m.local[here], m.local[there])) for here, there in steps
    )  # fmt: skip
    return {
        "view": view,
        "seat": seat,
        "points": points,
        "sea": sea_cost(s, seat),
        "steps": [[REGIONS[here], REGIONS[there]] for here, there in steps],
        "armies": s.armies[seat * m.n : (seat + 1) * m.n],
        "left": points - spent,
        "coins": s.coins[seat],
        "slain": state.dragon >= 0 and s.dragon < 0,
    }


def on_the_board(views: list[Any], plans: list[Plan], folder: Path) -> list[dict[str, Any]]:
    build_page(ROOT)  # brings Node's packages
    file = folder / "plans.json"
    file.write_text(json.dumps({"views": views, "plans": plans}), encoding="utf-8")
    command = [str(tool("bin/node")), "tests/legends_orders.mjs", str(file)]
    ran = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr[-3000:]
    made: list[dict[str, Any]] = json.loads(ran.stdout.splitlines()[-1])
    return made


def test_any_plan_can_be_played(tmp_path: Path) -> None:
    rng = random.Random(8)
    states: list[Any] = []
    views: list[Any] = []
    plans: list[Plan] = []
    for number, (now, seat) in enumerate(positions(GAMES)):
        state: Any = now.copy()
        gather(state, seat, rng)
        states.append(state)
        views.append(state.view(seat))
        points = state.asking().points
        plans += [planned(state, seat, points, number, rng) for _ in range(PLANS)]
    found = on_the_board(views, plans, tmp_path)
    told: Counter[str] = Counter()
    for plan, answer in zip(plans, found, strict=True):
        check(states[plan["view"]], plan, answer)
        told["plans"] += 1
        told["turned"] += answer["steps"] != plan["steps"]
        told["slain"] += plan["slain"]
        told["ended"] += not answer["goesOn"]
    assert told["plans"] > 3000
    for what in ("turned", "slain", "ended"):
        assert told[what] > 5, told


def check(start: Any, plan: Plan, answer: dict[str, Any]) -> None:
    """The board counts as the rules do, and the engine takes every step of its order."""
    seat = plan["seat"]
    assert answer["whole"]
    assert (answer["points"], answer["coins"]) == (plan["left"], plan["coins"])
    assert answer["slain"] == plan["slain"]
    assert answer["steps"] is not None, plan
    assert sorted(answer["steps"]) == sorted(plan["steps"])
    s = start.copy()
    n = s.map.n
    for here, there in answer["steps"]:
        assert isinstance(s.asking(), ChooseArmy)
        for half in (LEAVE[REGIONS.index(here)], ENTER[REGIONS.index(there)]):
            assert half in s.options(seat)
            s.act(seat, half)
    assert list(answer["armies"].values()) == plan["armies"]
    if s.game > start.game:
        return  # it was the last move, and the table has been cleared for the next game
    assert s.armies[seat * n : (seat + 1) * n] == plan["armies"]
    assert (DRAGON in s.tokens[seat] and DRAGON not in start.tokens[seat]) == plan["slain"]
    again = isinstance(s.asking(), ChooseArmy) and s.asking().seat == seat
    assert answer["goesOn"] == again
