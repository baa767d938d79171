"""python -m khepri_train.match WEIGHTS --field greedy search:150: how strong weights are, at every size of table."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

import khepri
import torch

from . import evaluate
from .checkpoint import card_of, read_weights
from .sources import precision


def main() -> None:
    """Plays the matches and prints a table of them."""
    parser = argparse.ArgumentParser(
        prog="khepri_train.match", description="Measures weights against the program's bots, or against others."
    )
    parser.add_argument("weights", type=Path)
    parser.add_argument(
        "--field", nargs="+", default=["greedy"], help="`random`, `greedy`, `4`, `search:150`, …, or weights"
    )
    parser.add_argument("--players", type=int, nargs="+", default=[], help="sizes of tables (default: all)")
    parser.add_argument("--games", type=int, default=1024, help="games of a match")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--json", action="store_true", help="a line of JSON a match instead of a table")
    asked = parser.parse_args()
    try:
        game = card_of(asked.weights).get("game", "")
        fewest, most = khepri.features(game).players
        net = read_weights(asked.weights, game)
    except (OSError, ValueError) as error:
        sys.exit(str(error))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net.to(device)
    sizes = asked.players or list(range(fewest, most + 1))
    if not asked.json:
        print("| field | players | games | × fair | 95 % |\n|---|---:|---:|---:|---|", flush=True)
    for said in asked.field:
        field = evaluate.field_of(said)
        for players in sizes:
            try:
                came = evaluate.against(
                    net, game, players, field, asked.games, device, precision(device), asked.threads, asked.seed
                )
            except (OSError, ValueError) as error:
                sys.exit(str(error))
            if asked.json:
                print(json.dumps(came.row()), flush=True)
                continue
            times, wide = came.times_fair, came.half_width * players
            print(
                f"| {field} | {players} | {came.games} | {times:.2f} | {times - wide:.2f}–{times + wide:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
