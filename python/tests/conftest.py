"""What the tests need: without torch, which is large and not everywhere, they are skipped and say so."""

from __future__ import annotations

import importlib.util

import pytest

collect_ignore_glob: list[str] = []
MISSING = [name for name in ("torch", "khepri", "safetensors") if importlib.util.find_spec(name) is None]

if MISSING:
    collect_ignore_glob.append("test_*.py")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says why nothing was tested, where nothing was."""
    if MISSING:
        terminalreporter.write_line(f"skipped, for these are not installed: {', '.join(MISSING)}")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """No tests because of that is no failure."""
    if MISSING and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


if not MISSING:
    import torch

    # Tests share a machine; and sums come in the same order everywhere.
    torch.set_num_threads(1)
