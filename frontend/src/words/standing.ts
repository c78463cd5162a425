/** How the game stands, in a few sentences: one line per player, who is near to victory, what changed. No side effects here. */
import type { AnyEvent, DomainView, SeatView, View } from "../wire/messages";
import { happenedTo, tell } from "./events";
import type { Speaker } from "./speaker";

/** So many cards of a Domain come easily in one turn: one in step 1 and one by an effect. */
const NEAR = 2;

/** Whether a player needs only a few cards more for hegemony in a Domain. */
export const isNear = (domain: DomainView): boolean => domain.count > 0 && domain.to_hegemony <= NEAR;

/** The players in the order of their turns, beginning with the listener. */
export function around(view: View): SeatView[] {
  const start = view.seat ?? 0;
  return [...view.seats.slice(start), ...view.seats.slice(0, start)];
}

/** The listener's partner in the team game, who sits opposite (R-TEAM-01). */
export function partner(view: View): number | null {
  const { seat, options, seats } = view;
  return options.teams && seat !== null ? (seat + seats.length / 2) % seats.length : null;
}

/** Whether all players choose at the same time: a pick of the draft. */
export const isPick = (view: View): boolean => !view.outcome && !!view.draft && !view.draft.centre.length;

/** Whose turn it is, in a few words. */
export function whoseTurn(speaker: Speaker, view: View): string {
  if (view.outcome) return speaker.say("table-over");
  if (isPick(view)) return speaker.say("table-everyone-picks");
  return speaker.say("table-whose-turn", { who: speaker.who(view.active), name: speaker.name(view.active) });
}

/** One line per player, beginning with the listener, and who is near to victory. */
export function standing(speaker: Speaker, view: View): string[] {
  return [...around(view).map((seat) => player(speaker, seat)), ...nearVictory(speaker, view)];
}

/** Which players need only a few cards more for hegemony, and in which Domain. */
export function nearVictory(speaker: Speaker, view: View): string[] {
  return view.seats.flatMap((seat) => seat.domains.filter(isNear).map((domain) => near(speaker, seat, domain)));
}

function near(speaker: Speaker, seat: SeatView, domain: DomainView): string {
  return speaker.say("near-victory", {
    who: speaker.who(seat.seat),
    name: speaker.name(seat.seat),
    domain: speaker.domain(domain.domain),
    number: domain.to_hegemony,
  });
}

/** What is different from an earlier view: what was done to the listener, whose counts changed, who is near. */
export function changes(speaker: Speaker, before: View, now: View, events: readonly AnyEvent[]): string[] {
  const lines = events
    .filter((event) => now.seat !== null && happenedTo(event, now.seat))
    .map((event) => tell(speaker, event));
  for (const [index, seat] of now.seats.entries()) {
    const old = before.seats[index]?.domains ?? [];
    const changed = seat.domains.flatMap((domain, place) => {
      const count = old[place]?.count ?? 0;
      if (count === domain.count) return [];
      return [speaker.say("changes-count", { domain: speaker.domain(domain.domain), before: count, now: domain.count })];
    });
    if (changed.length)
      lines.push(speaker.say("changes-player", { name: speaker.player(seat.seat), changes: speaker.row(changed) }));
  }
  if (before.last_round === null && now.last_round !== null) lines.push(speaker.say("table-last-round"));
  return [...(lines.length ? lines : [speaker.say("changes-none")]), ...nearVictory(speaker, now)];
}

function player(speaker: Speaker, seat: SeatView): string {
  const shown = seat.domains.filter(({ count, democracy, embargo }) => count || democracy || embargo.length);
  return speaker.say("standing-player", {
    who: speaker.who(seat.seat),
    name: speaker.name(seat.seat),
    shown: shown.length,
    domains: speaker.row(shown.map((domain) => counted(speaker, domain))),
    hand: seat.hand,
  });
}

function counted(speaker: Speaker, domain: DomainView): string {
  return speaker.say("standing-domain", {
    level: domain.level,
    domain: speaker.domain(domain.domain),
    number: domain.count,
    wins: domain.hegemony,
    democracy: domain.democracy,
    embargo: domain.embargo.length,
  });
}
