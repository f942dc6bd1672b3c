// What is known of the clock may be mended meanwhile, and a timer can't be longer than 24 days.
const MAX_WAIT_MS = 30_000;

/**
 * Calls back once when a moment has come by a clock. A page that was asleep looks at the clock as
 * soon as it is seen again, for timers stand still in sleep.
 *
 * @returns calls it off.
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
    // A server does not stay up for it.
    (timer as { unref?: () => void }).unref?.();
  };
  globalThis.addEventListener?.('visibilitychange', look);
  look();
  return stop;
}
