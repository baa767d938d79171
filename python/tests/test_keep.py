"""What is kept: checkpoints go on bit for bit, weights are what they say, and others are refused."""

from __future__ import annotations

import copy
import dataclasses
import itertools
import json
import math
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file

from khepri_train import checkpoint
from khepri_train.credit import Credit
from khepri_train.league import Company, League
from khepri_train.net import Net
from khepri_train.rollout import Experience, Player
from khepri_train.sources import precision
from khepri_train.train import OtherStart, Training, train
from tests.tiny import CPU, group, plan


class Canned:
    """Experience that is always the same."""

    def __init__(self, net: Net):
        player = Player(net, [group()], 20, League(0.5, 3, CPU), Credit(), precision(CPU))
        self.found = player.play(Company(net), 0.3)

    def gather(self, company: Company, points: float) -> tuple[Experience, int]:
        return copy.deepcopy(self.found), 1

    def close(self) -> None:
        pass


def same(one: Training, other: Training) -> bool:
    nets = [(one.net, other.net), (one.mean, other.mean), *zip(one.league.members, other.league.members, strict=True)]
    return all(
        torch.equal(a, b) for x, y in nets for a, b in zip(x.parameters(), y.parameters(), strict=True)
    ) and json.dumps(one.optimizer.state_dict(), default=str) == json.dumps(other.optimizer.state_dict(), default=str)


@pytest.mark.parametrize("judge", [(), (16, 8)])
def test_a_checkpoint_goes_on_bit_for_bit(tmp_path: Path, judge: tuple[int, ...]) -> None:
    asked = plan(tmp_path, iterations=40, judge=judge)
    one = Training(asked, CPU)
    source = Canned(one.net)
    for _ in range(5):
        one.round(source)
    one.keep()
    luck = torch.get_rng_state()
    other = Training(asked, CPU)
    assert same(one, other)
    assert other.state == one.state
    assert torch.equal(torch.get_rng_state(), luck)
    rows = []
    for training in (one, other):
        torch.set_rng_state(luck)
        rows.append([training.round(source) for _ in range(4)])
    assert same(one, other)
    assert one.league.lots.getstate() == other.league.lots.getstate()
    assert [row["loss"] for row in rows[0]] == [row["loss"] for row in rows[1]]


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    train(plan(tmp_path, iterations=2))
    train(plan(tmp_path, iterations=5))
    rows = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [row["iterations"] for row in rows] == [1, 2, 3, 4, 5]
    assert [row["decisions"] for row in rows] == [256 * number for number in range(1, 6)]


def test_rounds_that_no_checkpoint_knows_do_not_stand_in_the_log_twice(tmp_path: Path) -> None:
    train(plan(tmp_path, iterations=2))
    log = tmp_path / "log.jsonl"
    lost = json.loads(log.read_text().splitlines()[-1]) | {"iterations": 3}
    log.write_text(log.read_text() + json.dumps(lost) + '\n{"loss": 1')
    train(plan(tmp_path, iterations=4))
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    assert [row["iterations"] for row in rows] == [1, 2, 3, 4]
    (tmp_path / "checkpoint.pt").unlink()
    train(plan(tmp_path, iterations=1))
    assert len(log.read_text().splitlines()) == 1


def test_a_run_that_breaks_off_is_ended_by_the_same_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = itertools.count()
    monkeypatch.setattr("time.monotonic", lambda: next(seconds))

    def rows(stint: float) -> list[dict[str, Any]]:
        train(plan(tmp_path, iterations=None, minutes=1.0, stint=stint))
        return [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]

    some, whole = rows(0.2), rows(math.inf)
    assert 1 < len(some) < len(whole) / 2
    assert whole[-1]["minutes"] < 1 and whole[-1]["rate"] < 0.1 * whole[0]["rate"]
    assert rows(math.inf) == whole, "it was trained for a minute"


def test_rounds_end_a_training_whatever_the_time(tmp_path: Path) -> None:
    train(plan(tmp_path, iterations=3, minutes=1e-9))
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 3


