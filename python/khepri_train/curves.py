"""python -m khepri_train.curves FOLDER: learning curves from the log of a training."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

Row = dict[str, Any]
COLOURS = {2: "#1b6ca8", 3: "#c8102e", 4: "#2f7d32", 5: "#8a5a00"}
SHAPES = {2: "o", 3: "s", 4: "^", 5: "D"}
CURVES = (
    ("entropy", "entropy of the policy, nats"),
    ("shares", "loss of the win shares"),
    ("points", "loss of the points"),
    ("clipped", "part of decisions that were clipped"),
    ("per_second", "decisions a second"),
)


def read(path: Path) -> list[Row]:
    """The rows of a log; a last line that was cut off is left out."""
    rows: list[Row] = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError as error:
            print(f"{path}, line {number} is left out: {error}", file=sys.stderr)
    return rows


def strengths(rows: list[Row]) -> dict[int, list[tuple[float, float, float]]]:
    """For every size of table: millions of decisions, times the fair share, and half of its interval."""
    found: dict[int, list[tuple[float, float, float]]] = {}
    for row in rows:
        for one in row.get("strength", []):
            if one.get("mean", True):
                point = (row["decisions"] / 1e6, one["times_fair"], one["half_width"] * one["players"])
                found.setdefault(one["players"], []).append(point)
    return found


def smooth(values: list[float], over: int) -> list[float]:
    """Each value as the mean of those around it."""
    half = over // 2
    parts = [values[max(0, at - half) : at + half + 1] for at in range(len(values))]
    return [sum(part) / len(part) for part in parts]


def draw(rows: list[Row], paths: list[Path], title: str) -> None:
    """The curves on one sheet, once for each path: its ending says the format."""
    import matplotlib

    matplotlib.use("Agg")
    # The same log gives the same file: no dates, no marks by lot.
    matplotlib.rcParams |= {
        "svg.hashsalt": "khepri",
        "font.size": 9,
        "axes.spines.top": False,
        "axes.spines.right": False,
    }
    from matplotlib import pyplot

    figure, sheet = pyplot.subplots(2, 3, figsize=(11, 6))
    places = list(sheet.flat)
    field = Path(next((one["field"] for row in rows for one in row.get("strength", [])), "a bot")).name
    for players, points in sorted(strengths(rows).items()):
        at, up, wide = zip(*points, strict=True)
        places[0].errorbar(
            at, up, wide, label=f"{players} players", color=COLOURS.get(players), marker=SHAPES.get(players),
            markersize=4, capsize=2, linewidth=1.2,
        )  # fmt: skip
    places[0].axhline(1, color="#999", linewidth=0.8)
    places[0].set(title=f"wins against {field}, × fair share", ylim=(0, None))
    if places[0].has_data() and strengths(rows):
        places[0].legend(frameon=False)
    for place, (name, said) in zip(places[1:], CURVES, strict=True):
        drawn = [row for row in rows if name in row]
        across = [row["decisions"] / 1e6 for row in drawn]
        place.plot(across, smooth([row[name] for row in drawn], 9), color="#333", linewidth=1.2)
        place.set(title=said)
        if name in ("entropy", "clipped", "per_second"):
            place.set(ylim=(0, None))
    for place in places:
        place.set(xlabel="millions of decisions")
        place.title.set_fontsize(9)
        place.grid(color="#e5e5e5", linewidth=0.5)
    figure.suptitle(title)
    figure.tight_layout()
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, dpi=110, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def main() -> None:
    """Draws what the command line names."""
    parser = argparse.ArgumentParser(prog="khepri_train.curves", description="Draws learning curves.")
    parser.add_argument("folder", type=Path, help="where the log of a training lies")
    parser.add_argument(
        "--out", type=Path, nargs="+", help="pictures to write (default: curves.png and curves.svg there)"
    )
    parser.add_argument("--title", default="")
    asked = parser.parse_args()
    log = asked.folder / "log.jsonl" if asked.folder.is_dir() else asked.folder
    try:
        rows = read(log)
    except OSError as error:
        sys.exit(f"cannot read the log: {error}")
    if not rows:
        sys.exit(f"{log} is empty")
    paths = asked.out or [log.parent / "curves.png", log.parent / "curves.svg"]
    draw(rows, paths, asked.title)
    print(*paths, sep="\n")


if __name__ == "__main__":
    main()
