// Tables as the page has them on a device: one task per line of input, as JSON, and one answer per line of output.
// {"row": {...}, "entries": [...]}: what every viewer is told of each entry, seat 0 without views, and the whole table after it; and which seats
// were asked what and have not answered; as texts.
import { createInterface } from "node:readline"

import { emptyTable } from "../../frontend/src/local/table-state.ts"
import { load } from "../../packages/impera-js/src/index.ts"

const rules = await load()

async function told({ row, entries }) {
  const state = await emptyTable(rules, row)
  const viewers = [null, ...row.sitters.keys()]
  return entries.map((entry) => {
    state.add(entry)
    const talks = Object.fromEntries([...state.talks.unanswered].map(([seat, { phrase, asker, about, domain }]) => [seat, [phrase, asker, about, domain]]))
    return JSON.stringify([viewers.map((viewer) => [state.telling(entry, viewer, viewer !== 0), state.whole(viewer)]), talks])
  })
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await told(JSON.parse(line))))
}
