"""`python -m intrika` is the same as `intrika`."""

from __future__ import annotations

from intrika.cli import main

if __name__ == "__main__":
    main()
