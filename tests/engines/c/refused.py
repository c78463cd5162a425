"""Functions that have no exact meaning in C, and why."""

TABLE = (1, 2)
CALLS = []
HALF = 0.5


def _step(record):
    record.large += 1
    return record.large


def order_matters(record):
    return record.large + _step(record)


def order_of_arguments_matters(record):
    return min(_step(record), record.large)


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


ALL = {
    order_matters: "one operand changes what another may read",
    order_of_arguments_matters: "one operand changes what another may read",
    is_changed_twice: "what is changed would be looked up twice",
    is_compared_twice: "what is compared twice would be changed twice",
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
}

WHOLE = {
    has_a_default: "arguments are plain, and all are given",
    waits: "it is not a plain function",
}
