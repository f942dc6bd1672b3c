import { atom } from 'jotai/vanilla';
import { resumeReservationAtom } from './mutations.ts';
import {
  clearPersistedReservationAtom,
  persistedReservationAtom,
} from './persisted-reservation.ts';
import { releaseReservationAtom } from './release.ts';
import { reservationAtom } from './reservation.ts';
import { dispatchFlowAtom, reservationFlowAtom } from './reservation-flow.ts';
import type { ReservationFlow } from './reservation-states.ts';
import type { FlowTarget } from './reservation-steps.ts';

/**
 * Resumes the reservation of an earlier page or another tab, with the platform's status: it may
 * have ended meanwhile. A reservation that the platform does not have is deleted. Rejects if the
 * platform can't be reached; the reservation stays stored then.
 */
export const restoreReservationAtom = atom(
  null,
  async (get, set, { eventId }: FlowTarget): Promise<ReservationFlow> => {
    const storedReservation = get(persistedReservationAtom(eventId));
    if (storedReservation) {
      const { reservationId, ticketQuantities, renewals } = storedReservation;
      const name = { eventId, reservationId };
      try {
        await set(resumeReservationAtom, name);
      } catch (error) {
        if ((error as { status?: unknown } | null)?.status !== 404) throw error;
      }
      const { status, reservation } = get(reservationAtom(eventId));
      const isRestoredAlready = reservation?._id === reservationId;
      if (status !== 'reserved' || !isRestoredAlready) set(clearPersistedReservationAtom, name);
      const requestedTickets = ticketQuantities ? { ticketQuantities } : null;
      if (isRestoredAlready)
        set(dispatchFlowAtom, eventId, { type: 'recalled', requestedTickets, renewals });
    }
    return get(reservationFlowAtom(eventId));
  },
);

/** Releases the reservation of an earlier page or another tab, to start over. Never rejects. */
export const startOverAtom = atom(
  null,
  async (get, set, { eventId }: FlowTarget): Promise<void> => {
    const storedReservation = get(persistedReservationAtom(eventId));
    if (!storedReservation) return;
    const { reservationId, expires } = storedReservation;
    set(clearPersistedReservationAtom, { eventId, reservationId });
    await set(releaseReservationAtom, {
      eventId,
      reservation: { _id: reservationId, expires, reservations: [] },
    });
  },
);
