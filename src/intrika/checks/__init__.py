"""What every game must pass: the conformance suite, as functions the tests and the fuzzer share.

Each check plays a random game of its own and raises `CheckFailed`, which carries the record that
leads to the failure.
"""

from intrika.checks.observations import check_observations
from intrika.checks.play import CheckFailed, Seen, walk
from intrika.checks.rules import (
    check_copies,
    check_explain,
    check_illegal,
    check_invariants,
    check_orders,
    check_record,
    check_saving,
)
from intrika.checks.secrecy import check_secrecy, check_undo

__all__ = [
    "CheckFailed",
    "Seen",
    "check_copies",
    "check_explain",
    "check_illegal",
    "check_invariants",
    "check_observations",
    "check_orders",
    "check_record",
    "check_saving",
    "check_secrecy",
    "check_undo",
    "walk",
]
