"""Starts Gospoda from a fresh clone: `python3 start.py`. Needs Python 3.8 or newer with pip, or uv.

Downloads uv into `.uv` unless the machine has it, builds the package once, and runs it. `start.py test` runs the
tests, `start.py VERB ...` any other verb of `gospoda`. `--quick` skips compiling the rules.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PYTHONS = ">=3.11,<3.14"  # as in pyproject.toml
OLDEST_UV = (0, 8)
RECORD = "gospoda/sources.txt"  # in a wheel: its sources and kind of build
SAYS = "gospoda: "  # how the build marks lines meant for people
NOT_SOURCES = {"__pycache__", "node_modules", "generated", "static"}
SOURCES = ("src/gospoda", "web", "docs/rules")
MADE = (".pyc", ".so", ".pyd")
FOUND = "import sys, sysconfig; print('cp%d%d' % sys.version_info[:2], sysconfig.get_platform())"
NO_PIP = (
    "This Python has no pip. Install it and start again; on Debian and Ubuntu: sudo apt install python3-pip. "
    "Or install uv: https://docs.astral.sh/uv/"
)


def say(text: str) -> None:
    """Tells the person at the terminal what happens now."""
    print(text, file=sys.stderr, flush=True)


def source_digest(root: Path) -> str:
    """Returns a digest of everything in the package: code, content, words and the browser client."""
    digest = hashlib.sha256()
    paths = [root / "pyproject.toml", root / "hatch_build.py"]
    for folder in SOURCES:
        paths += (root / folder).rglob("*")
    for path in sorted(paths):
        inside = path.relative_to(root)
        if path.is_file() and path.suffix not in MADE and not NOT_SOURCES & set(inside.parts):
            digest.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


# ---- uv


def is_usable(uv: str) -> bool:
    """Whether this uv runs and is new enough; a pyenv shim may exist without a program behind it."""
    try:
        told = subprocess.run([uv, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout
    except OSError:
        return False
    found = re.match(rb"uv (\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_UV


def own_uv() -> "str | None":
    """Returns the uv in `.uv` if it exists."""
    found = [str(path) for path in (ROOT / ".uv").glob("[bS]*/uv*") if path.stem == "uv"]
    return next(filter(is_usable, found), None)


def find_uv() -> str:
    """Finds this machine's uv, or installs one that changes nothing outside this folder."""
    there = shutil.which("uv")
    if there and is_usable(there):
        return there
    uv = own_uv()
    if uv is None:
        say("Fetching uv, which installs Python packages, into .uv ...")
        install_uv()
        uv = own_uv()
    if uv is None:
        sys.exit("uv does not run on this machine. Install it by hand: https://docs.astral.sh/uv/")
    return uv


def install_uv() -> None:
    """Installs uv with `pip install --target`, which works even where Python is externally managed."""
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
        sys.exit(NO_PIP)
    command = [*pip, "install", "--quiet", "--upgrade", "--target", str(ROOT / ".uv"), "uv"]
    environ = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore", PIP_USER="0")
    if subprocess.run(command, env=environ, check=False).returncode != 0:
        sys.exit("pip cannot fetch uv; its message is above. Is there a connection to the internet?")


