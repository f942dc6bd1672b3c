import type { OrderMoney } from '@vitrine/client/orders';
import type { TicketQuantity } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { invoiceOptionsAtom } from '../checkout/invoice.ts';
import { isSameMoney } from '../checkout/order-summary.ts';
import { priceConsentAtom } from '../checkout/price-consent.ts';
import { type TicketSelection, toTicketQuantities } from '../selection/selection.ts';
import { estimateTickets } from '../selection/ticket-estimate.ts';
import { refreshTicketsAtom, ticketOfferAtom } from '../selection/ticket-offer.ts';
import { ticketSelectionAtom } from '../selection/ticket-selection.ts';
import { reservationFlowAtom } from './reservation-flow.ts';
import { mayBeOrdered, type ReservationFlow } from './reservation-states.ts';
import { type FlowTarget, renewReservationAtom, reserveTicketsAtom } from './reservation-steps.ts';
import { restoreReservationAtom } from './restore-reservation.ts';

/** The selection that a request was made of. */
export const toSelection = (quantities: readonly TicketQuantity[]): TicketSelection =>
  quantities.map(({ ticketDefinitionId, quantity, priceOverride, ticketDetails }) => {
    const pricingOptionId = ticketDetails?.[0]?.pricingOptionId;
    return {
      ticketDefinitionId,
      quantity,
      ...(priceOverride !== undefined && { priceOverride }),
      ...(pricingOptionId !== undefined && { pricingOptionId }),
    };
  });

/** Whether a reservation contains exactly these tickets, so that no request is needed. */
export function isAlreadyReserved(flow: ReservationFlow, selection: TicketSelection): boolean {
  if (flow.status !== 'reserved' && flow.status !== 'failed') return false;
  const requestedQuantities = toTicketQuantities(selection);
  return (
    JSON.stringify(flow.requestedTickets?.ticketQuantities) === JSON.stringify(requestedQuantities)
  );
}

/**
 * Returns a reservation without its last problem: a rejected change, a failed renewal or a failed
 * order concern an earlier request. An order of unknown outcome stays as it is.
 */
function toReserved(flow: ReservationFlow): ReservationFlow {
  if (flow.status !== 'reserved' && flow.status !== 'failed') return flow;
  if (mayBeOrdered(flow)) return flow;
  const { reservation, requestedTickets, renewals } = flow;
  return { status: 'reserved', problem: null, reservation, requestedTickets, renewals };
}

/**
 * Removes tickets that the buyer can't: the list, which is fetched after a rejection, has no row for
 * them any more.
 */
const removeMissingTicketsAtom = atom(null, async (get, set, eventId: string) => {
  await set(refreshTicketsAtom);
  const { status, isFetching, error, definitions } = get(ticketOfferAtom(eventId));
  if (status !== 'success' || isFetching || error) return;
  const ids = new Set(definitions.map(({ _id }) => _id));
  set(ticketSelectionAtom(eventId), (selection) =>
    selection.filter(({ ticketDefinitionId }) => ids.has(ticketDefinitionId)),
  );
});

/** Options of a reservation besides the selection. */
export interface ReserveSelectionRequest extends FlowTarget {
  /** Releases the current reservation first; others may reserve its tickets meanwhile. */
  releaseFirst?: boolean;
}

/**
 * Reserves a buyer's selection of an event's tickets, all of it or nothing. An identical reservation
 * is not requested again: the result is `reserved`, without the problem of an earlier request. While
 * an order's outcome is unknown, nothing is requested, and the result is `failed`. If the platform's
 * prices differ from the list's, the list's total counts as the agreed one, and `priceConsentAtom`
 * requires consent to the other, unless a coupon or a benefit changes the total. After a rejection,
 * tickets that the list has no longer are removed from the selection.
 */
export const reserveSelectionAtom = atom(
  null,
  async (
    get,
    set,
    { eventId, releaseFirst }: ReserveSelectionRequest,
  ): Promise<ReservationFlow> => {
    const selection = get(ticketSelectionAtom(eventId));
    const flowNow = get(reservationFlowAtom(eventId));
    const isBusy = flowNow.status === 'renewing' || flowNow.status === 'canceling';
    // Waits for another component's pending step with the previous tickets.
    const before = isBusy ? await set(renewReservationAtom, { eventId }) : flowNow;
    if (isAlreadyReserved(before, selection) && !releaseFirst) return toReserved(before);
    const { total } = estimateTickets(selection, get(ticketOfferAtom(eventId)).definitions);
    const flow = await set(reserveTicketsAtom, {
      eventId,
      ticketQuantities: toTicketQuantities(selection),
      ...(releaseFirst && { releaseFirst }),
    });
    if ('problem' in flow && flow.problem) void set(removeMissingTicketsAtom, eventId);
    if (flow.status !== 'reserved' || flow.problem) return flow;
    const { subTotal, grandTotal } = flow.reservation.invoice ?? {};
    // The reservation's invoice is without the coupon and the benefit that the buyer has chosen.
    const { withDiscount, paidPlanBenefit } = get(invoiceOptionsAtom(eventId));
    const isFullPrice = !withDiscount && !paidPlanBenefit;
    if (isFullPrice && total && subTotal && grandTotal) {
      set(priceConsentAtom(eventId), getAgreedAmount(total, subTotal, grandTotal));
    }
    return flow;
  },
);

/**
 * Returns the total that the buyer has seen: the invoice's, if its ticket prices match the list.
 */
const getAgreedAmount = (
  listed: OrderMoney,
  subTotal: OrderMoney,
  grandTotal: OrderMoney,
): OrderMoney => (isSameMoney(listed, subTotal) ? grandTotal : listed);

/** Resumes the reservation of an earlier page or another tab, and selects its tickets. */
export const resumeTicketsAtom = atom(
  null,
  async (_get, set, target: FlowTarget): Promise<ReservationFlow> => {
    const flow = await set(restoreReservationAtom, target);
    if ('requestedTickets' in flow && flow.requestedTickets) {
      set(ticketSelectionAtom(target.eventId), toSelection(flow.requestedTickets.ticketQuantities));
    }
    return flow;
  },
);
