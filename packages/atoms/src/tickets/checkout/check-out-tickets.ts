import { ValidationError } from '@vitrine/client';
import { atom, type Getter } from 'jotai/vanilla';
import { reservationFlowAtom } from '../reservation/reservation-flow.ts';
import type { ReservationFlow } from '../reservation/reservation-states.ts';
import { checkoutGuestsAtom, checkoutStepAtom } from './checkout-step.ts';
import { invoiceOptionsAtom, reservationInvoiceAtom } from './invoice.ts';
import { getDiscountProblems } from './order-summary.ts';
import { placeOrderAtom, type TicketOrderRequest } from './place-order.ts';

/** Whose tickets to order, and how they are paid. People and discounts are those of the checkout. */
export interface TicketOrderSubmission
  extends Pick<TicketOrderRequest, 'eventId' | 'memberId' | 'marketingConsent' | 'options'> {}

/** Whether a rejection is about what was filled in. */
const isAboutAnswers = (error: Error): boolean =>
  error instanceof ValidationError &&
  error.details.validationError.fieldViolations.some(({ field }) =>
    /^(buyer|guests|checkoutForm)\b/.test(field),
  );

/**
 * What of a buyer's wishes goes with the order: what the bill says it could not take off stays behind,
 * for an order that asks for it is rejected, and the buyer has agreed to the total without it.
 */
function getGranted(eventId: string, get: Getter) {
  const { withDiscount, paidPlanBenefit } = get(invoiceOptionsAtom(eventId));
  const { data, isPlaceholderData } = get(reservationInvoiceAtom(eventId));
  const problems = data && !isPlaceholderData ? getDiscountProblems(data) : null;
  return {
    ...(withDiscount && !problems?.coupon && { discount: withDiscount }),
    ...(paidPlanBenefit && !problems?.benefit && { paidPlanBenefit }),
  };
}

/**
 * Orders the tickets that are held for the people who were filled in, with the coupon and the
 * benefit that the bill takes off: once, however often it is written. Where a form is
 * missing nothing is sent; where the platform rejects an answer, the buyer is back at the details,
 * and `checkoutProblemAtom` says which. See docs/reference/tickets.md.
 */
export const submitTicketOrderAtom = atom(
  null,
  async (get, set, request: TicketOrderSubmission): Promise<ReservationFlow> => {
    const { eventId } = request;
    const accounts = get(checkoutGuestsAtom(eventId));
    if (accounts?.status !== 'complete') {
      set(checkoutStepAtom(eventId), 'details');
      return get(reservationFlowAtom(eventId));
    }
    const { buyer, guests } = accounts;
    const flow = await set(placeOrderAtom, {
      ...request,
      buyer,
      guests,
      ...getGranted(eventId, get),
    });
    if (flow.status === 'failed' && isAboutAnswers(flow.error)) {
      set(checkoutStepAtom(eventId), 'details', flow.error);
    }
    return flow;
  },
);
