import {
  type Cents,
  type MoneyFormat,
  money,
  parseAmount,
} from '../../../platform/requests/money.ts';
import type { LineItem } from '../state.ts';
import { taxIn } from './tax.ts';

/** The amounts of a part of an order. */
export interface Amounts {
  subtotal: Cents;
  discount: Cents;
  /** `undefined` while no delivery is selected. */
  shipping: Cents | undefined;
  /** `undefined` if it is not requested. */
  tax: Cents | undefined;
}

export const getSumsTotal = ({ subtotal, discount, shipping = 0 }: Amounts): Cents =>
  subtotal - discount + shipping;

export const toPriceSummary = (amounts: Amounts, shop: MoneyFormat) => ({
  subtotal: money(amounts.subtotal, shop),
  discount: money(amounts.discount, shop),
  ...(amounts.shipping !== undefined && { shipping: money(amounts.shipping, shop) }),
  ...(amounts.tax !== undefined && { tax: money(amounts.tax, shop) }),
  additionalFees: money(0, shop),
  total: money(getSumsTotal(amounts), shop),
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
  amounts: Amounts,
  lines: readonly { line: LineItem; total: Cents; discount: Cents }[],
  rate: number,
): { now: Amounts; later: Amounts | undefined } {
  let subtotal = 0;
  let discount = 0;
  for (const { line, total, discount: off } of lines) {
    const due = dueNow(line, total, off);
    // A fully paid line includes all of its discount; a deposit includes none.
    const offNow = due === total - off ? off : 0;
    subtotal += due + offNow;
    discount += offNow;
  }
  const isAll = subtotal === amounts.subtotal && discount === amounts.discount;
  if (isAll) return { now: amounts, later: undefined };
  const isDueNow = subtotal > 0;
  const shipping = amounts.shipping === undefined ? undefined : isDueNow ? amounts.shipping : 0;
  const now: Amounts = { subtotal, discount, shipping, tax: undefined };
  if (amounts.tax !== undefined) now.tax = taxIn(getSumsTotal(now), rate);
  const later: Amounts = {
    subtotal: amounts.subtotal - subtotal,
    discount: amounts.discount - discount,
    shipping: amounts.shipping === undefined ? undefined : amounts.shipping - (shipping ?? 0),
    tax: amounts.tax === undefined ? undefined : amounts.tax - (now.tax ?? 0),
  };
  return { now, later };
}
