"""What the documents show works as it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_examples_of_the_document_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text(), re.S)
    assert found
    monkeypatch.chdir(ROOT)
    for example in found:
        exec(compile(example, "docs/research.md", "exec"), {})
        assert "tensor(" in capsys.readouterr().out
