"""python -m khepri_train.rehearsed FILES... --start WEIGHTS --out FILE: a net taught by what rehearsals led to.

In self-play a net that is sure of itself seldom tries anything else, and so seldom learns of it. Rehearsals try every
choice that is worth one as often as the others, with the same luck (`cargo run --release -p bots --example rehearsed`).
What is told of decisions that were held out is honest: their rehearsals had no part in what was learnt.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass

import torch

from .decisions import begun, lessons, log_chances, save, split, teach
from .net import Net

FAR = 0.05
"""Leads count no more than this: beyond it they are luck, or so clear that they need no more weight."""


@dataclass
class Rehearsed:
    """Decisions, and what the choices that were rehearsed led to."""

    observations: torch.Tensor
    masks: torch.Tensor
    tried: torch.Tensor
    before: torch.Tensor
    """Log of how likely the net that was rehearsed with would do each action."""
    leads: torch.Tensor
    """How much more of the win each choice led to than the net's first one."""

    def __len__(self) -> int:
        return len(self.leads)

    @staticmethod
    @torch.no_grad()
    def of(net: Net, observations: torch.Tensor, visits: torch.Tensor, prospects: torch.Tensor) -> Rehearsed:
        """By the arrays of a file, and the net that rehearsed."""
        masks, tried = visits >= 0, visits > 0
        parts = [log_chances(net, observations[part], masks[part]) for part in split(len(visits))]
        before = torch.cat(parts)
        first = before.masked_fill(~tried, -math.inf).argmax(-1, keepdim=True)
        leads = (prospects - prospects.gather(-1, first)) * tried
        return Rehearsed(observations, masks, tried, before, leads)

    def loss(self, net: Net, rows: torch.Tensor, weight: float) -> torch.Tensor:
        """Smallest for what leads furthest and is not far from what the net did before.

        It is linear in the leads: luck in them cancels over many decisions, and does not bend what is learnt.
        """
        logs = log_chances(net, self.observations[rows], self.masks[rows])
        chances = logs.exp()
        gain = (chances * self.leads[rows].clamp(-FAR, FAR)).sum(-1)
        away = (chances * (logs.clamp_min(-30) - self.before[rows].clamp_min(-30))).sum(-1)
        return (away - weight * gain).mean()

    @torch.no_grad()
    def gain(self, net: Net, rows: slice) -> dict[str, float]:
        """What the net wins more than before by its likeliest choice, in thousandths, and how often that is another."""
        gains, others = [], 0
        for part in split(rows.stop - rows.start):
            part = slice(rows.start + part.start, rows.start + part.stop)
            logs = log_chances(net, self.observations[part], self.masks[part]).masked_fill(~self.tried[part], -math.inf)
            first = self.before[part].masked_fill(~self.tried[part], -math.inf).argmax(-1)
            choice = logs.argmax(-1)
            gains.append(1000 * self.leads[part].gather(-1, choice[:, None]).squeeze(-1))
            others += int((choice != first).sum())
        gained = torch.cat(gains)
        return {
            "gain": float(gained.mean()), "half_width": 1.96 * float(gained.std(correction=0)) / math.sqrt(len(gained)),
            "otherwise": others / len(gained),
        }  # fmt: skip


def main() -> None:
    """Learns as the command line says, and tells what it gained where rehearsals were held out."""
    parser = lessons("Teaches a net by what rehearsals led to.", passes=2, rate=5e-5, minibatch=1024)
    parser.add_argument("--weight", type=float, default=500.0, help="what a sure win counts beside staying as it was")
    asked = parser.parse_args()
    net, arrays = begun(asked, ("observations", "visits", "prospects"))
    found = Rehearsed.of(net, *arrays)
    learnt = len(found) * 3 // 4
    held = slice(learnt, len(found))
    print(json.dumps({"decisions": learnt, "held": len(found) - learnt}), flush=True)

    def tell(mean: Net) -> dict[str, float]:
        taught = found.gain(mean, slice(0, learnt))
        return {f"taught_{name}": value for name, value in taught.items()} | found.gain(mean, held)

    mean = teach(net, learnt, lambda rows: found.loss(net, rows, asked.weight), asked, tell)
    save(asked, mean, learnt, ["weight"], found.gain(mean, held))


if __name__ == "__main__":
    main()
