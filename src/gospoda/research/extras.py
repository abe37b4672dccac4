"""Optional packages: if one is missing, one sentence says what to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(ImportError):
    """Raised for an optional package that is not installed; the message says what to do."""


def need(module: str, extra: str) -> Any:
    """Returns an optional package, or raises a sentence that says how to install it."""
    try:
        return import_module(module)
    except ImportError as problem:
        package = module.partition(".")[0]
        if problem.name is not None and not problem.name.startswith(package):
            raise
        raise MissingExtra(f"this needs the package {package}: pip install 'gospoda[{extra}]'") from None
