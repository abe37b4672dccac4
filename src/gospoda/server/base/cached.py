"""Answers that are the same for everybody: encoded, hashed and compressed once, and revalidated by the browser."""

from __future__ import annotations

import gzip
import hashlib

from litestar import Response
from msgspec import Struct

from gospoda.server.base.http_errors import AnyRequest

WORTH_PACKING = 1000  # bytes; below that a header costs more than is saved
PACKED_ALREADY = ("image/png", "image/jpeg", "font/")
ASK_AGAIN = "no-cache"  # keep it, but ask whether it is still right
FOR_EVER = "public, max-age=31536000, immutable"  # for names that carry a hash of the contents


class Cached(Struct, frozen=True):
    """A body with what a browser needs to keep it."""

    body: bytes
    packed: bytes  # with gzip; empty where that does not pay
    etag: str
    media_type: str
    brotli: bytes = b""  # where it was packed when it was built


def cached(body: bytes, media_type: str, brotli: bytes = b"") -> Cached:
    """Make a body ready to be sent many times."""
    etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    packs = len(body) >= WORTH_PACKING and not media_type.startswith(PACKED_ALREADY)
    return Cached(body, gzip.compress(body, 9, mtime=0) if packs else b"", etag, media_type, brotli)


def answer(request: AnyRequest, found: Cached, cache: str = ASK_AGAIN) -> Response[bytes]:
    """The body, packed where the browser can read that, or 304 if it has the same already."""
    headers = {"etag": found.etag, "cache-control": cache, "vary": "accept-encoding"}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    read = request.headers.get("accept-encoding", "")
    for name, packed in (("br", found.brotli), ("gzip", found.packed)):
        if packed and name in read:
            return Response(packed, headers={**headers, "content-encoding": name}, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)
