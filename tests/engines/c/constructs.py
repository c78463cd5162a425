"""Functions that each use one construct of the compiled subset; a test runs them in Python and in C."""

import math

TABLE = (5, 3, 8)
PAIRS = ((1, 2), (3, 4), (5, 6))
HALF = 0.5


def adds_and_multiplies(a, b):
    return a * 3_100_000_007 + b - 7


def rounds_down(a, b):
    return a // (abs_of(b) + 1) * 1000 + a % (abs_of(b) + 1)


def rounds_down_by_a_negative(a, b):
    return a // (-1 - abs_of(b)) * 1000 + a % (-1 - abs_of(b))


def abs_of(a):
    return a if a >= 0 else -a


def combines_bits(a, b):
    return ((a & b) | (a ^ 1)) ^ ~b


def shifts(a, b):
    return (a << (b & 7)) + (a >> (b & 7))


def changes_in_place(a, b):
    a += b
    a -= 1
    a *= 3
    a &= 0xFFFF
    a |= 2
    a ^= b
    a <<= 2
    a >>= 1
    a //= 3
    a %= 1000
    return a


def has_the_value_of_a_part(a, b):
    return (a or b) * 100 + (a and b)


def compares_in_a_chain(a, b):
    return (0 <= a < b) + 2 * (a == b) + 4 * (a != b) + 8 * (not a)


def branches(a, b):
    if a > b:
        a = -a
    elif a == b:
        pass
    else:
        a += 10
    return a if not b else a * 2


def compares_fractions(a, b):
    half = a * HALF
    half += b
    half *= 2.0
    return (half > a) + 2 * (half <= b - HALF) + 4 * (-half < HALF)


def takes_the_least_and_greatest(a, b):
    return min(a, b) * 1000 + max(a, b)


def looks_up(a, b):
    return TABLE[a % 3] * 10 + PAIRS[b % 3][a % 2] + TABLE[1]


def goes_over_a_table(a, b):
    total = 0
    for value in TABLE:
        if value == a:
            continue
        total = total * 7 + value + b
    for value in (2, 4):
        total += value
    return total


def counts_up(a, b):
    total = 0
    for i in range(3, 9):
        total += i * a
        if total > 1000:
            break
    for _ in range(b):
        total += 1
    return total


def keeps_the_last_of_a_range(a, b):
    i = 100
    for i in range(a):  # noqa: B007 - what it is afterwards is the point
        b += 1
    return b * 1000 + i


def counts_down(a, b):
    while a > 0:
        a -= 3
        b += 1
    return b


def returns_several(a, b):
    return a + b, a - b


def takes_several_apart(a, b):
    more, less = returns_several(a, b)
    return more * 100 + less


def takes_a_fraction_among_several(a, b):
    number, fraction = returns_a_fraction_too(a, b)
    return number * 100 + count_of(fraction)


def returns_a_fraction_too(a, b):
    return a - b, (a + b) * HALF


def computes_with_fractions(a, b):
    fraction = (a + HALF) / (abs_of(b) + 1)
    fraction = max(fraction, 0.25) * math.sqrt(abs_of(a))
    return count_of(fraction)


def count_of(fraction):
    """How many times 0.125 fits; fractions do not leave C."""
    number = 0
    while fraction >= 0.125 and number < 10_000:
        fraction = fraction - 0.125
        number += 1
    return number


def cuts_fractions(a, b):
    return int(a / (abs_of(b) + 1)) * 1000 + int(HALF * b)


def names_things_as_c_does(int, register):  # noqa: A002
    short = int + register
    long = short * 2
    return long - int


def names_things_as_compilers_do(asm, typeof):
    """Words of GNU, names of our headers, and what the translation invents."""
    table_0 = TABLE[asm % 3]
    shifted = table_0 << 1
    place = PAIRS[typeof % 3][1]
    return asm + typeof * 10 + shifted * 100 + place * 1000


def names_things_as_the_translation_does(made_1, made_2):
    for i in range(3):
        made_1 += i
    more, less = returns_several(made_1, made_2)
    KINDS = modulo(more, 7)  # noqa: N806 - as in the header
    memset = quotient(less, 3)
    return KINDS * 100 + memset + min(KINDS, memset) + least_i64(1, 2)


def modulo(a, b):
    """Not what Python's % is, as the next ones are not what their names say."""
    return a * b


def quotient(a, b):
    return a - b


