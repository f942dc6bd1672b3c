import type { CreateReservationOptions } from '@vitrine/client/tickets';
import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { revealedTicketsAtom } from '../selection/ticket-codes.ts';
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
import {
  mayBeOrdered,
  type RequestedTickets,
  type ReservationEvent,
  type ReservationFlow,
} from './reservation-states.ts';

interface Access {
  get: Getter;
  set: Setter;
}

async function ask({ get, set }: Access, request: ReservationRequest): Promise<ReservationEvent> {
  const revealed = get(revealedTicketsAtom(request.eventId));
  const isRevealed = request.ticketQuantities.some(({ ticketDefinitionId }) =>
    revealed.includes(ticketDefinitionId),
  );
  const fullRequest = isRevealed ? { ...request, allowHiddenTickets: true } : request;
  try {
    return { type: 'granted', reservation: await set(createReservationAtom, fullRequest) };
  } catch (reason) {
    if (isIndeterminate(reason)) return { type: 'unacknowledged' };
    return { type: 'rejected', problem: getReserveProblem(toError(reason)) };
  }
}

/** Tickets to reserve. */
export interface TicketsToReserve extends CreateReservationOptions {
  /** ID of the event. */
  eventId: string;
  /**
   * Releases the current reservation before the request, if its tickets are needed for it. Others
   * may reserve them meanwhile, so this is the buyer's choice.
   */
  releaseFirst?: boolean;
}

/**
 * Reserves tickets for a buyer, replacing the current reservation: that one is released after a
 * success, and stays after a rejection. Never reserves fewer than requested. While the outcome of an
 * order is unknown, nothing is requested, because the reservation may belong to the order. See
 * docs/reference/tickets.mdx.
 */
export const reserveTicketsAtom = flowStep<TicketsToReserve>(
  ({ ticketQuantities, ignoreLimits, allowHiddenTickets }) => ({
    type: 'reserve',
    requestedTickets: {
      ticketQuantities,
      ...(ignoreLimits && { ignoreLimits }),
      ...(allowHiddenTickets && { allowHiddenTickets }),
    },
  }),
  async ({ get, set, move }, { releaseFirst = false, ...request }, before) => {
    if (releaseFirst && (before.status === 'reserved' || before.status === 'failed')) {
      const name = { eventId: request.eventId, reservationId: before.reservation._id };
      try {
        await set(cancelReservationAtom, name);
      } catch (reason) {
        move({ type: 'rejected', problem: getReserveProblem(toError(reason)) });
        return;
      }
    }
    move(await ask({ get, set }, request));
  },
);

/** The event of a step. */
export interface FlowTarget {
  /** ID of the event. */
  eventId: string;
}

/**
 * Renews a reservation by reserving the same tickets again, because the platform can't extend one:
 * the new reservation comes first, then the old one is released. After a rejection, the old one
 * continues. Ten times at most, and not for tickets requested by another page.
 */
export const renewReservationAtom = flowStep<FlowTarget>(
  () => ({ type: 'renew' }),
  async ({ get, set, move }, { eventId }, before) => {
    // What a seller has permitted for these tickets counts for the new reservation too.
    const requested = ('requestedTickets' in before && before.requestedTickets) as RequestedTickets;
    move(await ask({ get, set }, { eventId, ...requested }));
  },
);

const leaveAtom = flowStep<FlowTarget>(
  () => ({ type: 'cancel' }),
  async ({ get, set, move }, { eventId }, before) => {
    const previousHold = 'former' in before ? (before.former ?? before.ended) : null;
    const hold = 'reservation' in before ? before : previousHold;
    if (!hold) return;
    const { reservation } = hold;
    set(endActiveReservationAtom, { eventId, reservationId: reservation._id });
    if (get(reservationFlowAtom(eventId)).status === 'canceling')
      await set(releaseReservationAtom, { eventId, reservation });
    move({ type: 'released' });
  },
);

/**
 * Releases the tickets. The page may continue immediately: if the platform can't be reached,
 * retries follow in the background until the reservation expires. Tickets with an order, or with one
 * that is pending or unknown, belong to it.
 */
export const leaveTicketsAtom = atom(
  null,
  (get, set, target: FlowTarget): Promise<ReservationFlow> => {
    const flow = get(reservationFlowAtom(target.eventId));
    const { status } = get(reservationAtom(target.eventId));
    const isSold =
      mayBeOrdered(flow) ||
      (status === 'ordering' && flow.status !== 'checking-out') ||
      (status === 'ordered' && flow.status === 'failed');
    return isSold ? Promise.resolve(flow) : set(leaveAtom, target);
  },
);
