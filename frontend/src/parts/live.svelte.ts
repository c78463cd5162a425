/** What screen readers announce: news of the table, and answers to what the person did. */

class Region {
  /** The current text; an equal one after it is still announced, because the key changes. */
  said = $state.raw({ text: "", key: 0 });
  #key = 0;

  say(text: string): void {
    if (text) this.said = { text, key: (this.#key += 1) };
  }

  /** Leave nothing to be read: the next person on this device must not hear what was told to the last. */
  clear(): void {
    this.said = { text: "", key: (this.#key += 1) };
  }
}

/** How long an answer stays visible, in milliseconds: at least, and for each of its letters. */
const SIGHT = 4000;
const LETTER = 60;

class Answers extends Region {
  /** The answer that is visible now. */
  shown = $state.raw<{ readonly text: string; readonly key: number } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Announce something that is nowhere on the page, such as a refusal: it is shown too, as long as it takes to read.
  */
  show(text: string): void {
    if (!text) return;
    this.say(text);
    this.shown = this.said;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = null), SIGHT + LETTER * text.length);
  }
}

export const news = new Region();
export const answers = new Answers();
