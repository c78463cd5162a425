// Functions of the rules that are a few machine instructions, as in impera/engines/instructions.py.
static inline i64 count_bits(i64 word) { return __builtin_popcountll((u64)word); }
static inline i64 lowest_bit(i64 word) { return __builtin_ctzll((u64)word); }
static inline void copy_row(const i8 *row, i64 size, i8 *target, i64 at) {
  __builtin_memcpy(target + at, row, (__SIZE_TYPE__)size);
}
static inline void take_cards(const i8 *cards, i8 *pool) {
  for (int kind = 0; kind < KINDS; kind++) pool[kind] -= cards[kind];
}
static inline i64 kinds_among(const i8 *cards) {
  i64 kinds = 0;
  for (int kind = 0; kind < KINDS; kind++) kinds |= (i64)(cards[kind] > 0) << kind;
  return kinds;
}
