import type { OrderMoney } from '@vitrine/client/orders';
import type { TicketQuantity } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { isSameMoney } from '../checkout/order-summary.ts';
import { priceConsentAtom } from '../checkout/price-consent.ts';
import { type TicketSelection, toTicketQuantities } from '../selection/selection.ts';
import { estimateTickets } from '../selection/ticket-estimate.ts';
import { ticketOfferAtom } from '../selection/ticket-offer.ts';
import { ticketSelectionAtom } from '../selection/ticket-selection.ts';
import { reservationFlowAtom } from './reservation-flow.ts';
import type { ReservationFlow } from './reservation-states.ts';
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

/** Whether a hold is of exactly these tickets, so that there is nothing to ask for. */
export function isAlreadyReserved(flow: ReservationFlow, selection: TicketSelection): boolean {
  if (flow.status !== 'reserved' && flow.status !== 'failed') return false;
  const asked = toTicketQuantities(selection);
  return JSON.stringify(flow.wanted?.ticketQuantities) === JSON.stringify(asked);
}

/** What to seek beside what is chosen. */
export interface ReserveSelectionRequest extends FlowTarget {
  /** Gives what is held back first; others may take it meanwhile. */
  releaseFirst?: boolean;
}

/**
 * Holds what a buyer has chosen of an event's tickets, all of it or nothing; what is held already
 * is not asked for again. Where the platform bills other prices than the list showed, the list's
 * sum is what the buyer is taken to have agreed to, and `priceConsentAtom` asks for the other one.
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
    const isBusy = flowNow.status === 'renewing' || flowNow.status === 'cancelling';
    // What another part of the page does with the former tickets comes to its end first.
    const before = isBusy ? await set(renewReservationAtom, { eventId }) : flowNow;
    if (isAlreadyReserved(before, selection) && !releaseFirst) return before;
    const { total } = estimateTickets(selection, get(ticketOfferAtom(eventId)).definitions);
    const flow = await set(reserveTicketsAtom, {
      eventId,
      ticketQuantities: toTicketQuantities(selection),
      ...(releaseFirst && { releaseFirst }),
    });
    if (flow.status !== 'reserved' || flow.problem) return flow;
    const { subTotal, grandTotal } = flow.reservation.invoice ?? {};
    if (total && subTotal && grandTotal) {
      set(priceConsentAtom(eventId), agreedSum(total, subTotal, grandTotal));
    }
    return flow;
  },
);

/** The sum that the buyer has seen: the bill's, where its tickets cost what the list said. */
const agreedSum = (listed: OrderMoney, subTotal: OrderMoney, grandTotal: OrderMoney): OrderMoney =>
  isSameMoney(listed, subTotal) ? grandTotal : listed;

/** Takes up the hold of an earlier page or another tab, and shows its tickets as chosen. */
export const resumeTicketsAtom = atom(
  null,
  async (_get, set, target: FlowTarget): Promise<ReservationFlow> => {
    const flow = await set(restoreReservationAtom, target);
    if ('wanted' in flow && flow.wanted) {
      set(ticketSelectionAtom(target.eventId), toSelection(flow.wanted.ticketQuantities));
    }
    return flow;
  },
);
