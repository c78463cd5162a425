// Written by `make generate` from impera/text/outcome.py. Do not edit.
/** The end of a game in words: who won, why, and the points by Domain. */
import type { Outcome, View } from "../wire/messages";
import type { Values } from "./language.svelte";
import { at, holds, isIn } from "./python";
import type { Speaker } from "./speaker";

/** What is said of the end of a game. After a hegemony there are no lines about points; `tie` is empty unless points were equal. */
export interface Ending {
  readonly reason: string;
  readonly winners: string;
  readonly points: string[];
  readonly tie: string;
}

/** Why a finished game ended and who won; after a scoring, also who led which Domain. */
export function ending(speaker: Speaker, view: View): Ending | null {
  const outcome = view.outcome;
  if (outcome === null) {
    return null;
  }
  const isScored = outcome.domain === null;
  return {
    reason: speaker.say(`outcome-${outcome.reason}`),
    winners: _winners(speaker, view, outcome),
    points: holds(isScored) ? _points(speaker, view, outcome) : [],
    tie: holds(isScored) ? _tie(speaker, view, outcome) : "",
  };
}

/** The end of a game line by line; none of a game in progress. */
export function endingInWords(speaker: Speaker, view: View): string[] {
  const end = ending(speaker, view);
  if (end === null) {
    return [];
  }
  const lines = [end.reason, end.winners, ...end.points];
  return holds(end.tie) ? [...lines, end.tie] : lines;
}

function _winners(speaker: Speaker, view: View, outcome: Outcome): string {
  const number = outcome.winners.length;
  const values: Values = {
    who: isIn(view.seat, outcome.winners) ? number === 1 ? "you" : "you-too" : "other",
    names: speaker.players(outcome.winners),
    number: number,
  };
  if (outcome.domain === null) {
    return speaker.say("winners-by-points", { points: at(outcome.points, at(outcome.winners, 0)), ...values });
  }
  const held = at(outcome.winners.flatMap((seat) => at(view.seats, seat).domains.filter((domain) => (domain.domain === outcome.domain) && (domain.to_hegemony === 0))), 0);
  return speaker.say("winners-by-hegemony", { domain: speaker.domain(held.domain), count: held.count, ...values });
}

function _points(speaker: Speaker, view: View, outcome: Outcome): string[] {
  const lines = [speaker.say("points-heading")];
  for (const [index, domain] of [...at(view.seats, 0).domains.entries()]) {
    const scoring = view.seats.filter((seat) => holds(at(seat.domains, index).scores)).map((seat) => seat.seat);
    const told = speaker.say("points-domain", {
      domain: speaker.domain(domain.domain),
      counts: _row(speaker, view.seats.map((seat) => at(seat.domains, index).count)),
      number: scoring.length,
      names: speaker.players(scoring),
    });
    lines.push(`  ${told}`);
  }
  const total = speaker.say("points-total", { points: _row(speaker, outcome.points) });
  return [...lines, `  ${total}`];
}

/** A number of each player. */
function _row(speaker: Speaker, numbers: readonly number[]): string {
  return speaker.row([...numbers.entries()].map(([seat, number]) => speaker.say("points-count", { name: speaker.player(seat), number: number })));
}

/** What to say when points alone did not decide. */
function _tie(speaker: Speaker, view: View, outcome: Outcome): string {
  const best = outcome.points.filter((points) => points === Math.max(...outcome.points));
  if (best.length > outcome.winners.length) {
    return speaker.say("points-tie-broken");
  }
  if (view.winning_sides > 1) {
    return speaker.say("points-tie-shared");
  }
  return "";
}
