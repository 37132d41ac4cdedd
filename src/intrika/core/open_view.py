"""The all-seeing view of a finished or replayed game: what every seat sees, laid together."""

from __future__ import annotations

from typing import Any

from intrika.core.state import State


def open_view(s: State) -> dict[str, Any]:
    """The spectator's view with everything in it that any seat knows.

    What only fits one seat (its hand, say) stands under `private`, by seat.
    """
    views = [s.view(seat) for seat in range(s.seats)]
    merged = s.view(None)
    for view in views:
        merged = _merge(merged, view)
    merged["seat"] = None
    private = [
        {key: value for key, value in view.items() if key != "seat" and value != merged[key]}
        for view in views
    ]
    own = {key for entry in private for key in entry}
    merged["private"] = [{key: view[key] for key in sorted(own)} for view in views]
    return merged


def open_view_from(s: State, seat: int | None) -> dict[str, Any]:
    """A seat's own view with everything filled in that any other seat knows.

    Beside the table nobody's own things are anybody's: what every seat has otherwise stays empty.
    """
    views = [s.view(other) for other in range(s.seats)]
    own = s.view(seat)
    merged = own
    for view in views:
        merged = _merge(merged, view)
    for key, value in own.items():
        if seat is None and value is None and any(view[key] != merged[key] for view in views):
            merged[key] = None
    merged["seat"] = seat
    return merged


def _merge(known: Any, more: Any) -> Any:
    """Fill the gaps of one view from another; where both know something, the first stays."""
    if known is None:
        return more
    if isinstance(known, dict) and isinstance(more, dict):
        return {key: _merge(value, more.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(more, list) and len(known) == len(more):
        return [_merge(a, b) for a, b in zip(known, more, strict=True)]
    return known
