"""BLAKE2b and SHA-256 out of Python itself.

`hashlib` gives the same functions, but loads OpenSSL first: four megabytes in each process, which nothing else needs.
The module `random` of the standard library reads its own hash in this way.
"""

from typing import TYPE_CHECKING

__all__ = ["blake2b", "sha256"]

if TYPE_CHECKING:
    from hashlib import blake2b, sha256
else:
    try:
        from _blake2 import blake2b
    except ImportError:
        from hashlib import blake2b
    try:
        from _sha2 import sha256
    except ImportError:
        try:
            from _sha256 import sha256  # its name up to Python 3.11
        except ImportError:
            from hashlib import sha256
