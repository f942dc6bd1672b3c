// The clock may be corrected meanwhile, and a timer can't be longer than 24 days.
const MAX_WAIT_MS = 30_000;

/**
 * Calls back once when a moment has passed by a clock. A suspended page checks the clock as soon as
 * it is visible again, because timers pause during device sleep.
 *
 * @returns a function that cancels it.
 */
export function setTimeoutAt(moment: number, now: () => number, callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    globalThis.removeEventListener?.('visibilitychange', look);
  };
  const look = () => {
    clearTimeout(timer);
    const left = moment - now();
    if (left <= 0) {
      stop();
      callBack();
      return;
    }
    timer = setTimeout(look, Math.min(left, MAX_WAIT_MS));
    // Does not keep a server process alive.
    (timer as { unref?: () => void }).unref?.();
  };
  globalThis.addEventListener?.('visibilitychange', look);
  look();
  return stop;
}
