"""Answers that are the same for everybody: encoded, hashed and compressed once, and revalidated by the browser."""

from __future__ import annotations

import gzip
import hashlib

from litestar import Response
from msgspec import Struct

from gospoda.server.base.http_errors import AnyRequest

WORTH_PACKING = 1000  # bytes; compressing less than this saves too little
PACKED_ALREADY = ("image/png", "image/jpeg", "font/")
ASK_AGAIN = "no-cache"  # the browser keeps it but revalidates it every time
FOR_EVER = "public, max-age=31536000, immutable"  # for names that contain a hash of the contents


class Cached(Struct, frozen=True):
    """A body with the headers a browser needs to cache it."""

    body: bytes
    packed: bytes  # gzip; empty where compression doesn't pay
    etag: str
    media_type: str
    brotli: bytes = b""  # compressed at build time, where it was


def cached(body: bytes, media_type: str, brotli: bytes = b"") -> Cached:
    """Prepares a body for being sent many times."""
    etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    packs = len(body) >= WORTH_PACKING and not media_type.startswith(PACKED_ALREADY)
    return Cached(body, gzip.compress(body, 9, mtime=0) if packs else b"", etag, media_type, brotli)


def answer(request: AnyRequest, found: Cached, cache: str = ASK_AGAIN) -> Response[bytes]:
    """Returns the body, compressed if the browser accepts that, or 304 if the browser already has it."""
    headers = {"etag": found.etag, "cache-control": cache, "vary": "accept-encoding"}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    read = request.headers.get("accept-encoding", "")
    for name, packed in (("br", found.brotli), ("gzip", found.packed)):
        if packed and name in read:
            return Response(packed, headers={**headers, "content-encoding": name}, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)
