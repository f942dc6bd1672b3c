import { PlatformError } from '@vitrine/client';
import { cancelReservation, type Reservation } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../../storefront.ts';
import { hasPassed, refetchTickets } from './active-reservation.ts';

/** Tickets to give back. */
export interface ReleaseRequest {
  eventId: string;
  reservation: Reservation;
}

// From one second on, each pause is twice the one before it, up to half a minute.
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

const isOver = (error: unknown) => !(error instanceof PlatformError && error.retryable);

/**
 * Gives tickets back that no one here wants. The promise resolves after the first try; where that
 * one fails, others follow in the background until their time is over, when they go back by
 * themselves. Never rejects.
 */
export const releaseReservationAtom = atom(
  null,
  async (get, _set, { eventId, reservation }: ReleaseRequest): Promise<void> => {
    const storefront = get(storefrontAtom);
    const { client } = storefront;
    /** Whether there is nothing more to do. */
    const attemptRelease = async () => {
      try {
        await cancelReservation(client, reservation._id, eventId);
      } catch (error) {
        return isOver(error);
      }
      refetchTickets(storefront);
      return true;
    };
    const retryRelease = async () => {
      let pause = FIRST_DELAY_MS;
      do {
        await client.clock.sleep(pause);
        pause = Math.min(2 * pause, MAX_DELAY_MS);
        // One without an end is not asked for for ever.
      } while (reservation.expires && !hasPassed(reservation, get) && !(await attemptRelease()));
    };
    if (!(await attemptRelease())) void retryRelease();
  },
);
