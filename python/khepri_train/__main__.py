"""python -m khepri_train GAME --minutes 20"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .checkpoint import NoWeights, OtherFeatures
from .credit import Credit
from .evaluate import check_field, field_of
from .learn import Recipe
from .net import DoesNotFit
from .plan import Plan
from .sources import TooFewCores
from .train import OtherStart, train


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="khepri_train", description="Trains a net by self-play.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--start", type=Path, metavar="WEIGHTS", help="begin with these weights, not from nothing")
    time = parser.add_argument_group("how long")
    time.add_argument(
        "--minutes", type=float, default=Plan.minutes,
        help="how long to train in all; the same command goes on with what was broken off",
    )  # fmt: skip
    time.add_argument("--stint", type=float, default=Plan.stint, metavar="MINUTES", help="break off after so many")
    time.add_argument("--iterations", type=int, help="train for so many rounds in all, whatever the time")
    time.add_argument("--keep-every", type=float, default=Plan.keep_every, help="minutes between checkpoints")
    play = parser.add_argument_group("how to play")
    play.add_argument("--games", type=int, default=Plan.games, help="games side by side")
    play.add_argument("--groups", type=int, default=Plan.groups, help="groups in which they are stepped")
    play.add_argument("--steps", type=int, default=Plan.steps, help="decisions of each game between rounds of learning")
    play.add_argument("--players", type=int, nargs="+", default=[], help="sizes of tables (default: all)")
    play.add_argument("--league", type=float, default=Plan.league, help="part of the games against older selves")
    play.add_argument(
        "--rival", type=Path, nargs="+", default=[], metavar="WEIGHTS", help="players of another kind (see imitate)"
    )
    play.add_argument("--rival-share", type=float, default=Plan.rival_share, help="part of the games against them")
    play.add_argument("--field", help="a bot of the program that plays some of the games")
    play.add_argument("--field-share", type=float, default=Plan.field_share, help="part of the games it plays in")
    play.add_argument("--spread", type=int, default=Plan.spread, help="decisions by lot before the very first games")
    play.add_argument("--threads", type=int, default=Plan.threads, help="that step games (default: all; a worker: 1)")
    play.add_argument("--ray", type=int, default=0, metavar="N", help="let N workers of a Ray cluster play")
    play.add_argument("--ray-address", help="of the cluster, such as `auto` (default: one on this machine)")
    net = parser.add_argument_group("the net")
    net.add_argument("--hidden", type=int, nargs="+", default=list(Plan.hidden))
    net.add_argument(
        "--judge", type=int, nargs="*", default=list(Plan.judge), help="layers of a stack of its own for judgements"
    )
    credit = parser.add_argument_group("what decisions are credited with")
    credit.add_argument("--decay", type=float, default=Credit.decay, help="how far to trust outcomes over judgements")
    credit.add_argument("--luck", type=int, default=Plan.luck, help="outcomes of chance to weigh a game and step")
    credit.add_argument("--own-eyes", action="store_true", help="judge a seat's prospects only where it decides")
    credit.add_argument("--points", type=float, default=Credit.points, help="what 20 points ahead count beside the win")
    credit.add_argument("--points-end", type=float, default=Plan.points_end, help="the same from half of the time on")
    learn = parser.add_argument_group("how to learn")
    learn.add_argument("--rate", type=float, default=Plan.rate)
    learn.add_argument("--rounds", type=int, default=Recipe.rounds, help="how often each decision is learnt from")
    learn.add_argument("--minibatch", type=int, default=Recipe.minibatch)
    learn.add_argument("--entropy", type=float, default=Recipe.entropy, help="keeps the net from making up its mind")
    learn.add_argument("--entropy-end", type=float, default=Plan.entropy_end, help="the part of it that is left")
    learn.add_argument("--anchor", type=float, default=Recipe.anchor, help="keeps the net near its mean over time")
    learn.add_argument("--clip", type=float, default=Recipe.clip)
    learn.add_argument("--dual-clip", type=float, default=Recipe.dual_clip, help="bounds what bad decisions teach")
    learn.add_argument("--divergence", type=float, default=Recipe.divergence, help="ends a round that moved this far")
    learn.add_argument("--by-players", action="store_true", help="bring advantages to one scale for each size of table")
    learn.add_argument("--shares-weight", type=float, default=Recipe.shares, help="of judgements beside the policy")
    measure = parser.add_argument_group("how to measure")
    measure.add_argument("--measure", default=Plan.measure, help="whom to play as it goes: a bot, or weights")
    measure.add_argument("--evaluate-every", type=float, default=Plan.evaluate_every, help="minutes")
    measure.add_argument("--evaluated", type=int, default=Plan.evaluated, help="games of a match")
    return parser


def plan_of(asked: argparse.Namespace) -> Plan:
    """What was asked for, as a plan."""
    return Plan(
        game=asked.game, out=asked.out, seed=asked.seed, start=asked.start,
        minutes=asked.minutes, stint=asked.stint, iterations=asked.iterations, keep_every=asked.keep_every,
        games=asked.games, groups=asked.groups, steps=asked.steps, players=tuple(asked.players),
        league=asked.league, rivals=tuple(asked.rival), rival_share=asked.rival_share,
        field=asked.field, field_share=asked.field_share, spread=asked.spread, luck=asked.luck,
        threads=asked.threads, workers=asked.ray, cluster=asked.ray_address,
        hidden=tuple(asked.hidden), judge=tuple(asked.judge),
        rate=asked.rate, entropy_end=asked.entropy_end, points_end=asked.points_end,
        measure=asked.measure, evaluate_every=asked.evaluate_every, evaluated=asked.evaluated,
        credit=Credit(decay=asked.decay, points=asked.points, own_eyes=asked.own_eyes),
        recipe=Recipe(
            rounds=asked.rounds, minibatch=asked.minibatch, entropy=asked.entropy, anchor=asked.anchor,
            clip=asked.clip, dual_clip=asked.dual_clip, divergence=asked.divergence, by_players=asked.by_players,
            shares=asked.shares_weight,
        ),
    )  # fmt: skip


def main() -> None:
    """Trains as the command line says."""
    parser = arguments()
    plan = plan_of(parser.parse_args())
    try:
        plan.check()
        check_field(field_of(plan.measure), plan.game, plan.sizes()[0])
        if plan.field is not None:
            check_field(plan.field, plan.game, plan.sizes()[0])
    except (OSError, ValueError) as error:
        parser.error(str(error))
    try:
        print(train(plan))
    except (FileNotFoundError, NoWeights, OtherFeatures, OtherStart, DoesNotFit, TooFewCores) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
