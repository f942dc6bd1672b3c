import { ApplicationError } from '@vitrine/client';
import { type Invoice, type InvoiceFee, type OrderMoney, TaxType } from '@vitrine/client/orders';
import type { ReservationInvoice, TicketDefinition } from '@vitrine/client/tickets';
import { type CouponOutcome, getCouponOutcome } from '../../utils/coupon-outcome.ts';
import { isGreater } from '../../utils/decimals.ts';
import { getTicketPrices, type TicketSelection } from '../selection/selection.ts';

/** A row of an order summary below its tickets, in display order. Amounts are the platform's. */
export type OrderSummaryRow =
  | { kind: 'subtotal' | 'discount' | 'total'; amount: OrderMoney }
  | {
      kind: 'tax';
      placement: Placement;
      name: string | null;
      rate: string | null;
      amount: OrderMoney;
    }
  | { kind: 'fee'; placement: Placement; rate: string | null; amount: OrderMoney };

/**
 * Whether a tax or fee is included in the shown prices, was added to them, or is added at checkout.
 */
export type Placement = 'included' | 'added' | 'at-checkout';

const placements: Readonly<Record<string, Placement>> = {
  INCLUDED: 'included',
  ADDED: 'added',
  ADDED_AT_CHECKOUT: 'at-checkout',
};

// Fees use their own names: FEE_ADDED.
const getPlacement = (type: string | undefined): Placement =>
  placements[(type ?? TaxType.INCLUDED).replace(/^FEE_/, '')] ?? 'included';

const isNonZero = (amount: OrderMoney | undefined): amount is OrderMoney =>
  amount !== undefined && /[1-9]/.test(amount.value);

/**
 * Returns the rows of an invoice. No amount is computed here: rows missing in the platform's data
 * are omitted, and so are zero amounts, except for the total. See docs/reference/orders.mdx.
 */
export function orderSummaryRows({
  subTotal,
  discount,
  tax,
  fees = [],
  grandTotal,
}: Invoice): OrderSummaryRow[] {
  const rows: (OrderSummaryRow | null)[] = [
    isNonZero(subTotal) ? { kind: 'subtotal', amount: subTotal } : null,
    isNonZero(discount?.amount) ? { kind: 'discount', amount: discount.amount } : null,
    isNonZero(tax?.amount)
      ? {
          kind: 'tax',
          placement: getPlacement(tax.type),
          name: tax.name ?? null,
          rate: tax.rate ?? null,
          amount: tax.amount,
        }
      : null,
    ...fees.map((fee: InvoiceFee): OrderSummaryRow | null =>
      isNonZero(fee.amount)
        ? {
            kind: 'fee',
            placement: getPlacement(fee.type),
            rate: fee.rate ?? null,
            amount: fee.amount,
          }
        : null,
    ),
    grandTotal ? { kind: 'total', amount: grandTotal } : null,
  ];
  return rows.filter((row) => row !== null);
}

/** Whether nothing has to be paid: then there is no payment step. */
export const isFreeOrder = ({ grandTotal }: Invoice): boolean =>
  grandTotal !== undefined && !isNonZero(grandTotal);

/** Why a coupon or a benefit was not applied, separately for each. */
export interface DiscountProblems {
  /** Null if it was applied, or none was requested. */
  coupon: CouponOutcome | null;
  /** Null if it was applied, or none was requested. */
  benefit: 'rejected' | null;
}

const isOfBenefit = (code: string): boolean => code.includes('BENEFIT');

/**
 * Returns an invoice's problems with a coupon and a plan's benefit. See docs/reference/tickets.mdx.
 */
export function getDiscountProblems({
  discountErrors,
}: Pick<ReservationInvoice, 'discountErrors'>): DiscountProblems {
  const codes = (discountErrors?.error ?? []).map(({ code = '' }) => code);
  const ofBenefit = codes.find(isOfBenefit);
  const ofCoupon = codes.find((code) => !isOfBenefit(code));
  return {
    coupon: ofCoupon === undefined ? null : getCouponOutcome({ code: ofCoupon }),
    benefit: ofBenefit === undefined ? null : 'rejected',
  };
}

/**
 * Returns the discount that caused an order's rejection: it was valid on the invoice, but no longer
 * is. Null for all other errors.
 */
export function getRejectedDiscount(error: Error): 'coupon' | 'benefit' | null {
  if (!(error instanceof ApplicationError)) return null;
  const { code } = error;
  if (isOfBenefit(code)) return 'benefit';
  return getCouponOutcome({ code }).kind === 'rejected' ? null : 'coupon';
}

/** A ticket whose price has changed since its list was read. */
export interface PriceChange {
  /** `_id` of the ticket. */
  ticketDefinitionId: string;
  /** Name of the ticket. */
  name: string;
  /** The price in the earlier list. */
  from: OrderMoney;
  /** The price in the later list. */
  to: OrderMoney;
}

/** Whether two amounts are equal, regardless of trailing zeros. */
export const isSameMoney = (one: OrderMoney, other: OrderMoney): boolean =>
  one.currency === other.currency &&
  !isGreater(one.value, other.value) &&
  !isGreater(other.value, one.value);

/** Returns a list's prices for the tickets of a selection, with those of a later list. */
export function getPriceChanges(
  selection: TicketSelection,
  before: readonly TicketDefinition[],
  after: readonly TicketDefinition[],
): PriceChange[] {
  const priceIn = (definitions: readonly TicketDefinition[], line: TicketSelection[number]) => {
    const definition = definitions.find(({ _id }) => _id === line.ticketDefinitionId);
    const option =
      definition && getTicketPrices(definition).find(({ _id }) => _id === line.pricingOptionId);
    return { name: definition?.name ?? '', price: option?.price ?? definition?.price };
  };
  return selection.flatMap((line) => {
    const { price: from } = priceIn(before, line);
    const { price: to, name } = priceIn(after, line);
    if (!from || !to || line.priceOverride !== undefined || isSameMoney(from, to)) return [];
    return [{ ticketDefinitionId: line.ticketDefinitionId, name, from, to }];
  });
}