def least_i64(a, b):
    return b - 2 * a


def calls_two_of_one_name(a, b):
    """The same function for other types is another one in C, also beside one that has a number in its name."""
    return adds(a, b) * 100 + count_of(adds(a, HALF)) * 10 + adds_2(a, b)


def adds(a, b):
    return a + b


def adds_2(a, b):
    return a - b


def makes_a_type_follow_from_a_later_line(a, b):
    sum_ = 0
    for i in range(4):
        count = sum_ * 2.0
        sum_ = count + i + a
    return count_of(sum_) + b


ALL = (
    adds_and_multiplies,
    rounds_down,
    rounds_down_by_a_negative,
    combines_bits,
    shifts,
    changes_in_place,
    has_the_value_of_a_part,
    compares_in_a_chain,
    branches,
    compares_fractions,
    takes_the_least_and_greatest,
    looks_up,
    goes_over_a_table,
    counts_up,
    keeps_the_last_of_a_range,
    counts_down,
    takes_several_apart,
    takes_a_fraction_among_several,
    computes_with_fractions,
    cuts_fractions,
    names_things_as_c_does,
    names_things_as_compilers_do,
    names_things_as_the_translation_does,
    calls_two_of_one_name,
    makes_a_type_follow_from_a_later_line,
)


# ------------------------------------------------------------------------------------------------------------ in memory


def reads_and_writes(records, rows, i):
    """Bytes wrap around, and are wide once they are read."""
    record = records[i]
    record.small[2] += 100
    record.small[3] = record.small[2] + record.large
    record.large = len(rows) * 10 + len(rows[0]) + len(record.small)
    rows[i][1] = record.small[2] * 1000
    return record.small[2] * 2


def looks_at_the_target_last(records, rows, i):
    """The value is made before its place is looked up, as in Python."""
    record = records[i]
    rows[0][record.small[0]] = next_small(record)
    return record.small[0] + rows[0][1]


def next_small(record):
    record.small[0] += 1
    return 40 + record.small[0]


def calls_for_what_changes(records, rows, i):
    """A function without a result, which returns early; rows and records are arguments."""
    spread(records[i], rows[1], 2)
    spread(records[i], rows[0], 90)
    return records[i].large


def spread(record, row, number):
    record.large += number
    if record.large > 100:
        return
    row[0] = number


def changes_memory_in_place(records, rows, i):
    """What a function of the header does, with a byte and with a wide number."""
    record = records[i]
    record.small[2] %= 7
    record.small[3] <<= 3
    record.large //= -3
    rows[0][i] = record.large
    rows[0][i] %= 5
    rows[1][2] <<= record.small[2]
    rows[1][i] //= 2
    return record.large * 100 + record.small[2] * 10 + rows[1][2]


def looks_into_a_bundle(bundle, i):
    """Arrays that are passed together, as a named tuple."""
    bundle.rows[i][2] += len(bundle.records)
    return bundle.records[i].large * 10 + bundle.rows[i][2]


def takes_one_of_two_rows(records, rows, i):
    """A row that is sometimes this one and sometimes that, of one length."""
    row = rows[0]
    if records[i].large > 60:
        row = rows[1]
    row[i] = 9
    return row[0] + row[2]


def computes_in_memory(fractions, i):
    """Fractions of 32 and 64 bits, alone and in rows of rows; they are as narrow as they are stored."""
    record = fractions[i]
    record.narrow = record.wide / 3
    record.wide += record.narrow
    record.grid[1][2] = record.grid[0][i] * 2 - record.wide
    record.grid[0][0] -= i
    return int(record.grid[1][2] * 1000) + len(record.grid) * 10 + len(record.grid[0])


def fills_a_grid(fractions, i):
    """Whole numbers in rows of rows; one row is an argument."""
    record = fractions[i]
    for row in range(len(record.marks)):
        for at in range(len(record.marks[row])):
            record.marks[row][at] += 10 * row + at
    record.typeof += 3  # a word of compilers as a field
    return last_of(record.marks[1]) + record.marks[2][0] + record.typeof


def last_of(row):
    return row[len(row) - 1]


IN_MEMORY = (
    reads_and_writes,
    looks_at_the_target_last,
    calls_for_what_changes,
    takes_one_of_two_rows,
    changes_memory_in_place,
)
WITH_FRACTIONS = (computes_in_memory, fills_a_grid)
