"""python -m khepri_train GAME --minutes 24"""

from __future__ import annotations

import argparse
from pathlib import Path

from .learn import Recipe
from .rollout import Credit
from .train import Plan, train


def main() -> None:
    parser = argparse.ArgumentParser(prog="khepri_train", description="Trains a net by self-play.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--minutes", type=float, default=24.0, help="how long this run may take")
    parser.add_argument("--total", type=float, help="how long all runs together will take (default: this one)")
    parser.add_argument("--games", type=int, default=16_384, help="games side by side")
    parser.add_argument("--groups", type=int, default=4, help="groups in which they are stepped")
    parser.add_argument("--steps", type=int, default=32, help="decisions of each game between rounds of learning")
    parser.add_argument("--hidden", type=int, nargs="+", default=[1024, 512, 512])
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--players", type=int, nargs="+", default=[])
    parser.add_argument("--league", type=float, default=0.15, help="part of the games against older selves")
    parser.add_argument("--field", help="a bot of the program that plays some of the games")
    parser.add_argument("--field-share", type=float, default=0.0)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--evaluate-every", type=float, default=3.0)
    parser.add_argument("--entropy", type=float, default=0.025, help="how much the net is kept from making up its mind")
    parser.add_argument("--minibatch", type=int, default=65_536)
    parser.add_argument("--decay", type=float, default=0.97, help="how far outcomes are trusted over judgements")
    parser.add_argument("--rounds", type=int, default=2, help="how often each decision is learnt from")
    parser.add_argument("--evaluated", type=int, default=1024, help="games of a match")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    weights = train(
        Plan(
            game=asked.game, out=asked.out, minutes=asked.minutes, total=asked.total or asked.minutes,
            games=asked.games, groups=asked.groups, steps=asked.steps, hidden=tuple(asked.hidden), rate=asked.rate, league=asked.league,
            players=tuple(asked.players), field=asked.field, field_share=asked.field_share, threads=asked.threads,
            seed=asked.seed, evaluate_every=asked.evaluate_every, evaluated=asked.evaluated,
            recipe=Recipe(rounds=asked.rounds, entropy=asked.entropy, minibatch=asked.minibatch), credit=Credit(decay=asked.decay),
        )
    )
    print(weights)


if __name__ == "__main__":
    main()
