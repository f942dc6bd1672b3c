import { ApplicationError } from '@vitrine/client';
import { type Invoice, type InvoiceFee, type OrderMoney, TaxType } from '@vitrine/client/orders';
import type { ReservationInvoice, TicketDefinition } from '@vitrine/client/tickets';
import { type CouponOutcome, getCouponOutcome } from '../../utils/coupon-outcome.ts';
import { isGreater } from '../../utils/decimals.ts';
import { getTicketPrices, type TicketSelection } from '../selection/selection.ts';

/** A row of a bill under its tickets, in the order in which they stand. Figures are the platform's. */
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

/** Whether a tax or fee is in the prices that are shown, was added to them, or comes on top here. */
export type Placement = 'included' | 'added' | 'at-checkout';

const placements: Readonly<Record<string, Placement>> = {
  INCLUDED: 'included',
  ADDED: 'added',
  ADDED_AT_CHECKOUT: 'at-checkout',
};

// Fees say the same in words of their own: FEE_ADDED.
const getPlacement = (type: string | undefined): Placement =>
  placements[(type ?? TaxType.INCLUDED).replace(/^FEE_/, '')] ?? 'included';

const isNonZero = (amount: OrderMoney | undefined): amount is OrderMoney =>
  amount !== undefined && /[1-9]/.test(amount.value);

/**
 * The rows of an invoice. No sum is worked out here: what the platform does not say is left out, and
 * so is what comes to nothing, but for the total. See docs/reference/orders.md.
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

/** Whether nothing is to pay: then there is no payment to go to. */
export const isFreeOrder = ({ grandTotal }: Invoice): boolean =>
  grandTotal !== undefined && !isNonZero(grandTotal);

/** Why a coupon or a benefit was not taken off, told apart by what was asked for. */
export interface DiscountProblems {
  coupon: CouponOutcome | null;
  /** Null where it was taken off, or none was asked for. */
  benefit: 'rejected' | null;
}

const isOfBenefit = (code: string): boolean => code.includes('BENEFIT');

/** What an invoice says against a coupon and a plan's benefit. See docs/reference/tickets.md. */
export function getDiscountProblems({
  discountErrors,
}: Pick<ReservationInvoice, 'discountErrors'>): DiscountProblems {
  const codes = (discountErrors?.error ?? []).map(({ code = '' }) => code);
  const ofBenefit = codes.find(isOfBenefit);
  const ofCoupon = codes.find((code) => code !== ofBenefit);
  return {
    coupon: ofCoupon === undefined ? null : getCouponOutcome({ code: ofCoupon }),
    benefit: ofBenefit === undefined ? null : 'rejected',
  };
}

/** Which discount an order was rejected for: it held on the bill and no more. Null for all else. */
export function getRejectedDiscount(error: Error): 'coupon' | 'benefit' | null {
  if (!(error instanceof ApplicationError)) return null;
  const { code } = error;
  if (isOfBenefit(code)) return 'benefit';
  return getCouponOutcome({ code }).kind === 'rejected' ? null : 'coupon';
}

/** A ticket that costs something else than the list said. */
export interface PriceChange {
  ticketDefinitionId: string;
  name: string;
  from: OrderMoney;
  to: OrderMoney;
}

/** Whether two sums are the same, however many zeros they are written with. */
export const isSameMoney = (one: OrderMoney, other: OrderMoney): boolean =>
  one.currency === other.currency &&
  !isGreater(one.value, other.value) &&
  !isGreater(other.value, one.value);

/** The prices that a list shows for the tickets of a selection, beside those of a later list. */
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
