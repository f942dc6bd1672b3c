import { ValidationError } from '@vitrine/client';
import { atom, type Getter } from 'jotai/vanilla';
import { reservationFlowAtom } from '../reservation/reservation-flow.ts';
import type { ReservationFlow } from '../reservation/reservation-states.ts';
import { checkoutGuestsAtom, checkoutStepAtom, markCheckoutOrderedAtom } from './checkout-step.ts';
import { invoiceOptionsAtom, reservationInvoiceAtom } from './invoice.ts';
import { getDiscountProblems } from './order-summary.ts';
import { placeOrderAtom, type TicketOrderRequest } from './place-order.ts';

/** The event of the order, and its payment. Guests and discounts are those of the checkout. */
export interface TicketOrderSubmission
  extends Pick<TicketOrderRequest, 'eventId' | 'memberId' | 'marketingConsent' | 'options'> {}

/** Whether a rejection concerns the form answers. */
const isAboutAnswers = (error: Error): boolean =>
  error instanceof ValidationError &&
  error.details.validationError.fieldViolations.some(({ field }) =>
    /^(buyer|guests|checkoutForm)\b/.test(field),
  );

/**
 * Returns the buyer's discounts for the order: those that the invoice could not apply are omitted,
 * because an order that requests them is rejected, and the buyer has agreed to the total without
 * them.
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
 * Orders the reserved tickets for the entered guests, with the coupon and the benefit that the
 * invoice applies: once, even if written repeatedly. If a form is missing, nothing is sent; if the
 * platform rejects an answer, the buyer returns to the details, and `checkoutProblemAtom` contains
 * the rejection. See docs/reference/tickets.mdx.
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
    if (flow.status === 'done') set(markCheckoutOrderedAtom, eventId);
    if (flow.status === 'failed' && isAboutAnswers(flow.error)) {
      set(checkoutStepAtom(eventId), 'details', flow.error);
    }
    return flow;
  },
);
