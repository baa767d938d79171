"""Work that is the same every time: on a GPU it is recorded once and then repeated as one order.

A step of play or of learning is a hundred small orders to the GPU, and giving them takes longer than carrying them out.
"""

from __future__ import annotations

from collections.abc import Callable

import torch

UNRECORDED = 3
"""So often the work is done as usual first: what it needs for itself is set up then, and must not be recorded."""


class Replayed:
    """Work without arguments or answers, on tensors that stay where they are; calling it does it once."""

    def __init__(self, work: Callable[[], None], device: torch.device):
        self.work = work
        self.device = device
        self.calls = 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self.device.type != "cuda":
            self.work()
            return
        if self.graph is None and self.calls < UNRECORDED:
            self.calls += 1
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                self.work()
            torch.cuda.current_stream().wait_stream(aside)
            return
        if self.graph is None:
            graph = torch.cuda.CUDAGraph()
            # Another thread may be waiting for the GPU meanwhile.
            with torch.cuda.graph(graph, capture_error_mode="thread_local"):
                self.work()
            self.graph = graph
        self.graph.replay()
