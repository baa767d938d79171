"""Training from nothing: play, learn, measure, keep; until the time is up."""

from __future__ import annotations

import contextlib
import copy
import json
import math
import time
from pathlib import Path
from typing import Any

import khepri
import torch

from . import checkpoint, evaluate
from .league import League
from .learn import Learner
from .net import Net
from .plan import Plan
from .sources import Cluster, Here, Source, precision


class OtherStart(ValueError):
    """The folder holds a training that began with something else."""


class Training:
    """A net on its way: everything that a checkpoint keeps."""

    def __init__(self, plan: Plan, device: torch.device):
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.device = device
        self.net = plan.net().to(device)
        if plan.start is not None:
            self.net.take_over(checkpoint.read_weights(plan.start, plan.game).to(device))
        self.mean = copy.deepcopy(self.net).requires_grad_(False)
        gpu = device.type == "cuda"
        # A rate that lies on the GPU can change though the work is recorded.
        rate = torch.tensor(plan.rate, device=device) if gpu else plan.rate
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=rate, eps=1e-5, fused=gpu, capturable=gpu)
        self.learner = Learner(self.net, self.mean, self.optimizer, precision(device))
        rivals = [self.rival(path) for path in plan.rivals]
        self.league = League(plan.league, 12, device, plan.seed, rivals, plan.rival_share)
        start = "" if plan.start is None else checkpoint.card_of(plan.start)["sha256"]
        self.met = [checkpoint.card_of(path)["sha256"] for path in plan.rivals]
        self.state: dict[str, Any] = {
            "minutes": 0.0, "iterations": 0, "decisions": 0, "games": 0, "admitted": 0.0, "start": start,
        }  # fmt: skip
        self.kept = plan.out / "checkpoint.pt"
        plan.out.mkdir(parents=True, exist_ok=True)
        if self.kept.exists():
            self.state = checkpoint.load(self.kept, plan.game, self.net, self.mean, self.optimizer, device)
            if self.state.setdefault("start", "") != start:
                began = f"with weights {self.state['start'][:12]}" if self.state["start"] else "from nothing"
                raise OtherStart(f"{self.kept} is of a training that began {began}: name another folder with --out")
            self.league.restore(self.state.pop("league"), self.net)
        elif plan.start is not None:
            self.league.admit(self.net)

    def rival(self, path: Path) -> Net:
        """A player of another kind, in the shape of the net."""
        rival = self.plan.net().requires_grad_(False)
        rival.take_over(checkpoint.read_weights(path, self.plan.game))
        return rival.to(self.device)

    def part(self) -> float:
        """How much of the way is behind."""
        return self.plan.part(self.state["minutes"], self.state["iterations"])

    def round(self, source: Source) -> dict[str, Any]:
        """Plays and learns once; says how it went."""
        part = self.part()
        rate = self.plan.rate_at(part)
        for group in self.optimizer.param_groups:
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        started = time.monotonic()
        experience, ended = source.gather(self.league.draw(), self.plan.points_at(part))
        played = time.monotonic()
        row: dict[str, Any] = dict(self.learner.learn(experience, self.plan.recipe_at(part)))
        learnt = time.monotonic()
        decisions = len(experience)
        self.state["iterations"] += 1
        self.state["decisions"] += decisions
        self.state["games"] += ended
        follow(self.mean, self.net, following(self.state["iterations"]))
        if self.part() - self.state["admitted"] >= 1 / 24:
            self.state["admitted"] = self.part()
            self.league.admit(self.net)
        row |= {name: self.state[name] for name in ("minutes", "iterations", "decisions", "games")} | {"rate": rate}
        return row | {
            "play_s": played - started, "learn_s": learnt - played, "per_second": decisions / (learnt - started),
        }  # fmt: skip

    def strength(self) -> list[dict[str, Any]]:
        """Matches of the net, and of its mean over time, at every size of table."""
        plan = self.plan
        autocast = precision(self.device)
        field = evaluate.field_of(plan.measure)
        rows = []
        for players in plan.sizes():
            for one in (self.mean, self.net):
                came = evaluate.against(
                    one, plan.game, players, field, plan.evaluated, self.device, autocast, plan.cores(), 77
                )
                rows.append(came.row() | {"mean": one is self.mean})
        return rows

    def keep(self) -> None:
        """Writes the checkpoint."""
        state = self.state | {"league": self.league.kept()}
        checkpoint.save(self.kept, self.plan.game, self.net, self.mean, self.optimizer, state)

    def weights(self) -> Path:
        """Writes the weights for the program: those of the mean over time, which plays steadier."""
        path = self.plan.out / f"{self.plan.game}.safetensors"
        card = {name: str(round(self.state[name], 2)) for name in ("minutes", "iterations", "decisions", "games")}
        card |= {"recipe": self.plan.card(), "program": f"khepri {khepri.__version__}, torch {torch.__version__}"}
        card["device"] = torch.cuda.get_device_name() if self.device.type == "cuda" else "processor"
        if self.plan.rivals:
            card["rivals"] = json.dumps(self.met)
        if self.state["start"]:
            card["start"] = self.state["start"]
        checkpoint.save_weights(path, self.plan.game, self.mean, card)
        return path


def following(iterations: int) -> float:
    """How far the mean follows: it spans the last tenth of the rounds so far, a hundred at most.

    A mean over all of them would play as weakly as the net once did.
    """
    return max(0.01, 10 / (iterations + 9))


@torch.no_grad()
def follow(mean: Net, net: Net, by: float) -> None:
    """Draws the mean towards the net."""
    for kept, one in zip(mean.parameters(), net.parameters(), strict=True):
        kept.lerp_(one, by)


def cut_back(log: Path, iterations: int) -> None:
    """Takes rounds from the log that no checkpoint knows: they are played again."""
    if not log.exists():
        return

    def known(line: str) -> bool:
        try:
            return bool(json.loads(line)["iterations"] <= iterations)
        except ValueError:
            return False

    lines = log.read_text().splitlines(keepends=True)
    kept = [line for line in lines if known(line)]
    if len(kept) < len(lines):
        whole = log.with_suffix(".part")
        whole.write_text("".join(kept))
        whole.replace(log)


def train(plan: Plan) -> Path:
    """Runs the plan, from its last checkpoint where there is one; says where the weights lie."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.set_float32_matmul_precision("high")
    training = Training(plan, device)
    state = training.state
    # Another seed where a run goes on, or the same games would be played again.
    seed = plan.seed * 1_000_003 + state["iterations"] * 101
    source: Source = (Cluster if plan.workers else Here)(training.net, plan, seed, device)
    begun, before = time.monotonic(), state["minutes"]
    measured = kept = before
    path = plan.out / "log.jsonl"
    cut_back(path, state["iterations"])
    with contextlib.closing(source), path.open("a") as log:
        while True:
            spent = (time.monotonic() - begun) / 60
            state["minutes"] = before + spent
            if spent >= plan.stint or training.part() >= 1:
                break
            row = training.round(source)
            if not math.isfinite(row["loss"]):
                raise FloatingPointError(f"the loss is no number any more; {training.kept} is from before")
            if state["minutes"] - measured > plan.evaluate_every:
                measured = state["minutes"]
                row["strength"] = training.strength()
            if state["minutes"] - kept > plan.keep_every:
                kept = state["minutes"]
                training.keep()
                training.weights()
            if "strength" in row or state["iterations"] % 20 == 1:
                print(json.dumps(row), flush=True)
            log.write(json.dumps(row) + "\n")
            log.flush()
    training.keep()
    return training.weights()
