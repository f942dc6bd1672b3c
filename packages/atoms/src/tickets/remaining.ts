import { atom } from 'jotai/vanilla';
import { clientAtom } from '../core/storefront.ts';
import { weakFamily } from '../core/weak-family.ts';
import { reservationAtom } from './reservation.ts';

const SECOND_MS = 1000;

/** Moves each second while someone subscribes, and when a page is seen again that was asleep. */
const tickAtom = atom(0);
tickAtom.onMount = (set) => {
  const tick = () => set((count) => count + 1);
  const timer = setInterval(tick, SECOND_MS);
  globalThis.addEventListener?.('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener?.('visibilitychange', tick);
  };
};

/**
 * How many milliseconds an event's tickets are still held, by the platform's clock: moving each
 * second for its subscribers, 0 once the time has passed, and null where nothing is held.
 */
export const reservationRemainingAtom = weakFamily(
  (eventId: string) =>
    atom((get): number | null => {
      const { status, reservation } = get(reservationAtom(eventId));
      if (status === 'expired') return 0;
      if ((status !== 'held' && status !== 'ordering') || !reservation.expires) return null;
      get(tickAtom);
      return Math.max(0, reservation.expires.getTime() - get(clientAtom).serverClock.now());
    }),
  (eventId) => eventId,
);
