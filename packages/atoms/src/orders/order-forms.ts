import type { FormResponse, Order } from '@vitrine/client/orders';
import {
  type CheckoutAnswers,
  type CheckoutSection,
  sectionName,
} from '../tickets/checkout/checkout-guests.ts';
import { isChangeable, isOrderOver } from './order-outcome.ts';

/** A form of an order, with its answers. */
export interface OrderForm extends CheckoutSection {
  /** Missing if the platform does not return it, as for guests before there are tickets. */
  sent: FormResponse | undefined;
}

/** Returns the number of forms of an order: one for all of its tickets, or one for each. */
function getCount({ tickets = [], ticketsQuantity = 1 }: Order, perGuestForms: boolean): number {
  const [first] = tickets;
  if (first) return first.guestDetails?.guestAssigned ? tickets.length : 1;
  return perGuestForms ? ticketsQuantity : 1;
}

/**
 * Returns the forms of an order, the buyer's first. Guests' answers are in their tickets; before
 * there are any, they are only available on the page that filled them in. See
 * docs/reference/orders.mdx.
 *
 * @param filledIn this page's answers of the checkout, by form.
 */
export function orderForms(
  order: Order,
  perGuestForms: boolean,
  filledIn: CheckoutAnswers = {},
): readonly OrderForm[] {
  const { tickets = [], checkoutForm } = order;
  return Array.from({ length: getCount(order, perGuestForms) }, (_, index) => {
    const position = index + 1;
    const name = sectionName(position);
    const own = tickets[index]?.guestDetails?.form ?? (index === 0 ? checkoutForm : undefined);
    const filledForm = Object.hasOwn(filledIn, name) ? filledIn[name] : undefined;
    return { name, position, ticket: tickets[index]?.name ?? '', sent: own ?? filledForm };
  });
}

/**
 * Returns why the answers of an order can't be changed: it is paid or settled otherwise, it is
 * over, its data was erased, or not all of them are known here. Null if they can. See
 * docs/reference/tickets.mdx.
 */
export function unchangeableReason(
  order: Order,
  forms: readonly OrderForm[],
): 'settled' | 'over' | 'erased' | 'not-known' | null {
  if (order.anonymized) return 'erased';
  if (!isChangeable(order)) {
    return isOrderOver(order) ? 'over' : 'settled';
  }
  return forms.every(({ sent }) => sent) ? null : 'not-known';
}
