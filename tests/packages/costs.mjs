// What the package impera-js costs under Node: microseconds of CPU for a view, and megabytes of what is loaded.
// The command line names the file of the network.
import { readFileSync } from "node:fs"

import { load, loadAdvisor, loadBots, loadNetwork } from "../../packages/impera-js/src/index.ts"

const VIEWS = 4000
const grown = []

async function measured(name, make) {
  globalThis.gc()
  const before = process.memoryUsage()
  const made = await make()
  globalThis.gc()
  const after = process.memoryUsage()
  const size = (memory) => memory.external + memory.arrayBuffers + memory.heapUsed
  grown.push([name, (size(after) - size(before)) / 1e6])
  return made
}

const rules = await measured("rules", () => load())
const network = await measured("network", () => loadNetwork(readFileSync(process.argv[2])))
const bots = await measured("bots", () => loadBots())
const advisor = await measured("advisor", () => loadAdvisor())
const game = rules.newGame({ players: 4, seed: 7 })
for (let place = 0; place < 60; place++) game.play(game.legal()[place % game.legal().length])
await measured("a decision of the sage", async () => bots.make("sage", { seed: 1, network }).decide(game.observation()))
await measured("a hint", async () => advisor.hint(game.observation(), { seed: 1, network }))
const rates = []
for (let tries = 0; tries < 5; tries++) {
  const began = process.cpuUsage().user
  for (let number = 0; number < VIEWS; number++) game.view(number % 4)
  rates.push((process.cpuUsage().user - began) / VIEWS)
}
console.log(JSON.stringify({ view: Math.min(...rates), grown }))
