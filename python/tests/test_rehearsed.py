"""Learning from rehearsals: what leads further is done more often, and what was held out tells how much it gained."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import khepri
import pytest
import torch
from safetensors.torch import save_file

from khepri_train import checkpoint, rehearsed
from khepri_train.decisions import read_decisions
from khepri_train.net import Net
from khepri_train.rehearsed import Rehearsed
from tests.tiny import group, plan

ARRAYS = ("observations", "visits", "prospects")


def net(seed: int = 1) -> Net:
    torch.manual_seed(seed)
    net = plan(Path(), judge=(16, 8)).net()
    torch.nn.init.normal_(net.policy.weight)
    return net


def written(path: Path, rows: int = 800, lead: float = 0.04, version: int = khepri.features("ra").version) -> Path:
    """Of all that is legal, what has the highest number leads to more of the win than the others."""
    games = group(games=rows // 4, spread=200)
    observations, masks = [], []
    for _ in range(4):
        seen = games.seen()
        observations.append(seen["observations"].half())
        masks.append(seen["masks"])
        games.step(seen["masks"].float().argmax(-1).numpy().astype("uint16"))
    legal = torch.cat(masks).bool()
    best = (legal * torch.arange(1, legal.shape[1] + 1)).argmax(-1, keepdim=True)
    prospects = torch.where(legal, 0.3, 0.0).scatter(-1, best, 0.3 + lead)
    visits = torch.where(legal, 24, -1).int()
    tensors = {"observations": torch.cat(observations), "visits": visits, "prospects": prospects}
    save_file(tensors, path, metadata={"game": "ra", "features": str(version)})
    return path


def test_leads_are_over_the_first_choice_and_of_what_was_rehearsed() -> None:
    one = net()
    seen = torch.rand(1, one.sizes[0])
    visits = torch.full((1, one.actions), -1)
    visits[0, :3] = torch.tensor([24, 24, 0])
    prospects = torch.zeros(1, one.actions)
    prospects[0, :2] = torch.tensor([0.5, 0.4])
    found = Rehearsed.of(one, seen, visits, prospects)
    first = int(found.before[0, :2].argmax())
    lead = 0.1 if first == 1 else -0.1
    assert float(found.leads[0, 1 - first]) == pytest.approx(lead)
    assert float(found.leads[0, first]) == 0 and bool((found.leads[0, 2:] == 0).all())
    told = found.gain(one, slice(0, 1))
    assert (told["gain"], told["otherwise"]) == (0, 0), "whoever does as before gains nothing"


def test_luck_in_the_leads_does_not_bend_what_is_learnt(tmp_path: Path) -> None:
    one = net()
    arrays = read_decisions([written(tmp_path / "rows", lead=0.01)], "ra", ARRAYS)
    rows = torch.arange(len(arrays[0]))
    found = Rehearsed.of(one, *arrays)
    usual = float(found.loss(one, rows, 500.0).detach())
    shifts = []
    for sign in (1, -1):
        lucky = Rehearsed(**vars(found) | {"leads": found.leads + sign * 0.03 * found.tried})
        shifts.append(float(lucky.loss(one, rows, 500.0).detach()) - usual)
    assert shifts[0] == pytest.approx(-shifts[1], abs=1e-4) and shifts[0] != 0


def test_a_net_learns_what_rehearsals_led_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start, out = tmp_path / "start.safetensors", tmp_path / "taught.safetensors"
    checkpoint.save_weights(start, "ra", net(), {"decisions": "1"})
    asked = ["rehearsed", str(written(tmp_path / "rows")), "--start", str(start), "--out", str(out)]
    monkeypatch.setattr(sys, "argv", [*asked, "--rate", "1e-2", "--minibatch", "64", "--passes", "12"])
    rehearsed.main()
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert told[0] == {"decisions": 600, "held": 200}
    assert told[-1]["gain"] - told[-1]["half_width"] > 5, "it gains where nothing was learnt from"
    assert 0 < told[-1]["otherwise"] < 1
    before, after = (checkpoint.read_weights(path, "ra") for path in (start, out))
    look = torch.rand(3, before.sizes[0])
    assert torch.equal(after.judgement(look)[0], before.judgement(look)[0]), "only the policy is taught"
    card = checkpoint.card_of(out)
    assert card["start"] == checkpoint.card_of(start)["sha256"] and json.loads(card["recipe"])["weight"] == 500


def test_nothing_is_learnt_where_all_choices_lead_to_the_same(tmp_path: Path) -> None:
    one = net()
    found = Rehearsed.of(one, *read_decisions([written(tmp_path / "rows", lead=0.0)], "ra", ARRAYS))
    loss = found.loss(one, torch.arange(len(found)), 500.0)
    loss.backward()
    grips = [float(weight.grad.abs().max()) for weight in one.body.parameters() if weight.grad is not None]
    assert float(loss.detach()) == pytest.approx(0, abs=1e-5) and max(grips) < 1e-5


def test_other_files_are_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start, out = tmp_path / "start.safetensors", tmp_path / "taught.safetensors"
    checkpoint.save_weights(start, "ra", net(), {"decisions": "1"})
    (tmp_path / "words").write_text("no decisions")
    for wrong in (start, tmp_path / "words", tmp_path / "missing", written(tmp_path / "older", version=1)):
        monkeypatch.setattr(sys, "argv", ["rehearsed", str(wrong), "--start", str(start), "--out", str(out)])
        with pytest.raises(SystemExit, match=wrong.name):
            rehearsed.main()
    assert not out.exists()
