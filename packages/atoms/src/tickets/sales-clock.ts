import type { TicketDefinition } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { atMoment } from '../core/at-moment.ts';
import { steadyClockAtom } from '../core/steady-clock.ts';
import { storefrontAtom } from '../core/storefront.ts';
import { weakFamily } from '../core/weak-family.ts';
import { refreshTickets } from './hold.ts';

// Everybody who waits for a sale sees it begin at once: their questions come spread.
const LONGEST_JITTER_MS = 3000;

/** All moments at which the sale of a ticket begins or ends, the earliest first. */
export const saleMomentsOf = (definitions: readonly TicketDefinition[]): number[] => {
  const moments = definitions
    .flatMap(({ salePeriod }) => [salePeriod?.startDate, salePeriod?.endDate])
    .flatMap((moment) => (moment ? [moment.getTime()] : []));
  return [...new Set(moments)].sort((one, other) => one - other);
};

/**
 * The platform's time, in milliseconds, as far as sales need it: for its subscribers it moves at each
 * of the moments, and what is on sale is read anew within three seconds. Whether tickets can be
 * chosen then is the platform's word; `ticketAvailabilityOf` takes this time as its `now`.
 */
export const salesClockAtom = weakFamily(
  (moments: readonly number[]) => {
    const movesAtom = atom(0);
    const startAtom = atom(null, (get, set) => {
      const clock = get(steadyClockAtom);
      const storefront = get(storefrontAtom);
      let stopWaiting = () => {};
      const stopReads = new Set<() => void>();
      const wait = () => {
        const moment = moments.find((one) => one > clock.now());
        if (moment === undefined) return;
        stopWaiting = atMoment(moment, clock.now, () => {
          set(movesAtom, (count) => count + 1);
          const readAt = clock.now() + Math.random() * LONGEST_JITTER_MS;
          stopReads.add(atMoment(readAt, clock.now, () => refreshTickets(storefront)));
          wait();
        });
      };
      wait();
      return () => {
        stopWaiting();
        for (const stop of stopReads) stop();
      };
    });
    startAtom.onMount = (start) => start();
    return atom((get): number => {
      get(startAtom);
      get(movesAtom);
      return get(steadyClockAtom).now();
    });
  },
  (moments) => moments.join(),
);
