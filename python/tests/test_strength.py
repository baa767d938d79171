"""Measuring: every slot's first game counts once, judgements are sorted by tenths, and a tiny run learns to win."""

from __future__ import annotations

from pathlib import Path

import khepri
import numpy as np
import pytest
import torch

from khepri_train import checkpoint, evaluate
from khepri_train.__main__ import main
from khepri_train.curves import draw, read, smooth, strengths
from khepri_train.games import Group, Terms
from khepri_train.judgement import Bench, OnePerGame, calibrated, picture, reliability, tenths
from khepri_train.net import Net
from khepri_train.rollout import choose
from khepri_train.sources import precision
from khepri_train.train import train
from tests.tiny import CPU, group, plan


def test_evaluation_counts_the_first_game_of_every_slot_once() -> None:
    torch.manual_seed(3)
    net = plan(Path()).net()
    came = evaluate.against(net, "ra", 3, "random", 12, CPU, precision(CPU), 1, 5)
    assert came.games == 12
    # The same games, one slot after the other, each until it ends once.
    games = Group(Terms("ra", (3,), {}, "random", 1.0), 12, 5, 1, CPU)
    won: dict[int, float] = {}
    while len(won) < 12:
        seen = games.seen()
        games.step(choose(net, seen, warmth=0)[0].numpy().astype(np.uint16))
        for slot in np.flatnonzero(games.host["done"].numpy()):
            hero = int(seen["heroes"][slot])
            assert hero == slot % 3 or slot in won, "the learner goes round the chairs"
            won.setdefault(int(slot), float(games.host["shares"][slot, hero]))
    assert came.win_share == pytest.approx(sum(won.values()) / 12)
    assert came.times_fair == pytest.approx(came.win_share * 3)


def test_other_weights_sit_in_all_chairs_but_one(tmp_path: Path) -> None:
    torch.manual_seed(3)
    usual, passing = plan(tmp_path).net(), plan(tmp_path).net()
    with torch.no_grad():
        passing.policy.bias[khepri.features("ra").actions.index("pass")] = 100.0
    paths = [tmp_path / "usual.safetensors", tmp_path / "passing.safetensors"]
    for path, net in zip(paths, (usual, passing), strict=True):
        checkpoint.save_weights(path, "ra", net, {})

    def share(net: Net, other: Path) -> float:
        came = evaluate.against(net, "ra", 3, other, 120, CPU, precision(CPU), 1, 5)
        assert came.field == str(other)
        return came.win_share

    # Whoever never bids unless made to wins less than others.
    assert share(usual, paths[1]) > 0.5
    assert share(passing, paths[0]) < 0.15
    assert 0.2 < share(usual, paths[0]) < 0.47


def test_a_tiny_run_learns_to_beat_any_play(tmp_path: Path) -> None:
    asked = plan(
        tmp_path, iterations=30, games=128, steps=24, players=(2,), hidden=(64, 64), rate=2e-3, league=0.0, spread=60,
    )  # fmt: skip
    untrained = evaluate.against(asked.net(), "ra", 2, "random", 100, CPU, precision(CPU), 1, 9)
    path = train(asked)
    trained = evaluate.against(checkpoint.read_weights(path, "ra"), "ra", 2, "random", 100, CPU, precision(CPU), 1, 9)
    assert trained.win_share > 0.8
    assert trained.win_share > untrained.win_share + 0.1


def test_one_position_of_every_game_is_kept_with_how_it_ended() -> None:
    games = group(games=8, players=(2,))
    keeper = OnePerGame(games)
    net: Net = plan(Path()).net()
    ended = 0
    for _ in range(300):
        seen = games.seen()
        found = keeper.look(seen)
        if found is not None:
            ended += len(found["seats"])
            assert torch.allclose(found["won"].sum(-1), torch.ones(len(found["seats"])))
        games.step(choose(net, seen)[0].numpy().astype(np.uint16))
    assert ended >= 8


def test_reliability_is_measured_on_as_many_positions_as_asked_for() -> None:
    net = plan(Path()).net()
    found = reliability(net, Bench("ra", (2,), 16, CPU, precision(CPU), 1, 3), 30)
    assert 30 <= sum(one.positions for one in found) < 60
    # A net that knows nothing says half of the win for each of two.
    assert all(0.3 < one.predicted < 0.7 for one in found)


def test_tenths_tell_what_was_said_from_what_came(tmp_path: Path) -> None:
    said = torch.tensor([0.05, 0.05, 0.55, 1.0])
    found = tenths(said, torch.tensor([0.0, 0.2, 0.5, 1.0]))
    assert [(one.low, one.positions) for one in found] == [(0.0, 2), (0.5, 1), (0.9, 1)]
    assert [round(one.off, 3) for one in found] == [0.05, 0.05, 0.0]
    assert not calibrated(found)
    assert calibrated(found[2:])
    assert not calibrated(tenths(torch.full((5000,), 0.53), torch.full((5000,), 0.5)))
    assert calibrated(tenths(torch.full((4999,), 0.53), torch.full((4999,), 0.5)))
    pytest.importorskip("matplotlib")
    picture(found, tmp_path / "picture.svg", "a test")
    assert (tmp_path / "picture.svg").read_text().startswith("<?xml")


def test_curves_are_drawn_though_the_last_line_is_cut_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    train(plan(tmp_path, evaluate_every=0.0, evaluated=4, players=(2, 3), measure="random"))
    log = tmp_path / "log.jsonl"
    log.write_text(log.read_text() + '{"loss": 1')
    rows = read(log)
    assert len(rows) == 3
    assert "left out" in capsys.readouterr().err
    assert {players: len(points) for players, points in strengths(rows).items()} == {2: 3, 3: 3}
    draw(rows, [tmp_path / "curves.svg", tmp_path / "curves.png"], "a test")
    assert "millions of decisions" in (tmp_path / "curves.svg").read_text() or (tmp_path / "curves.png").exists()


def test_a_curve_is_smoothed_over_its_neighbours() -> None:
    assert smooth([0.0, 3.0, 6.0, 0.0], 3) == [1.5, 3.0, 3.0, 3.0]


def test_a_training_can_be_measured_against_weights(tmp_path: Path) -> None:
    before = train(plan(tmp_path / "before", iterations=1, players=(2,)))
    train(plan(tmp_path / "after", evaluate_every=0.0, evaluated=4, players=(2,), measure=str(before)))
    measured = [one for row in read(tmp_path / "after" / "log.jsonl") for one in row["strength"]]
    assert {(one["field"], one["games"]) for one in measured} == {(str(before), 4)}


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--measure", "nobody"], "no player `nobody`"),
        (["--measure", "missing.safetensors"], "missing.safetensors"),
        (["--field", "nobody", "--field-share", "0.5"], "no player `nobody`"),
    ],
)
def test_whom_nobody_knows_is_refused_before_anything_is_played(
    flags: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    monkeypatch.setattr("sys.argv", ["khepri_train", "ra", "--out", str(out), *flags])
    with pytest.raises(SystemExit):
        main()
    assert said in capsys.readouterr().err
    assert not out.exists()
