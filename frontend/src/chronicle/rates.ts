/** How often games were won, and between which bounds the chance may be. No side effects here. */
import { LEVELS } from "../wire/defaults";
import { levelOf, victoryOf, type FinishedGame } from "./played";

/** Standard deviations on each side of a 95 % interval. */
const SIGMAS = 1.96;

/** A share of games won, and the 95 % interval of the chance behind it, all from 0 to 1. */
export interface Rate {
  readonly games: number;
  /** Of a shared victory, the share. */
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Games of one kind. */
export interface Kind extends Rate {
  /** A level; or `people` if people played too, `mixed` for bots of several levels. */
  readonly against: string;
  /** Null where earlier versions did not write it down. */
  readonly players: number | null;
}

/** Wilson's interval, which is sensible for few games too. */
export function rateOf(wins: number, games: number): Rate {
  if (!games) return { games, wins, rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const weight = SIGMAS ** 2 / games;
  const middle = (rate + weight / 2) / (1 + weight);
  const half = (SIGMAS * Math.sqrt((rate * (1 - rate)) / games + weight / (4 * games))) / (1 + weight);
  return { games, wins, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The games that count, by whom they were against and how many players there were: weakest level first, people last. */
export function ratesOf(games: readonly FinishedGame[]): Kind[] {
  const kinds = new Map<string, { against: string; players: number | null; games: number; wins: number }>();
  for (const game of games) {
    if (!game.counts) continue;
    const against = againstOf(game);
    const key = `${against} ${game.players}`;
    const kind = kinds.get(key) ?? { against, players: game.players, games: 0, wins: 0 };
    kinds.set(key, { ...kind, games: kind.games + 1, wins: kind.wins + victoryOf(game) });
  }
  const order = ({ against, players }: { against: string; players: number | null }) => 10 * placeOf(against) + (players ?? 9);
  return [...kinds.values()].sort((one, other) => order(one) - order(other)).map((kind) => ({ ...kind, ...rateOf(kind.wins, kind.games) }));
}

function againstOf(game: FinishedGame): string {
  if (game.rivals.includes(null)) return "people";
  return levelOf(game) ?? "mixed";
}

const OTHERS = ["mixed", "people"];
/** Levels first; then those that no longer exist, then bots of several levels, then people. */
function placeOf(against: string): number {
  const level = LEVELS.indexOf(against);
  return level >= 0 ? level : LEVELS.length + 1 + OTHERS.indexOf(against);
}

/** How games against bots of one level went, with any number of players. */
export function scoreOf(games: readonly FinishedGame[], level: string): { games: number; wins: number } {
  const found = games.filter((game) => game.counts && levelOf(game) === level);
  return { games: found.length, wins: found.filter(({ result }) => result !== "lost").length };
}
