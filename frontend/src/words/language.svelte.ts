/**
 * The language a person reads: its messages, loaded when it is chosen, and lists as it writes them.
 *
 * The files are those that Python reads. Each folder of locale/ is a language; missing messages are in English.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { ENGLISH, isWhole, languages, textOf } from "./choices";

export { languages } from "./choices";

export type Values = Record<string, FluentVariable>;

const PROGRAM = "impera";

/** What a language calls itself: "English", "Ελληνικά". */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The messages of one language. */
export class Language {
  readonly code: string;
  readonly #bundles: readonly FluentBundle[];
  readonly #list: Intl.ListFormat;

  constructor(code: string, bundles: readonly FluentBundle[]) {
    this.code = code;
    this.#bundles = bundles;
    this.#list = new Intl.ListFormat(code, { type: "conjunction", style: "long" });
  }

  /** A message filled in with values; `key.part` is a part (a Fluent attribute) of a message. */
  say = (key: string, values: Values = {}): string => {
    const [name = "", part] = key.split(".");
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = part ? message?.attributes[part] : message?.value;
      // Gaps are shown as they are, as Fluent does; the tests of the language files find them.
      if (pattern) return bundle.formatPattern(pattern, { program: PROGRAM, ...values }, []);
    }
    return key;
  };

  /** Several things in a row, as the language lists them in a sentence. */
  list(items: Iterable<string>): string {
    return this.#list.format(items);
  }

  /** Several measures in a row, without "and". */
  row(items: Iterable<string>): string {
    return [...items].join(", ");
  }
}

/** The messages of a language, from the text of its files. */
export function bundleOf(code: string, ...texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const loaded = new Map<string, Promise<FluentBundle>>();

/** A part of the messages of a language: what a first page needs, or the rest. */
function load(code: string, isLater: boolean): Promise<FluentBundle> {
  const key = `${code} ${isLater}`;
  const bundle = loaded.get(key) ?? textOf(code, isLater).then((text) => bundleOf(code, text));
  loaded.set(key, bundle);
  bundle.catch(() => loaded.delete(key));
  return bundle;
}

/** A language, with English as its fallback if something is missing; in a hurry, only what a first page needs. */
export async function language(code: string, isHurried = false): Promise<Language> {
  const codes = isHurried || isWhole(code) ? [code] : [code, ENGLISH];
  const parts = codes.flatMap((each) => (isHurried ? [load(each, false)] : [load(each, false), load(each, true)]));
  return new Language(code, await Promise.all(parts));
}

/** The language of this page. Everything that is shown reads it, so a change is seen at once. */
class Reading {
  #language = $state.raw(new Language(ENGLISH, []));
  /** Under way or done once the rest of the first language was asked for. */
  #completed: Promise<void> | null = null;

  get language(): Language {
    return this.#language;
  }

  /** Switch to another language. The first is there as soon as a first page can be shown (`complete`). */
  async choose(code: string): Promise<void> {
    this.#language = await language(languages.includes(code) ? code : ENGLISH, !this.#completed);
    document.documentElement.lang = this.#language.code;
  }

  /** Load what was left out in a hurry. */
  complete(): Promise<void> {
    return (this.#completed ??= this.#complete().catch((error: unknown) => {
      this.#completed = null; // whoever asks next tries again
      throw error;
    }));
  }

  async #complete(): Promise<void> {
    const whole = await language(this.#language.code);
    if (whole.code === this.#language.code) this.#language = whole;
  }
}

export const reading = new Reading();

/** A message in the language of this page. */
export const say = (key: string, values: Values = {}): string => reading.language.say(key, values);
