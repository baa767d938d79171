"""Many games at once, in two or more groups: while the net thinks about one, the next is played on."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import khepri
import numpy as np
import numpy.typing as npt
import torch

from .net import MAX_SEATS

BY_ENTRY = ("luck_observations", "luck_games", "luck_seats", "luck_players", "luck_factors")
"""The arrays with a row for each of chance's outcomes, not for each game."""


@dataclass(frozen=True)
class Terms:
    """What the games are like."""

    game: str
    players: tuple[int, ...]
    options: dict[str, str]
    field: str | None = None
    field_share: float = 0.0
    spread: int = 0
    """Up to so many decisions by lot come before the first one."""


class Group:
    """Games that are stepped together, with arrays the GPU can read while the processor goes on."""

    def __init__(self, terms: Terms, games: int, seed: int, threads: int, device: torch.device, luck: int = 0):
        features = khepri.features(terms.game)
        self.games = games
        self.actions = len(features.actions)
        pin = device.type == "cuda"

        def array(*shape: int, kind: torch.dtype) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, pin_memory=pin)

        self.host = {
            "observations": array(games, len(features.observation), kind=torch.float32),
            "masks": array(games, self.actions, kind=torch.uint8),
            "seats": array(games, kind=torch.uint8),
            "players": array(games, kind=torch.uint8),
            "heroes": array(games, kind=torch.uint8),
            "done": array(games, kind=torch.uint8),
            "shares": array(games, MAX_SEATS, kind=torch.float32),
            "points": array(games, MAX_SEATS, kind=torch.float32),
        }
        self.luck = luck * games
        if luck:
            self.host |= {
                "luck_observations": array(self.luck, len(features.observation), kind=torch.half),
                "luck_games": array(self.luck, kind=torch.int32),
                "luck_seats": array(self.luck, kind=torch.uint8),
                "luck_players": array(self.luck, kind=torch.uint8),
                "luck_factors": array(self.luck, kind=torch.float32),
                "luck_shares": array(games, MAX_SEATS, kind=torch.float32),
                "luck_points": array(games, MAX_SEATS, kind=torch.float32),
            }
        self.device = device
        self.chosen = array(games, kind=torch.int32)
        """The actions that `play` plays."""
        arrays: dict[str, npt.NDArray[Any]] = {name: tensor.numpy() for name, tensor in self.host.items()}
        self.batch = khepri.Batch(
            terms.game, games, terms.players, terms.options, seed, terms.field, terms.field_share, terms.spread,
            threads, arrays=arrays, luck=self.luck,
        )  # fmt: skip

    def step(self, actions: npt.NDArray[np.uint16]) -> None:
        """Plays one action a game; the interpreter is free meanwhile."""
        self.batch.step(actions)

    def play(self) -> None:
        """Plays what was chosen."""
        self.step(self.chosen.numpy().astype(np.uint16))

    def seen(self) -> dict[str, torch.Tensor]:
        """What the games show now, on the device."""
        if self.device.type == "cpu":
            return {name: self.used(name, tensor).clone() for name, tensor in self.host.items()}
        return {name: tensor.to(self.device, non_blocking=True) for name, tensor in self.host.items()}

    def used(self, name: str, tensor: torch.Tensor) -> torch.Tensor:
        """What of an array is filled. A GPU takes in all: work that is recorded has always the same size."""
        return tensor[: int(self.batch.luck_used[0])] if name in BY_ENTRY else tensor


class Stepper:
    """Steps one group in the background at a time."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(max_workers=1)

    def start(self, group: Group) -> Future[None]:
        """Begins to play what the group has chosen; wait for the answer before the group is looked at.

        The choice may still be on its way: whatever the device was told so far is waited for. It has then read the
        arrays that the step will fill, too.
        """
        told = None
        if group.device.type == "cuda":
            told = torch.cuda.Event()
            told.record()

        def step() -> None:
            if told is not None:
                told.synchronize()
            group.play()

        return self.pool.submit(step)
