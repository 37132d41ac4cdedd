"""Players that are not people."""

from __future__ import annotations

from intrika.bots.players import LEVELS, Bot, Choice, Reason, bot
from intrika.bots.window import Window

__all__ = ["LEVELS", "Bot", "Choice", "Reason", "Window", "bot"]
