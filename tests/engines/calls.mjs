// Calls the entries of a WebAssembly file: one call per line of input, as JSON, and one answer per line of output.
// A call is {entry, arguments}; an argument is a number as text, or an array as {bytes (base64), length}. Its bytes
// come back as they are after the call.
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"

const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2]))).exports

/** Copies each different array into memory once, from `start` on; two arguments may be the same memory. */
function placed(given, start) {
  const places = new Map()
  let top = start
  for (const { memory, bytes } of given.filter((argument) => argument.bytes !== undefined)) {
    if (places.has(memory)) continue
    const data = Buffer.from(bytes, "base64")
    places.set(memory, { at: top, size: data.length, data })
    top = (top + data.length + 15) & ~15
  }
  const missing = top - wasm.memory.buffer.byteLength
  if (missing > 0) wasm.memory.grow(Math.ceil(missing / 65536))
  for (const { at, data } of places.values()) new Uint8Array(wasm.memory.buffer).set(data, at)
  return places
}

for await (const line of createInterface({ input: process.stdin })) {
  const { entry, arguments: given } = JSON.parse(line)
  const places = placed(given, (wasm.__heap_base.value + 15) & ~15)
  const numbers = given.flatMap((argument) =>
    argument.bytes === undefined ? [BigInt(argument.number)] : [places.get(argument.memory).at, BigInt(argument.length)],
  )
  const began = process.cpuUsage().user
  let answer
  try {
    const result = wasm[entry](...numbers)
    const microseconds = process.cpuUsage().user - began
    const memories = [...places].map(([memory, { at, size }]) => [
      memory,
      Buffer.from(wasm.memory.buffer, at, size).toString("base64"),
    ])
    answer = { result: String(result), memories: Object.fromEntries(memories), microseconds }
  } catch (error) {
    answer = { error: String(error) }
  }
  console.log(JSON.stringify(answer))
}
