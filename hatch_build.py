"""Build hook: compiles the engine with mypyc when a wheel is made; without a C compiler the wheel is pure.

A module takes part if its first line is the marker below, so that a new game needs no entry anywhere.
An editable install stays uncompiled: what you edit is what runs.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARKER = "# gospoda: compiled"


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

    options = ["--config-file=", "--no-warn-unused-configs", "--ignore-missing-imports"]
    extensions = mypycify(
        [*options, *marked_modules(source)],
        opt_level="3",
        debug_level="0",
        group_name="gospoda",
        target_dir=str(target / "c"),
        multi_file=False,
    )
    command = build_ext(Distribution({"name": "gospoda", "ext_modules": extensions}))
    command.build_lib = str(target / "lib")
    command.build_temp = str(target / "temp")
    command.ensure_finalized()
    command.run()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted((target / "lib").rglob(f"*{suffix}"))


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before the wheel is put together."""
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
