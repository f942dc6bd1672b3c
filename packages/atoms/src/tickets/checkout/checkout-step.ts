import type { Reservation } from '@vitrine/client/tickets';
import { atom, type Getter } from 'jotai/vanilla';
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
  sectionName,
} from './checkout-guests.ts';

/**
 * The buyer's step from tickets to an order:
 * - `tickets`: none are reserved, so there is nothing to fill in;
 * - `details`: the forms of the buyer and the guests;
 * - `review`: everything is filled in, and shown for review;
 * - `ordered`: there is an order.
 */
export type CheckoutStep = 'tickets' | 'details' | 'review' | 'ordered';

/** The answers to a checkout's forms. */
export interface CheckoutInput {
  /** The answers as typed, of the buyer and of each guest. */
  answers: CheckoutAnswers;
  /** Whether the event has a form for each ticket. */
  perGuestForms: boolean;
  /** Whether the order is sent with empty forms for the guests after the buyer. */
  guestsLater?: boolean;
}

/** The answers of an event's checkout, and the buyer's step. */
interface Filled extends CheckoutInput {
  isReviewed: boolean;
  /** Whether there is an order of them: the next order of this device starts without them. */
  isOrdered?: boolean;
  /** Why the platform sent the buyer back to the details. */
  rejection?: Error;
}

const filledAtom = sessionScopedFamily<Filled | null>(null, logoutCountAtom);

/**
 * Whether the buyer of an event fills in the other guests later. Offer it only if
 * `isOptionalForm(event.form)`: otherwise the platform rejects the order.
 */
export const guestsLaterAtom = sessionScopedFamily<boolean>(false, logoutCountAtom);

/** Returns the reservation of a checkout; an expired or renewing reservation counts. */
export function getReservation(flow: ReservationFlow): Reservation | null {
  if (flow.status === 'canceled') return null;
  if ('reservation' in flow) return flow.reservation;
  const hold = 'former' in flow ? (flow.former ?? flow.ended) : null;
  return hold?.reservation ?? null;
}

/** Returns the answers of an event's checkout; those of an order only while it is shown. */
function getFilled(get: Getter, eventId: string): Filled | null {
  const filled = get(filledAtom(eventId));
  const isOld = filled?.isOrdered && get(reservationFlowAtom(eventId)).status !== 'done';
  return isOld ? null : filled;
}

/**
 * Marks the answers of an event's checkout as those of an order, also of one by another tab: the next
 * checkout starts without them. `submitTicketOrderAtom` does so for its own order.
 */
export const markCheckoutOrderedAtom = atom(null, (_get, set, eventId: string) =>
  set(filledAtom(eventId), (filled) => filled && { ...filled, isOrdered: true }),
);

/** The current forms of an event's checkout; none without a reservation. */
export const checkoutSectionsAtom = weakFamily(
  ({ eventId, perGuestForms }: { eventId: string; perGuestForms: boolean }) =>
    atom((get): readonly CheckoutSection[] => {
      const reservation = getReservation(get(reservationFlowAtom(eventId)));
      return reservation ? checkoutSections(reservation, perGuestForms) : [];
    }),
  ({ eventId, perGuestForms }) => JSON.stringify([eventId, perGuestForms]),
);

/** The guests of an event's order, from the entered answers; null before there are any. */
export const checkoutGuestsAtom = weakFamily(
  (eventId: string) =>
    atom((get): CheckoutGuests | null => {
      const filled = getFilled(get, eventId);
      if (!filled) return null;
      const { answers, perGuestForms, guestsLater = false } = filled;
      const sections = get(checkoutSectionsAtom({ eventId, perGuestForms }));
      return guestsLater
        ? checkoutGuests(sections.slice(0, 1), answers, Math.max(sections.length - 1, 0))
        : checkoutGuests(sections, answers);
    }),
  (eventId) => eventId,
);

/**
 * The entered answers of an event's checkout, by form. Once there is an order, guests that are
 * filled in later have the empty forms that were sent.
 */
export const checkoutAnswersAtom = weakFamily(
  (eventId: string) =>
    atom((get): CheckoutAnswers => {
      const { answers = {}, guestsLater } = getFilled(get, eventId) ?? {};
      const guests = get(checkoutGuestsAtom(eventId));
      const isOrdered = get(reservationFlowAtom(eventId)).status === 'done';
      if (!guestsLater || !isOrdered || guests?.status !== 'complete') return answers;
      return Object.fromEntries(
        guests.guests.map(({ form }, index) => [sectionName(index + 1), form]),
      );
    }),
  (eventId) => eventId,
);

/** An order of an event, by its number. */
interface CheckoutOrderName {
  /** ID of the event. */
  eventId: string;
  /** Number of the order. */
  orderNumber: string;
}

/**
 * The answers with which this page made an order, by form; none for an order of another checkout.
 * Write them when they were changed and saved.
 */
export const orderAnswersAtom = weakFamily(
  ({ eventId, orderNumber }: CheckoutOrderName) => {
    const isOwn = (get: Getter) => {
      const flow = get(reservationFlowAtom(eventId));
      return flow.status === 'done' && flow.orderNumber === orderNumber;
    };
    return atom(
      (get): CheckoutAnswers => (isOwn(get) ? get(checkoutAnswersAtom(eventId)) : {}),
      (get, set, answers: CheckoutAnswers) => {
        if (!isOwn(get)) return;
        // They are all there now, also those of guests that were to be filled in later.
        set(filledAtom(eventId), (filled) => filled && { ...filled, answers, guestsLater: false });
      },
    );
  },
  ({ eventId, orderNumber }) => JSON.stringify([eventId, orderNumber]),
);

/** Saves the answers, and continues to the review. Answers of forms that are not shown stay. */
export const fillInCheckoutAtom = atom(null, (get, set, eventId: string, input: CheckoutInput) => {
  const answers = { ...getFilled(get, eventId)?.answers, ...input.answers };
  set(filledAtom(eventId), { ...input, answers, isReviewed: true });
});

/**
 * The checkout step of an event's buyer. More tickets than filled-in forms lead back to the
 * details. Writing returns to the details, with all answers and their rejections.
 */
export const checkoutStepAtom = weakFamily(
  (eventId: string) =>
    atom(
      (get): CheckoutStep => {
        const flow = get(reservationFlowAtom(eventId));
        if (flow.status === 'done') return 'ordered';
        if (!getReservation(flow) || flow.status === 'canceling') return 'tickets';
        const isComplete = get(checkoutGuestsAtom(eventId))?.status === 'complete';
        return isComplete && getFilled(get, eventId)?.isReviewed ? 'review' : 'details';
      },
      (_get, set, _step: 'details', rejection?: Error) =>
        set(filledAtom(eventId), (filled) => {
          if (!filled) return filled;
          const { rejection: _former, ...rest } = filled;
          return { ...rest, isReviewed: false, ...(rejection && { rejection }) };
        }),
    ),
  (eventId) => eventId,
);

/**
 * The platform's rejection of the answers of an event's checkout, until they are submitted again.
 */
export const checkoutProblemAtom = weakFamily(
  (eventId: string) => atom((get): Error | null => getFilled(get, eventId)?.rejection ?? null),
  (eventId) => eventId,
);
