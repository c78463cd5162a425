/**
 * Where a person stands among the levels of the bots: a rating from their own games, with its uncertainty. The formulas
 * are those of openskill's Plackett-Luce model (`impera/analysis/arena/ratings.py` has the levels' own ratings from it);
 * `tests/golden/ladder.json` holds both to the same numbers. No side effects here.
 */
import { LADDER, LEVELS, USUAL_BOT } from "../wire/defaults";
import { latestFirst, type FinishedGame } from "./played";

/** A strength and its standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };
/** How much chance there is in a game, and how much a strength may change from one game to the next. */
const BETA = 25 / 6;
const TAU = 25 / 300;
/** No game makes the square of the uncertainty smaller than this share of what it was. */
const KAPPA = 0.0001;
/** Standard deviations on each side of a 95 % interval. */
const SIGMAS = 1.96;

export interface Standing {
  readonly rating: Rating;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** How many games it comes from. */
  readonly games: number;
  /** The level to play against next. */
  readonly next: string;
}

/** A game by the ratings of all who played it: the first is rated, `ranks` are 0 for winners and 1 for others. */
export function rated(ratings: readonly Rating[], ranks: readonly number[]): Rating {
  const all = ratings.map(({ mu, sigma }) => ({ mu, square: sigma ** 2 + TAU ** 2 }));
  const [own = { mu: 0, square: 1 }] = all;
  const ownRank = ranks[0] ?? 0;
  const c = Math.sqrt(all.reduce((sum, { square }) => sum + square + BETA ** 2, 0));
  const strengths = all.map(({ mu }) => Math.exp(mu / c));
  let [omega, delta] = [0, 0];
  for (const [place, rank] of ranks.entries()) {
    if (rank > ownRank) continue;
    const field = strengths.reduce((sum, strength, other) => ((ranks[other] ?? 0) >= rank ? sum + strength : sum), 0);
    const chance = (strengths[0] ?? 0) / field;
    const level = ranks.filter((each) => each === rank).length;
    omega += ((place === 0 ? 1 : 0) - chance) / level;
    delta += (chance * (1 - chance)) / level;
  }
  const gamma = Math.sqrt(own.square) / c;
  const less = Math.max(1 - (delta * own.square * gamma) / c ** 2, KAPPA);
  return { mu: own.mu + (omega * own.square) / c, sigma: Math.sqrt(own.square * less) };
}

/** The rating of a level, or null for a bot that is none. */
export const ratingOf = (level: string): Rating | null => LADDER[level] ?? null;

/** Where somebody stands after these games: those against bots of the roster alone, each for themselves. */
export function standingOf(games: readonly FinishedGame[]): Standing {
  let rating = NEWCOMER;
  let count = 0;
  for (const game of latestFirst(games).reverse()) {
    const rivals = game.rivals.flatMap((level) => (level === null ? [] : (ratingOf(level) ?? [])));
    if (!game.counts || game.teams || rivals.length < game.rivals.length) continue;
    // Of earlier games it is not known who won: bots of one level come to the same.
    const winners = game.winners ?? (game.result === "lost" ? [0] : []);
    const ranks = [game.result === "lost" ? 1 : 0, ...rivals.map((_, place) => (winners.includes(place) ? 0 : 1))];
    rating = rated([rating, ...rivals], ranks);
    count += 1;
  }
  const half = SIGMAS * rating.sigma;
  return { rating, low: rating.mu - half, high: rating.mu + half, games: count, next: count ? nearest(rating.mu) : USUAL_BOT };
}

/** The level whose strength is nearest: a game against it is the most open one. */
function nearest(mu: number): string {
  const distance = (level: string) => Math.abs((ratingOf(level)?.mu ?? Infinity) - mu);
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

/** The chance to win against one bot of a level. */
export function chanceAgainst({ mu, sigma }: Rating, level: string): number {
  const rival = ratingOf(level) ?? NEWCOMER;
  return normal((mu - rival.mu) / Math.sqrt(2 * BETA ** 2 + sigma ** 2 + rival.sigma ** 2));
}

/** The distribution function of the normal distribution, by the approximation of Abramowitz and Stegun (26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (tail * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
  return x >= 0 ? 1 - upper : upper;
}

/** Where a strength is on a ladder whose rungs, from 0 on, are the levels; half a rung beyond them at most. */
export function rungOf(mu: number): number {
  const rungs = LEVELS.map((level) => ratingOf(level)?.mu ?? 0);
  const above = rungs.findIndex((rung) => rung > mu);
  const [first = 0, last = 0] = [rungs[0], rungs.at(-1)];
  if (above === 0) return Math.max(-0.5, (mu - first) / STEP);
  if (above < 0) return Math.min(rungs.length - 0.5, rungs.length - 1 + (mu - last) / STEP);
  const [low = 0, high = 0] = rungs.slice(above - 1, above + 1); // of equal rungs the upper one
  return above - 1 + (mu - low) / (high - low);
}
/** How much strength a rung is taken for beyond the ends of the ladder. */
const STEP = 6;
