"""Actions: readable and numbered at once, drawn from one closed list per game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

Value = int | str


class Action:
    """One choice. Interned by its space, so identity is equality and nobody changes it.

    `args` are positions in the argument domains (what the rules compute with), `values` the
    same arguments as people read them: card 1 is `queen`, column 0 is column 1.
    """

    __slots__ = ("arg", "arg2", "args", "id", "kind", "text", "values")
    id: int  # position in the space, bit in the mask
    kind: str
    args: tuple[int, ...]
    arg: int  # the first argument, or 0
    arg2: int  # the second argument, or 0
    values: tuple[tuple[str, Value], ...]
    text: str

    def __init__(
        self, id: int, kind: str, args: tuple[int, ...], values: tuple[tuple[str, Value], ...]
    ) -> None:
        self.id = id
        self.kind = kind
        self.args = args
        self.arg = args[0] if args else 0
        self.arg2 = args[1] if len(args) > 1 else 0
        self.values = values
        self.text = " ".join([kind, *[str(value) for _, value in values]])

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"

    def to_json(self) -> dict[str, Value]:
        return {"id": self.id, "kind": self.kind, **dict(self.values)}


class ActionSpace:
    """Every action of one game, in named blocks whose order never changes.

    >>> space = ActionSpace()
    >>> play = space.block("play", card=("king", "queen"), column=range(1, 4))
    >>> play[5], len(space)
    (<5: play queen 3>, 6)
    >>> space.parse("play queen 3") is play[5]
    True
    """

    __slots__ = ("all", "by_text")
    all: list[Action]
    by_text: dict[str, Action]

    def __init__(self) -> None:
        self.all = []
        self.by_text = {}

    def block(self, kind: str, **domains: Sequence[Value]) -> tuple[Action, ...]:
        """Append one block: the product of the argument domains, the last one running fastest."""
        made: list[Action] = []
        names = list(domains)
        for args in product(*[range(len(domain)) for domain in domains.values()]):
            values = tuple((name, domains[name][i]) for name, i in zip(names, args, strict=True))
            action = Action(len(self.all), kind, args, values)
            if action.text in self.by_text:
                raise ValueError(f"two actions read {action.text!r}")
            self.by_text[action.text] = action
            self.all.append(action)
            made.append(action)
        return tuple(made)

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, id: int) -> Action:
        if not 0 <= id < len(self.all):
            raise ValueError(f"action id {id} is outside 0..{len(self.all) - 1}")
        return self.all[id]

    def parse(self, text: str) -> Action:
        """The action that reads like this; the error names what the kind would take."""
        words = text.split()
        found = self.by_text.get(" ".join(words))
        if found is not None:
            return found
        kinds = list(dict.fromkeys([a.kind for a in self.all]))
        if not words or words[0] not in kinds:
            raise ValueError(f"unknown action {text!r}; kinds are: {', '.join(kinds)}")
        alike = [a.text for a in self.all if a.kind == words[0]]
        sample = ", ".join(alike[:3]) + (", …" if len(alike) > 3 else "")
        raise ValueError(f"no action reads {text!r}; {words[0]!r} reads like: {sample}")

    def mask(self, legal: Iterable[Action]) -> bytearray:
        bits = bytearray(len(self.all))
        for a in legal:
            bits[a.id] = 1
        return bits
