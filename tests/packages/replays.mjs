// Plays games with the package impera-js: one task per line of input, as JSON, and one answer per line of output.
// {"record": text, "every": n, "from": k}: the events of each decision for every viewer, every n-th view, and the record
//   written again, as texts in the order in which they come.
// {"options": {...}, "seed": n}: the record of a game whose decisions are chosen here.
// {"record": text, "bots": [{"name", "seed", ...}]}: what the bot of the seat that decides would do at each decision.
// The engine is that of the package, or the file that the command line names.
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"

import { load, loadBots } from "../../packages/impera-js/src/index.ts"

const rules = await load(process.argv[2] && readFileSync(process.argv[2]))

async function replayed({ record, every, from }) {
  const read = await rules.read(record)
  const game = rules.replay(read, 0)
  const viewers = [null, "everything", ...Array.from({ length: game.options.players }, (_, seat) => seat)]
  const found = viewers.map((viewer) => JSON.stringify(game.events(viewer)))
  for (const [place, decision] of read.decisions.entries()) {
    const before = game.logLength
    found.push(JSON.stringify(game.play(decision)))
    for (const viewer of viewers) {
      found.push(JSON.stringify(game.events(viewer, before)))
      if (place % every === from || game.seat === null) found.push(JSON.stringify(game.view(viewer)))
    }
  }
  found.push(...viewers.map((viewer) => JSON.stringify(game.events(viewer))), await rules.write(read))
  return found
}

async function played({ options, seed }) {
  const game = rules.newGame({ ...options, seed })
  for (let place = seed; game.seat !== null; place += 31) {
    const legal = game.legal()
    game.play(legal[place % legal.length])
  }
  return rules.write(game.record())
}

async function decided({ record, bots: seats }) {
  const read = await rules.read(record)
  const game = rules.replay(read, 0)
  const bots = await loadBots()
  const players = seats.map(({ name, ...how }) => bots.make(name, how))
  return read.decisions.map((decision) => {
    const chosen = players[game.seat].decide(game.observation())
    game.play(decision)
    return chosen
  })
}

const answer = (task) => ("bots" in task ? decided(task) : "record" in task ? replayed(task) : played(task))

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answer(JSON.parse(line))))
}
