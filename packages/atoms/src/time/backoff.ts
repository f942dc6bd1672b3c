import type { Clock } from '@vitrine/client';

// Thirty-odd seconds in eight questions: what has not come by then needs a person.
const DELAYS_MS = [500, 1000, 2000, 4000, 6000, 6000, 6000, 6000];

// Those who paid at the same moment, as when a sale begins, don't ask at the same moment.
const SPREAD = 0.4;

/**
 * The moments at which to ask whether something has come that the platform does gradually: eight in
 * half a minute, after growing pauses, each a fifth longer or shorter by chance. While no one sees
 * the page there are none, and the next one is there as soon as it is seen.
 *
 * @param random gives numbers from 0 up to 1.
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

/** Waits until the page is seen; not at all where it is, and where there is none, as on a server. */
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
