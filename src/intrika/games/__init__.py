"""The games: one package each. Importing this one registers them all."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for _package in iter_modules(__path__):
    import_module(f"{__name__}.{_package.name}")
