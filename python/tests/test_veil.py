"""The veil: what it covers is exactly what a seat does not see, and judgements look behind it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from khepri_train.credit import Credit
from khepri_train.league import League
from khepri_train.learn import Recipe, learn
from khepri_train.net import Net
from khepri_train.rollout import Player, choose
from khepri_train.sources import precision
from khepri_train.veil import columns, lifted
from tests.tiny import CPU, group, plan


def test_an_open_game_behind_the_veil_looks_like_one_that_is_veiled() -> None:
    usual, lift = group(games=32), group(games=32, options=lifted("ra"))
    veil = list(columns("ra"))
    net = plan(Path(), judge=(8, 8), open_judge=True).net()
    told = False
    for _ in range(250):
        shown, more = usual.seen(), lift.seen()
        told = told or not torch.equal(shown["observations"], more["observations"])
        assert torch.equal(net.cover(more["observations"], torch.ones(32, dtype=torch.bool)), shown["observations"])
        assert not shown["observations"][:, veil].any()
        action = choose(net, shown, warmth=0)[0].numpy().astype(np.uint16)
        usual.step(action)
        lift.step(action)
    assert told, "there was something to cover"


def test_the_policy_is_blind_behind_the_veil_and_judgements_are_not() -> None:
    torch.manual_seed(1)
    net = plan(Path(), judge=(8, 8), open_judge=True).net()
    seen = torch.rand(2, net.sizes[0])
    other = seen.clone()
    other[:, list(net.veil)] += 1
    covered = torch.tensor([True, False])
    (one, shares, _), (two, others, _) = net(seen, covered), net(other, covered)
    assert torch.equal(one[0], two[0])
    assert not torch.equal(one[1], two[1])
    assert not torch.isclose(shares, others).all(-1).any()
    assert torch.equal(net.logits(seen, covered), one)
    assert torch.equal(net.judgements(seen)[0], shares)


def test_a_veil_needs_a_stack_for_judgements() -> None:
    with pytest.raises(ValueError, match="stack of their own"):
        Net(12, 7, (16, 8), (), (3,))


def test_three_games_in_four_are_played_behind_it_and_judgements_learn_both() -> None:
    asked = plan(Path(), judge=(16, 8), open_judge=True)
    games = group(games=16, options=asked.terms(0).options, covered=True)
    assert int(games.seen()["covered"].sum()) == 12
    net = asked.net()
    found = Player([games], League(0.5, 3, CPU), precision(CPU)).play(net, net, 20, Credit())
    before = {name: tensor.clone() for name, tensor in net.state_dict().items()}
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    told = learn(net, None, optimizer, found, Recipe(minibatch=64), precision(CPU))
    assert 0 < told["veiled_shares"] < 3
    assert all(not torch.equal(tensor, before[name]) for name, tensor in net.state_dict().items() if "weight" in name)


@pytest.mark.parametrize(("groups", "up"), [(1, []), (2, [1]), (3, [2]), (4, [3]), (8, [3, 7])])
def test_some_groups_play_with_it_lifted(groups: int, up: list[int]) -> None:
    asked = plan(Path(), groups=groups)
    assert [number for number in range(groups) if asked.terms(number).options] == up
    assert all(plan(Path(), groups=groups, open_judge=True).terms(number).options for number in range(groups))
