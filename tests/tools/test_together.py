"""Commands side by side: what each prints is told apart, and none hides the failure of another."""

from __future__ import annotations

import shlex
import sys

import pytest

from tools.together import main


def python(code):
    """A command that runs a line of Python."""
    return shlex.join([sys.executable, "-c", code])


def test_every_line_has_the_name_of_its_command(capsys):
    assert main(["one", python("print('a\\nb')"), "other", python("print('c')")]) == 0
    assert sorted(capsys.readouterr().out.splitlines()) == ["one   | a", "one   | b", "other | c"]


def test_they_run_at_the_same_time(tmp_path):
    """Each waits for a file that the other writes."""
    files = [str(tmp_path / name) for name in ("mine", "yours")]
    code = "from pathlib import Path\nPath({!r}).touch()\nwhile not Path({!r}).exists(): pass"
    assert main(["one", python(code.format(*files)), "other", python(code.format(*reversed(files)))]) == 0


def test_a_command_after_then_waits_for_the_one_before_it_even_if_that_fails(tmp_path, capsys):
    """And not for those beside it."""
    file = str(tmp_path / "written")
    slow = python(f"import time; time.sleep(0.2); open({file!r}, 'w').close(); raise SystemExit(3)")
    asks = python(f"from pathlib import Path; print(Path({file!r}).exists())")
    assert main(["one", slow, "then", "other", asks, "third", asks]) == 3
    assert set(capsys.readouterr().out.splitlines()) >= {"other | True", "third | False"}


def test_the_first_failure_is_the_result_and_the_others_come_to_their_end(capsys):
    failing, fine = python("raise SystemExit(3)"), python("import time; time.sleep(0.2); print('done')")
    assert main(["one", fine, "other", failing, "third", python("raise SystemExit(4)")]) == 3
    assert "one   | done" in capsys.readouterr().out


def test_a_failure_is_told_last(capsys):
    """What failed while another command printed on is not lost above its lines."""
    failing, fine = python("print('lost'); raise SystemExit(3)"), python("import time; time.sleep(0.2); print('done')")
    main(["one", fine, "other", failing])
    assert capsys.readouterr().out.splitlines()[-2:] == ["other failed with exit status 3. Its last lines:", "lost"]


@pytest.mark.parametrize(
    "arguments", [[], ["name"], ["name", "true", "other"], ["then"], ["name", "true", "then", "other"]]
)
def test_a_name_without_a_command_is_refused(arguments, capsys):
    assert main(arguments) == 2
    assert "NAME COMMAND" in capsys.readouterr().err
