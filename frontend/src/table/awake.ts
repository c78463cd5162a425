/** Keeps a screen on that nobody touches, where the browser lets a page do that. */

/** Keep the screen on until the returned function is called. Browsers let go of it while the page is out of sight. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function hold(): Promise<void> {
    if (document.hidden || isOver) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      lock = null; // the device saves power, or the page has no https: then the screen sleeps as it always does
    }
  }

  const look = () => void hold();
  document.addEventListener("visibilitychange", look);
  if ("wakeLock" in navigator) look();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", look);
    void lock?.release();
  };
}
