"""Trainings small enough for a test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from khepri_train.games import Group
from khepri_train.learn import Recipe
from khepri_train.plan import Plan

CPU = torch.device("cpu")


def plan(out: Path, **more: Any) -> Plan:
    """A plan for some seconds of one core."""
    usual: dict[str, Any] = {
        "game": "ra", "out": out, "minutes": 5.0, "iterations": 3, "games": 32, "groups": 2, "steps": 8,
        "hidden": (32, 16), "judge": (), "points_end": None, "threads": 1, "evaluate_every": 1e9,
        "recipe": Recipe(minibatch=128),
    }  # fmt: skip
    return Plan(**usual | more)


def group(games: int = 16, seed: int = 1, luck: int = 0, **terms: Any) -> Group:
    """Games to look at."""
    from khepri_train.games import Terms

    usual: dict[str, Any] = {"game": "ra", "players": (2, 3, 4, 5), "options": {}}
    return Group(Terms(**usual | terms), games, seed, 1, CPU, luck)
