"""Decisions that the program wrote down in files, and how a net's policy learns from them.

`cargo run --release -p bots --example watch` and `rehearsed` write such files.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import khepri
import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import load_file

from .checkpoint import card_of, read_weights, save_weights
from .net import Net, masked


class NoDecisions(ValueError):
    """The file is something else, or cut off."""


def read_decisions(paths: Sequence[Path], game: str, names: Sequence[str]) -> list[torch.Tensor]:
    """The arrays of these names, of all that lies in these files of a game."""
    parts = [read_one(path, game, names) for path in paths]
    return [torch.cat(arrays) for arrays in zip(*parts, strict=True)]


def read_one(path: Path, game: str, names: Sequence[str]) -> list[torch.Tensor]:
    """What lies in a file."""
    wanted = {"game": game, "features": str(khepri.features(game).version)}
    try:
        with safe_open(path, framework="pt") as file:
            said = {name: (file.metadata() or {}).get(name) for name in wanted}
        if said != wanted:
            raise NoDecisions(f"{path} is of {said}, expected {wanted}")
        found = load_file(path)
        return [found[name] for name in names]
    except (SafetensorError, KeyError) as error:
        raise NoDecisions(f"{path} holds no such decisions: {error}") from error


def log_chances(net: Net, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """The log of how likely the net would do each action."""
    return torch.log_softmax(masked(net.logits(observations.float()), masks), -1)


def split(rows: int, size: int = 8192) -> Iterator[slice]:
    """Parts of so many rows."""
    return (slice(first, min(rows, first + size)) for first in range(0, rows, size))


def lessons(purpose: str, passes: int, rate: float, minibatch: int) -> argparse.ArgumentParser:
    """What every net that learns from files can be asked for."""
    parser = argparse.ArgumentParser(description=purpose)
    parser.add_argument("files", type=Path, nargs="+", help="decisions; the last ones are held out")
    parser.add_argument("--start", type=Path, required=True, metavar="WEIGHTS", help="the net to begin with")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--passes", type=int, default=passes)
    parser.add_argument("--rate", type=float, default=rate)
    parser.add_argument("--minibatch", type=int, default=minibatch)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def begun(asked: argparse.Namespace, names: Sequence[str]) -> tuple[Net, list[torch.Tensor]]:
    """The net to begin with and the arrays of the files; ends with a sentence where they are something else."""
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    try:
        game = card_of(asked.start).get("game", "")
        net = read_weights(asked.start, game).to(device)
        return net, [array.to(device) for array in read_decisions(asked.files, game, names)]
    except (OSError, ValueError) as error:
        sys.exit(str(error))


def teach(
    net: Net,
    decisions: int,
    loss_of: Callable[[torch.Tensor], torch.Tensor],
    asked: argparse.Namespace,
    tell: Callable[[Net], dict[str, float]],
) -> Net:
    """Makes the loss of so many decisions smaller, by the policy alone; gives the mean of the weights over time."""
    policy = [*net.body.parameters(), *net.policy.parameters(), *([] if net.advice is None else [net.advice])]
    optimizer = torch.optim.AdamW(policy, lr=asked.rate, weight_decay=0.01)
    mean = copy.deepcopy(net).requires_grad_(False)
    steps = asked.passes * math.ceil(decisions / asked.minibatch)
    step = 0
    for number in range(asked.passes):
        for rows in torch.randperm(decisions, device=policy[0].device).split(asked.minibatch):
            for group in optimizer.param_groups:
                group["lr"] = asked.rate * min(1.0, step / 100) * 0.5 * (1 + math.cos(math.pi * step / steps))
            loss = loss_of(rows)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            step += 1
            with torch.no_grad():
                for kept, one in zip(mean.parameters(), net.parameters(), strict=True):
                    kept.lerp_(one, max(0.01, 1 / step))
        print(json.dumps({"pass": number + 1, "loss": float(loss.detach())} | tell(mean)), flush=True)
    return mean


def save(asked: argparse.Namespace, net: Net, decisions: int, recipe: Sequence[str], told: dict[str, float]) -> None:
    """Writes the weights, with a card that says how they were made."""
    game, start = (card_of(asked.start)[name] for name in ("game", "sha256"))
    recipe = ["passes", "rate", "minibatch", "seed", *recipe]
    card = {
        "start": start, "decisions": str(decisions),
        "recipe": json.dumps({name: getattr(asked, name) for name in recipe}),
    } | {name: f"{value:.4f}" for name, value in told.items()}  # fmt: skip
    save_weights(asked.out, game, net, card)
    print(asked.out)
