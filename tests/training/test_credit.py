"""Credit: what a decision gets for what came of it."""

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")
credit = pytest.importorskip("impera.training.credit").credit


class Asked:
    """Three decisions in one game, by seats 0, 1 and 0; the third ends it, and seat 0 has won."""

    seats = torch.tensor([[0], [1], [0], [0]])
    ended = torch.tensor([[0], [0], [0], [1]])
    rewards = torch.tensor([[[0.0] * 4]] * 3 + [[[1.0, -1.0, 0.0, 0.0]]])


def test_the_last_decision_of_each_seat_is_judged_by_the_end():
    """Seat 0 expected 0.5 and won 1; seat 1 expected 0.25 and won -1."""
    values = torch.tensor([[0.0], [0.25], [0.5], [0.0]])
    found = credit(Asked(), values, 0.0)
    assert found.advantages.flatten().tolist() == [0.5, -1.25, 0.5]
    assert found.is_known.all()


def test_credit_goes_on_to_the_decision_of_the_same_seat_before():
    """The first decision gets 0.5 for what seat 0 expects next, and half of the credit of that one."""
    values = torch.tensor([[0.0], [0.25], [0.5], [0.0]])
    assert credit(Asked(), values, 0.5).advantages.flatten().tolist() == [0.75, -1.25, 0.5]
