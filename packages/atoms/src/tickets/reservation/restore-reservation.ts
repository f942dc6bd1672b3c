import { atom } from 'jotai/vanilla';
import { resumeReservationAtom } from './mutations.ts';
import { forgetHoldAtom, keptHoldAtom } from './persisted-reservation.ts';
import { giveBackAtom } from './release.ts';
import { reservationAtom } from './reservation.ts';
import { moveFlowAtom, reservationFlowAtom } from './reservation-flow.ts';
import type { ReservationFlow } from './reservation-states.ts';
import type { FlowTarget } from './reservation-steps.ts';

/**
 * Takes up the hold that an earlier page or another tab has, as the platform knows it: it may have
 * ended meanwhile. One that the platform does not have is forgotten. Rejects where the platform
 * can't be asked; the hold is kept then.
 */
export const resumeHoldAtom = atom(
  null,
  async (get, set, { eventId }: FlowTarget): Promise<ReservationFlow> => {
    const kept = get(keptHoldAtom(eventId));
    if (kept) {
      const { reservationId, ticketQuantities, renewals } = kept;
      const name = { eventId, reservationId };
      try {
        await set(resumeReservationAtom, name);
      } catch (error) {
        if ((error as { status?: unknown } | null)?.status !== 404) throw error;
      }
      const { status, reservation } = get(reservationAtom(eventId));
      const isTakenUp = reservation?._id === reservationId;
      if (status !== 'held' || !isTakenUp) set(forgetHoldAtom, name);
      const wanted = ticketQuantities ? { ticketQuantities } : null;
      if (isTakenUp) set(moveFlowAtom, eventId, { type: 'recalled', wanted, renewals });
    }
    return get(reservationFlowAtom(eventId));
  },
);

/** Gives back what an earlier page or another tab holds, to begin anew. Never rejects. */
export const startOverAtom = atom(
  null,
  async (get, set, { eventId }: FlowTarget): Promise<void> => {
    const kept = get(keptHoldAtom(eventId));
    if (!kept) return;
    const { reservationId, expires } = kept;
    set(forgetHoldAtom, { eventId, reservationId });
    await set(giveBackAtom, {
      eventId,
      reservation: { _id: reservationId, expires, reservations: [] },
    });
  },
);
