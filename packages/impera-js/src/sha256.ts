/**
 * SHA-256 (FIPS 180-4). Browsers offer their own only over https, and most tables at home are reached without it.
 */

const PRIMES = firstPrimes(64);
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BEGINNING = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The digest of a text, in hexadecimal. */
export function sha256(text: string): string {
  const padded = pad(new TextEncoder().encode(text));
  let state = BEGINNING;
  for (let block = 0; block < padded.byteLength; block += 64) state = mix(state, padded, block);
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** The bytes, a one, zeros, and their length in bits, in whole blocks. */
function pad(bytes: Uint8Array): DataView {
  const padded = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  bytes.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, 8 * bytes.length);
  return padded;
}

function mix(state: readonly number[], message: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => message.getUint32(block + 4 * place));
  const word = (place: number) => words[place] ?? 0;
  for (let place = 16; place < 64; place += 1) {
    const [late, early] = [word(place - 2), word(place - 15)];
    const one = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    const other = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    words.push((word(place - 16) + other + word(place - 7) + one) >>> 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  CONSTANTS.forEach((constant, place) => {
    const chosen = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constant + word(place);
    const majority = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(chosen + majority) >>> 0, a, b, c, (d + chosen) >>> 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((value, place) => (value + (state[place] ?? 0)) >>> 0);
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first 32 bits of what comes after the point. */
function fraction(value: number): number {
  return Math.floor((value % 1) * 2 ** 32);
}

function firstPrimes(number: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < number; candidate += 1) {
    if (found.every((prime) => candidate % prime)) found.push(candidate);
  }
  return found;
}
