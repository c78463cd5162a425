import { BadWeights } from "./errors.ts";
import { fetched, type Argument, type Wasm } from "./wasm.ts";

/** An array of a network: how many rows it has, and its bytes as the compiled pass takes them. */
export interface NetworkArray {
  readonly rows: number;
  readonly bytes: Uint8Array;
}

/** An array as the first line of the file lists it; its kind is NumPy's code for its numbers. */
type Listed = readonly [name: string, kind: string, shape: readonly number[]];

const NEWLINE = 10;
const HALF = "f2";

/** The weights that a bot like the sage decides by, from the bytes that `impera.bots.network.plain` writes. */
export class Network {
  /** In the order in which the compiled pass takes them. */
  readonly arrays: readonly NetworkArray[];

  constructor(bytes: Uint8Array) {
    const end = bytes.indexOf(NEWLINE) + 1;
    const listed = heading(bytes.subarray(0, end));
    const expected = listed.reduce((sum, each) => sum + sizeOf(each), end);
    if (bytes.length !== expected) throw new BadWeights(`the network should have ${expected} bytes, not ${bytes.length}`);
    let at = end;
    this.arrays = listed.map((each) => {
      const stored = bytes.subarray(at, (at += sizeOf(each)));
      const [, kind, shape] = each;
      return { rows: shape[0] ?? 0, bytes: kind === HALF ? widened(stored) : stored };
    });
  }
}

/** Networks in the memory of a module, where they stay once they were used. */
export class NetworksIn {
  readonly #wasm: Wasm;
  readonly #known = new Map<Network, readonly Argument[]>();

  constructor(wasm: Wasm) {
    this.#wasm = wasm;
  }

  /** The weights of a network, as entries take them. */
  given(network: Network): readonly Argument[] {
    const known = this.#known.get(network);
    if (known !== undefined) return known;
    const found = network.arrays.flatMap(({ rows, bytes }): Argument[] => {
      const at = this.#wasm.room(bytes.length);
      this.#wasm.bytes(at, bytes.length).set(bytes);
      return [at, BigInt(rows)];
    });
    this.#known.set(network, found);
    return found;
  }
}

/** The network, from the file that comes with this package, or from its bytes. It is large, so fetch it when needed. */
export async function loadNetwork(bytes?: Uint8Array): Promise<Network> {
  return new Network(bytes ?? (await fetched("./network.bin")));
}

function heading(line: Uint8Array): readonly Listed[] {
  try {
    return JSON.parse(new TextDecoder().decode(line)) as readonly Listed[];
  } catch {
    throw new BadWeights("this is no network: its first line must be a list of arrays");
  }
}

function sizeOf([, kind, shape]: Listed): number {
  return shape.reduce((product, each) => product * each, Number(kind.slice(1)));
}

/** Numbers of half precision in single precision. */
function widened(halves: Uint8Array): Uint8Array {
  const from = new DataView(halves.buffer, halves.byteOffset);
  const singles = new Float32Array(halves.length / 2);
  for (let i = 0; i < singles.length; i++) singles[i] = single(from.getUint16(2 * i, true));
  return new Uint8Array(singles.buffer);
}

/** A finite number of half precision: a sign, five bits of exponent and ten of fraction. */
function single(half: number): number {
  const sign = half >> 15 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}
