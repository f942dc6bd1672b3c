import { commands } from 'vitest/browser';

/** Time without a frame after which the browser has stopped painting the page, in milliseconds. */
const FRAME_LIMIT = 10_000;

let isWatching = false;

/**
 * Brings the page to the front when it gets no more frames. A browser with several pages may stop
 * painting one of them for good, and then each wait for a frame ends with the time limit of its test.
 */
export function keepPainting(): void {
  if (isWatching) return;
  isWatching = true;
  let isPainted = true;
  setInterval(() => {
    if (!isPainted) {
      console.warn(`The page was not painted for ${FRAME_LIMIT / 1_000} s: it comes to the front.`);
      void commands.bringToFront();
    }
    isPainted = false;
    requestAnimationFrame(() => {
      isPainted = true;
    });
  }, FRAME_LIMIT);
}
