import type { Reservation } from '@vitrine/client/tickets';
import type { ReserveProblem } from './reservation-problem.ts';
import {
  type ActiveReservation,
  mayBeOrdered,
  type ReservationEvent,
  type ReservationFlow,
} from './reservation-states.ts';

/** Maximum number of successive renewals. */
export const MAX_RENEWALS = 10;

export const idleFlow: ReservationFlow = { status: 'idle', problem: null };

type EventByType = { [Event in ReservationEvent as Event['type']]: Event };

type Move<Type extends ReservationEvent['type']> = (
  flow: ReservationFlow,
  event: EventByType[Type],
) => ReservationFlow;

const getActiveReservation = ({
  reservation,
  requestedTickets,
  renewals,
}: ActiveReservation): ActiveReservation => ({
  reservation,
  requestedTickets,
  renewals,
});

const reservedAgain = (
  hold: ActiveReservation,
  problem: ReserveProblem | null,
): ReservationFlow => ({
  status: 'reserved',
  problem,
  ...getActiveReservation(hold),
});

/**
 * Whether a reservation can be renewed: its tickets are known, the limit is not reached, and it has
 * no order of unknown outcome.
 */
export const canRenew = (flow: ReservationFlow): boolean =>
  (flow.status === 'reserved' || flow.status === 'failed') &&
  !mayBeOrdered(flow) &&
  flow.requestedTickets !== null &&
  flow.renewals < MAX_RENEWALS;

const reserve: Move<'reserve'> = (flow, { requestedTickets }) => {
  const reservingFlow = {
    status: 'reserving',
    requestedTickets,
    isAgain: false,
    former: null,
    ended: null,
  } as const;
  switch (flow.status) {
    case 'idle':
    case 'canceled':
    case 'done':
      return reservingFlow;
    case 'lost':
    case 'expired':
      return { ...reservingFlow, ended: getActiveReservation(flow) };
    case 'reserved':
    case 'failed':
      return mayBeOrdered(flow) ? flow : { ...reservingFlow, former: getActiveReservation(flow) };
    case 'unknown': {
      const { former, ended, mayRetry } = flow;
      return mayRetry ? { ...reservingFlow, former, ended, isAgain: true } : flow;
    }
    default:
      return flow;
  }
};

const granted: Move<'granted'> = (flow, { reservation }) => {
  if (flow.status === 'reserving' || flow.status === 'unknown') {
    return reservedAgain(
      { reservation, requestedTickets: flow.requestedTickets, renewals: 0 },
      null,
    );
  }
  if (flow.status !== 'renewing') return flow;
  return reservedAgain({ ...flow, reservation, renewals: flow.renewals + 1 }, null);
};

const rejected: Move<'rejected'> = (flow, { problem: rejection }) => {
  if (flow.status === 'renewing') return reservedAgain(flow, rejection);
  if (flow.status !== 'reserving') return flow;
  const isAfterLostResponse = flow.isAgain && rejection.kind === 'short';
  const problem = isAfterLostResponse ? { ...rejection, isAfterLostResponse } : rejection;
  if (flow.former) return reservedAgain(flow.former, problem);
  return flow.ended ? { status: 'lost', problem, ...flow.ended } : { status: 'idle', problem };
};

const unacknowledged: Move<'unacknowledged'> = (flow) => {
  if (flow.status === 'renewing') return reservedAgain(flow, { kind: 'unreachable' });
  if (flow.status !== 'reserving') return flow;
  const { requestedTickets, former, ended, isAgain } = flow;
  return { status: 'unknown', requestedTickets, former, ended, mayRetry: !isAgain };
};

const renew: Move<'renew'> = (flow) =>
  canRenew(flow) && (flow.status === 'reserved' || flow.status === 'failed')
    ? { status: 'renewing', ...getActiveReservation(flow) }
    : flow;

const checkOut: Move<'check-out'> = (flow) =>
  flow.status === 'reserved' || flow.status === 'failed'
    ? { status: 'checking-out', ...getActiveReservation(flow) }
    : flow;

