"""Judging how games stand: learnt from who won, at any distance, without touching what the net does."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import khepri
import pytest
import torch
from safetensors.torch import save_file

from khepri_train import checkpoint, judgement, standing
from khepri_train.net import Net
from tests.tiny import plan


def net() -> Net:
    torch.manual_seed(1)
    return plan(Path(), game="rawsiko", judge=(16, 8)).net()


def written(path: Path, rows: int = 4000, version: int = khepri.features("rawsiko").version) -> Path:
    """Whoever the first number points at wins: one's own seat, or the next."""
    features = khepri.features("rawsiko")
    torch.manual_seed(2)
    seen = torch.rand(rows, len(features.observation) - len(features.actions))
    shares = torch.zeros(rows, 5)
    shares[torch.arange(rows), (seen[:, 0] > 0.5).long()] = 1
    players = torch.full((rows,), 3, dtype=torch.uint8)
    save_file({"observations": seen.half(), "shares": shares, "players": players}, path,
              metadata={"game": "rawsiko", "features": str(version)})  # fmt: skip
    return path


def taught(monkeypatch: pytest.MonkeyPatch, folder: Path, *more: str) -> Path:
    start, out = folder / "start.safetensors", folder / "out.safetensors"
    checkpoint.save_weights(start, "rawsiko", net(), {"decisions": "7", "device": "somewhere"})
    files = [str(folder / "seen.st"), "--start", str(start), "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["standing", *files, "--judge", "24", "12", "--minibatch", "64", *more])
    standing.main()
    return out


def test_judgements_learn_who_won_and_the_policy_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path / "seen.st")
    out = taught(monkeypatch, tmp_path, "--passes", "12", "--rate", "3e-3")
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()[:-1]]
    assert lines[0]["even chances"] == pytest.approx(1.0986, abs=1e-3)
    assert lines[-1]["held"] < 0.6 < lines[1]["held"]
    after, before, seen = checkpoint.read_weights(out, "rawsiko"), net(), torch.rand(4, net().sizes[0])
    assert torch.allclose(after.logits(seen), before.logits(seen), atol=0.05)
    assert after.judge_sizes[1:] == (24, 12)
    other = seen.clone()
    other[:, -after.actions :] = torch.rand(4, after.actions)
    for said, again in zip(after.judgement(seen), after.judgement(other), strict=True):
        assert torch.equal(said, again), "what the quick player thinks was not told, and is not listened to"
    assert not after.judgement(seen)[1].any(), "points were not told"
    card = checkpoint.card_of(out)
    assert card["decisions"] == "7" and card["standings"] == "3800" and json.loads(card["judged"])["passes"] == 12


def test_standings_of_another_width_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card = {"game": "rawsiko", "features": str(khepri.features("rawsiko").version)}
    tensors = {"observations": torch.zeros(8, 7).half(), "shares": torch.zeros(8, 5), "players": torch.full((8,), 3)}
    save_file(tensors, tmp_path / "seen.st", metadata=card)
    with pytest.raises(SystemExit, match="standings of 7 numbers, expected 1089"):
        taught(monkeypatch, tmp_path)


def test_what_is_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "seen.st", rows=8, version=99)
    with pytest.raises(SystemExit, match="'features': '99'"):
        taught(monkeypatch, tmp_path)


def test_judgements_are_measured_on_standings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    seen = written(tmp_path / "seen.st")
    out = taught(monkeypatch, tmp_path, "--passes", "12", "--rate", "3e-3")
    capsys.readouterr()
    args = [str(out), "--standings", str(seen), "--out", str(tmp_path / "measured")]
    monkeypatch.setattr(sys, "argv", ["judgement", *args])
    judgement.main()
    assert capsys.readouterr().out.splitlines()[-1].endswith("on 4000 positions")
    found = [judgement.Tenth(**row) for row in json.loads((tmp_path / "measured/reliability.json").read_text())]
    # It has learnt who wins: what is said of the seat that looks is near 0 or near 1, and so it came.
    assert found[0].real < 0.1 and found[-1].real > 0.9
    assert (tmp_path / "measured/reliability.svg").exists()
    written(tmp_path / "other.st", rows=8, version=99)
    monkeypatch.setattr(sys, "argv", ["judgement", str(out), "--standings", str(tmp_path / "other.st")])
    with pytest.raises(SystemExit, match="'features': '99'"):
        judgement.main()
