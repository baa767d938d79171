"""The examples of the README run, and what can be asked of the module is said in it."""

from __future__ import annotations

import importlib
import pathlib
import re
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent.parent
EXAMPLES = re.findall(r"```python\n(.*?)```", (HERE / "README.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_there_is_a_short_example() -> None:
    assert EXAMPLES and len(EXAMPLES[0].splitlines()) <= 10


def test_everything_public_says_what_it_is() -> None:
    for name in ["khepri", "khepri.batch", "khepri.game", "khepri.pettingzoo", "khepri.bench"]:
        module = importlib.import_module(name)
        assert module.__doc__
        for one in getattr(module, "__all__", []):
            if callable(getattr(module, one)):
                assert getattr(module, one).__doc__, one


def test_the_speed_can_be_measured() -> None:
    line = [sys.executable, "-m", "khepri.bench", "--games", "64", "--seconds", "0.05", "--threads", "1"]
    printed = subprocess.run(line, check=True, capture_output=True, text=True).stdout
    assert re.fullmatch(
        r"ra for 4, 64 games side by side: [\d,]+ decisions/s, [\d,]+ for each second of a core\n", printed
    )
