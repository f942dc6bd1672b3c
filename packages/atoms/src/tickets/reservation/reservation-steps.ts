import type { CreateReservationOptions } from '@vitrine/client/tickets';
import { atom, type Setter } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { endActiveReservationAtom } from './active-reservation.ts';
import {
  cancelReservationAtom,
  createReservationAtom,
  type ReservationRequest,
} from './mutations.ts';
import { releaseReservationAtom } from './release.ts';
import { reservationAtom } from './reservation.ts';
import { flowStep, reservationFlowAtom } from './reservation-flow.ts';
import { getReserveProblem, isIndeterminate } from './reservation-problem.ts';
import type { RequestedTickets, ReservationEvent, ReservationFlow } from './reservation-states.ts';

async function ask(set: Setter, request: ReservationRequest): Promise<ReservationEvent> {
  try {
    return { type: 'granted', reservation: await set(createReservationAtom, request) };
  } catch (reason) {
    if (isIndeterminate(reason)) return { type: 'unacknowledged' };
    return { type: 'rejected', problem: getReserveProblem(toError(reason)) };
  }
}

/** Which tickets to hold. */
export interface TicketsToReserve extends CreateReservationOptions {
  eventId: string;
  /**
   * Gives what is held back before asking, where its tickets are wanted for the request. They may be
   * gone to others by then, so this is the buyer's choice.
   */
  releaseFirst?: boolean;
}

/**
 * Holds tickets for a buyer, in place of what is held: that one goes back once the platform has
 * granted, and stays where it rejects. Never takes fewer than asked for. See docs/reference/tickets.md.
 */
export const reserveTicketsAtom = flowStep<TicketsToReserve>(
  ({ ticketQuantities }) => ({ type: 'reserve', wanted: { ticketQuantities } }),
  async ({ set, move }, { releaseFirst = false, ...request }, before) => {
    if (releaseFirst && (before.status === 'reserved' || before.status === 'failed')) {
      const name = { eventId: request.eventId, reservationId: before.reservation._id };
      try {
        await set(cancelReservationAtom, name);
      } catch (reason) {
        move({ type: 'rejected', problem: getReserveProblem(toError(reason)) });
        return;
      }
    }
    move(await ask(set, request));
  },
);

/** The event whose buyer takes a step. */
export interface FlowTarget {
  eventId: string;
}

/**
 * Holds the same tickets again, for the platform has no call that makes a hold longer: the new hold
 * comes first, then the old one goes back. Where it is rejected, the old one goes on. Ten times at
 * most, and not for tickets that another page asked for.
 */
export const renewReservationAtom = flowStep<FlowTarget>(
  () => ({ type: 'renew' }),
  async ({ set, move }, { eventId }, before) => {
    const { ticketQuantities } = ('wanted' in before && before.wanted) as RequestedTickets;
    move(await ask(set, { eventId, ticketQuantities }));
  },
);

const leaveAtom = flowStep<FlowTarget>(
  () => ({ type: 'cancel' }),
  async ({ get, set, move }, { eventId }, before) => {
    const asked = 'former' in before ? (before.former ?? before.ended) : null;
    const hold = 'reservation' in before ? before : asked;
    if (!hold) return;
    const { reservation } = hold;
    set(endActiveReservationAtom, { eventId, reservationId: reservation._id });
    if (get(reservationFlowAtom(eventId)).status === 'cancelling')
      await set(releaseReservationAtom, { eventId, reservation });
    move({ type: 'given-back' });
  },
);

/**
 * Leaves the tickets to others. The page may go on at once: where the platform can't be reached,
 * they are given back in the background, until their time is over. Tickets of which a sale is on its
 * way are that order's.
 */
export const leaveTicketsAtom = atom(
  null,
  (get, set, target: FlowTarget): Promise<ReservationFlow> => {
    const flow = get(reservationFlowAtom(target.eventId));
    const { status } = get(reservationAtom(target.eventId));
    const isSold = status === 'ordering' && flow.status !== 'checkingOut';
    return isSold ? Promise.resolve(flow) : set(leaveAtom, target);
  },
);
