"""The net's judgement, measured by how games really end, none of which it has seen.

python -m khepri_train.judgement WEIGHTS --out FOLDER

The games are those of the finished net against itself, or with `--standings` those of the quick player that the program
wrote down (`cargo run --release -p bots --example standings -- GAMES SEED FILE one`).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from pathlib import Path

import khepri
import torch

from .checkpoint import card_of, read_weights
from .decisions import split
from .games import Group, Stepper, Terms
from .net import Net, masked, seated
from .rollout import Autocast, Seen
from .sources import precision
from .standing import judged, read_standings


@dataclass(frozen=True)
class Bench:
    """Where positions come from."""

    game: str
    players: tuple[int, ...]
    games: int
    """Side by side."""
    device: torch.device
    autocast: Autocast
    threads: int
    seed: int


class OnePerGame:
    """Keeps one position of every game, each as likely, until it is known how the game ends."""

    def __init__(self, group: Group):
        self.group = group
        device = group.device
        self.count = torch.zeros(group.games, device=device)
        self.kept: Seen = {}

    def look(self, seen: Seen) -> Seen | None:
        """Takes the present positions into account; gives the kept ones of the games that have just ended."""
        done = seen["done"].bool()
        ended = None
        if self.kept and bool(done.any()):
            ended = {name: tensor[done] for name, tensor in self.kept.items()}
            ended |= {"won": seen["shares"][done]}
        self.count[done] = 0
        self.count += 1
        new = torch.rand_like(self.count) * self.count < 1
        names = ("observations", "seats", "players")
        if not self.kept:
            self.kept = {name: seen[name].clone() for name in names}
        else:
            for name in names:
                self.kept[name][new] = seen[name][new]
        return ended


def positions(net: Net, bench: Bench) -> Iterator[Seen]:
    """Endlessly: positions of games that the net plays against itself by its likeliest action, with how they ended.

    The first game of every slot is left out: games that are short end first.
    """
    terms = Terms(bench.game, bench.players, {})
    size = max(1, bench.games // 2)
    groups = [Group(terms, size, bench.seed + number, bench.threads, bench.device) for number in range(2)]
    keepers = [OnePerGame(group) for group in groups]
    fresh = [torch.ones(group.games, dtype=torch.bool, device=bench.device) for group in groups]
    stepper = Stepper()
    waiting: list[Future[None] | None] = [None, None]
    try:
        while True:
            for number, group in enumerate(groups):
                pending = waiting[number]
                if pending is not None:
                    pending.result()
                seen = group.seen()
                done = seen["done"].bool()
                ended = keepers[number].look(seen)
                if ended is not None:
                    counts = ~fresh[number][done]
                    fresh[number][done] = False
                    yield {name: tensor[counts] for name, tensor in ended.items()}
                with torch.no_grad(), bench.autocast():
                    action = masked(net.logits(seen["observations"]), seen["masks"]).argmax(-1)
                group.chosen.copy_(action, non_blocking=True)
                waiting[number] = stepper.start(group)
    finally:
        stepper.pool.shutdown()


@dataclass
class Tenth:
    """Positions whose predicted win share lies in one tenth of the range."""

    low: float
    positions: int
    predicted: float
    real: float

    @property
    def off(self) -> float:
        return abs(self.predicted - self.real)


@torch.no_grad()
def reliability(net: Net, bench: Bench, wanted: int) -> list[Tenth]:
    """Predicted and real win share of the seat to move, on at least so many positions, one a game."""
    predicted, real = [], []
    count = 0
    for found in positions(net, bench):
        if not len(found["seats"]):
            continue
        _, shares, _ = net(found["observations"])
        predicted.append(seated(shares, found["players"]).exp()[:, 0])
        real.append(found["won"].gather(-1, found["seats"].long()[:, None]).squeeze(-1))
        count += len(real[-1])
        if count >= wanted:
            break
    return tenths(torch.cat(predicted), torch.cat(real))


@torch.no_grad()
def of_standings(net: Net, found: list[torch.Tensor]) -> list[Tenth]:
    """Predicted and real win share of the seat that looks."""
    observations, shares, players = found
    parts = split(len(players))
    said = [judged(net, observations[part], players[part]).exp()[:, 0] for part in parts]
    return tenths(torch.cat(said), shares[:, 0])


def tenths(said: torch.Tensor, came: torch.Tensor) -> list[Tenth]:
    """What was said and what came, by tenths of what was said; empty ones are left out."""
    found = []
    place = (said * 10).long().clamp(0, 9)
    for number in range(10):
        rows = place == number
        if bool(rows.any()):
            found.append(Tenth(number / 10, int(rows.sum()), float(said[rows].mean()), float(came[rows].mean())))
    return found


def calibrated(found: list[Tenth], many: int = 5000) -> bool:
    """Whether no tenth is off by 2 points where it holds many positions, by 5 in the others."""
    return all(one.off < (0.02 if one.positions >= many else 0.05) for one in found)


def picture(found: list[Tenth], path: Path, title: str) -> None:
    """The reliability picture: what was said against what came."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams |= {"svg.hashsalt": "khepri"}
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(5, 5))
    axes.plot([0, 1], [0, 1], color="#999", linewidth=1)
    most = max((one.positions for one in found), default=1)
    sizes = [20 + 200 * one.positions / most for one in found]
    axes.scatter([one.predicted for one in found], [one.real for one in found], s=sizes, color="#c8102e", alpha=0.8)
    axes.set(xlabel="predicted win share", ylabel="real win share", title=title, xlim=(0, 1), ylim=(0, 1))
    axes.grid(color="#e5e5e5", linewidth=0.5)
    figure.tight_layout()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def main() -> None:
    """Measures and draws."""
    parser = argparse.ArgumentParser(
        prog="khepri_train.judgement", description="Measures how far judgements can be trusted."
    )
    parser.add_argument("weights", type=Path)
    parser.add_argument("--out", type=Path, default=Path("training"), help="folder for the picture and the figures")
    parser.add_argument("--positions", type=int, default=200_000, help="to measure on, each of another game")
    parser.add_argument("--standings", type=Path, nargs="+", default=[], metavar="FILE", help="measure on all of these")
    parser.add_argument("--games", type=int, default=8192, help="side by side")
    parser.add_argument("--players", type=int, nargs="+", default=[], help="sizes of tables (default: all)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=4242, help="of games that no training has seen")
    asked = parser.parse_args()
    try:
        card = card_of(asked.weights)
        game = card.get("game", "")
        fewest, most = khepri.features(game).players
        net = read_weights(asked.weights, game)
        standings = read_standings(asked.standings, game, net) if asked.standings else None
    except (OSError, ValueError) as error:
        sys.exit(str(error))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net.to(device)
    asked.out.mkdir(parents=True, exist_ok=True)
    if standings is not None:
        found = of_standings(net, [array.to(device) for array in standings])
    else:
        players = tuple(asked.players) or tuple(range(fewest, most + 1))
        bench = Bench(game, players, asked.games, device, precision(device), asked.threads, asked.seed)
        found = reliability(net, bench, asked.positions)
    (asked.out / "reliability.json").write_text(json.dumps([asdict(one) for one in found], indent=1) + "\n")
    count = sum(one.positions for one in found)
    print("| predicted | positions | said | came | off |\n|---|---:|---:|---:|---:|")
    for one in found:
        low = f"{one.low:.1f}–{one.low + 0.1:.1f}"
        print(f"| {low} | {one.positions} | {one.predicted:.3f} | {one.real:.3f} | {one.off:.3f} |")
    print("calibrated" if calibrated(found) else "not calibrated", f"on {count} positions")
    title = f"{game}: {count:,} " + ("standings" if asked.standings else "positions, one a game")
    picture(found, asked.out / "reliability.svg", title)


if __name__ == "__main__":
    main()
