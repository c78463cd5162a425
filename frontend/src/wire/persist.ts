/** Retrying while nobody answers: at growing intervals, and at once when the network or the person is back. */

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Retry until the returned function is called. One attempt at a time. */
export function persist(attempt: () => Promise<unknown>): () => void {
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isBusy = false;

  const wait = () => {
    timer = setTimeout(() => void again(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  async function again(): Promise<void> {
    isBusy = true;
    try {
      await attempt();
    } finally {
      isBusy = false;
    }
    if (!isStopped) wait();
  }
  const hurry = () => {
    if (isBusy || document.hidden) return;
    clearTimeout(timer);
    void again();
  };

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
  };
}
