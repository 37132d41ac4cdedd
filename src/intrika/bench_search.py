"""The speed of the tree search in simulations per second, beside OpenSpiel's own in C++.

Both search from positions inside a random four-player game, with a new possible world for every
simulation: ours with the game's knowledge as the levels use it, OpenSpiel's `ISMCTSBot` on
`hearts` with one random rollout (without passing cards: there its resampling crashes).
"""

from __future__ import annotations

import random
import time
from typing import Any

from intrika.bots.knowledge import knowledge
from intrika.bots.search import search
from intrika.core.game import Game
from intrika.core.state import State

SIMULATIONS = 400
PLACES = (0.2, 0.5, 0.8)  # where in a game the search begins


def choices(game: Game, seats: int, seed: int) -> list[State]:
    """The states of one random game in which there is a real choice."""
    rng = random.Random(seed)
    s = game.new(seats, seed)
    path: list[State] = []
    while not s.over:
        seat = s.to_act()[0]
        options = s.options(seat)
        if len(options) > 1:
            path.append(s.copy())
        s.act(seat, rng.choice(options))
    return path


def positions(game: Game, seats: int) -> list[State]:
    """Three of them: early, in the middle and late."""
    path = choices(game, seats, 3)
    return [path[int(place * len(path))] for place in PLACES]


def search_rate(game: Game, seats: int, seconds: float) -> dict[str, float]:
    know = knowledge(game)
    rng = random.Random(1)
    made = 0
    starts = positions(game, seats)
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for s in starts:
            found = search(s, s.to_act()[0], know, rng, SIMULATIONS, 0.0)
            made += found.iterations
    return {"simulations": made / (time.perf_counter() - begin)}


def hearts_search_rate(seconds: float) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game("hearts(pass_cards=false)")
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS)
    starts = hearts_positions(game)
    made = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for s in starts:
            bot.step(s)
            made += SIMULATIONS
    return {"simulations": made / (time.perf_counter() - begin)}


def hearts_positions(game: Any) -> list[Any]:
    """The same of `hearts`."""
    rng = random.Random(3)
    s = game.new_initial_state()
    path = []
    while not s.is_terminal():
        if not s.is_chance_node() and len(s.legal_actions()) > 1:
            path.append(s.clone())
        s.apply_action(rng.choice(s.legal_actions()))
    return [path[int(place * len(path))] for place in PLACES]
