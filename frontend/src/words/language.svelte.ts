/**
 * The language a person reads: its messages, loaded when it is chosen, and lists as it writes them.
 *
 * The files are those that Python reads. Each folder of locale/ is a language; missing messages are in English.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

const ENGLISH = "en";
const PROGRAM = "impera";

const files = import.meta.glob<string>(
  ["../../../src/impera/locale/*/*.ftl", "!../../../src/impera/locale/*/terminal.ftl"],
  { query: "?raw", import: "default" },
);
const folder = (path: string) => path.split("/").at(-2) ?? "";

/** The codes of all languages there is a folder for. */
export const languages = [...new Set(Object.keys(files).map(folder))].sort();

/** What a language calls itself: "English", "Ελληνικά". */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The first language that a person's browser asks for and that we have; `pt-PT` falls back to `pt-BR`. */
export function preferred(asked: readonly string[], there: readonly string[] = languages): string {
  const tongue = (code: string) => code.split("-")[0];
  for (const wanted of asked) {
    const found = there.find((code) => code === wanted) ?? there.find((code) => tongue(code) === tongue(wanted));
    if (found) return found;
  }
  return ENGLISH;
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

function load(code: string): Promise<FluentBundle> {
  const texts = Object.entries(files).filter(([path]) => folder(path) === code);
  const bundle = loaded.get(code) ?? Promise.all(texts.map(([, text]) => text())).then((all) => bundleOf(code, ...all));
  loaded.set(code, bundle);
  return bundle;
}

/** A language with English as its fallback. */
export async function language(code: string): Promise<Language> {
  return new Language(code, await Promise.all([...new Set([code, ENGLISH])].map(load)));
}

/** The language of this page. Everything that is shown reads it, so a change is seen at once. */
class Reading {
  #language = $state.raw(new Language(ENGLISH, []));

  get language(): Language {
    return this.#language;
  }

  /** Switch to another language. */
  async choose(code: string): Promise<void> {
    this.#language = await language(languages.includes(code) ? code : ENGLISH);
    document.documentElement.lang = this.#language.code;
  }
}

export const reading = new Reading();

/** A message in the language of this page. */
export const say = (key: string, values: Values = {}): string => reading.language.say(key, values);
