import { ValidationError } from '@vitrine/client';
import { atom } from 'jotai/vanilla';
import { invoiceOptionsAtom } from '../tickets/invoice.ts';
import { placeOrderAtom, type TicketOrderRequest } from '../tickets/place-order.ts';
import { reservationFlowAtom } from '../tickets/reservation-flow.ts';
import type { ReservationFlow } from '../tickets/reservation-states.ts';
import { checkoutPeopleAtom, checkoutStepAtom } from './checkout-step.ts';

/** Whose tickets to order, and how they are paid. People and discounts are those of the checkout. */
export interface CheckOutRequest
  extends Pick<TicketOrderRequest, 'eventId' | 'memberId' | 'marketingConsent' | 'options'> {}

/** Whether a refusal is about what was filled in. */
const isAboutAnswers = (error: Error): boolean =>
  error instanceof ValidationError &&
  error.details.validationError.fieldViolations.some(({ field }) =>
    /^(buyer|guests|checkoutForm)\b/.test(field),
  );

/**
 * Orders the tickets that are held for the people who were filled in, with the coupon and the
 * benefit that the invoice was asked with: once, however often it is written. Where a form is
 * missing nothing is sent; where the platform refuses an answer, the buyer is back at the details,
 * and `checkoutRefusalAtom` says which. Specification 7.4.
 */
export const checkOutTicketsAtom = atom(
  null,
  async (get, set, request: CheckOutRequest): Promise<ReservationFlow> => {
    const { eventId } = request;
    const people = get(checkoutPeopleAtom(eventId));
    if (people?.status !== 'complete') {
      set(checkoutStepAtom(eventId), 'details');
      return get(reservationFlowAtom(eventId));
    }
    const { buyer, guests } = people;
    const { withDiscount, paidPlanBenefit } = get(invoiceOptionsAtom(eventId));
    const flow = await set(placeOrderAtom, {
      ...request,
      buyer,
      guests,
      ...(withDiscount && { discount: withDiscount }),
      ...(paidPlanBenefit && { paidPlanBenefit }),
    });
    if (flow.status === 'failed' && isAboutAnswers(flow.error)) {
      set(checkoutStepAtom(eventId), 'details', flow.error);
    }
    return flow;
  },
);
