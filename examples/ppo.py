"""Masked PPO by self-play, small enough to read: one network plays every seat.

    python examples/ppo.py --game louis --seats 2 --minutes 4

Needs `intrika[train]`. Games are stepped in worker processes (intrika.envs.vector); every seat
of every game learns. A game pays only at its end: by how much a seat is ahead of the others. The
network's own estimates in between tell which decisions brought it there (advantages with lambda,
no discount). A game that goes on for too long is cut off and pays nobody. Then the network plays
against `random` and `greedy` from every seat and reports its share of wins, ties halved.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from intrika.envs.vector import VectorEnv

CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, BATCH = 2, 512
AHEAD = 3.0  # what a lead of a hundred points pays
LAMBDA = 0.9
LONGEST = 1_500  # decisions of a game; all of them are kept until it ends


class Net(nn.Module):
    """Two hidden layers; one head for the actions, one for the value of the position."""

    def __init__(self, inputs: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.action = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.action(hidden).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, dim=-1), self.value(hidden).squeeze(-1)


def sample(net: Net, tables: VectorEnv) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """An action for every game, how probable it was, and the value of the position."""
    with torch.no_grad():
        logs, value = net(torch.from_numpy(tables.observations), torch.from_numpy(tables.masks))
        actions = torch.multinomial(logs.exp(), 1).squeeze(-1)
    return actions, logs.gather(1, actions[:, None]).squeeze(-1), value


def advantages(values: list[float], pays: float) -> list[float]:
    """For the decisions of one seat in one game: how much better it went on than expected."""
    made = [0.0] * len(values)
    later, after = 0.0, pays
    for i in range(len(values) - 1, -1, -1):
        later = made[i] = after - values[i] + LAMBDA * later
        after = values[i]
    return made


class Collector:
    """Plays on and hands out the decisions of games that ended, with what they came to."""

    def __init__(self, tables: VectorEnv) -> None:
        self.tables = tables
        self.open: list[list[list[Any]]] = [self._empty() for _ in range(tables.count)]

    def _empty(self) -> list[list[Any]]:
        return [[] for _ in range(self.tables.seats)]

    def collect(self, net: Net, wanted: int) -> list[torch.Tensor]:
        tables = self.tables
        ready: list[Any] = []
        while len(ready) < wanted:
            actions, logs, values = sample(net, tables)
            for i, game in enumerate(self.open):
                seen, mask = tables.observations[i].copy(), tables.masks[i].copy()
                decision = (seen, mask, int(actions[i]), float(logs[i]), float(values[i]))
                game[tables.seat[i]].append(decision)
            tables.step(actions.numpy())
            for i in (tables.done | tables.truncated).nonzero()[0]:
                pays = AHEAD * (tables.rewards[i] - tables.rewards[i].mean())
                for seat, decisions in enumerate(self.open[i]):
                    edges = advantages([d[4] for d in decisions], float(pays[seat]))
                    ready += [(*d, edge) for d, edge in zip(decisions, edges, strict=True)]
                self.open[i] = self._empty()
        columns = zip(*ready, strict=True)
        return [torch.from_numpy(np.asarray(column)) for column in columns]


def learn(net: Net, optimiser: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """A few passes over the decisions, with the clipped objective."""
    seen, mask, action, old, value, edge = data
    gain = (value + edge).float()
    edge = ((edge - edge.mean()) / (edge.std() + 1e-8)).float()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(seen)).split(BATCH):
            logs, guess = net(seen[part], mask[part])
            chosen = logs.gather(1, action[part][:, None]).squeeze(-1)
            ratio = (chosen - old[part].float()).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gained = torch.min(ratio * edge[part], clipped * edge[part]).mean()
            entropy = -(logs.exp() * logs.clamp(min=-100)).sum(-1).mean()
            missed = (gain[part] - guess).pow(2).mean()
            loss = VALUE * missed - gained - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def measure(net: Net, game: str, seats: int, opponent: str, games: int, seed: int) -> float:
    """The share of first places against a bot, ties and cut games as half; seats are drawn."""
    won: list[float] = []
    more: dict[str, Any] = {"opponent": opponent, "max_decisions": LONGEST}
    with VectorEnv(game, 16, seats=seats, seed=seed, workers=0, **more) as tables:
        while len(won) < games:
            seat = tables.seat.copy()
            actions, _, _ = sample(net, tables)
            tables.step(actions.numpy())
            for i in (tables.done | tables.truncated).nonzero()[0]:
                rewards = tables.rewards[i]
                first = rewards[seat[i]] == rewards.max()
                won.append((0.5 if (rewards == rewards.max()).sum() > 1 else 1.0) if first else 0.0)
    return sum(won[:games]) / games


def report(net: Net, game: str, seats: int, games: int, seed: int) -> dict[str, float]:
    made = {}
    for opponent in ("random", "greedy"):
        share = measure(net, game, seats, opponent, games, seed)
        error = 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / games)
        print(f"against {opponent}: {share:.3f} ± {error:.3f} of {games} games", flush=True)
        made[opponent] = share
    return made


def train(args: argparse.Namespace) -> dict[str, float]:
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    begin = time.monotonic()
    decisions = rounds = 0
    more: dict[str, Any] = {"reward": "score", "max_decisions": LONGEST}
    with VectorEnv(args.game, args.count, args.seats, args.seed, args.workers, **more) as tables:
        net = Net(tables.observations.shape[1], tables.masks.shape[1])
        optimiser = torch.optim.Adam(net.parameters(), lr=args.rate)
        collector = Collector(tables)
        while time.monotonic() - begin < 60 * args.minutes and rounds != args.rounds:
            data = collector.collect(net, args.batch)
            learn(net, optimiser, data)
            decisions, rounds = decisions + len(data[0]), rounds + 1
            if rounds % 10 == 0:
                speed = decisions / (time.monotonic() - begin)
                print(f"round {rounds}: {decisions:,} decisions, {speed:,.0f}/s", flush=True)
    print(f"trained on {decisions:,} decisions in {time.monotonic() - begin:.0f} s", flush=True)
    return report(net, args.game, args.seats, args.games, args.seed + 1)


def main(argv: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description="masked PPO by self-play")
    parser.add_argument("--game", default="louis")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=4.0, help="of training")
    parser.add_argument("--rounds", type=int, default=-1, help="at most")
    parser.add_argument("--count", type=int, default=64, help="games at once")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of torch")
    parser.add_argument("--batch", type=int, default=4096, help="decisions in a round")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--games", type=int, default=400, help="against each bot at the end")
    parser.add_argument("--seed", type=int, default=1)
    return train(parser.parse_args(argv))


if __name__ == "__main__":
    main()
