import { PlatformError } from '@vitrine/client';
import { cancelReservation, type Reservation } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../../storefront.ts';
import { hasPassed, refetchTickets } from './active-reservation.ts';

/** A reservation to release. */
export interface ReleaseRequest {
  eventId: string;
  reservation: Reservation;
}

// Starting at one second, each delay doubles, up to half a minute.
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

const isOver = (error: unknown) => !(error instanceof PlatformError && error.retryable);

/**
 * Releases an unwanted reservation. The promise resolves after the first attempt; if that fails,
 * retries follow in the background until the reservation expires, which releases it automatically.
 * Never rejects.
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
        // A reservation without an expiry is not retried forever.
      } while (reservation.expires && !hasPassed(reservation, get) && !(await attemptRelease()));
    };
    if (!(await attemptRelease())) void retryRelease();
  },
);
