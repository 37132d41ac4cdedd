"""Random games in every library, driven from Python as its own documentation shows.

A driver is made once for a game and then plays seed after seed; it returns the number of
decisions, chance not counted. A trace collects what was played, for the checksum; it is None
while time is taken.
"""

from __future__ import annotations

import atexit
import os
import random
from collections.abc import Callable
from typing import Any

Trace = list[Any] | None
Play = Callable[[int, Trace], int]

LANES = 64  # games at once in our vectorised environment
WORKERS = 2
PGX_LANES = 1024  # and in that of Pgx, which lives from it
STEPS = 20  # of all of them for one seed


# -- Intrika -----------------------------------------------------------------------------------


def engine(name: str, seats: int) -> Play:
    import intrika

    game = intrika.game(name)

    def play(seed: int, trace: Trace) -> int:
        draw = random.Random(seed).random
        decisions = 0
        state = game.new(seats, seed)
        while state.agenda:
            seat = state.to_act()[0]
            options = state.options(seat)
            a = options[int(draw() * len(options))]
            if trace is not None:
                trace.append(a.id)
            state.act(seat, a)
            decisions += 1
        if trace is not None:
            trace.append(state.result().totals)
        return decisions

    return play


def observed(name: str, seats: int) -> Play:
    """The engine, with an observation of the seat to act before every decision."""
    import intrika
    from intrika.core.observation import buffer

    game = intrika.game(name)
    row = memoryview(buffer(game.observation))

    def play(seed: int, trace: Trace) -> int:
        draw = random.Random(seed).random
        decisions = 0
        state = game.new(seats, seed)
        while state.agenda:
            seat = state.to_act()[0]
            game.observe(state, seat, row)
            options = state.options(seat)
            a = options[int(draw() * len(options))]
            if trace is not None:
                trace.append((a.id, sum(row)))
            state.act(seat, a)
            decisions += 1
        return decisions

    return play


def environment(name: str, seats: int) -> Play:
    """The PettingZoo environment: an observation and a mask before every decision."""
    from intrika.envs.pettingzoo import env

    return agents(env(name, seats))


def vectorised(name: str, seats: int) -> Play:
    """Many games in this process; actions are drawn for all of them at once."""
    return _many(name, seats, 0)


def workers(name: str, seats: int) -> Play:
    """The same games in worker processes, on all cores."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    return _many(name, seats, WORKERS)


def _many(name: str, seats: int, workers: int) -> Play:
    import numpy as np

    from intrika.envs.vector import VectorEnv

    tables = VectorEnv(name, LANES, seats, seed=1, workers=workers)
    atexit.register(tables.close)

    def play(seed: int, trace: Trace) -> int:
        rng = np.random.default_rng(seed)
        for _ in range(STEPS):
            actions = (tables.masks * rng.random(tables.masks.shape, np.float32)).argmax(1)
            if trace is not None:
                trace.extend(actions.tolist())
            tables.step(actions)
        return STEPS * LANES

    return play


def searching(name: str, seats: int) -> Play:
    """The tree search with the game's knowledge; returns simulations, not decisions."""
    import intrika
    from intrika.bench_search import SIMULATIONS, positions
    from intrika.bots.knowledge import knowledge
    from intrika.bots.search import search

    game = intrika.game(name)
    know, starts = knowledge(game), positions(game, seats)

    def play(seed: int, trace: Trace) -> int:
        rng = random.Random(seed)
        made = 0
        for state in starts:
            found = search(state, state.to_act()[0], know, rng, SIMULATIONS, 0.0)
            made += found.iterations
            if trace is not None:
                trace.append([found.iterations, found.values])
        return made

    return play


# -- others ------------------------------------------------------------------------------------


def open_spiel(name: str, seats: int) -> Play:
    """Also the games that OpenSpiel itself writes in Python."""
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401

    game = pyspiel.load_game(name)
    assert game.num_players() == seats

    def play(seed: int, trace: Trace) -> int:
        draw = random.Random(seed).random
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
            a = options[int(draw() * len(options))]
            if trace is not None:
                trace.append(a)
            state.apply_action(a)
        if trace is not None:
            trace.append(tuple(state.returns()))
        return decisions

    return play


def open_spiel_search(name: str, seats: int) -> Play:
    """OpenSpiel's own search in C++ with one random rollout; returns simulations.

    It does not repeat its games from a seed, so only their number is in the trace.
    """
    import pyspiel

    from intrika.bench_search import SIMULATIONS, hearts_positions

    game = pyspiel.load_game(name)
    assert game.num_players() == seats
    starts = hearts_positions(game)

    def play(seed: int, trace: Trace) -> int:
        rollout = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(seed, rollout, 1.4, SIMULATIONS)
        for state in starts:
            bot.step(state)
            if trace is not None:
                trace.append(SIMULATIONS)
        return SIMULATIONS * len(starts)

    return play


def rlcard(name: str, seats: int) -> Play:
    """RLCard's environments always build the observation."""
    import rlcard as library

    env = library.make(name)
    assert env.num_players == seats

    def play(seed: int, trace: Trace) -> int:
        env.seed(seed)
        draw = random.Random(seed).random
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            options = list(state["legal_actions"])
            a = options[int(draw() * len(options))]
            if trace is not None:
                trace.append(int(a))
            state, _ = env.step(a)
            decisions += 1
        return decisions

    return play


def pettingzoo(name: str, seats: int) -> Play:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    assert len(env.possible_agents) == seats
    return agents(env)


def agents(env: Any) -> Play:
    """Any AEC environment with masks, ours too: `last`, draw from the mask, `step`."""

    def play(seed: int, trace: Trace) -> int:
        draw = random.Random(seed).random
        decisions = 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            options = seen["action_mask"].nonzero()[0]
            a = int(options[int(draw() * len(options))])
            if trace is not None:
                trace.append(a)
            env.step(a)
            decisions += 1
        return decisions

    return play


def pgx(name: str, seats: int) -> Play:
    """One game in a compiled step; choosing is compiled too."""
    return _pgx(name, seats, 1)


def pgx_batch(name: str, seats: int) -> Play:
    """Many games in one compiled step, as Pgx is meant to be used."""
    return _pgx(name, seats, PGX_LANES)


def _pgx(name: str, seats: int, lanes: int) -> Play:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env: Any = library.make(name)
    assert env.num_players == seats
    begin = jax.jit(jax.vmap(env.init))
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> Any:
        chosen, chance = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        a = jax.random.categorical(chosen, logits, axis=-1)
        return step(state, a, jax.random.split(chance, lanes)), a

    turn = jax.jit(turn)
    steps = STEPS if lanes > 1 else STEPS * 10

    def play(seed: int, trace: Trace) -> int:
        keys = jax.random.split(jax.random.PRNGKey(seed), steps + 1)
        state = begin(jax.random.split(keys[-1], lanes))
        for i in range(steps):
            state, a = turn(state, keys[i])
            if trace is not None:
                trace.extend(a.tolist())
        jax.block_until_ready(state)
        return steps * lanes

    return play


DRIVERS: dict[str, Callable[[str, int], Play]] = {
    "engine": engine,
    "observed": observed,
    "environment": environment,
    "vectorised": vectorised,
    "workers": workers,
    "searching": searching,
    "open_spiel": open_spiel,
    "open_spiel_search": open_spiel_search,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
    "pgx_batch": pgx_batch,
}
