import type { Reservation } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { reservationFlowAtom } from '../reservation/reservation-flow.ts';
import type { ReservationFlow } from '../reservation/reservation-states.ts';
import {
  type CheckoutAnswers,
  type CheckoutGuests,
  type CheckoutSection,
  checkoutGuests,
  checkoutSections,
} from './checkout-guests.ts';

/**
 * Where a buyer stands on the way from tickets to an order:
 * - `tickets`: none are held, so there is nothing to fill in;
 * - `details`: the forms of the buyer and the guests;
 * - `review`: all is filled in, to be looked at once more;
 * - `ordered`: there is an order.
 */
export type CheckoutStep = 'tickets' | 'details' | 'review' | 'ordered';

/** What was filled in for an event, and how far the buyer has come. */
interface Filled {
  answers: CheckoutAnswers;
  perGuestForms: boolean;
  isReviewed: boolean;
  /** Why the platform sent the buyer back to the details. */
  rejection?: Error;
}

const filledAtom = sessionScopedFamily<Filled | null>(null, logoutCountAtom);

/** The reservation that a checkout is about; a hold that has ended or is asked for again counts. */
export function getReservation(flow: ReservationFlow): Reservation | null {
  if (flow.status === 'canceled') return null;
  if ('reservation' in flow) return flow.reservation;
  const hold = 'former' in flow ? (flow.former ?? flow.ended) : null;
  return hold?.reservation ?? null;
}

/** The forms that an event's checkout asks for at this moment; none where nothing is held. */
export const checkoutSectionsAtom = weakFamily(
  ({ eventId, perGuestForms }: { eventId: string; perGuestForms: boolean }) =>
    atom((get): readonly CheckoutSection[] => {
      const reservation = getReservation(get(reservationFlowAtom(eventId)));
      return reservation ? checkoutSections(reservation, perGuestForms) : [];
    }),
  ({ eventId, perGuestForms }) => JSON.stringify([eventId, perGuestForms]),
);

/** Whom the order of an event would be for, by what was filled in; null before anything was. */
export const checkoutGuestsAtom = weakFamily(
  (eventId: string) =>
    atom((get): CheckoutGuests | null => {
      const filled = get(filledAtom(eventId));
      if (!filled) return null;
      const { answers, perGuestForms } = filled;
      return checkoutGuests(get(checkoutSectionsAtom({ eventId, perGuestForms })), answers);
    }),
  (eventId) => eventId,
);

/** What was filled in for an event's checkout, by form. */
export const checkoutAnswersAtom = weakFamily(
  (eventId: string) => atom((get): CheckoutAnswers => get(filledAtom(eventId))?.answers ?? {}),
  (eventId) => eventId,
);

/** Keeps what was filled in, and goes on to the review. Answers of forms that are not asked stay. */
export const fillInCheckoutAtom = atom(
  null,
  (_get, set, eventId: string, given: { answers: CheckoutAnswers; perGuestForms: boolean }) =>
    set(filledAtom(eventId), (before) => {
      const answers = { ...before?.answers, ...given.answers };
      return { ...given, answers, isReviewed: true };
    }),
);

/**
 * How far the buyer of an event's tickets has come. More tickets than were filled in lead back to
 * the details. Writing goes back to them, with all answers and with what was said against them.
 */
export const checkoutStepAtom = weakFamily(
  (eventId: string) =>
    atom(
      (get): CheckoutStep => {
        const flow = get(reservationFlowAtom(eventId));
        if (flow.status === 'done') return 'ordered';
        if (!getReservation(flow) || flow.status === 'cancelling') return 'tickets';
        const isComplete = get(checkoutGuestsAtom(eventId))?.status === 'complete';
        return isComplete && get(filledAtom(eventId))?.isReviewed ? 'review' : 'details';
      },
      (_get, set, _step: 'details', rejection?: Error) =>
        set(filledAtom(eventId), (filled) => {
          if (!filled) return filled;
          const { answers, perGuestForms } = filled;
          return { answers, perGuestForms, isReviewed: false, ...(rejection && { rejection }) };
        }),
    ),
  (eventId) => eventId,
);

/** What the platform said against the answers of an event's checkout, until they are given again. */
export const checkoutProblemAtom = weakFamily(
  (eventId: string) => atom((get): Error | null => get(filledAtom(eventId))?.rejection ?? null),
  (eventId) => eventId,
);
