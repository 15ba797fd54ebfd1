"""A program for a test: plays a series on a cluster of two nodes of this machine, one of which dies in the middle.

    python ray_cluster.py GAMES FILE

It writes what came of the games as JSON, and how many nodes were left in the end. Ray keeps its files where RAY_TMPDIR says.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster as LocalCluster

from sandtable.arena.cluster import Cluster
from sandtable.arena.series import in_order, play_series
from tests.arena.cluster_trial import DUEL

STARTS = 5


def add_node(cluster: Any, **settings: Any) -> Any:
    """Start a small node. Ray gives its parts a quarter of a minute for that, which a busy machine may need more than once."""
    for attempt in range(1, STARTS + 1):
        try:
            return cluster.add_node(num_cpus=1, object_store_memory=80 * 1024 * 1024, **settings)
        except Exception as error:  # Ray has no name for it
            if attempt == STARTS or "timed out during startup" not in str(error):
                raise
    raise AssertionError


def main(games: int, file: Path) -> None:
    cluster: Any = LocalCluster()
    add_node(cluster, include_dashboard=False)
    ray.init(address=cluster.address, log_to_driver=False)  # before there is another node, which must be free to die
    second = add_node(cluster)
    played = []
    executor = Cluster()
    for numbered in play_series(DUEL, games, executor):
        played.append(numbered)
        if len(played) == 2:
            cluster.remove_node(second, allow_graceful=False)
    nodes = len(cluster.list_all_nodes())
    told = {"width": executor.width, "nodes": nodes, "games": [asdict(game) for game in in_order(iter(played))]}
    file.write_text(json.dumps(told))
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