def find_python(uv: str) -> str:
    """Finds the Python to run Gospoda: this one if its version fits, otherwise one that uv finds or downloads."""
    fits = sys.implementation.name == "cpython" and (3, 11) <= sys.version_info[:2] < (3, 14)
    if fits:
        return sys.executable
    find = [uv, "python", "find", "--system", "--no-project", "--no-python-downloads", PYTHONS]
    found = subprocess.run(find, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    if found.returncode != 0:
        say(f"Fetching Python 3.13, as this one is none of {PYTHONS} ...")
        subprocess.run([uv, "python", "install", "--no-bin", "3.13"], check=True)
        found = subprocess.run([uv, "python", "find", "--no-project", "3.13"], stdout=subprocess.PIPE, check=True)
    return found.stdout.decode().strip()


# ---- the package


def record(wheel: Path) -> "tuple[str, str]":
    """Returns what a wheel says of its sources and build: compiled, uncompiled (after a try) or quick."""
    try:
        with zipfile.ZipFile(wheel) as files:
            digest, how = files.read(RECORD).decode().split()
    except (OSError, KeyError, ValueError, zipfile.BadZipFile):
        return "", ""
    return digest, how


def runs_here(wheel: Path, python: str) -> bool:
    """Whether a wheel fits this Python and system, judging by its name."""
    tag, platform = subprocess.run([python, "-c", FOUND], stdout=subprocess.PIPE, check=True).stdout.decode().split()
    if wheel.name.endswith("-none-any.whl"):
        return True
    system, machine = re.split(r"[-_.\d]", platform)[0], re.split(r"[-.]", platform)[-1]
    return f"-{tag}-" in wheel.name and system in wheel.name and wheel.stem.endswith((machine, "universal2"))


def ready_wheel(python: str, quick: bool) -> "Path | None":
    """Returns a wheel in `dist` of exactly these sources, the fastest kind first."""
    wanted = source_digest(ROOT)
    kinds = ("compiled", "uncompiled", "quick") if quick else ("compiled", "uncompiled")
    found: dict[str, Path] = {}
    for wheel in sorted((ROOT / "dist").glob("gospoda-*.whl")):
        digest, how = record(wheel)
        if digest == wanted and runs_here(wheel, python):
            found.setdefault(how, wheel)
    return next((found[kind] for kind in kinds if kind in found), None)


def build(uv: str, python: str, quick: bool) -> None:
    """Builds the wheel into `dist`."""
    environ = dict(os.environ, **({"GOSPODA_PURE": "1"} if quick else {}))
    command = [uv, "build", "--wheel", "--python", python, "--out-dir", str(ROOT / "dist"), str(ROOT)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environ) as process:
        lines = []
        for line in process.stdout or []:
            lines.append(line.decode(errors="replace").rstrip())
            if lines[-1].startswith(SAYS):
                say("  " + lines[-1][len(SAYS) :])
    if process.returncode != 0:
        say("\n".join(lines[-60:]))
        sys.exit("The package cannot be built; the last lines of the build are above.")


# ---- the environment


class Home:
    """A virtual environment inside the clone, so that later starts need no network."""

    def __init__(self, uv: str, python: str, quick: bool) -> None:
        self.uv, self.python = uv, python
        # Other sources get another environment: a table may still be running in the old one.
        self.folder = ROOT / ".uv" / f"env-{source_digest(ROOT)[:12]}{'-quick' if quick else ''}"
        self.note = self.folder / "installed.txt"  # the installed wheel and its Python

    def program(self, name: str) -> Path:
        """Returns the path of a program in the environment."""
        return self.folder / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")

    def has(self, wheel: Path) -> bool:
        """Whether this wheel is installed; its Python may have disappeared."""
        wanted = self.told(wheel)
        return self.note.is_file() and self.note.read_text("utf-8") == wanted and self.program("python").exists()

    def told(self, wheel: Path) -> str:
        """Returns the note's text for an installed wheel; one Python may have several names."""
        return " ".join([*record(wheel), os.path.realpath(self.python)])

    def furnish(self) -> None:
        """Installs all packages that Gospoda needs, in the tested versions."""
        if self.note.is_file():
            self.note.unlink()
        self.do("venv", "--clear", "--python", self.python, str(self.folder))
        self.do("pip", "sync", "--python", str(self.program("python")), str(ROOT / "constraints.txt"))

    def install(self, wheel: Path) -> None:
        """Installs Gospoda itself."""
        self.do("pip", "install", "--no-deps", "--reinstall", "--python", str(self.program("python")), str(wheel))
        self.note.write_text(self.told(wheel), "utf-8")

    def do(self, *arguments: str) -> None:
        """Runs uv quietly; exits if it fails, below uv's own message."""
        if subprocess.run([self.uv, *arguments, "--quiet"], check=False).returncode != 0:
            sys.exit("The packages cannot be installed; the message of uv is above.")


def ready(uv: str, python: str, quick: bool) -> Home:
    """Prepares the environment with Gospoda; packages are downloaded while the wheel is being built."""
    home = Home(uv, python, quick)
    wheel = ready_wheel(python, quick)
    if wheel is not None and home.has(wheel):
        return home
    with ThreadPoolExecutor(1) as beside:
        furnished = beside.submit(home.furnish)
        if wheel is None:
            say("Building Gospoda. This happens only once.")
            build(uv, python, quick)
            wheel = ready_wheel(python, quick)
        say("Installing Gospoda and the packages it needs ...")
        furnished.result()
    if wheel is None:
        sys.exit("The sources have changed during the build. Start again.")
    home.install(wheel)
    return home


def run(command: "list[str]", cwd: str = ".") -> None:
    """Replaces this process with the command, so that it gets the signals; Windows has to wait for it instead."""
    if os.name == "posix":
        os.chdir(cwd)
        os.execv(command[0], command)
    sys.exit(subprocess.call(command, cwd=cwd))


def main(arguments: "list[str]") -> None:
    """Starts Gospoda or runs its tests."""
    if sys.version_info < (3, 8):  # noqa: UP036 -- this file runs on the Python that is there
        sys.exit("Gospoda needs Python 3.8 or newer to start.")
    quick = "--quick" in arguments[:1]
    verb = arguments[quick:] or ["serve"]
    uv = find_uv()
    python = find_python(uv)
    if verb[0] == "test":
        run([uv, "run", "--locked", "--python", python, "python", "-m", "tests", *verb[1:]], cwd=str(ROOT))
    run([str(ready(uv, python, quick).program("gospoda")), *verb])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
