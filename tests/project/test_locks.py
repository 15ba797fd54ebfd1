"""The locks name public registries only, so that everybody gets the same packages from the same place."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any
from urllib.parse import urlsplit

from tests.project.files import ROOT, project_files

PYTHON_INDEX = "https://pypi.org/simple"
PYTHON_FILES = "files.pythonhosted.org"
NODE_FILES = "registry.npmjs.org"


def strangers_in_uv_lock(lock: dict[str, Any]) -> list[str]:
    """What a uv.lock takes from elsewhere than the public index, and from elsewhere than this project."""
    strangers = []
    for package in lock["package"]:
        if package["source"] not in ({"registry": PYTHON_INDEX}, {"editable": "."}):
            strangers.append(f"{package['name']} from {package['source']}")
        files = [*package.get("wheels", []), *filter(None, [package.get("sdist")])]
        strangers += [str(file) for file in files if urlsplit(file.get("url", "")).hostname != PYTHON_FILES]
    return strangers


def strangers_in_package_lock(lock: dict[str, Any]) -> list[str]:
    """What a package-lock.json downloads from elsewhere than the public registry."""
    addresses = [package["resolved"] for package in lock["packages"].values() if "resolved" in package]
    return [address for address in addresses if urlsplit(address).hostname != NODE_FILES]


def test_python_packages_come_from_the_public_index() -> None:
    assert strangers_in_uv_lock(tomllib.loads((ROOT / "uv.lock").read_text())) == []


def test_node_packages_come_from_the_public_registry() -> None:
    for path in project_files():
        if path.name == "package-lock.json":
            assert strangers_in_package_lock(json.loads(path.read_text())) == [], path


def test_the_lock_knows_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    wanted = [*project["project"]["dependencies"]]
    for group in (*project["dependency-groups"].values(), *project["project"].get("optional-dependencies", {}).values()):
        wanted += [requirement for requirement in group if isinstance(requirement, str)]
    names = {match[0] for requirement in wanted if (match := re.match(r"[A-Za-z0-9-]+", requirement))}
    assert names - {package["name"] for package in lock["package"]} == set()


def test_a_foreign_source_is_noticed() -> None:
    wheel = {"url": "https://mirror.example/x.whl"}
    lock = {
        "package": [
            {"name": "a", "source": {"registry": PYTHON_INDEX}, "wheels": [wheel]},
            {"name": "b", "source": {"registry": "https://mirror.example/simple"}},
            {"name": "c", "source": {"registry": PYTHON_INDEX}, "sdist": {"path": "c.tar.gz"}},
        ]
    }
    assert len(strangers_in_uv_lock(lock)) == 3
    assert strangers_in_package_lock({"packages": {"": {}, "d": {"resolved": "file:d.tgz"}}}) == ["file:d.tgz"]
