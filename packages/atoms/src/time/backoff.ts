import type { Clock } from '@vitrine/client';

// More than thirty seconds in eight polls: anything slower needs manual attention.
const DELAYS_MS = [500, 1000, 2000, 4000, 6000, 6000, 6000, 6000];

// Spreads the polls of simultaneous payments, for example when a sale starts.
const SPREAD = 0.4;

/**
 * Yields the moments for polling a gradual change on the platform: eight in half a minute, with
 * growing delays, each a fifth longer or shorter at random. While the page is hidden there are
 * none, and the next one follows as soon as it is visible.
 *
 * @param random returns numbers from 0 up to 1.
 */
export async function* backoffDelays(
  clock: Pick<Required<Clock>, 'sleep'>,
  random: () => number,
): AsyncGenerator<void, void> {
  for (const pause of DELAYS_MS) {
    await clock.sleep(Math.round(pause * (1 + SPREAD * (random() - 0.5))));
    await whenVisible();
    yield;
  }
}

const isHidden = () => globalThis.document?.visibilityState === 'hidden';

/**
 * Waits until the page is visible; returns immediately if it is, or without a page, as on a server.
 */
async function whenVisible(): Promise<void> {
  if (!isHidden()) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isHidden()) return;
      globalThis.removeEventListener('visibilitychange', look);
      resolve();
    };
    globalThis.addEventListener('visibilitychange', look);
  });
}