const ordered: Move<'ordered'> = (flow, { order, orderNumber }) => {
  switch (flow.status) {
    case 'checking-out':
    case 'failed':
    case 'expired':
      return { status: 'done', reservation: flow.reservation, order, orderNumber };
    case 'done':
      // The existence of an order is known before its number.
      return flow.orderNumber === null && orderNumber !== null
        ? { ...flow, order, orderNumber }
        : flow;
    default:
      return flow;
  }
};

const orderFailed: Move<'order-failed'> = (flow, { error, isIndeterminate }) =>
  flow.status === 'checking-out'
    ? { status: 'failed', error, isIndeterminate, ...getActiveReservation(flow) }
    : flow;

const cancel: Move<'cancel'> = (flow) => {
  switch (flow.status) {
    case 'reserved':
    case 'failed':
    case 'expired':
      return { status: 'canceling', ...getActiveReservation(flow) };
    case 'unknown':
      return flow.former ? { status: 'canceling', ...flow.former } : idleFlow;
    case 'lost':
    case 'canceled':
    case 'idle':
      return idleFlow;
    default:
      return flow;
  }
};

const released: Move<'released'> = (flow) => (flow.status === 'canceling' ? idleFlow : flow);

const recalled: Move<'recalled'> = (flow, { requestedTickets, renewals }) =>
  (flow.status === 'reserved' || flow.status === 'expired') && flow.requestedTickets === null
    ? { ...flow, requestedTickets, renewals }
    : flow;

const busy: readonly ReservationFlow['status'][] = [
  'reserving',
  'renewing',
  'checking-out',
  'canceling',
];

function withReservation(flow: ReservationFlow, reservation: Reservation): ReservationFlow {
  if (busy.includes(flow.status)) return flow;
  if (flow.status === 'unknown' && flow.former?.reservation._id === reservation._id) return flow;
  const isSame = 'reservation' in flow && flow.reservation._id === reservation._id;
  if (!isSame || flow.status === 'canceled' || flow.status === 'done') {
    return reservedAgain({ reservation, requestedTickets: null, renewals: 0 }, null);
  }
  if (flow.status === 'expired') return reservedAgain({ ...flow, reservation }, null);
  return flow.reservation === reservation ? flow : { ...flow, reservation };
}

/** The platform's status and the expiry take precedence over the page's state. */
const seen: Move<'seen'> = (flow, { state }) => {
  const { status, reservation } = state;
  if (status === 'reserved') return withReservation(flow, reservation);
  if (status === 'none') {
    if (flow.status === 'reserved') return { status: 'idle', problem: flow.problem };
    return flow.status === 'failed' ? idleFlow : flow;
  }
  if (status === 'expired' && flow.status === 'unknown' && flow.former) {
    return { ...flow, former: null, ended: flow.former };
  }
  // A page without a state adopts the platform's.
  const isFirst = flow.status === 'idle' && flow.problem === null;
  if (isFirst && status === 'expired')
    return { status, reservation, requestedTickets: null, renewals: 0 };
  const isSame = 'reservation' in flow && flow.reservation._id === reservation._id;
  if ((!isSame && !isFirst) || flow.status === 'done' || flow.status === 'canceling') return flow;
  if (status === 'ordered') {
    const { order = null } = state;
    // This page's own request finds out the order's number, or the buyer's next attempt does.
    const mayBeOwn = flow.status === 'checking-out' || mayBeOrdered(flow);
    if (!order && mayBeOwn) return flow;
    return { status: 'done', reservation, order, orderNumber: order?.orderNumber ?? null };
  }
  if (status === 'canceled') {
    return flow.status === 'canceled' ? flow : { status: 'canceled', reservation };
  }
  return status === 'expired' && (flow.status === 'reserved' || flow.status === 'failed')
    ? { status: 'expired', ...getActiveReservation(flow), reservation }
    : flow;
};

const moves: { [Type in ReservationEvent['type']]: Move<Type> } = {
  reserve,
  granted,
  rejected,
  unacknowledged,
  renew,
  'check-out': checkOut,
  ordered,
  'order-failed': orderFailed,
  cancel,
  released: released,
  recalled,
  seen,
};

/** The state after an event. An event that the current state does not allow returns the same object. */
export function reservationReducer<Type extends ReservationEvent['type']>(
  flow: ReservationFlow,
  event: EventByType[Type] & { type: Type },
): ReservationFlow {
  return moves[event.type](flow, event);
}
