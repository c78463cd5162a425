/** The end of a game in words: who won, why, and the points by Domain. No side effects here. */
import type { Outcome, View } from "../wire/messages";
import type { Speaker } from "./speaker";

const PARTNERS = 2;

/** Why a finished game ended and who won; after a scoring also who led which Domain. */
export function ending(speaker: Speaker, view: View): string[] {
  const { outcome } = view;
  if (!outcome) return [];
  const lines = [speaker.say(`outcome-${outcome.reason}`), winners(speaker, view, outcome)];
  return outcome.domain === null ? [...lines, ...points(speaker, view, outcome)] : lines;
}

function winners(speaker: Speaker, view: View, outcome: Outcome): string {
  const isOwn = view.seat !== null && outcome.winners.includes(view.seat);
  const number = outcome.winners.length;
  const values = {
    who: !isOwn ? "other" : number === 1 ? "you" : "you-too",
    names: speaker.players(outcome.winners),
    number,
  };
  const { domain } = outcome;
  if (domain === null)
    return speaker.say("winners-by-points", { points: outcome.points[outcome.winners[0] ?? 0] ?? 0, ...values });
  const held = outcome.winners
    .flatMap((seat) => view.seats[seat]?.domains ?? [])
    .find((each) => each.domain === domain && !each.to_hegemony);
  return speaker.say("winners-by-hegemony", { domain: speaker.domain(domain), count: held?.count ?? 0, ...values });
}

function points(speaker: Speaker, view: View, outcome: Outcome): string[] {
  const lines = [speaker.say("points-heading")];
  for (const [index, domain] of (view.seats[0]?.domains ?? []).entries()) {
    const counts = view.seats.map((seat) =>
      speaker.say("points-count", { name: speaker.player(seat.seat), number: seat.domains[index]?.count ?? 0 }),
    );
    const scoring = view.seats.filter((seat) => seat.domains[index]?.scores).map(({ seat }) => seat);
    const told = speaker.say("points-domain", {
      domain: speaker.domain(domain.domain),
      counts: speaker.row(counts),
      number: scoring.length,
      names: speaker.players(scoring),
    });
    lines.push(`  ${told}`);
  }
  const totals = outcome.points.map((number, seat) => speaker.say("points-count", { name: speaker.player(seat), number }));
  lines.push(`  ${speaker.say("points-total", { points: speaker.row(totals) })}`);
  const best = Math.max(...outcome.points);
  if (outcome.points.filter((each) => each === best).length > outcome.winners.length)
    lines.push(speaker.say("points-tie-broken"));
  else if (outcome.winners.length > (view.options.teams ? PARTNERS : 1)) lines.push(speaker.say("points-tie-shared"));
  return lines;
}
