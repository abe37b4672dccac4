"""Receivers of notifications on loopback: a push service, a webhook and a mail server."""

from __future__ import annotations

import json
import ssl
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.server import PATIENCE, held_port


class Received:
    """A received request."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Answers every POST with the status set for its path, and records the request."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.statuses: dict[str, int] = {}
        self.location = ""
        self.said: list[Received] = []
        self.news = threading.Condition()

    def at(self, path: str) -> list[Received]:
        return [one for one in self.said if one.path == path]

    def wait(self, path: str, count: int = 1, patience: float = PATIENCE) -> list[Received]:
        """Waits for a number of requests on a path and returns them."""
        with self.news:
            there = self.news.wait_for(lambda: len(self.at(path)) >= count, patience)
            assert there, [one.path for one in self.said]
        return self.at(path)


@contextmanager
def receiving(tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    """Runs a receiver. With TLS settings it uses TLS, under the name `localhost`."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            with receiver.news:
                heads = {name.lower(): value for name, value in self.headers.items()}
                receiver.said.append(Received(self.path, heads, body))
                receiver.news.notify_all()
            self.send_response(receiver.statuses.get(self.path, 201))
            if receiver.location:
                self.send_header("location", receiver.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        receiver = Receiver(server.server_address[1])
        if tls is not None:
            server.socket = tls.wrap_socket(server.socket, server_side=True)
            receiver.url = f"https://localhost:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield receiver
        finally:
            server.shutdown()
            thread.join()


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The keys of a subscribed browser."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes 16"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": packed(point), "auth": packed(self.secret)}}

    def read(self, body: bytes) -> Any:
        """Decrypts a message meant for this browser only."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


class Post:
    """Collects the mails that arrive."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[tuple[list[str], EmailMessage]] = []
        self.news = threading.Condition()

    async def handle_RCPT(  # noqa: N802 -- aiosmtpd's name
        self, _server: Any, _session: Any, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 unknown"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:  # noqa: N802 -- aiosmtpd's name
        assert isinstance(envelope.content, bytes)
        with self.news:
            letter = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(letter, EmailMessage)
            self.mails.append((envelope.rcpt_tos, letter))
            self.news.notify_all()
        return "250 OK"

    def wait(self, count: int) -> EmailMessage:
        """Waits for the mail with this index and returns it."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.mails) >= count, PATIENCE)
        return self.mails[count - 1][1]


@contextmanager
def post_office() -> Iterator[Post]:
    post = Post()
    post.port = held_port(post)
    controller = Controller(post, hostname="127.0.0.1", port=post.port, ready_timeout=PATIENCE)
    controller.start()
    try:
        yield post
    finally:
        controller.stop()
