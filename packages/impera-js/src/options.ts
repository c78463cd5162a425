import { BadOptions } from "./errors.ts";
import { EDITIONS, FIRST_REVISION, FORMER_EDITIONS, FORMER_READINGS, OPTIONS, PARAMETERS, REVISION, TEAM_PLAYERS } from "./tables.ts";
import type { Situation, StateField } from "./engine.ts";
import type { Options } from "./types.ts";

type Value = string | number | boolean;
type Chosen = { readonly [Name in keyof Options]?: Options[Name] };
type OptionName = keyof typeof OPTIONS;

interface Declared {
  readonly values: readonly Value[] | null;
  readonly range: readonly [number, number] | null;
  readonly default: Value;
  readonly state: string | null;
  readonly group: string;
}

const DECLARED: readonly [OptionName, Declared][] = Object.entries(OPTIONS) as [OptionName, Declared][];

/** All options of a game: an edition's presets first, then what is chosen singly. */
export function makeOptions(chosen: Chosen = {}): Options {
  const { revision = REVISION, ...rest } = chosen;
  const unknown = Object.keys(rest).filter((name) => !(name in OPTIONS));
  if (unknown.length > 0) throw new BadOptions(`no such option: ${unknown.join(", ")}`);
  checkRevision(revision);
  const edition = rest.edition ?? OPTIONS.edition.default;
  checkValue("edition", OPTIONS.edition, edition);
  const options = { ...defaults(), ...preset(edition, revision), ...rest, revision } as Options;
  for (const [name, declared] of DECLARED) checkValue(name, declared, options[name]);
  if (options.teams && options.players !== TEAM_PLAYERS) {
    throw new BadOptions(`the team game is for ${TEAM_PLAYERS} players, not ${options.players}`);
  }
  return { ...options, revision: firstAlike(options) };
}

/** Options as records hold them: those of the table, and what differs from the edition. */
export function optionsToJson(options: Options): Record<string, Value> {
  const settled: Record<string, Value> = { ...defaults(), ...preset(options.edition, options.revision) };
  const kept = DECLARED.filter(([name, { group }]) => group === "table" || options[name] !== settled[name]);
  const data: Record<string, Value> = Object.fromEntries(kept.map(([name]) => [name, options[name]]));
  return options.revision === FIRST_REVISION ? data : { ...data, revision: options.revision };
}

/** The options that `optionsToJson` wrote, in this version or an earlier one. */
export function optionsFromJson(data: Chosen): Options {
  return makeOptions({ revision: FIRST_REVISION, ...data });
}

/** Writes options into an empty situation. */
export function writeOptions(options: Options, game: Situation): void {
  for (const [name, declared] of DECLARED) {
    if (declared.state !== null) {
      game.set(declared.state as StateField, reading(name, declared, options[name], options.revision));
    }
  }
  const parameters = PARAMETERS[String(options.players) as keyof typeof PARAMETERS];
  for (const [field, value] of Object.entries(parameters)) game.set(field as StateField, value);
}

function defaults(): Record<string, Value> {
  return Object.fromEntries(DECLARED.map(([name, declared]) => [name, declared.default]));
}

function preset(edition: Options["edition"], revision: number): Record<string, Value> {
  const former: readonly Partial<Record<string, Record<string, Value>>>[] = FORMER_EDITIONS.slice(revision - 1);
  return former.find((editions) => edition in editions)?.[edition] ?? EDITIONS[edition];
}

/** What the state holds for an option's value in a revision. */
function reading(name: string, { values }: Declared, value: Value, revision: number): number {
  const former = FORMER_READINGS.slice(revision - 1).flat();
  const found = former.find((each) => each.option === name && each.value === value);
  if (found !== undefined) return found.number;
  return values === null || typeof value === "number" ? Number(value) : values.indexOf(value);
}

/** The first revision in which the edition and the options mean the same. */
function firstAlike(options: Options): number {
  const meaning = (revision: number): string =>
    JSON.stringify([
      preset(options.edition, revision),
      DECLARED.map(([name, declared]) => reading(name, declared, options[name], revision)),
    ]);
  let revision = FIRST_REVISION;
  while (meaning(revision) !== meaning(options.revision)) revision += 1;
  return revision;
}

function checkRevision(revision: unknown): void {
  if (!Number.isInteger(revision) || (revision as number) < FIRST_REVISION || (revision as number) > REVISION) {
    throw new BadOptions(`revision must be from ${FIRST_REVISION} to ${REVISION}, not ${String(revision)}`);
  }
}

function checkValue(name: string, { values, range }: Declared, value: unknown): void {
  const isOne =
    range === null
      ? (values ?? []).includes(value as Value)
      : Number.isInteger(value) && (value as number) >= range[0] && (value as number) <= range[1];
  if (!isOne) {
    const choice = range === null ? `one of ${(values ?? []).join(", ")}` : `from ${range[0]} to ${range[1]}`;
    throw new BadOptions(`${name} must be ${choice}, not ${String(value)}`);
  }
}
