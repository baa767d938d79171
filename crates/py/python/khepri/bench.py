"""How many decisions a second a batch plays, observations and masks filled: `python -m khepri.bench`."""

from __future__ import annotations

import argparse
import time

import numpy as np

from khepri.batch import Batch


def measure(batch: Batch, seconds: float, seed: int = 1) -> tuple[float, float]:
    """Plays any legal actions for so long; gives decisions a second of time, and of time of one core.

    Only the steps are timed: choosing is the learner's part.
    """
    luck = np.random.default_rng(seed)
    passed = worked = 0.0
    decisions = 0
    while passed < seconds:
        chosen = (luck.random(batch.masks.shape, np.float32) * batch.masks).argmax(1).astype(np.uint16)
        begun, work = time.perf_counter(), time.process_time()
        batch.step(chosen)
        passed += time.perf_counter() - begun
        worked += time.process_time() - work
        decisions += len(batch)
    return decisions / passed, decisions / worked


def main() -> None:
    """Reads the command line, measures, and prints a line."""
    parser = argparse.ArgumentParser(prog="python -m khepri.bench", description=__doc__)
    parser.add_argument("--game", default="ra", help="which game (ra)")
    parser.add_argument("--players", type=int, default=4, help="how many play (4)")
    parser.add_argument("--games", type=int, default=4096, help="how many games side by side (4096)")
    parser.add_argument("--threads", type=int, default=0, help="how many threads (one for each core)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long (5)")
    args = parser.parse_args()
    batch = Batch(args.game, args.games, args.players, seed=1, threads=args.threads)
    # The first games all begin together: play until they are spread.
    measure(batch, args.seconds / 5)
    speed, a_core = measure(batch, args.seconds)
    print(
        f"{args.game} for {args.players}, {args.games} games side by side: {speed:,.0f} decisions/s, "
        f"{a_core:,.0f} for each second of a core"
    )


if __name__ == "__main__":
    main()
