/** From this duration on, a timer ends a state that a story shows, such as a message. In milliseconds. */
const LONG = 500;

const started = new Set<number>();
let isTracking = false;

/** Notes the long timers that the page starts from now on. */
export function trackLongTimers(): void {
  if (isTracking) return;
  isTracking = true;
  const { setTimeout } = window;
  const track = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const timer = setTimeout(handler, delay, ...rest);
    if (delay >= LONG) started.add(timer);
    return timer;
  };
  window.setTimeout = track as typeof setTimeout;
}

/**
 * Stops the long timers of a story whose play function has ended. Otherwise a message that disappears
 * after some seconds would be in the screenshot or not, depending on how long the checks before it
 * take. A story that shows the state after such a timer waits for it in its play function.
 */
export function stopLongTimers(): void {
  for (const timer of started) clearTimeout(timer);
  started.clear();
}
