"""python -m khepri_train.imitate WATCHED... --start WEIGHTS --out FILE: a net that plays as somebody else was seen to.

A search is too slow to sit in thousands of games. What it does can be written down (`cargo run --release -p bots
--example watch`) and learnt by a net, which then sits for it: `khepri_train --rival FILE`.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import khepri
import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import load_file

from .checkpoint import card_of, read_weights, save_weights
from .net import Net, masked


class NoDecisions(ValueError):
    """The file is something else, or cut off."""


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
    def read(paths: list[Path], game: str) -> Watched:
        """All that lies in these files of a game."""
        parts = [Watched.read_one(path, game) for path in paths]
        return Watched(**{one.name: torch.cat([getattr(part, one.name) for part in parts]) for one in fields(Watched)})

    @staticmethod
    def read_one(path: Path, game: str) -> Watched:
        """What lies in a file."""
        wanted = {"game": game, "features": str(khepri.features(game).version)}
        try:
            with safe_open(path, framework="pt") as file:
                said = {name: (file.metadata() or {}).get(name) for name in wanted}
            if said != wanted:
                raise NoDecisions(f"{path} is of {said}, expected {wanted}")
            found = load_file(path)
            visits = found["visits"]
            return Watched(found["observations"], visits >= 0, visits.clamp_min(0).float())
        except (SafetensorError, KeyError) as error:
            raise NoDecisions(f"{path} holds no decisions that were watched: {error}") from error

    def wanted(self, sharpness: float) -> torch.Tensor:
        """How likely each action should be: as often as it was considered, the more the sharper."""
        part = self.visits / self.visits.amax(-1, keepdim=True).clamp_min(1)
        part = part.pow(sharpness)
        return part / part.sum(-1, keepdim=True)


@torch.no_grad()
def likeness(net: Net, seen: Watched) -> tuple[float, float]:
    """How often the net would do the same, and the mean log of how likely it would."""
    same = log = 0.0
    for part in split(len(seen), 8192):
        some = seen.take(part)
        logs = torch.log_softmax(masked(net.logits(some.observations.float()), some.masks), -1)
        did = some.visits.argmax(-1)
        same += float((logs.argmax(-1) == did).sum())
        log += float(logs.gather(-1, did[:, None]).sum())
    return same / len(seen), log / len(seen)


def split(rows: int, size: int) -> Iterator[slice]:
    """Parts of so many rows."""
    return (slice(first, min(rows, first + size)) for first in range(0, rows, size))


def imitate(net: Net, seen: Watched, held: Watched, passes: int, rate: float, minibatch: int, sharpness: float) -> Net:
    """Teaches the policy to do as was seen; what is kept is the mean of its weights over time."""
    policy = [*net.body.parameters(), *net.policy.parameters()]
    optimizer = torch.optim.AdamW(policy, lr=rate, weight_decay=0.01)
    mean = copy.deepcopy(net).requires_grad_(False)
    wanted = seen.wanted(sharpness)
    steps = passes * math.ceil(len(seen) / minibatch)
    step = 0
    for number in range(passes):
        for rows in torch.randperm(len(seen), device=seen.visits.device).split(minibatch):
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1.0, step / 100) * 0.5 * (1 + math.cos(math.pi * step / steps))
            some = seen.take(rows)
            logs = torch.log_softmax(masked(net.logits(some.observations.float()), some.masks), -1)
            loss = -(wanted[rows] * logs.clamp_min(-30)).sum(-1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            step += 1
            with torch.no_grad():
                for kept, one in zip(mean.parameters(), net.parameters(), strict=True):
                    kept.lerp_(one, max(0.01, 1 / step))
        same, log = likeness(mean, held)
        print(json.dumps({"pass": number + 1, "loss": float(loss.detach()), "same": same, "log": log}), flush=True)
    return mean


def main() -> None:
    """Learns as the command line says, and tells how alike it became."""
    parser = argparse.ArgumentParser(prog="khepri_train.imitate", description="Teaches a net to play as was seen.")
    parser.add_argument("watched", type=Path, nargs="+", help="files of decisions; the last tenth is held out")
    parser.add_argument("--start", type=Path, required=True, metavar="WEIGHTS", help="the net to begin with")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--minibatch", type=int, default=512)
    parser.add_argument("--sharpness", type=float, default=2.0, help="above 1: what was considered most counts more")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    try:
        game = card_of(asked.start).get("game", "")
        net = read_weights(asked.start, game).to(device)
        seen = Watched.read(asked.watched, game).each(lambda tensor: tensor.to(device))
    except (OSError, ValueError) as error:
        sys.exit(str(error))
    learnt = len(seen) * 9 // 10
    held = seen.take(slice(learnt, len(seen)))
    same, log = likeness(net, held)
    print(json.dumps({"decisions": learnt, "held": len(held), "same": same, "log": log}), flush=True)
    mean = imitate(net, seen.take(slice(0, learnt)), held, asked.passes, asked.rate, asked.minibatch, asked.sharpness)
    same, log = likeness(mean, held)
    card = {
        "start": card_of(asked.start)["sha256"], "decisions": str(learnt),
        "recipe": json.dumps(
            {name: getattr(asked, name) for name in ("passes", "rate", "minibatch", "sharpness", "seed")}
        ),
        "same": f"{same:.4f}", "log": f"{log:.4f}",
    }  # fmt: skip
    save_weights(asked.out, game, mean, card)
    print(asked.out)


if __name__ == "__main__":
    main()
