/** What an entry takes: an address, or a whole number; an array is its address and its length. */
export type Argument = number | bigint;

/** Arrays that entries take together: of each its rows, the bytes of a row, and which other it is another form of. */
export type Layout = Readonly<Record<string, readonly [rows: number, size: number, same: string | null]>>;

/** Room for such arrays. */
export interface Bundle<Arrays extends Layout> {
  readonly at: Readonly<Record<keyof Arrays, number>>;
  /** As entries take them. */
  readonly given: readonly Argument[];
}

const PAGE = 65536;

/** A WebAssembly module of the rules, its memory, and who uses which part of it. */
export class Wasm {
  readonly #exports: WebAssembly.Exports;
  readonly #memory: WebAssembly.Memory;
  #top: number;

  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module).exports;
    this.#memory = this.#exports["memory"] as WebAssembly.Memory;
    this.#top = aligned(Number((this.#exports["__heap_base"] as WebAssembly.Global).value));
  }

  /** The memory; it is another object after it has grown. */
  get buffer(): ArrayBuffer {
    return this.#memory.buffer;
  }

  /** Sets some bytes aside for good, all zero; returns their address. */
  room(size: number): number {
    const at = this.#top;
    this.#top = aligned(at + size);
    this.reach(this.#top);
    return at;
  }

  /** Sets arrays aside that entries take together. */
  bundle<Arrays extends Layout>(arrays: Arrays): Bundle<Arrays> {
    const at: Record<string, number> = {};
    const given = Object.entries(arrays).flatMap(([name, [rows, size, same]]): Argument[] => {
      const place = same === null ? this.room(rows * size) : (at[same] ?? 0);
      at[name] = place;
      return [place, BigInt(rows)];
    });
    return { at: at as Record<keyof Arrays, number>, given };
  }

  /** The address after all rooms, for what is used at once; `reach` makes memory for it. */
  get top(): number {
    return this.#top;
  }

  /** Makes memory reach up to an address. */
  reach(end: number): void {
    const missing = end - this.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
  }

  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.buffer, at, size);
  }

  call(entry: string, ...given: readonly Argument[]): unknown {
    return (this.#exports[entry] as (...given: readonly Argument[]) => unknown)(...given);
  }
}

/** The next address that every kind of number may have. */
function aligned(address: number): number {
  return (address + 15) & ~15;
}

/** A file beside this module, compiled, in Node or in a browser. */
export async function shipped(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await fetched(name));
}

/** The bytes of a file beside this module, in Node or in a browser. */
export async function fetched(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = new URL(name, import.meta.url);
  if (file.protocol !== "file:") {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file.href} cannot be fetched: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(file));
}

/** The low and the high half of a seed, as the rules take it. */
export function halves(seed: bigint): [bigint, bigint] {
  return [seed & 0xffffffffn, seed >> 32n];
}
