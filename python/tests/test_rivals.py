"""Rivals: where they sit, what is learnt beside them, and how a net learns to play like somebody else."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import khepri
import pytest
import torch
from safetensors.torch import load_file, save_file

from khepri_train import checkpoint, imitate
from khepri_train.credit import Credit
from khepri_train.imitate import Watched, likeness
from khepri_train.league import NOBODY, Company, League
from khepri_train.net import Net
from khepri_train.rollout import Experience, Player, lucky
from khepri_train.sources import precision
from khepri_train.train import Training, train
from tests.tiny import CPU, group, plan


def opinionated(seed: int, **more: Any) -> Net:
    """Nets begin without opinions: this one has some."""
    torch.manual_seed(seed)
    net = plan(Path(), judge=(16, 8), **more).net()
    torch.nn.init.normal_(net.policy.weight)
    return net


RIVALS: dict[str, Any] = {"rivals": (Path("a"),), "rival_share": 0.5}


def stretch() -> tuple[Net, Company, Player, Experience]:
    net, older, rival = (opinionated(seed, **RIVALS) for seed in range(3))
    assert net.strangers is not None
    torch.nn.init.normal_(net.strangers)
    company = Company(older, rival)
    league = League(0.25, 3, CPU, rivals=[rival], rival_part=0.5)
    player = Player(net, [group(games=16, luck=12)], 40, league, Credit(), precision(CPU))
    return net, company, player, player.play(company, 0.3)


def chances(net: Net, found: Experience) -> torch.Tensor:
    with torch.no_grad():
        logits = net.logits(found.observations.float()).masked_fill(found.masks == 0, -1e9)
    return torch.log_softmax(logits, -1).gather(-1, found.actions[:, None]).squeeze(-1)


def test_everybody_decides_where_they_sit_and_only_the_net_learns() -> None:
    net, company, _, found = stretch()
    assert company.older is not None and company.rival is not None
    columns = torch.arange(16).repeat(40)
    assert found.trained[columns >= 12].all(), "the net plays these games alone"
    for who, here in ((company.older, columns < 4), (company.rival, (columns >= 4) & (columns < 12))):
        theirs = here & ~found.trained
        assert theirs.any() and (here & found.trained).any()
        # Observations are kept in half precision, hence only nearly.
        assert torch.allclose(chances(who, found)[theirs], found.chances[theirs], atol=5e-2)
    assert torch.allclose(chances(net, found)[found.trained], found.chances[found.trained], atol=5e-2)
    assert torch.equal(found.strangers, (columns >= 4) & (columns < 12))


def test_judgements_know_of_strangers_and_the_policy_does_not() -> None:
    net, _, player, found = stretch()
    seen = found.observations.float()
    with torch.no_grad():
        alone, among = net(seen), net(seen, torch.ones(len(seen), dtype=torch.bool))
        nobody = net(seen, torch.zeros(len(seen), dtype=torch.bool))
        games = player.groups[0]
        # To draw, where that is legal, is the first action.
        games.step(games.seen()["masks"].argmax(-1).numpy().astype("uint16"))
        luck = games.seen()
        told, untold = lucky(net, luck, player.strangers[0]), lucky(net, luck)
    assert torch.equal(alone[0], among[0])
    assert not torch.allclose(alone[1], among[1])
    assert torch.equal(alone[1], nobody[1])
    changed = (told[0] != untold[0]).any(-1)
    assert changed.any() and player.strangers[0][changed].all()


def test_a_net_without_a_stack_for_judgements_knows_no_strangers() -> None:
    with pytest.raises(ValueError, match="stack of their own"):
        Net(4, 2, (3,), strangers=True)


def test_rivals_come_after_older_selves_and_one_by_lot_sits() -> None:
    rivals = [opinionated(seed) for seed in range(3)]
    league = League(0.25, 3, CPU, rivals=rivals, rival_part=0.5)
    heroes = league.heroes(group(games=40))
    assert (heroes[:30] != NOBODY).all() and (heroes[30:] == NOBODY).all()
    assert (league.older(40), league.rivalled(40)) == (slice(0, 10), slice(10, 30))
    drawn = {id(league.draw().rival) for _ in range(60)}
    assert drawn == {id(rival) for rival in rivals}
    assert League(0.25, 3, CPU).draw() == Company()


def rival(path: Path) -> Path:
    """Weights of somebody else, narrower than the net."""
    checkpoint.save_weights(path, "ra", plan(path.parent, hidden=(8, 4), judge=(8, 4)).net(), {"decisions": "1"})
    return path


def test_a_training_against_rivals_goes_on_and_says_whom_it_met(tmp_path: Path) -> None:
    path = rival(tmp_path / "rival.safetensors")
    more: dict[str, Any] = {"rivals": (path,), "rival_share": 0.5, "judge": (16, 8), "luck": 12}
    train(plan(tmp_path, iterations=1, **more))
    weights = train(plan(tmp_path, iterations=2, **more))
    card = checkpoint.card_of(weights)
    assert json.loads(card["rivals"]) == [checkpoint.card_of(path)["sha256"]]
    assert "strangers" not in load_file(weights), "the program does not know who the others are"
    assert "rival.safetensors" not in card["recipe"]
    found = Training(plan(tmp_path, iterations=2, **more), CPU).net.strangers
    assert found is not None and bool((found != 0).any()), "what strangers change is learnt and kept"
    with pytest.raises(checkpoint.OtherFeatures, match="rivals"):
        Training(plan(tmp_path, iterations=2, judge=(16, 8)), CPU)


def watched(path: Path, rows: int = 640, version: int = khepri.features("ra").version) -> Path:
    """Somebody who always does what is legal and has the highest number."""
    games = group(games=rows // 4, spread=200)
    parts = []
    for _ in range(4):
        seen = games.seen()
        parts.append((seen["observations"].half(), seen["masks"]))
        games.step(seen["masks"].float().argmax(-1).numpy().astype("uint16"))
    masks = torch.cat([masks for _, masks in parts]).int()
    places = torch.arange(masks.shape[1])
    best = (masks * (places + 1)).argmax(-1)
    visits = torch.where(masks == 1, 10, -1).scatter(-1, best[:, None], 90).int()
    card = {"game": "ra", "features": str(version)}
    save_file({"observations": torch.cat([seen for seen, _ in parts]), "visits": visits}, path, metadata=card)
    return path


def test_what_was_considered_most_is_wanted_most() -> None:
    seen = Watched(torch.zeros(1, 4), torch.tensor([[True, True, False]]), torch.tensor([[3.0, 1.0, 0.0]]))
    assert torch.allclose(seen.wanted(1.0), torch.tensor([[0.75, 0.25, 0.0]]))
    assert torch.allclose(seen.wanted(2.0), torch.tensor([[0.9, 0.1, 0.0]]))


def test_a_net_learns_to_play_as_it_has_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start, out = tmp_path / "start.safetensors", tmp_path / "rival.safetensors"
    checkpoint.save_weights(start, "ra", opinionated(1), {"decisions": "1"})
    seen = watched(tmp_path / "seen")
    asked = ["imitate", str(seen), "--start", str(start), "--out", str(out), "--rate", "1e-2", "--minibatch", "64"]
    monkeypatch.setattr(sys, "argv", [*asked, "--passes", "12"])
    imitate.main()
    before, after = (checkpoint.read_weights(path, "ra") for path in (start, out))
    held = Watched.read([seen], "ra")
    like, unlike = likeness(after, held), likeness(before, held)
    assert like["same"] > max(0.7, unlike["same"] + 0.2) and like["log"] > unlike["log"]
    look = torch.rand(3, before.sizes[0])
    assert torch.equal(after.judgement(look)[0], before.judgement(look)[0]), "only the policy is taught"
    card = checkpoint.card_of(out)
    assert card["start"] == checkpoint.card_of(start)["sha256"]
    assert json.loads(card["recipe"])["passes"] == 12


def test_what_was_not_watched_is_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start, out = rival(tmp_path / "start.safetensors"), tmp_path / "rival.safetensors"
    (tmp_path / "words").write_text("no decisions")
    for wrong in (start, tmp_path / "words", tmp_path / "missing", watched(tmp_path / "older", version=1)):
        monkeypatch.setattr(sys, "argv", ["imitate", str(wrong), "--start", str(start), "--out", str(out)])
        with pytest.raises(SystemExit, match=wrong.name):
            imitate.main()
    assert not out.exists()
