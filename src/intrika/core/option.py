"""Options of a game: typed, with defaults, refused with the values they take."""

from __future__ import annotations

from typing import Any

from intrika.core.refusal import BadInput


class Option:
    """One option. `values` lists what it takes; the first one is the default.

    `seats` limits an option's other values to some player counts; `note` says why.
    """

    __slots__ = ("clause", "name", "note", "seats", "values")
    name: str
    values: tuple[Any, ...]
    clause: str
    seats: tuple[int, ...]
    note: str

    def __init__(
        self,
        name: str,
        values: tuple[Any, ...],
        clause: str,
        seats: tuple[int, ...] = (),
        note: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.clause = clause
        self.seats = seats
        self.note = note

    @property
    def default(self) -> Any:
        return self.values[0]

    def takes(self, seats: int) -> tuple[Any, ...]:
        """The values allowed with so many seats; the first one is the default there."""
        if self.seats and seats not in self.seats:
            return self.values[:1]
        return self.values

    def default_for(self, seats: int) -> Any:
        """What holds with so many seats when nobody chooses."""
        return self.takes(seats)[0]

    def check(self, value: Any, seats: int) -> Any:
        for allowed in self.takes(seats):
            if type(value) is type(allowed) and value == allowed:
                return value
        words = ", ".join(spell(allowed) for allowed in self.takes(seats))
        note = f" ({self.note})" if self.note else ""
        limit = f" with {seats} players" if self.seats or type(self) is not Option else ""
        raise BadInput(f"option {self.name}{limit} takes: {words}{note}; got {spell(value)}")

    def parse(self, text: str, seats: int) -> Any:
        """The value written as `spell` writes it."""
        for allowed in self.takes(seats):
            if spell(allowed) == text.lower():
                return allowed
        return self.check(text, seats)


class Flag(Option):
    """On or off."""

    def __init__(
        self,
        name: str,
        default: bool,
        clause: str,
        seats: tuple[int, ...] = (),
        note: str = "",
    ) -> None:
        super().__init__(name, (default, not default), clause, seats, note)


class CountOption(Option):
    """A number whose allowed values, and so the default, depend on the player count."""

    __slots__ = ("by_seats",)
    by_seats: dict[int, tuple[int, ...]]

    def __init__(
        self, name: str, by_seats: dict[int, tuple[int, ...]], clause: str, note: str = ""
    ) -> None:
        most = max(by_seats)
        super().__init__(name, by_seats[most], clause, tuple(by_seats), note)
        self.by_seats = by_seats

    def takes(self, seats: int) -> tuple[Any, ...]:
        return self.by_seats[seats]


class SeatOption(Option):
    """A seat number, or none: drawn by chance. With a default seat there is no drawing."""

    def __init__(self, name: str, clause: str, default: int | None = None) -> None:
        super().__init__(name, (default,), clause)

    def takes(self, seats: int) -> tuple[Any, ...]:
        first = self.default
        return (first, *[seat for seat in range(seats) if seat != first])


class OrderOption(Option):
    """All seats in some order, or none: drawn by chance. Written 2,0,1."""

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, (None,), clause)

    def check(self, value: Any, seats: int) -> Any:
        if value is None:
            return None
        if isinstance(value, list | tuple) and sorted(value) == list(range(seats)):
            return list(value)
        raise BadInput(
            f"option {self.name} takes none or every seat once, like "
            f"{','.join(str(seat) for seat in range(seats))}; got {spell(value)}"
        )

    def parse(self, text: str, seats: int) -> Any:
        words = text.split(",")
        if text.lower() == "none":
            return None
        return self.check([int(w) for w in words] if all(map(str.isdigit, words)) else text, seats)


def spell(value: Any) -> str:
    """A value as commands and records write it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return ",".join(spell(item) for item in value)
    return str(value)
