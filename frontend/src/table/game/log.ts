/** The log of a table: what happened and what was said, turn by turn. No side effects here. */
import type { AnyEvent } from "../../wire/messages";
import { sentencesByTurn } from "../../words/events";
import { phraseInWords } from "../../words/phrases";
import type { Speaker } from "../../words/speaker";
import { changes } from "../../words/standing";
import type { Entry, TableGame } from "./game.svelte";

export interface Line {
  readonly words: string;
  /** The line's event; null for something a person said. */
  readonly event: AnyEvent | null;
}

/** All lines, one list for each turn; each turn begins with whose it is. */
export function logOf(speaker: Speaker, entries: readonly Entry[]): Line[][] {
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

/** What others have changed since the person's last turn; null before the first one. */
export function sinceInWords(speaker: Speaker, { lastTurn, view, entries }: TableGame): string[] | null {
  if (!lastTurn || !view) return null;
  // What the person did this turn is not news.
  const seats = lastTurn.view.seats.map((seat, index) => (index === view.seat ? (view.seats[index] ?? seat) : seat));
  const events = entries.filter(({ number }) => number > lastTurn.number).flatMap((entry) => entry.events);
  return changes(speaker, { ...lastTurn.view, seats }, view, events);
}
