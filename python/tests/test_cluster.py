"""The same training on a Ray cluster; skipped where Ray is not installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from khepri_train.checkpoint import read_weights, save_weights
from khepri_train.train import train
from tests.tiny import plan

pytest.importorskip("ray", reason="Ray is not installed")


def test_two_workers_play_and_the_driver_learns(tmp_path: Path) -> None:
    rival = tmp_path / "rival.safetensors"
    save_weights(rival, "ra", plan(tmp_path, judge=(16, 8)).net(), {"decisions": "1"})
    path = train(plan(tmp_path, workers=2, iterations=3, judge=(16, 8), rivals=(rival,), rival_share=0.5))
    rows = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    # Two workers with half of the games each, in two groups of their own.
    assert [row["decisions"] for row in rows] == [256, 512, 768]
    assert all(row["loss"] == row["loss"] for row in rows)
    read_weights(path, "ra")
