import { type Cents, money, parseAmount } from '../../../platform/requests/money.ts';
import type { LineItem } from '../state.ts';
import { taxIn } from './tax.ts';

/** The sums of a part of an order. */
export interface Sums {
  subtotal: Cents;
  discount: Cents;
  /** `undefined` while no delivery is known. */
  shipping: Cents | undefined;
  /** `undefined` when it is not asked for. */
  tax: Cents | undefined;
}

export const getSumsTotal = ({ subtotal, discount, shipping = 0 }: Sums): Cents =>
  subtotal - discount + shipping;

export const toPriceSummary = (sums: Sums, currency: string) => ({
  subtotal: money(sums.subtotal, currency),
  discount: money(sums.discount, currency),
  ...(sums.shipping !== undefined && { shipping: money(sums.shipping, currency) }),
  ...(sums.tax !== undefined && { tax: money(sums.tax, currency) }),
  additionalFees: money(0, currency),
  total: money(getSumsTotal(sums), currency),
});

/** What of a line is paid at once; a reduction is taken off what is paid later first. */
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
 * What is paid at once and what later, by the lines' payment options. Together they are the whole.
 * Delivery is paid with whatever is paid first.
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
    // Of a line that is paid at once, all of its reduction is; of a deposit, none.
    const offNow = due === total - off ? off : 0;
    subtotal += due + offNow;
    discount += offNow;
  }
  const isAll = subtotal === whole.subtotal && discount === whole.discount;
  if (isAll) return { now: whole, later: undefined };
  const isDueNow = subtotal > 0;
  const shipping = whole.shipping === undefined ? undefined : isDueNow ? whole.shipping : 0;
  const now: Sums = { subtotal, discount, shipping, tax: undefined };
  if (whole.tax !== undefined) now.tax = taxIn(getSumsTotal(now), rate);
  const later: Sums = {
    subtotal: whole.subtotal - subtotal,
    discount: whole.discount - discount,
    shipping: whole.shipping === undefined ? undefined : whole.shipping - (shipping ?? 0),
    tax: whole.tax === undefined ? undefined : whole.tax - (now.tax ?? 0),
  };
  return { now, later };
}
