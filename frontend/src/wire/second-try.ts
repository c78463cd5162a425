/**
 * A page that could not be loaded is loaded again when the server is back. A server that never seems away may have been
 * for a moment, or the page is broken: that is worth one try, not more.
 */
import { persist } from "./persist";

/** Reload once it helps, unless the returned function is called before. `wasReloaded` says that the one try was made. */
export function tryAgain(isThere: () => Promise<boolean>, reload: () => void, wasReloaded: boolean): () => void {
  let mayHelp = !wasReloaded;
  const stop = persist(async () => {
    const isBack = await isThere();
    if (isBack && mayHelp) {
      stop(); // on a slow line a second reload would interrupt the first, again and again
      reload();
    }
    mayHelp ||= !isBack;
  });
  return stop;
}