def test_a_folder_goes_on_only_with_what_it_began_with(tmp_path: Path) -> None:
    first = train(plan(tmp_path / "first", iterations=1))
    second = plan(tmp_path / "second", iterations=1, start=first)
    train(second)
    card = checkpoint.card_of(train(dataclasses.replace(second, iterations=2)))
    assert card["start"] == checkpoint.card_of(first)["sha256"]
    assert json.loads(card["recipe"])["steps"] == second.steps
    with pytest.raises(OtherStart, match="began from nothing"):
        train(plan(tmp_path / "first", iterations=2, start=first))
    with pytest.raises(OtherStart, match="began with weights"):
        train(plan(tmp_path / "second", iterations=3))


def test_an_optimiser_keeps_its_ways_whatever_device_the_checkpoint_is_of() -> None:
    net = Net(4, 2, (3,))
    saved = torch.optim.Adam(net.parameters(), lr=0.1, betas=(0.5, 0.6))
    mine = torch.optim.Adam(net.parameters(), lr=torch.tensor(0.2), capturable=True)
    mine.load_state_dict(checkpoint.fitting(saved.state_dict(), mine))
    (group,) = mine.param_groups
    assert group["capturable"] and isinstance(group["lr"], torch.Tensor) and group["betas"] == (0.5, 0.6)


def test_the_same_seed_trains_the_same_net(tmp_path: Path) -> None:
    found = [load_file(train(plan(tmp_path / name))) for name in ("one", "other")]
    assert all(torch.equal(found[0][name], found[1][name]) for name in found[0])


def weights(tmp_path: Path, **card: str) -> Path:
    """Weights of a tiny net, whose card says something else where asked to."""
    net = plan(tmp_path).net()
    path = tmp_path / "ra.safetensors"
    checkpoint.save_weights(path, "ra", net, {"decisions": "1"})
    tensors, said = load_file(path), checkpoint.card_of(path)
    save_file(tensors, path, metadata=said | card)
    return path


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    net = plan(tmp_path, judge=(16, 8)).net()
    path = tmp_path / "ra.safetensors"
    checkpoint.save_weights(path, "ra", net, {"decisions": "1"})
    found = checkpoint.read_weights(path, "ra")
    seen = torch.rand(3, net.sizes[0])
    for said, expected in zip(found(seen), net(seen), strict=True):
        assert torch.allclose(said, expected, atol=5e-3)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"features": "999"}, "features is 999"),
        ({"game": "chess"}, "game is chess"),
        ({"layers": "[12, 3]"}, "layers are"),
        ({"actions": "7"}, "actions is 7"),
    ],
)
def test_other_features_are_refused(tmp_path: Path, card: dict[str, str], said: str) -> None:
    with pytest.raises(checkpoint.OtherFeatures, match=said):
        checkpoint.read_weights(weights(tmp_path, **card), "ra")


def test_weights_that_were_changed_or_cut_off_are_refused(tmp_path: Path) -> None:
    with pytest.raises(checkpoint.NoWeights, match="card"):
        checkpoint.read_weights(weights(tmp_path, sha256="0"), "ra")
    path = weights(tmp_path)
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(checkpoint.NoWeights, match="no whole file"):
        checkpoint.read_weights(path, "ra")


def test_a_checkpoint_of_other_features_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = plan(tmp_path)
    Training(asked, CPU).keep()
    real = checkpoint.about

    def newer(game: str, net: Net) -> dict[str, str]:
        return real(game, net) | {"features": "999"}

    monkeypatch.setattr(checkpoint, "about", newer)
    with pytest.raises(checkpoint.OtherFeatures, match="expected"):
        Training(asked, CPU)


def test_a_checkpoint_of_another_shape_is_refused(tmp_path: Path) -> None:
    Training(plan(tmp_path), CPU).keep()
    more: dict[str, Any]
    for more in ({"hidden": (32, 8)}, {"judge": (8, 8)}):
        with pytest.raises(checkpoint.OtherFeatures):
            Training(plan(tmp_path, **more), CPU)
