"""Advice: a net that is told what the quick player thinks begins as that would play, and can learn otherwise."""

from __future__ import annotations

from pathlib import Path

import khepri
import torch

from khepri_train import checkpoint
from khepri_train.net import masked
from tests.tiny import group, plan


def test_a_net_that_knows_nothing_does_what_the_quick_player_likes_best() -> None:
    assert khepri.features("rawsiko").advised and not khepri.features("ra").advised
    torch.manual_seed(1)
    net = plan(Path(), game="rawsiko").net()
    games = group(games=64, game="rawsiko", players=(3, 4, 5), spread=250)
    alike = told = 0
    for _ in range(20):
        seen = games.seen()
        likings = seen["observations"][:, -net.actions :]
        assert bool((likings.amax(-1) == 1).all()), "there is always something that it likes best"
        assert bool((likings[seen["masks"] == 0] == 0).all()), "it likes nothing that is not legal"
        chosen = masked(net.logits(seen["observations"]), seen["masks"]).argmax(-1)
        alike += int((likings.gather(-1, chosen[:, None]) > 0.95).sum())
        told += len(chosen)
        games.step(chosen.numpy().astype("uint16"))
    assert alike > 0.97 * told


def test_how_much_it_listens_is_learnt_and_kept(tmp_path: Path) -> None:
    net = plan(tmp_path, game="rawsiko").net()
    seen = torch.rand(3, net.sizes[0])
    net(seen)[0].square().sum().backward()
    assert net.advice is not None and net.advice.grad is not None
    with torch.no_grad():
        net.advice.fill_(3.5)
    checkpoint.save_weights(tmp_path / "rawsiko.safetensors", "rawsiko", net, {"decisions": "1"})
    again = checkpoint.read_weights(tmp_path / "rawsiko.safetensors", "rawsiko")
    assert again.advice is not None and again.advice.tolist() == [3.5]
    assert torch.allclose(again.logits(seen), net.logits(seen), atol=0.05)


def test_room_for_one_outcome_a_game_is_not_taken_for_games() -> None:
    games = group(games=32, game="rawsiko", players=(3, 4), spread=200, luck=1)
    for _ in range(10):
        seen = games.seen()
        assert len(seen["luck_shares"]) == 32
        assert len(seen["luck_factors"]) == int(games.batch.luck_used[0]) <= 32
        likings = seen["observations"][:, -len(khepri.features("rawsiko").actions) :]
        games.step((likings * seen["masks"]).argmax(-1).numpy().astype("uint16"))
