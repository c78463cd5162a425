"""A program that waits for the process that has taken over from it, passes signals on, and ends as that one ends.

It imports nothing of impera, because it stays in memory as long as the server runs.
"""

import os
import signal
import sys

PASSED_ON = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name))


def wait_for(process: int) -> int:
    """Wait for a child; returns its exit status.

    A child that dies of a signal that was passed on was asked to end before it could do so by itself, as a server can.
    That is as good, so the status is 0.
    """
    passed = set()

    def pass_on(received: int, _: object) -> None:
        passed.add(received)
        os.kill(process, received)

    for number in PASSED_ON:
        signal.signal(number, pass_on)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, PASSED_ON)
    _, status = os.waitpid(process, 0)
    code = os.waitstatus_to_exitcode(status)
    if -code in passed:
        return 0
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(wait_for(int(sys.argv[1])))
