/** The log of a table: what happened and what was said, turn by turn. No side effects here. */
import type { LastTurn } from "../../device/last-turn";
import type { AnyEvent, View } from "../../wire/messages";
import { sentencesByTurn } from "../../words/events";
import { phraseInWords } from "../../words/phrases";
import type { Speaker } from "../../words/speaker";
import { changes, countsChanged } from "../../words/standing";
import type { FollowedGame, ToldEntry } from "./game.svelte";

export interface Line {
  readonly words: string;
  /** The line's event; null for something a person said. */
  readonly event: AnyEvent | null;
}

/** All lines, one list for each turn; each turn begins with whose it is. */
export function logOf(speaker: Speaker, entries: readonly ToldEntry[]): Line[][] {
  const turns: Line[][] = [];
  let events: AnyEvent[] = [];
  const tellAll = () => {
    for (const lines of sentencesByTurn(speaker, events)) {
      const last = turns.at(-1);
      // What comes after a phrase belongs to the same turn.
      if (last && lines[0]?.event.event !== "turn-began") last.push(...lines);
      else turns.push(lines);
    }
    events = [];
  };
  for (const { events: happened, said } of entries) {
    events.push(...happened);
    if (!said) continue;
    tellAll();
    const phrase = phraseInWords(speaker, said.phrase, said.about, said.domain);
    const line = { words: speaker.say("said", { name: speaker.player(said.seat), phrase }), event: null };
    if (turns.length) turns.at(-1)?.push(line);
    else turns.push([line]);
  }
  tellAll();
  return turns;
}

/** What of a game tells what has changed since the person's last turn. */
type Remembered = Pick<FollowedGame, "lastTurn" | "view" | "entries">;

/** What others have changed since the person's last turn; null before the first one. */
export function sinceInWords(speaker: Speaker, game: Remembered): string[] | null {
  const before = beforeOthers(game);
  if (!before || !game.view) return null;
  const events = game.entries.filter(({ number }) => number > before.number).flatMap((entry) => entry.events);
  return changes(speaker, before.view, game.view, events);
}

/** How many sentences sum up what has changed. */
const FEW = 3;

/**
 * The same in a few sentences, while it is the person's turn again; nothing at other times, nor once they have decided
 * something: what is different then may be their own work.
 */
export function sinceInShort(speaker: Speaker, game: Remembered): string[] {
  const { view } = game;
  if (!view || view.active !== view.seat || view.outcome || hasDecided(game)) return [];
  return (sinceInWords(speaker, game) ?? []).slice(0, FEW);
}

/** Whose cards have changed since the person's last turn, for whoever was told everything as it happened. */
export function countsSince(speaker: Speaker, game: Remembered): string[] {
  const before = beforeOthers(game);
  return before && game.view ? countsChanged(speaker, before.view, game.view) : [];
}

/** Whether the person's turn has begun and nothing has been decided in it. */
export function hasJustBegun({ view, entries }: Remembered): boolean {
  const last = entries.findLast(({ events }) => events.length);
  return !!last && beginsTurn(last, view);
}

/** Whether the person has decided something in their turn, as far as it was told here. */
function hasDecided({ view, entries }: Remembered): boolean {
  const began = entries.findLastIndex((entry) => beginsTurn(entry, view));
  return entries.slice(began + 1).some(({ events }) => events.length);
}

const beginsTurn = ({ events }: ToldEntry, view: View | null): boolean =>
  events.some((event) => event.event === "turn-began" && event.seat === view?.seat);

/** The table after the person's last turn, with what lies before the person now: what they did since is not news. */
function beforeOthers({ lastTurn, view }: Remembered): LastTurn | null {
  if (!lastTurn || !view) return null;
  const seats = lastTurn.view.seats.map((seat, index) => (index === view.seat ? (view.seats[index] ?? seat) : seat));
  return { ...lastTurn, view: { ...lastTurn.view, seats } };
}
