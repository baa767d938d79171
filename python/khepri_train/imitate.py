"""python -m khepri_train.imitate WATCHED... --start WEIGHTS --out FILE: a net that plays as somebody else was seen to.

A search is too slow to sit in thousands of games. What it does can be written down (`cargo run --release -p bots
--example watch`) and learnt by a net, which then sits for it: `khepri_train --rival FILE`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

from .decisions import begun, lessons, log_chances, read_decisions, save, split, teach
from .net import Net

ARRAYS = ("observations", "visits")


@dataclass
class Watched:
    """Decisions that somebody made, and how often each action was considered."""

    observations: torch.Tensor
    masks: torch.Tensor
    visits: torch.Tensor

    def __len__(self) -> int:
        return len(self.visits)

    def each(self, change: Callable[[torch.Tensor], torch.Tensor]) -> Watched:
        """Every array changed in the same way."""
        return Watched(change(self.observations), change(self.masks), change(self.visits))

    def take(self, rows: torch.Tensor | slice) -> Watched:
        """Some of them."""
        return self.each(lambda tensor: tensor[rows])

    @staticmethod
    def of(observations: torch.Tensor, visits: torch.Tensor) -> Watched:
        """By the arrays of a file."""
        return Watched(observations, visits >= 0, visits.clamp_min(0).float())

    @staticmethod
    def read(paths: list[Path], game: str) -> Watched:
        """All that lies in these files of a game."""
        return Watched.of(*read_decisions(paths, game, ARRAYS))

    def wanted(self, sharpness: float) -> torch.Tensor:
        """How likely each action should be: as often as it was considered, the more the sharper."""
        part = self.visits / self.visits.amax(-1, keepdim=True).clamp_min(1)
        part = part.pow(sharpness)
        return part / part.sum(-1, keepdim=True)


@torch.no_grad()
def likeness(net: Net, seen: Watched) -> dict[str, float]:
    """How often the net would do the same, and the mean log of how likely it would."""
    same = log = 0.0
    for part in split(len(seen)):
        some = seen.take(part)
        logs = log_chances(net, some.observations, some.masks)
        did = some.visits.argmax(-1)
        same += float((logs.argmax(-1) == did).sum())
        log += float(logs.gather(-1, did[:, None]).sum())
    return {"same": same / len(seen), "log": log / len(seen)}


def main() -> None:
    """Learns as the command line says, and tells how alike it became."""
    parser = lessons("Teaches a net to play as was seen.", passes=6, rate=3e-4, minibatch=512)
    parser.add_argument("--sharpness", type=float, default=2.0, help="above 1: what was considered most counts more")
    asked = parser.parse_args()
    net, arrays = begun(asked, ARRAYS)
    seen = Watched.of(*arrays)
    learnt = len(seen) * 9 // 10
    held = seen.take(slice(learnt, len(seen)))
    print(json.dumps({"decisions": learnt, "held": len(held)} | likeness(net, held)), flush=True)
    wanted = seen.wanted(asked.sharpness)

    def loss_of(rows: torch.Tensor) -> torch.Tensor:
        some = seen.take(rows)
        logs = log_chances(net, some.observations, some.masks)
        return -(wanted[rows] * logs.clamp_min(-30)).sum(-1).mean()

    mean = teach(net, learnt, loss_of, asked, lambda mean: likeness(mean, held))
    save(asked, mean, learnt, ["sharpness"], likeness(mean, held))


if __name__ == "__main__":
    main()
