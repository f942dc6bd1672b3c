import type { FormResponse } from '@vitrine/client/orders';
import type { Buyer, Guest, Reservation } from '@vitrine/client/tickets';

/** The buyer's own form of a checkout. */
export const BUYER_SECTION = 'buyer';

/** Returns the form name of the ticket at a position, from one. */
export const sectionName = (position: number): string =>
  position === 1 ? BUYER_SECTION : `guest-${position}`;

/** A form of a checkout: the buyer's, which represents the first ticket, or a further guest's. */
export interface CheckoutSection {
  /** `buyer`, or `guest-2` and so on by the position of the ticket. */
  name: string;
  /** The ticket's position in the order, from one. */
  position: number;
  /** Name of the ticket, with its chosen pricing option if there are several. */
  ticket: string;
}

/** Returns the names of a reservation's tickets, in the order in which guests are sent. */
export const reservedTicketNames = ({ reservations }: Reservation): readonly string[] =>
  reservations.flatMap(({ quantity, ticket, ticketDetails = [] }) =>
    Array.from({ length: quantity }, (_, index) =>
      [ticket?.name, ticketDetails[index]?.pricingOptionName].filter(Boolean).join(', '),
    ),
  );

/**
 * Returns the forms of a checkout: one for each ticket if the event has guest forms, otherwise only
 * the buyer's. They follow the reservation: the number of forms changes with the number of tickets.
 */
export function checkoutSections(
  reservation: Reservation,
  perGuestForms: boolean,
): readonly CheckoutSection[] {
  const sections = reservedTicketNames(reservation).map((ticket, index) => ({
    name: sectionName(index + 1),
    position: index + 1,
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

const blankForm: FormResponse = { inputValues: [] };

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
 * Returns the buyer and the guests of an order. Answers of obsolete forms are omitted; if one is
 * missing, no order is possible, and nothing is sent. See docs/reference/tickets.mdx.
 *
 * @param laterGuests number of further tickets whose guests are filled in later; none by default.
 */
export function checkoutGuests(
  sections: readonly CheckoutSection[],
  answers: CheckoutAnswers,
  laterGuests = 0,
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
    guests: [...forms, ...Array.from({ length: laterGuests }, () => blankForm)].map((form) => ({
      form,
    })),
  };
}
