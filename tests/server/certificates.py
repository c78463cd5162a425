"""What clients of test servers know of certificates: nothing, because those servers speak plain HTTP."""

import ssl

NONE = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody. Without this, each client reads whom the machine trusts, which takes 30 ms of CPU time."""
