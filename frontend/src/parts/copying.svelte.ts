/** Copying a link: which text was copied last, and whether the browser refused. */
import { say } from "../words/language.svelte";
import { answers as spoken } from "./live.svelte";

export class Copying {
  copied = $state("");
  isRefused = $state(false);

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = text;
      spoken.say(say("waiting-copied"));
    } catch {
      this.isRefused = true; // without https, browsers have no clipboard; the link can be selected by hand
      spoken.say(say("invite-by-hand"));
    }
  }
}
