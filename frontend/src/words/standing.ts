// Written by `make generate` from impera/text/standing.py. Do not edit.
/** How the game stands, in a few sentences: one line per player, who is near to victory, and what changed. */
import type { AnyEvent, DomainView, SeatView, View } from "../wire/messages";
import { TEAMS } from "../wire/options";
import { happenedTo, tell } from "./events";
import { at, holds, isIn, zip } from "./python";
import type { Speaker } from "./speaker";

const _NEAR = 2;

/** Whether a player needs only a few more cards for hegemony in a Domain. */
export function isNear(domain: DomainView): boolean {
  return (domain.count > 0) && (domain.to_hegemony <= _NEAR);
}

/** Whether a Domain has anything to show: cards or markers. */
export function isShown(domain: DomainView): boolean {
  return (domain.count > 0) || (domain.democracy > 0) || (domain.embargo.length > 0);
}

/** The players in the order of their turns, beginning with the listener. */
export function around(view: View): SeatView[] {
  const start = view.seat || 0;
  return [...view.seats.slice(start), ...view.seats.slice(0, start)];
}

/** The listener's partner in the team game (R-TEAM-01). */
export function partner(view: View): number | null {
  if ((view.seat === null) || !holds(view.options.teams)) {
    return null;
  }
  return at(TEAMS.flatMap((team) => team.filter((seat) => (isIn(view.seat, team)) && (seat !== view.seat))), 0);
}

/** One line per player, beginning with the listener, then the last round, and who is near to victory. */
export function standing(speaker: Speaker, view: View): string[] {
  const players = around(view).map((seat) => _player(speaker, view, seat));
  return [...players, ...lastRound(speaker, view), ...nearVictory(speaker, view)];
}

/** That this is the last round, and who has a turn after this one, in order; nothing before it or after the game. */
export function lastRound(speaker: Speaker, view: View): string[] {
  if ((view.last_round === null) || (view.outcome !== null)) {
    return [];
  }
  const names = speaker.row(view.last_turns.map((seat) => speaker.player(seat)));
  return [speaker.say("table-last-round", { number: view.last_turns.length, names: names })];
}

/** Which players need only a few more cards for hegemony, and in which Domain. */
export function nearVictory(speaker: Speaker, view: View): string[] {
  return view.seats.flatMap((seat) => seat.domains.filter((domain) => isNear(domain)).map((domain) => speaker.say("near-victory", {
    who: speaker.who(seat.seat),
    name: speaker.name(seat.seat),
    domain: speaker.domain(domain.domain),
    number: domain.to_hegemony,
  })));
}

/** What is different from an earlier view: what was done to the listener, whose counts changed, who is near. */
export function changes(speaker: Speaker, before: View, now: View, events: readonly AnyEvent[]): string[] {
  const done = events.filter((event) => (now.seat !== null) && happenedTo(event, now.seat)).map((event) => tell(speaker, event));
  const lines = [...done, ...countsChanged(speaker, before, now)];
  if (before.last_round === null) {
    lines.push(...lastRound(speaker, now));
  }
  if (!holds(lines)) {
    lines.push(speaker.say("changes-none"));
  }
  return [...lines, ...nearVictory(speaker, now)];
}

/** Whose play areas have changed since an earlier view, and how: one sentence for each of these players. */
export function countsChanged(speaker: Speaker, before: View, now: View): string[] {
  const lines = [];
  for (const [old, seat] of zip(before.seats, now.seats)) {
    const changed = zip(old.domains, seat.domains).filter(([was, domain]) => was.count !== domain.count).map(([was, domain]) => speaker.say("changes-count", { domain: speaker.domain(domain.domain), before: was.count, now: domain.count }));
    if (holds(changed)) {
      lines.push(speaker.say("changes-player", { name: speaker.player(seat.seat), changes: speaker.row(changed) }));
    }
  }
  return lines;
}

function _player(speaker: Speaker, view: View, seat: SeatView): string {
  const name = speaker.player(seat.seat);
  const shown = seat.domains.filter((domain) => isShown(domain)).map((domain) => _count(speaker, domain));
  return speaker.say("standing-player", {
    who: speaker.who(seat.seat),
    name: seat.seat === view.first ? speaker.say("standing-first", { name: name }) : name,
    shown: shown.length,
    domains: speaker.row(shown),
    hand: seat.hand,
  });
}

function _count(speaker: Speaker, domain: DomainView): string {
  return speaker.say("standing-domain", {
    level: domain.level,
    domain: speaker.domain(domain.domain),
    number: domain.count,
    wins: domain.hegemony,
    democracy: domain.democracy,
    embargo: domain.embargo.length,
  });
}
