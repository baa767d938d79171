"""What is kept of a net: to go on training, and to play with in the program."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import khepri
import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import load_file, save_file

from .net import Net


class OtherFeatures(ValueError):
    """The weights were trained on other numbers than this version of the program makes."""


class NoWeights(ValueError):
    """The file is cut off, or something else altogether."""


def about(game: str, net: Net) -> dict[str, str]:
    """What weights must say of themselves to be read."""
    features = khepri.features(game)
    return {
        "game": game,
        "features": str(features.version),
        "layers": json.dumps(net.sizes),
        "judge": json.dumps(net.judge_sizes),
        "actions": str(net.actions),
    }


def about_training(game: str, net: Net) -> dict[str, str]:
    """What a checkpoint must say of itself to be gone on from."""
    return about(game, net) | {"rivals": "none" if net.strangers is None else "some"}


def save_weights(path: Path, game: str, net: Net, card: dict[str, str]) -> None:
    """Writes the weights in half precision, as the program reads them; `card` says how they were made."""
    # Whoever plays is not told who the others are.
    weights = {name: tensor for name, tensor in net.state_dict().items() if name != "strangers"}
    tensors = {name: tensor.half().cpu().contiguous() for name, tensor in weights.items()}
    part = path.with_suffix(".part")
    save_file(tensors, part, metadata=about(game, net) | card | {"sha256": checksum(tensors)})
    # Whoever reads it meanwhile finds the weights before or these, never half of them.
    part.replace(path)


def checksum(tensors: dict[str, torch.Tensor]) -> str:
    """Tells weights that were trained from any others of the same shape."""
    digest = hashlib.sha256()
    for name in sorted(tensors):
        digest.update(name.encode())
        digest.update(tensors[name].numpy().tobytes())
    return digest.hexdigest()


def card_of(path: Path) -> dict[str, str]:
    """What weights say of themselves."""
    try:
        with safe_open(path, framework="pt") as file:
            return dict(file.metadata() or {})
    except SafetensorError as error:
        raise NoWeights(f"{path} is no whole file of weights: {error}") from error


def load_weights(path: Path, game: str, net: Net) -> None:
    """Reads weights into a net of the same shape.

    Raises OtherFeatures where they are another game's or another version's.
    """
    found = card_of(path)
    for name, wanted in about(game, net).items():
        if found.get(name) != wanted:
            raise OtherFeatures(f"{path}: {name} is {found.get(name)}, expected {wanted}")
    tensors = load_file(path)
    if found.get("sha256") != checksum(tensors):
        raise NoWeights(f"{path}: the weights are not those that the card was written for")
    net.load_state_dict({name: tensor.float() for name, tensor in tensors.items()})


def read_weights(path: Path, game: str) -> Net:
    """The net of a file, in the shape that its card tells."""
    features = khepri.features(game)
    observation, actions = len(features.observation), len(features.actions)
    card = card_of(path)
    try:
        layers, judge = ([int(size) for size in json.loads(card.get(name, ""))] for name in ("layers", "judge"))
    except (ValueError, TypeError) as error:
        raise NoWeights(f"{path} does not say its layers") from error
    if len(layers) < 2 or any(sizes[0] != observation for sizes in (layers, judge) if sizes):
        raise OtherFeatures(f"{path}: layers are {layers} and {judge}, expected {observation} numbers first")
    net = Net(observation, actions, layers[1:], judge[1:], advised=features.advised)
    load_weights(path, game, net)
    return net


def save(path: Path, game: str, net: Net, mean: Net, optimizer: torch.optim.Optimizer, state: dict[str, Any]) -> None:
    """Everything to go on from here, in one step: a half-written file never takes the place of a whole one."""
    luck: dict[str, Any] = {"torch": torch.get_rng_state()}
    if torch.cuda.is_available():
        luck["cuda"] = torch.cuda.get_rng_state()
    whole = {
        "about": about_training(game, net),
        "net": net.state_dict(), "mean": mean.state_dict(), "optimizer": optimizer.state_dict(),
        "state": state, "luck": luck,
    }  # fmt: skip
    part = path.with_suffix(".part")
    torch.save(whole, part)
    part.replace(path)


def load(
    path: Path, game: str, net: Net, mean: Net, optimizer: torch.optim.Optimizer, device: torch.device
) -> dict[str, Any]:
    """Goes on from a checkpoint; says how far it was."""
    whole = torch.load(path, map_location=device, weights_only=True)
    wanted, found = about_training(game, net), {"rivals": "none"} | whole["about"]
    if found != wanted:
        raise OtherFeatures(f"{path} is of {found}, expected {wanted}")
    net.load_state_dict(whole["net"])
    mean.load_state_dict(whole["mean"])
    optimizer.load_state_dict(fitting(whole["optimizer"], optimizer))
    torch.set_rng_state(whole["luck"]["torch"].cpu())
    if device.type == "cuda" and "cuda" in whole["luck"]:
        torch.cuda.set_rng_state(whole["luck"]["cuda"].cpu())
    state: dict[str, Any] = whole["state"]
    return state


def fitting(saved: dict[str, Any], optimizer: torch.optim.Optimizer) -> dict[str, Any]:
    """An optimiser's state for this one, whose ways of working depend on the device: the other may have had none."""

    def group(theirs: dict[str, Any], mine: dict[str, Any]) -> dict[str, Any]:
        rate = float(theirs["lr"])
        lies = mine["lr"].new_tensor(rate) if isinstance(mine["lr"], torch.Tensor) else rate
        return theirs | {"lr": lies, "fused": mine["fused"], "capturable": mine["capturable"]}

    groups = zip(saved["param_groups"], optimizer.param_groups, strict=True)
    return saved | {"param_groups": [group(theirs, mine) for theirs, mine in groups]}
