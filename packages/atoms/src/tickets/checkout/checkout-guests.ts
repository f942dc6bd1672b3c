import type { FormResponse } from '@vitrine/client/orders';
import type { Buyer, Guest, Reservation } from '@vitrine/client/tickets';

/** The form of a checkout that is the buyer's own. */
export const BUYER_SECTION = 'buyer';

/** The name of the form of the ticket at a place, from one. */
export const sectionName = (place: number): string =>
  place === 1 ? BUYER_SECTION : `guest-${place}`;

/** A form of a checkout: the buyer's, which represents the first ticket, or a further guest's. */
export interface CheckoutSection {
  /** `buyer`, or `guest-2` and on by the place of the ticket. */
  name: string;
  /** The ticket's place in the order, from one. */
  place: number;
  /** What the ticket is called, with the price that was chosen of several. */
  ticket: string;
}

/** What each ticket of a reservation is called, in the order in which guests are sent. */
export const reservedTicketNames = ({ reservations }: Reservation): readonly string[] =>
  reservations.flatMap(({ quantity, ticket, ticketDetails = [] }) =>
    Array.from({ length: quantity }, (_, index) =>
      [ticket?.name, ticketDetails[index]?.pricingOptionName].filter(Boolean).join(', '),
    ),
  );

/**
 * The forms that a checkout asks for: one for each ticket where the event asks every guest, else the
 * buyer's alone. They follow the reservation: another number of tickets, another number of forms.
 */
export function checkoutSections(
  reservation: Reservation,
  perGuestForms: boolean,
): readonly CheckoutSection[] {
  const sections = reservedTicketNames(reservation).map((ticket, index) => ({
    name: sectionName(index + 1),
    place: index + 1,
    ticket,
  }));
  return perGuestForms ? sections : sections.slice(0, 1);
}

/** Answers by the names of their forms. */
export type CheckoutAnswers = Readonly<Record<string, FormResponse>>;

/** Whom an order is for, or how many forms are still to be filled in. */
export type CheckoutGuests =
  | { status: 'complete'; buyer: Buyer; guests: readonly Guest[] }
  | { status: 'incomplete'; expected: number; given: number };

const getText = ({ inputValues }: FormResponse, name: string): string | undefined =>
  inputValues.find(({ inputName }) => inputName === name)?.value;

function getBuyer(form: FormResponse): Buyer {
  const named = (['firstName', 'lastName', 'email'] as const).flatMap((name) => {
    const value = getText(form, name);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(named);
}

/**
 * The buyer and the guests of an order. Answers of forms that are not asked for any more are left
 * out; where one is missing there is no order to make, and nothing is sent. See docs/reference/tickets.md.
 */
export function checkoutGuests(
  sections: readonly CheckoutSection[],
  answers: CheckoutAnswers,
): CheckoutGuests {
  const forms = sections.flatMap(({ name }) =>
    Object.hasOwn(answers, name) && answers[name] ? [answers[name]] : [],
  );
  const [first] = forms;
  if (!first || forms.length < sections.length) {
    return { status: 'incomplete', expected: sections.length, given: forms.length };
  }
  return {
    status: 'complete',
    buyer: getBuyer(first),
    guests: forms.map((form) => ({ form })),
  };
}
