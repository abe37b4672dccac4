"""A real server in its own process, and a small client that behaves like a browser."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import uuid
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0  # seconds that a busy machine may take for any request


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def held_port(owner: object) -> int:
    """Returns a port reserved as long as its owner lives, as a server takes seconds to listen.

    Programs that set SO_REUSEADDR, as every server does, can listen there all the same.
    """
    probe = socket.socket()
    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    probe.bind(("127.0.0.1", 0))
    port = int(probe.getsockname()[1])
    weakref.finalize(owner, os.close, probe.detach())
    return port


def request(method: str, url: str, **options: Any) -> httpx.Response:
    """Sends a request on a new connection, more patiently than httpx, which gives up after five seconds."""
    return httpx.request(method, url, timeout=PATIENCE, verify=False, **options)


def children(pid: int) -> list[int]:
    """Returns the child processes of a process."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(child) for child in task.read_text().split()]
    return found


def commanded(pid: int) -> bytes:
    """Returns the command line of a process, or nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


class Server:
    """A server that can be killed and restarted on the same database."""

    def __init__(self, database: str, *options: str, log: Path | None = None, files: int = 0) -> None:
        self.database = database
        self.options = options
        self.port = held_port(self)
        self.log = log
        self.files = files  # limit of open files; 0: as many as this process
        self.module = "tests.server.serve"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> Server:
        command = [sys.executable, "-m", self.module, "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", self.database, *self.options]
        with (self.log or Path(os.devnull)).open("ab") as out:
            limit = [] if not self.files else ["prlimit", f"--nofile={self.files}:{self.files}"]
            self.process = subprocess.Popen([*limit, *command], stdout=out, stderr=out, start_new_session=True)
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        end = time.monotonic() + 240  # a busy machine takes its time
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, f"the server has ended: {self.log and self.log.read_text()[-1_000:]}"
            try:
                if httpx.get(self.url + "/health", timeout=2, verify=False).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kills it as a power cut would; checks that there is something to kill."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def kill_alone(self) -> None:
        """Kills only this process and leaves its children, as the OS would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Stops it as an operator would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)


opened: list[Any] = []  # to be closed after a test


class Guest:
    """A guest with a name and a token."""

    def __init__(self, url: str, name: str = "Ania") -> None:
        self.url = url
        # Loading certificates takes longer than a request. A kept connection is dropped before the server closes it,
        # which it does after five seconds: a request on a closing connection fails.
        kept = httpx.Limits(keepalive_expiry=2.0)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False, limits=kept)
        opened.append(self.http)
        answer = self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id, self.token = answer.json()["id"], answer.json()["token"]
        self.name = answer.json()["name"]  # with a number if a member has that name
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json() if "json" in answer.headers["content-type"] else answer.content

    def post(self, path: str, body: Any = None, status: int = 0) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status or (not status and answer.status_code in (200, 201)), (
            path,
            answer.status_code,
            answer.text,
        )
        return answer.json()

    def table(self, game: str = "stonespine", **asked: Any) -> str:
        asked.setdefault("seats", [{"kind": "person"}, {"kind": "bot", "bot": "random"}])
        return str(self.post("/api/tables", {"game": game, **asked})["table"])

    def look(self, table: str, **params: Any) -> Any:
        return self.get(f"/api/tables/{table}", **params)

    def act(self, table: str, seat: int | None = None, pick: int = 0, status: int = 0) -> Any:
        """Makes the legal move with this index."""
        params = {} if seat is None else {"look": seat}
        shown = self.look(table, **params)
        seat = shown["you"]["looking"]
        legal = shown["position"]["legal"]
        body = {"id": new_id(), "v": shown["v"], "seat": seat, "move": legal[pick % len(legal)]["move"]}
        return self.post(f"/api/tables/{table}/act", body, status)

    def news(self, table: str) -> Callable[[], None]:
        """Opens the socket for lists; returns a function that waits for news of the table."""
        socket = self.socket("/api/news")

        def told() -> None:
            while table not in (said := socket.receive())["tables"] and not said["all"]:
                pass

        return told

    def socket(self, path: str = "/api/socket", **options: Any) -> Socket:
        headers = {"authorization": f"Bearer {self.token}"}
        life = ExitStack()
        opened.append(life)
        url = self.url.replace("http", "ws") + path
        options.setdefault("open_timeout", PATIENCE)
        return Socket(life.enter_context(connect(url, additional_headers=headers, **options)))


class Socket:
    """A socket that keeps events arriving between answers."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.events: list[Any] = []
        self.patience = PATIENCE

    def send(self, **message: Any) -> str:
        message.setdefault("id", new_id())
        if message["type"] == "hello":
            del message["id"]
        self.connection.send(json.dumps(message))
        return str(message.get("id", ""))

    def receive(self, timeout: float | None = None) -> Any:
        return json.loads(self.connection.recv(timeout or self.patience))

    def ask(self, **message: Any) -> Any:
        """Sends a message and waits for its answer."""
        sent = self.send(**message)
        while True:
            answer = self.receive()
            if answer["type"] == "event":
                self.events.append(answer)
                if answer.get("ack", {}).get("id") == sent:
                    return answer["ack"]
            elif answer["type"] == "snapshot" or answer.get("id") == sent:
                return answer

    def event(self, timeout: float = PATIENCE) -> Any:
        """Returns the next event."""
        if self.events:
            return self.events.pop(0)
        while True:
            answer = self.receive(timeout)
            if answer["type"] == "event":
                return answer

    def closed_with(self) -> int:
        """Reads until the server closes the socket; returns the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def close(self) -> None:
        self.connection.close()


def new_id() -> str:
    return uuid.uuid4().hex


@contextmanager
def running(database: str, *options: str, log: Path | None = None, files: int = 0) -> Iterator[Server]:
    server = Server(database, *options, log=log, files=files).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
