import { PlatformError } from '@vitrine/client';
import { cancelReservation, type Reservation } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../../storefront.ts';
import { hasPassed, refreshTickets } from './active-reservation.ts';

/** Tickets to give back. */
export interface GivingBack {
  eventId: string;
  reservation: Reservation;
}

// From one second on, each pause is twice the one before it, up to half a minute.
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

const isOver = (error: unknown) => !(error instanceof PlatformError && error.retryable);

/**
 * Gives tickets back that nobody here wants. The promise resolves after the first try; where that
 * one fails, others follow in the background until their time is over, when they go back by
 * themselves. Never rejects.
 */
export const giveBackAtom = atom(
  null,
  async (get, _set, { eventId, reservation }: GivingBack): Promise<void> => {
    const storefront = get(storefrontAtom);
    const { client } = storefront;
    /** Whether there is nothing more to do. */
    const tryOnce = async () => {
      try {
        await cancelReservation(client, reservation._id, eventId);
      } catch (error) {
        return isOver(error);
      }
      refreshTickets(storefront);
      return true;
    };
    const goOn = async () => {
      let pause = FIRST_PAUSE_MS;
      do {
        await client.clock.sleep(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
        // One without an end is not asked for for ever.
      } while (reservation.expires && !hasPassed(reservation, get) && !(await tryOnce()));
    };
    if (!(await tryOnce())) void goOn();
  },
);
