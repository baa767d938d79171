"""What is kept of a net: to go on training, and to play with in the program."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import khepri
import torch
from safetensors.torch import load_file, save_file

from .net import Net


class OtherFeatures(ValueError):
    """The weights were trained on other numbers than this version of the program makes."""


def about(game: str, net: Net) -> dict[str, str]:
    """What weights must say of themselves to be read."""
    features = khepri.features(game)
    return {
        "game": game,
        "features": str(features.version),
        "layers": json.dumps([*net.sizes]),
        "actions": str(net.actions),
    }


def save_weights(path: Path, game: str, net: Net, card: dict[str, str]) -> None:
    """Writes the weights in half precision, as the program reads them; `card` says how they were made."""
    tensors = {name: tensor.detach().half().cpu().contiguous() for name, tensor in net.state_dict().items()}
    save_file(tensors, path, metadata=about(game, net) | card | {"sha256": checksum(tensors)})


def checksum(tensors: dict[str, torch.Tensor]) -> str:
    """Tells weights that were trained from any others of the same shape."""
    digest = hashlib.sha256()
    for name in sorted(tensors):
        digest.update(name.encode())
        digest.update(tensors[name].numpy().tobytes())
    return digest.hexdigest()


def load_weights(path: Path, game: str, net: Net) -> None:
    """Reads weights into a net.

    Raises OtherFeatures where they are another game's or another version's.
    """
    from safetensors import safe_open

    with safe_open(path, framework="pt") as file:
        found = file.metadata() or {}
    for name, wanted in about(game, net).items():
        if found.get(name) != wanted:
            raise OtherFeatures(f"{path}: {name} is {found.get(name)}, expected {wanted}")
    net.load_state_dict({name: tensor.float() for name, tensor in load_file(path).items()})


def save(path: Path, game: str, net: Net, mean: Net, optimizer, state: dict) -> None:
    """Everything to go on from here, in one step: a half-written file never takes the place of a whole one."""
    whole = {
        "about": about(game, net), "net": net.state_dict(), "mean": mean.state_dict(),
        "optimizer": optimizer.state_dict(), "state": state,
    }
    part = path.with_suffix(".part")
    torch.save(whole, part)
    part.replace(path)


def load(path: Path, game: str, net: Net, mean: Net, optimizer, device: torch.device) -> dict:
    """Goes on from a checkpoint; says how far it was."""
    whole = torch.load(path, map_location=device, weights_only=True)
    if whole["about"] != about(game, net):
        raise OtherFeatures(f"{path} is of {whole['about']}, expected {about(game, net)}")
    net.load_state_dict(whole["net"])
    mean.load_state_dict(whole["mean"])
    optimizer.load_state_dict(whole["optimizer"])
    return whole["state"]
