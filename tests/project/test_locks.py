"""The locks name public registries only, with versions and hashes: everybody gets the same packages, with licences we know."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import Distribution, distributions
from typing import Any
from urllib.parse import urlsplit

from tests.project.files import ROOT, project_files

PYTHON_INDEX = "https://pypi.org/simple"
PYTHON_FILES = "files.pythonhosted.org"
NODE_FILES = "registry.npmjs.org"

# Licences that go with ours. CC-BY is for icons, named on the page of credits, OFL for fonts, Artistic for a tool of the tests.
NODE_LICENCES = {
    "MIT", "MIT-0", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "MPL-2.0", "BlueOak-1.0.0", "CC0-1.0",
    "CC-BY-3.0", "OFL-1.1",
}  # fmt: skip
PYTHON_LICENCES = re.compile(r"\b(MIT|BSD|ISC|Apache|MPL|Mozilla Public|PSF|Artistic)\b")


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


def unpinned_in_uv_lock(lock: dict[str, Any]) -> list[str]:
    """Packages of a uv.lock without one version, and files without a hash."""
    foreign = [package for package in lock["package"] if package["source"] != {"editable": "."}]
    files = [file for package in foreign for file in [*package.get("wheels", []), *filter(None, [package.get("sdist")])]]
    loose = [
        package["name"]
        for package in foreign
        if not package.get("version") or not (package.get("wheels") or package.get("sdist"))
    ]
    return loose + [file["url"] for file in files if not file.get("hash", "").startswith("sha256:")]


def unpinned_in_package_lock(lock: dict[str, Any]) -> list[str]:
    """Packages of a package-lock.json without one version or without a hash, and those that were withdrawn by their authors."""
    foreign = {name: package for name, package in lock["packages"].items() if name}
    hashes = ("sha512-", "sha256-")
    loose = [
        name
        for name, package in foreign.items()
        if not package.get("version") or not package.get("integrity", "").startswith(hashes)
    ]
    return loose + [name for name, package in foreign.items() if "deprecated" in package]


def test_every_python_package_has_one_version_and_hashes() -> None:
    assert unpinned_in_uv_lock(tomllib.loads((ROOT / "uv.lock").read_text())) == []


def test_every_node_package_has_one_version_a_hash_and_a_licence_we_know() -> None:
    for path in project_files():
        if path.name == "package-lock.json":
            lock = json.loads(path.read_text())
            assert unpinned_in_package_lock(lock) == [], path
            unknown = {
                name: package.get("license")
                for name, package in lock["packages"].items()
                if package.get("license") not in NODE_LICENCES
            }
            assert {name: licence for name, licence in unknown.items() if name} == {}, path


def licence(package: Distribution) -> str:
    """What an installed package says about its licence: each does it in another place."""
    said = [package.metadata["License-Expression"] or "", (package.metadata["License"] or "").strip().partition("\n")[0]]
    return "; ".join(said + [line for line in package.metadata.get_all("Classifier", []) if line.startswith("License")])


def test_every_python_package_that_is_installed_has_a_licence_we_know() -> None:
    unknown = {dist.name: licence(dist) for dist in distributions() if not PYTHON_LICENCES.search(licence(dist))}
    assert {name: said for name, said in unknown.items() if name != "sandtable"} == {}


def test_what_is_unpinned_is_noticed() -> None:
    source = {"registry": PYTHON_INDEX}
    lock = {
        "package": [
            {"name": "a", "source": source},
            {"name": "b", "source": source, "version": "1", "wheels": [{"url": "b.whl"}]},
        ]
    }
    assert unpinned_in_uv_lock(lock) == ["a", "b.whl"]
    packages = {"": {}, "c": {"version": "1"}, "d": {"version": "1", "integrity": "sha512-x", "deprecated": "no longer kept"}}
    assert unpinned_in_package_lock({"packages": packages}) == ["c", "d"]
