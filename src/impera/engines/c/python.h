// What Python's arithmetic means in C. It is compiled with -fwrapv, so integers wrap around as numba's do.
typedef signed char i8;
typedef unsigned char u8;
typedef int i32;
typedef long long i64;
typedef unsigned long long u64;
typedef float f32;
typedef double f64;

#if defined(__wasm__)
#define EXPORT(name) __attribute__((export_name(#name)))
#elif defined(_WIN32)
#define EXPORT(name) __declspec(dllexport)
#else
#define EXPORT(name) __attribute__((visibility("default")))
#endif

// A place in a row of known length. Python counts negative places from the end; the subset has none, and a checked
// build stops at one.
#ifdef CHECKED
static inline i64 place(i64 i, i64 size) { if (i < 0 || i >= size) __builtin_trap(); return i; }
#else
#define place(i, size) (i)
#endif

// Python rounds down, C towards zero.
static inline i64 modulo(i64 a, i64 b) { i64 rest = a % b; return rest && (rest ^ b) < 0 ? rest + b : rest; }
static inline i64 quotient(i64 a, i64 b) { return (a - modulo(a, b)) / b; }
static inline i64 shifted(i64 a, i64 b) { return (i64)((u64)a << b); }
static inline i64 least_i64(i64 a, i64 b) { return b < a ? b : a; }
static inline i64 greatest_i64(i64 a, i64 b) { return b > a ? b : a; }
static inline f64 least_f64(f64 a, f64 b) { return b < a ? b : a; }
static inline f64 greatest_f64(f64 a, f64 b) { return b > a ? b : a; }

// Compilers call these for what is set or copied in one piece; there is no C library to have them from.
#ifndef __wasm__
#define OWN __attribute__((visibility("hidden"), no_builtin))
OWN void *memset(void *to, int value, __SIZE_TYPE__ size) {
  for (u8 *at = to, *end = at + size; at < end; at++) *at = (u8)value;
  return to;
}
OWN void *memcpy(void *restrict to, const void *restrict from, __SIZE_TYPE__ size) {
  for (__SIZE_TYPE__ i = 0; i < size; i++) ((u8 *)to)[i] = ((const u8 *)from)[i];
  return to;
}
#endif
