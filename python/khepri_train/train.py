"""Training from nothing: play, learn, measure, keep; until the time is up."""

from __future__ import annotations

import contextlib
import copy
import json
import math
import os
import time
import dataclasses
from dataclasses import dataclass
from pathlib import Path

import khepri
import torch

from . import checkpoint, evaluate
from .games import Group, Terms
from .league import League
from .learn import Recipe, learn
from .net import Net
from .rollout import Credit, Player


@dataclass(frozen=True)
class Plan:
    """What to train, and for how long."""

    game: str
    out: Path
    minutes: float
    """Of this run."""
    total: float
    """Of all runs together: the rates fall towards its end."""
    games: int = 16_384
    groups: int = 4
    steps: int = 32
    hidden: tuple[int, ...] = (1024, 512, 512)
    rate: float = 5e-4
    league: float = 0.15
    field: str | None = None
    field_share: float = 0.0
    spread: int = 250
    players: tuple[int, ...] = ()
    threads: int = 0
    seed: int = 1
    evaluate_every: float = 3.0
    """Minutes between matches against the quick player."""
    evaluated: int = 1024
    """Games of such a match."""
    recipe: Recipe = dataclasses.field(default_factory=Recipe)
    credit: Credit = dataclasses.field(default_factory=Credit)


OPEN = {"ra": [{"scores": "open"}]}
"""Options that change what is seen, beside the usual ones: one group in four plays with them."""


def train(plan: Plan) -> Path:
    """Runs the plan, from its last checkpoint where there is one; says where the weights lie."""
    torch.manual_seed(plan.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.set_float32_matmul_precision("high")
    features = khepri.features(plan.game)
    players = plan.players or tuple(range(features.players[0], features.players[1] + 1))
    threads = plan.threads or os.cpu_count() or 1

    def autocast():
        return torch.autocast("cuda", torch.bfloat16) if device.type == "cuda" else contextlib.nullcontext()

    net = Net(len(features.observation), len(features.actions), plan.hidden).to(device)
    mean = copy.deepcopy(net).requires_grad_(False)
    optimizer = torch.optim.Adam(net.parameters(), lr=plan.rate, eps=1e-5, fused=device.type == "cuda")
    plan.out.mkdir(parents=True, exist_ok=True)
    kept = plan.out / "checkpoint.pt"
    state = {"minutes": 0.0, "iterations": 0, "decisions": 0, "games": 0}
    if kept.exists():
        state = checkpoint.load(kept, plan.game, net, mean, optimizer, device)
    league = League(plan.league, 12, device, plan.seed + state["iterations"])
    league.admit(net)
    groups = []
    for number in range(plan.groups):
        more = OPEN.get(plan.game, [{}]) if number % 4 == 3 else [{}]
        terms = Terms(plan.game, players, more[0], plan.field, plan.field_share, plan.spread)
        seed = plan.seed * 1_000_003 + state["iterations"] * 101 + number
        groups.append(Group(terms, plan.games // plan.groups, seed, threads, device))
    player = Player(groups, league, plan.credit, autocast)
    log = (plan.out / "log.jsonl").open("a")
    begun = time.monotonic()
    before = state["minutes"]
    measured = admitted = before
    while (spent := (time.monotonic() - begun) / 60) < plan.minutes:
        state["minutes"] = before + spent
        part = min(1.0, state["minutes"] / plan.total)
        rate = plan.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * part)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        recipe = Recipe(**(plan.recipe.__dict__ | {"entropy": plan.recipe.entropy * (1 - 0.9 * part)}))
        started = time.monotonic()
        experiences = player.play(net, plan.steps)
        played = time.monotonic()
        row = learn(net, optimizer, experiences, recipe, autocast)
        learnt = time.monotonic()
        decisions = sum(len(one.actions) for one in experiences)
        state["iterations"] += 1
        state["decisions"] += decisions
        state["games"] += player.ended
        player.ended = 0
        with torch.no_grad():
            for kept_one, one in zip(mean.parameters(), net.parameters()):
                kept_one.lerp_(one, max(0.01, 1 / state["iterations"]))
        row |= {"minutes": state["minutes"], "decisions": state["decisions"], "games": state["games"], "rate": rate}
        row |= {"play_s": played - started, "learn_s": learnt - played, "per_second": decisions / (learnt - started)}
        if state["minutes"] - admitted > plan.total / 24:
            admitted = state["minutes"]
            league.admit(net)
        if state["minutes"] - measured > plan.evaluate_every:
            measured = state["minutes"]
            row["strength"] = [
                evaluate.against(one, plan.game, n, "greedy", plan.evaluated, device, autocast, threads, 77).row() | {"mean": one is mean}
                for n in players
                for one in (mean, net)
            ]
            print(json.dumps(row), flush=True)
        elif state["iterations"] % 20 == 1:
            print(json.dumps(row), flush=True)
        log.write(json.dumps(row) + "\n")
        log.flush()
    checkpoint.save(kept, plan.game, net, mean, optimizer, state)
    weights = plan.out / f"{plan.game}.safetensors"
    card = {name: str(round(value, 2)) for name, value in state.items()}
    checkpoint.save_weights(weights, plan.game, mean, card)
    return weights
