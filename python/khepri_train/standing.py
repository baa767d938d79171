"""python -m khepri_train.standing STANDINGS... --start WEIGHTS --out FILE: a net that judges how games stand.

A search plays its imagined games with the quick player and asks how things stand where they end. Who won from there can
be seen in any number of games of the quick player (`cargo run --release -p bots --example standings`). They teach the
judgements of the net; its policy stays as it was.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import torch
from torch.nn import functional

from .checkpoint import card_of, read_weights, save_weights
from .decisions import read_decisions, split
from .net import Net, seated

ARRAYS = ("observations", "shares", "players")


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(description="Teaches a net to judge how games stand.")
    parser.add_argument("files", type=Path, nargs="+", help="standings; the last ones are held out")
    parser.add_argument("--start", type=Path, required=True, metavar="WEIGHTS", help="the net whose policy is kept")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--judge", type=int, nargs="+", default=[256, 128, 64], help="layers of the judgements")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    return parser


JUDGING = ("judge", "shares", "points")
"""The parts of a net that judge."""


def rejudging(start: Net, judge: list[int]) -> Net:
    """A net that does as this one does, with judgements of these layers that know nothing yet."""
    net = Net(start.sizes[0], start.actions, start.sizes[1:], judge, advised=start.advice is not None)
    kept = {name: value for name, value in start.state_dict().items() if name.split(".")[0] not in JUDGING}
    net.load_state_dict(net.state_dict() | kept)
    with torch.no_grad():
        # Standings tell neither what the quick player thinks nor points: nothing is heard there, and nothing said.
        if net.advice is not None:
            net.get_parameter("judge.0.weight")[:, -net.actions :] = 0
        net.points.weight.zero_()
    return net


def seen_by(net: Net) -> int:
    """How many numbers a standing has: those of an observation without the advice at its end."""
    return net.sizes[0] - (0 if net.advice is None else net.actions)


def read_standings(paths: Sequence[Path], game: str, net: Net) -> list[torch.Tensor]:
    """What was seen, who won and how many played, in all these files, for a net that can look at it."""
    observations, shares, players = read_decisions(paths, game, ARRAYS)
    if (found := observations.shape[-1]) != (wanted := seen_by(net)):
        raise ValueError(f"standings of {found} numbers, expected {wanted}")
    return [observations, shares, players.long()]


def judged(net: Net, observations: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """The log of each seat's win share; what observations lack at their end is nothing."""
    shares, _ = net.judgement(functional.pad(observations.float(), (0, net.sizes[0] - seen_by(net))))
    return seated(shares, players)


def off(logs: torch.Tensor, shares: torch.Tensor) -> torch.Tensor:
    """The cross entropy of what came and what was said."""
    return -(shares * logs.clamp_min(-30)).sum(-1).mean()


@torch.no_grad()
def told(net: Net, held: list[torch.Tensor]) -> float:
    """How far off the net is where it has not learnt."""
    observations, shares, players = held
    parts = [float(off(judged(net, observations[part], players[part]), shares[part])) * len(players[part])
             for part in split(len(players))]  # fmt: skip
    return sum(parts) / len(players)


def teach(net: Net, learnt: list[torch.Tensor], held: list[torch.Tensor], asked: argparse.Namespace) -> None:
    """Makes judgements agree with what came."""
    observations, shares, players = learnt
    parameters = [value for name, value in net.named_parameters() if name.split(".")[0] in JUDGING]
    optimizer = torch.optim.AdamW(parameters, lr=asked.rate, weight_decay=0.02)
    steps, step, begun = asked.passes * math.ceil(len(players) / asked.minibatch), 0, time.monotonic()
    for number in range(asked.passes):
        for rows in torch.randperm(len(players), device=players.device).split(asked.minibatch):
            for group in optimizer.param_groups:
                group["lr"] = asked.rate * min(1.0, step / 200) * (1 - step / steps)
            loss = off(judged(net, observations[rows], players[rows]), shares[rows])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            step += 1
        row = {"pass": number + 1, "held": told(net, held), "minutes": (time.monotonic() - begun) / 60}
        print(json.dumps(row), flush=True)


def main() -> None:
    """Learns as the command line says, and tells how well it judges."""
    asked = arguments().parse_args()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    try:
        card = card_of(asked.start)
        game = card.get("game", "")
        net = rejudging(read_weights(asked.start, game), asked.judge).to(device)
        arrays = [array.to(device) for array in read_standings(asked.files, game, net)]
    except (OSError, ValueError) as error:
        sys.exit(str(error))
    learnt = len(arrays[0]) * 19 // 20
    held = [array[learnt:] for array in arrays]
    even = float(held[-1].float().log().mean())
    print(json.dumps({"standings": learnt, "held": len(held[0]), "even chances": even}), flush=True)
    teach(net, [array[:learnt] for array in arrays], held, asked)
    recipe = {name: getattr(asked, name) for name in ("judge", "passes", "rate", "minibatch", "seed")}
    kept = {name: card[name] for name in ("decisions", "games", "minutes", "iterations", "recipe", "device", "program")
            if name in card}  # fmt: skip
    said = {"standings": str(learnt), "judged": json.dumps(recipe), "off": f"{told(net, held):.4f}"}
    save_weights(asked.out, game, net, kept | said | {"start": card["sha256"]})
    print(asked.out)


if __name__ == "__main__":
    main()
