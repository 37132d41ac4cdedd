"""One small module a game: `found(state, events)` names what each seat had in a finished game.

It yields `Found` rows; `KINDS` lists, by kind, every label there is, so that the report can name
what was never used. Things of the whole table (a map) have the seat `TABLE`.
"""

from __future__ import annotations
