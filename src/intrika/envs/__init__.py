"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and many at once.

Each lives in a module of its own that needs its own extra; importing `intrika` or this package
imports none of them. Names carry the rules version: `kabale_v1` and `kabale_v2` are two games.
"""
