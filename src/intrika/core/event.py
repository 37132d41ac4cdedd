"""Events: what happened, in the past tense. They feed logs and animations; no rule reads them."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from typing import Any


@dataclass(frozen=True)
class Event:
    """Something that happened. The fields named by `secrets` are for those who `knows`."""

    def secrets(self) -> tuple[str, ...]:
        return ()

    def knows(self, seat: int | None) -> bool:
        """Whether this seat (None is a spectator) may see the secret fields."""
        return seat is not None and seat == getattr(self, "seat", None)

    def seen_by(self, seat: int | None) -> Event:
        hidden = self.secrets()
        if not hidden or self.knows(seat):
            return self
        return replace(self, **dict.fromkeys(hidden))

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"type": event_type(type(self))}
        for field in fields(self):
            told[field.name] = getattr(self, field.name)
        return told

    def figures(self) -> dict[str, Any]:
        """What the text `event-<type>` is given; a game may reshape what does not read well."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def event_type(cls: type) -> str:
    """CardDrawn -> card_drawn."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
