"""Players that are not people."""

from __future__ import annotations

import random
from collections.abc import Sequence

from intrika.core.action import Action
from intrika.core.refusal import BadInput

BOTS = ("random",)


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise BadInput(f"there is no bot {name!r}; bots are: {', '.join(BOTS)}")
    return name


def choose_random(options: Sequence[Action], rng: random.Random) -> Action:
    """Every option alike."""
    return options[rng.randrange(len(options))]
