"""The games: one package each. Importing this one offers them all to the registry."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pkgutil import iter_modules

from intrika.core.registry import offer

for _package in iter_modules(__path__):
    offer(_package.name, partial(import_module, f"{__name__}.{_package.name}"))
