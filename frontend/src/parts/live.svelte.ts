/** What is said aloud to those who listen: news of the table, and answers to what the person did. */

class Region {
  /** The present text; a second equal one is still said, because the key changes. */
  said = $state.raw({ text: "", key: 0 });

  say(text: string): void {
    if (text) this.said = { text, key: this.said.key + 1 };
  }
}

export const news = new Region();
export const answers = new Region();
