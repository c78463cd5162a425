// Plays games with the package impera-js: one task per line of input, as JSON, and one answer per line of output.
// {"record": text, "every": n, "from": k}: the events of each decision for every viewer, every n-th view, and the record
//   written again, as texts in the order in which they come.
// {"options": {...}, "seed": n}: the record of a game whose decisions are chosen here.
// {"record": text, "bots": [{"name", "seed", ...}], "network": file}: what the bot of the seat that decides would do at
//   each decision.
// {"record": text, "apart": name, "simulations": n}: what a new bot, with the number of each decision as its seed, would do
//   there, if each of its trees grows by itself.
// {"record": text, "advised": n, "passes": p, "network": file}: the hint, and every viewer's threats, at each n-th decision;
//   then the review of the game.
// {"record": text, "answering": name, "asked": [{...}], "every": n, "network": file}: whether such a bot, with the number of the
//   decision as its seed, would do what it is asked at each n-th decision, for those whom it concerns.
// {"options": {...}, "seed": n, "together": bool, "steps": [[seat, decision, by] or [seat]]}: a running game after each
//   decision or undo: who is asked what, what can be taken back, and what every viewer sees and is told.
// {"deck": [...], "options": {...}}: why a game with that deck is refused; null if it is not.
// {"position": {...}}: what everybody sees of the game that continues from it, or why it is refused.
// The engine is that of the package, or the file that the command line names.
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"

import { askedBy, BadOptions, BadPosition, concerns, load, loadAdvisor, loadBots, loadNetwork, RunningGame, together, treesOf } from "../../packages/impera-js/src/index.ts"

const rules = await load(process.argv[2] && readFileSync(process.argv[2]))

// Loaded once for all tasks, as by the page. Every player and every hint is made anew.
const loaded = new Map()
function once(name, loads) {
  if (!loaded.has(name)) loaded.set(name, loads())
  return loaded.get(name)
}
const networkOf = (file) => once(file, () => loadNetwork(readFileSync(file)))

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

function refusedDeck({ deck, options }) {
  try {
    rules.gameFromDeck(deck, options)
    return null
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error
    return error.message
  }
}

async function placed({ position }) {
  try {
    const game = await rules.gameFromPosition(position)
    const viewers = [null, "everything", ...Array.from({ length: game.options.players }, (_, seat) => seat)]
    return { seen: viewers.flatMap((viewer) => [game.view(viewer), game.events(viewer)].map((each) => JSON.stringify(each))) }
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error
    return { refused: error.message }
  }
}

async function played({ options, seed }) {
  const game = rules.newGame({ ...options, seed })
  for (let place = seed; game.seat !== null; place += 31) {
    const legal = game.legal()
    game.play(legal[place % legal.length])
  }
  return rules.write(game.record())
}

async function decided({ record, bots: seats, network: file }) {
  const read = await rules.read(record)
  const game = rules.replay(read, 0)
  const [bots, network] = [await once("bots", loadBots), await networkOf(file)]
  const players = seats.map(({ name, ...how }) => bots.make(name, { ...how, network }))
  return read.decisions.map((decision) => {
    const chosen = players[game.seat].decide(game.observation())
    game.play(decision)
    return chosen
  })
}

async function decidedApart({ record, apart: name, simulations }) {
  const read = await rules.read(record)
  const game = rules.replay(read, 0)
  const bots = await once("bots", loadBots)
  return read.decisions.map((decision, seed) => {
    const trees = Array.from({ length: treesOf(name) }, (_, tree) => bots.tree(name, { seed, simulations }, tree, game.observation()))
    game.play(decision)
    return together(trees)
  })
}

async function answered({ record, answering: name, asked, every, network: file }) {
  const read = await rules.read(record)
  const game = rules.replay(read, 0)
  const [bots, network] = [await once("bots", loadBots), await networkOf(file)]
  const seats = Array.from({ length: game.options.players }, (_, seat) => seat)
  return read.decisions.flatMap((decision, seed) => {
    const phrases = seed % every === 0 ? asked.map((each) => askedBy(each, seats.length)).filter(Boolean) : []
    const found = phrases.flatMap((each) =>
      seats.filter((seat) => concerns(each, seat)).map((seat) => bots.agrees(name, { seed, network }, game.known(seat), each)),
    )
    game.play(decision)
    return found
  })
}

async function advised({ record, advised: every, passes, network: file }) {
  const read = await rules.read(record)
  const game = rules.replay(read, 0)
  const [advisor, network] = [await once("advisor", loadAdvisor), await networkOf(file)]
  const viewers = [null, ...Array.from({ length: game.options.players }, (_, seat) => seat)]
  const found = read.decisions.map((decision, place) => {
    const seen = place % every === 0 && [
      advisor.hint(game.observation(), { network, seed: place, passes }),
      viewers.map((viewer) => advisor.threats(game.known(viewer))),
    ]
    game.play(decision)
    return seen
  })
  return [found.filter(Boolean), advisor.review(game.played(), { network, seed: 5, passes })]
}

function ran({ options, seed, together, steps }) {
  const running = new RunningGame(rules.newGame({ ...options, seed }), { picksTogether: together })
  const seats = Array.from({ length: running.game.options.players }, (_, seat) => seat)
  const viewers = [null, "everything", ...seats]
  const told = () =>
    JSON.stringify([
      [running.asked, running.isPick, running.isOver, running.turnBegan],
      seats.map((seat) => [running.legal(seat), running.noUndo(seat), running.endsUndo(seat)]),
      viewers.map((viewer) => [running.view(viewer), running.latest(viewer)]),
      viewers.slice(2).map((viewer) => running.news(viewer)),
      seats.map((seat) => running.legal(seat).map((decision) => running.planned(seat, [decision])?.view(seat) ?? null)),
    ])
  return [told(), ...steps.map(([seat, decision, by]) => {
    if (decision === undefined) running.undo(seat)
    else running.decide(seat, decision, by)
    return told()
  })]
}

const answer = (task) => ("steps" in task ? ran(task) : "bots" in task ? decided(task) : "apart" in task ? decidedApart(task) : "answering" in task ? answered(task) : "advised" in task ? advised(task) : "deck" in task ? refusedDeck(task) : "position" in task ? placed(task) : "record" in task ? replayed(task) : played(task))

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answer(JSON.parse(line))))
}
