"""Giving up what only root may do, so that a test shows what an ordinary user meets."""

from __future__ import annotations

import ctypes

PR_CAPBSET_DROP = 24
CAPABILITIES_VERSION = 0x20080522
CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_SYS_NICE = 1, 2, 23


def give_up(*capabilities):
    """This process loses some of root's capabilities, and so does the program that it becomes."""
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0)
    data = (ctypes.c_uint32 * 6)()
    assert libc.capget(header, data) == 0
    for capability in capabilities:
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)  # only root may, and only root needs to
        data[0] &= ~(1 << capability)
    assert libc.capset(header, data) == 0
