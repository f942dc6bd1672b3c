import { type Cents, money, parseAmount } from '../../../platform/requests/money.ts';
import type { LineItem } from '../state.ts';
import { taxIn } from './tax.ts';

/** The amounts of a part of an order. */
export interface Sums {
  subtotal: Cents;
  discount: Cents;
  /** `undefined` while no delivery is selected. */
  shipping: Cents | undefined;
  /** `undefined` if it is not requested. */
  tax: Cents | undefined;
}

export const totalOf = ({ subtotal, discount, shipping = 0 }: Sums): Cents =>
  subtotal - discount + shipping;

export const toSummary = (sums: Sums, currency: string) => ({
  subtotal: money(sums.subtotal, currency),
  discount: money(sums.discount, currency),
  ...(sums.shipping !== undefined && { shipping: money(sums.shipping, currency) }),
  ...(sums.tax !== undefined && { tax: money(sums.tax, currency) }),
  additionalFees: money(0, currency),
  total: money(totalOf(sums), currency),
});

/**
 * Returns the amount of a line that is due now. A discount is first deducted from the amount due
 * later.
 */
function dueNow(
  { paymentOption, depositAmount, quantity }: LineItem,
  total: Cents,
  off: Cents,
): Cents {
  if (paymentOption === 'FULL_PAYMENT_OFFLINE' || paymentOption === 'MEMBERSHIP_OFFLINE') return 0;
  if (paymentOption !== 'DEPOSIT_ONLINE') return total - off;
  const deposit = parseAmount(depositAmount?.amount ?? '0') ?? 0;
  return Math.min(deposit * quantity, total - off);
}

/**
 * Splits the amounts into those due now and those due later, by the lines' payment options.
 * Together they equal the total. Delivery is due with the first payment.
 */
export function split(
  whole: Sums,
  lines: readonly { line: LineItem; total: Cents; discount: Cents }[],
  rate: number,
): { now: Sums; later: Sums | undefined } {
  let subtotal = 0;
  let discount = 0;
  for (const { line, total, discount: off } of lines) {
    const due = dueNow(line, total, off);
    // A fully paid line includes all of its discount; a deposit includes none.
    const offNow = due === total - off ? off : 0;
    subtotal += due + offNow;
    discount += offNow;
  }
  const isAll = subtotal === whole.subtotal && discount === whole.discount;
  if (isAll) return { now: whole, later: undefined };
  const isDueNow = subtotal > 0;
  const shipping = whole.shipping === undefined ? undefined : isDueNow ? whole.shipping : 0;
  const now: Sums = { subtotal, discount, shipping, tax: undefined };
  if (whole.tax !== undefined) now.tax = taxIn(totalOf(now), rate);
  const later: Sums = {
    subtotal: whole.subtotal - subtotal,
    discount: whole.discount - discount,
    shipping: whole.shipping === undefined ? undefined : whole.shipping - (shipping ?? 0),
    tax: whole.tax === undefined ? undefined : whole.tax - (now.tax ?? 0),
  };
  return { now, later };
}
