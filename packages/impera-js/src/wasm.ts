/** What an entry takes: an address, or a whole number; an array is its address and its length. */
export type Argument = number | bigint;

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
  const file = new URL(name, import.meta.url);
  if (file.protocol !== "file:") return WebAssembly.compile(await (await fetch(file)).arrayBuffer());
  const { readFile } = await import("node:fs/promises");
  return WebAssembly.compile(new Uint8Array(await readFile(file)));
}

/** The low and the high half of a seed, as the rules take it. */
export function halves(seed: bigint): [bigint, bigint] {
  return [seed & 0xffffffffn, seed >> 32n];
}
