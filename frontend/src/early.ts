/** Asks for the words while the rest of the page is still on its way: otherwise they would begin to load when it has run. */
import { KEY } from "./device/key";
import { languages, preferred, textOf } from "./words/choices";

/** The language that was chosen on this device, if it can be told. */
function chosen(): unknown {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as { language?: unknown }).language;
  } catch {
    return null; // the device says what to do without storage
  }
}

const code = languages.find((each) => each === chosen()) ?? preferred(navigator.languages);
// The code that needs the words requests them again, and reports a failure.
textOf(code, false).catch(() => undefined);
