/** The chronicle as a file, to keep it or to take it to another device. No side effects here. */
import { RESULTS, WAYS, type FinishedGame } from "./played";

export const VERSION = 1;
/** Nobody has played more; what is longer is no chronicle. */
export const MOST_CHARACTERS = 20_000_000;
const MOST_LETTERS = 80;
const DAY = /^\d{4}-\d\d-\d\d$/u;

/** Why a file is refused: the message `chronicle-bad-CODE` says so. */
export type Fault = "text" | "foreign" | "later" | "game";

export class BadChronicle extends Error {
  override name = "BadChronicle";
  readonly fault: Fault;
  /** Which game is broken, counted from 1. */
  readonly number: number;

  constructor(fault: Fault, number = 0) {
    super(fault);
    this.fault = fault;
    this.number = number;
  }
}

export function textOf(games: readonly FinishedGame[]): string {
  return `${JSON.stringify({ impera: "chronicle", version: VERSION, games }, null, 1)}\n`;
}

/** As many games as fit, from the first, as the text of a file; and how many are left over. No games are no text. */
export function fitting(games: readonly FinishedGame[], most: number): { text: string; left: number } {
  const whole = (lines: readonly string[]) => `{"impera":"chronicle","version":${VERSION},"games":[${lines.join(",\n")}]}\n`;
  const lines: string[] = [];
  let length = whole([]).length;
  for (const game of games) {
    const line = JSON.stringify(game);
    length += line.length + 2; // a comma and a line break
    if (length > most) break;
    lines.push(line);
  }
  return { text: lines.length ? whole(lines) : "", left: games.length - lines.length };
}

/** The games of a file; throws BadChronicle unless all of it can be understood. */
export function readChronicle(text: string): FinishedGame[] {
  const { impera, version, games } = parsed(text);
  if (impera !== "chronicle" || typeof version !== "number" || !Array.isArray(games)) throw new BadChronicle("foreign");
  if (version > VERSION) throw new BadChronicle("later");
  return games.map((game: unknown, place) => {
    if (!isObject(game)) throw new BadChronicle("game", place + 1);
    const read = playedIn(game);
    if (read === null) throw new BadChronicle("game", place + 1);
    return read;
  });
}

type Fields = Readonly<Record<string, unknown>>;

function parsed(text: string): Fields {
  if (text.length > MOST_CHARACTERS) throw new BadChronicle("foreign");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadChronicle("text"); // why it is no JSON helps nobody
  }
  if (!isObject(found)) throw new BadChronicle("foreign");
  return found;
}

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string => typeof value === "string" && value.length > 0 && value.length <= MOST_LETTERS;
const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value => (values as readonly unknown[]).includes(value);
const isCount = (value: unknown, most: number): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const orNull = <Value>(value: unknown, is: (value: unknown) => value is Value): value is Value | null => value === null || is(value);

const isTime = (value: unknown): value is number => typeof value === "number" && value >= 0 && value < 1e11;
const isPlayers = (value: unknown): value is number => isCount(value, 4) && value >= 2;
const isSides = (value: unknown): value is number => isCount(value, 4) && value >= 1;
const isTurns = (value: unknown): value is number => isCount(value, 100_000);
const isWay = (value: unknown): value is (typeof WAYS)[number] => isOneOf(WAYS, value);
const isWinners = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length < 4 && value.every((each) => isCount(each, 2));
const isRivals = (value: unknown): value is FinishedGame["rivals"] =>
  Array.isArray(value) && value.length > 0 && value.length < 4 && value.every((each) => orNull(each, isWord));

/** Only what belongs there; null if something is missing or wrong. */
function playedIn(game: Fields): FinishedGame | null {
  const { id, at, result, how, domain, players, turns, teams, rivals, winners, counts, sides, daily } = game;
  const isWhole =
    isWord(id) && orNull(at, isTime) && isOneOf(RESULTS, result) && orNull(how, isWay) && orNull(domain, isWord) &&
    orNull(players, isPlayers) && orNull(turns, isTurns) && isRivals(rivals) &&
    orNull(winners, isWinners) && typeof teams === "boolean" && typeof counts === "boolean";
  if (!isWhole || !(sides === undefined || isSides(sides)) || !(daily === undefined || (isWord(daily) && DAY.test(daily)))) return null;
  const later = { ...(sides === undefined ? {} : { sides }), ...(daily === undefined ? {} : { daily }) };
  return { id, at, result, how, domain, players, turns, teams, rivals, winners, counts, ...later };
}
