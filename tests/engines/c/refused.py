"""Functions that have no exact meaning in C, and why."""

import functools
import math

TABLE = (1, 2)
FRACTIONS = (0.5, 1.5)
UNEVEN = ((1, 2), (3,))
WORDS = ("one", "two")
NONE = ()
WIDE = 1 << 63
CALLS = []
HALF = 0.5


class max:  # noqa: A001, N801 - it is the point
    """Not what Python itself calls so."""

    def __init__(self, one, other):
        """Takes what the real one takes."""


def _step(record):
    record.large += 1
    return record.large


def order_matters(record):
    return record.large + _step(record)


def order_of_arguments_matters(record):
    return min(_step(record), record.large)


def order_of_a_target_and_its_value_matters(record):
    record.small[_step(record)] = record.large


def order_of_indices_matters(record):
    return record.grid[record.large][_step(record)]


def is_changed_twice(record):
    record.small[_step(record)] %= 3


def is_compared_twice(record):
    return 0 < _step(record) < 9


def has_a_list(record):
    return [record.large]


def loops_over_anything(record):
    for _ in record.small:
        pass


def counts_in_steps(record):
    for _ in range(0, record.large, 2):
        pass


def is_a_member(record):
    return record.large in TABLE


def calls_by_keyword(record):
    return _step(record=record)


def calls_what_is_not_there(record):
    return abs(record.large)


def has_no_such_field(record):
    return record.length


def is_a_number_and_a_record(record):
    it = record
    if record.large:
        it = 3
    return it


def stores_a_row(record):
    record.large = record.small


def asks_an_unknown_length(record):
    return len(record)


def powers(record):
    return record.large**2


def tries(record):
    try:
        return record.large
    finally:
        pass


def goes_on_after_a_loop(record):
    while record.large:
        record.large -= 1
    else:  # noqa: PLW0120 - it is the point
        record.large = 9


def has_a_default(record, more=1):
    return record.large + more


async def waits(record):
    return record.large


def has_more_by_place(record, *more):
    return record.large


def has_more_by_name(record, **more):
    return record.large


def has_one_by_name(record, *, more):
    return record.large + more


def has_one_by_place(record, /):
    return record.large


def in_another_s_clothes(function):
    """A decorated function that says it is still the same."""

    @functools.wraps(function)
    def dressed(record):
        return function(record) + 1

    return dressed


@in_another_s_clothes
def is_decorated(record):
    return record.large


def may_end_without_a_result(record):  # noqa: RET503 - it is the point
    if record.large:
        return 1


def may_leave_a_loop_without_a_result(record):
    while True:
        if record.large:
            break
        return 1


def yields(record):
    yield record.large


def has_a_function_inside(record):
    def inner():
        return record.large

    return inner()


def changes_a_global(record):
    global TABLE  # noqa: PLW0603 - it is the point
    TABLE = record.large


def names_as_it_goes(record):
    return (large := record.large) + large


def has_two_targets(record):
    one = two = record.large
    return one + two


def has_a_word(record):
    return "large"


def returns_none(record):
    return None


def is_the_same(record):
    return record.large is TABLE


def takes_a_slice(record):
    return record.small[0:2]


def counts_from_the_end(record):
    return record.small[-1]


def has_a_table_of_fractions(record):
    return FRACTIONS[record.large]


def has_uneven_rows(record):
    return UNEVEN[record.large][0]


def has_a_table_of_words(record):
    return WORDS[record.large]


def has_an_empty_table(record):
    return len(NONE)


def is_too_wide(record):
    return record.large + WIDE


def counts_to_a_fraction(record):
    for _ in range(HALF * record.large):
        pass


def has_two_roots(record):
    return math.sqrt(record.large, 2)


def calls_what_the_module_names_as_python_does(record):
    return max(record.large, 3)


def calls_a_number(record):
    len = record.large  # noqa: A001 - it is the point
    return len(record.small)


def calls_a_number_that_is_a_function_elsewhere(record):
    _step = record.large
    return _step(record)


def loops_over_a_number_that_is_called_range(record):
    range = record.large  # noqa: A001 - it is the point
    for _ in range(3):
        pass


def has_the_root_of_something_else(record):
    math = record
    return math.sqrt(record.large)


def has_two_lengths(record):
    return len(record.small, record.small)


def has_another_function_of_c(record):
    return math.sin(record.large)


def has_the_least_of_three(record):
    return min(1, 2, record.large)


def calls_itself(record):
    return calls_itself(record)


def calls_with_a_row_spread(record):
    return _step(*record.small)


def takes_pairs(record):
    for one, two in UNEVEN:
        record.large += one * two


def goes_on_after_a_range(record):
    for _ in range(3):
        pass
    else:  # noqa: PLW0120 - it is the point
        record.large = 9


def raises(record):
    raise ValueError


def asserts(record):
    assert record.large


def takes_a_row_apart(record):
    one, two = record.small
    return one + two


def adds_a_row(record):
    return record.small + 1


def looks_up_by_a_fraction(record):
    return record.small[HALF * 2]


def has_the_rest_of_a_fraction(record):
    return (record.large + HALF) % 2


def takes_the_rest_of_a_fraction(record):
    rest = record.large + HALF
    rest %= 2
    return rest > 1


def divides_in_place(record):
    record.large /= 2


def stores_a_fraction(record):
    record.large = HALF


def adds_a_fraction_in_memory(record):
    record.small[0] += HALF


def stores_in_a_list(record):
    [record.large] = TABLE


def looks_into_a_number(record):
    return record.large[0]


def is_one_of_two_rows(record):
    row = record.small
    if record.large:
        row = record.wide
    return row[3]


ALL = {
    order_matters: "one operand changes what another may read",
    order_of_arguments_matters: "one operand changes what another may read",
    order_of_a_target_and_its_value_matters: "one operand changes what another may read",
    order_of_indices_matters: "one operand changes what another may read",
    is_changed_twice: "what is changed would be looked up twice",
    is_compared_twice: "what is compared twice would be changed twice",
    names_as_it_goes: "no such expression in the subset",
    has_a_word: "no such expression in the subset",
    returns_none: "no such expression in the subset",
    calls_with_a_row_spread: "no such expression in the subset",
    yields: "no such statement in the subset",
    has_a_function_inside: "no such statement in the subset",
    changes_a_global: "no such statement in the subset",
    has_two_targets: "no such statement in the subset",
    takes_pairs: "no such statement in the subset",
    goes_on_after_a_range: "no such statement in the subset",
    raises: "no such statement in the subset",
    asserts: "no such statement in the subset",
    is_the_same: "no such comparison in the subset",
    takes_a_slice: "no such expression in the subset",
    counts_from_the_end: "places are counted from the beginning",
    has_a_table_of_fractions: "a table is of whole numbers, in rows of one length",
    has_uneven_rows: "a table is of whole numbers, in rows of one length",
    has_a_table_of_words: "a table is of whole numbers, in rows of one length",
    has_an_empty_table: "a table is of whole numbers, in rows of one length",
    is_too_wide: "it needs more than 64 bits",
    counts_to_a_fraction: "a whole number is needed here",
    has_two_roots: "no such function in the subset",
    calls_what_the_module_names_as_python_does: "no such function in the subset",
    calls_a_number: "no such function in the subset",
    calls_a_number_that_is_a_function_elsewhere: "no such function in the subset",
    loops_over_a_number_that_is_called_range: "loops go over a range or a constant tuple",
    has_the_root_of_something_else: "no such function in the subset",
    has_two_lengths: "no such function in the subset",
    has_another_function_of_c: "no such function in the subset",
    has_the_least_of_three: "no such function in the subset",
    calls_itself: "no such function in the subset",
    has_a_list: "no such expression in the subset",
    loops_over_anything: "loops go over a range or a constant tuple",
    counts_in_steps: "loops go over a range or a constant tuple",
    is_a_member: "no such comparison in the subset",
    calls_by_keyword: "calls have no keywords",
    calls_what_is_not_there: "no such function in the subset",
    has_no_such_field: "there is no such field",
    is_a_number_and_a_record: "it is Cells * here and i64 there",
    stores_a_row: "only numbers are stored",
    asks_an_unknown_length: "its length is not known",
    powers: "no such operator in the subset",
    tries: "no such statement in the subset",
    goes_on_after_a_loop: "no such statement in the subset",
    takes_a_row_apart: "only the results of a function are taken apart",
    adds_a_row: "a number is needed here",
    looks_up_by_a_fraction: "a whole number is needed here",
    has_the_rest_of_a_fraction: "no such operator of fractions in the subset",
    takes_the_rest_of_a_fraction: "no such operator of fractions in the subset",
    divides_in_place: "no such operator in the subset",
    stores_a_fraction: "a fraction would be cut",
    adds_a_fraction_in_memory: "a fraction would be cut",
    stores_in_a_list: "nothing is stored there",
    looks_into_a_number: "only rows have places",
    is_one_of_two_rows: "a row has the same length in every case",
}

WHOLE = {
    has_a_default: "arguments are plain, and all are given",
    has_more_by_place: "arguments are plain, and all are given",
    has_more_by_name: "arguments are plain, and all are given",
    has_one_by_name: "arguments are plain, and all are given",
    has_one_by_place: "arguments are plain, and all are given",
    is_decorated: "it is not a plain function",
    may_end_without_a_result: "it may end without its result",
    may_leave_a_loop_without_a_result: "it may end without its result",
    waits: "it is not a plain function",
}
