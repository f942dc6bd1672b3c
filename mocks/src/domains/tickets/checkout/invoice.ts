import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import type { Visitor } from '../../../platform/domain.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { type Cents, toAmount } from '../../../platform/requests/money.ts';
import type { TicketedEvent } from '../event.ts';
import { office, type ReservedLine } from '../state.ts';
import {
  type DiscountWish,
  getTicketDiscounts,
  type Reduction,
  type TicketDiscounts,
} from './discounts.ts';
import {
  type Billed,
  FEE_PER_MILLE,
  getPriceBreakdown,
  type PriceBreakdown,
  type PricedLine,
} from './price-breakdown.ts';
import { type Money, ticketMoney } from './wire-money.ts';

export type Invoice = Wire<client.Invoice>;
type InvoiceTax = Wire<client.InvoiceTax>;
type InvoiceFee = Wire<client.InvoiceFee>;
type DiscountItem = Wire<client.DiscountItem>;

type TicketLine = PricedLine & { id: string; name: string };

/** An invoice and the input that it was calculated from. */
export interface CalculatedInvoice {
  invoice: Invoice;
  breakdown: PriceBreakdown;
  discounts: TicketDiscounts;
}

/** Joins the names of a ticket and its pricing option, in their script. */
const joinNames = (name: string, option: string) =>
  `${name}${/\p{Script=Arabic}/u.test(option) ? '،' : ','} ${option}`;

function toTicketLines(context: PlatformContext, lines: readonly ReservedLine[]): TicketLine[] {
  const { offers } = context.use(office);
  return lines.map(({ id, offerId, quantity, price, option }) => {
    const offer = offers.get(offerId);
    return {
      id,
      name: option ? joinNames(offer?.name ?? '', option.name) : (offer?.name ?? ''),
      quantity,
      price,
      donation: offer !== undefined && 'minimum' in offer.price,
      feeType: offer?.feeType ?? 'FEE_ADDED',
    };
  });
}

/** Writes one bill: amounts in its currency, tax and fees by the event and the provider. */
function writer({ settings, shop }: PlatformContext, { currency, tax }: TicketedEvent) {
  const money = (cents: Cents): Money => ticketMoney(cents, currency);
  // The client removes the brand prefix again.
  const feeName = `${settings.brandPrefix}_FEE` as 'FEE';
  return {
    money,
    tax: (taxable: Cents, amount: Cents): InvoiceTax | undefined =>
      tax && {
        type: tax.type,
        name: tax.name,
        rate: String(tax.perMillion / 10_000),
        taxable: money(taxable),
        amount: money(amount),
      },
    fee: (type: client.FeeType, amount: Cents): InvoiceFee => ({
      name: feeName,
      type,
      rate: toAmount(FEE_PER_MILLE, 1),
      amount: money(amount),
    }),
    reason(reduction: Reduction, amount: Cents): DiscountItem {
      if ('coupon' in reduction) {
        const { id: couponId, code, name } = reduction.coupon;
        return { coupon: { couponId, code, name }, amount: money(amount) };
      }
      const { plan, tickets } = reduction;
      const percentDiscount = { rate: String(plan.percent), quantityDiscounted: tickets };
      return {
        paidPlan: { name: shop.getText(plan.name), percentDiscount },
        amount: money(amount),
      };
    },
  };
}

type Writer = ReturnType<typeof writer>;

function getDiscount(
  { money, reason }: Writer,
  total: Cents,
  parts: readonly { reduction: Reduction; amount: Cents }[],
): Invoice['discount'] {
  const appliedParts = parts.filter(({ amount }) => amount > 0);
  if (appliedParts.length === 0) return undefined;
  const amount = appliedParts.reduce((runningTotal, part) => runningTotal + part.amount, 0);
  return {
    amount: money(amount),
    afterDiscount: money(total - amount),
    discounts: appliedParts.map((part) => reason(part.reduction, part.amount)),
  };
}

function getItem(
  write: Writer,
  { line, total, taxable, tax, fee }: Billed<TicketLine>,
  parts: readonly { reduction: Reduction; amount: Cents }[],
): Invoice['items'][number] {
  return {
    id: line.id,
    quantity: line.quantity,
    name: line.name,
    price: write.money(line.price),
    total: write.money(total),
    discount: getDiscount(write, total, parts),
    tax: write.tax(taxable, tax),
    fees: fee > 0 ? [write.fee(line.feeType, fee)] : [],
  };
}

const getTotal = (amounts: readonly Cents[]) =>
  amounts.reduce((before, amount) => before + amount, 0);

/**
 * Calculates the costs of reserved tickets for a visitor, with the discounts that apply. See
 * docs/reference/tickets.mdx.
 */
export function calculate(
  context: PlatformContext,
  visitor: Visitor,
  event: TicketedEvent,
  lines: readonly ReservedLine[],
  wish: DiscountWish = {},
): CalculatedInvoice {
  const discounts = getTicketDiscounts(context, visitor, event, lines, wish);
  const { reductions, byLine } = discounts;
  const bill = getPriceBreakdown(toTicketLines(context, lines), byLine, event.tax);
  const write = writer(context, event);
  const invoice: Invoice = {
    items: bill.lines.map((billed, index) =>
      getItem(
        write,
        billed,
        reductions.map((reduction) => ({ reduction, amount: reduction.byLine[index] ?? 0 })),
      ),
    ),
    subTotal: write.money(bill.subTotal),
    discount: getDiscount(
      write,
      bill.subTotal,
      reductions.map((reduction) => ({ reduction, amount: getTotal(reduction.byLine) })),
    ),
    tax: write.tax(bill.taxable, bill.tax),
    fees: bill.fees.map(({ type, amount }) => write.fee(type, amount)),
    grandTotal: write.money(bill.grandTotal),
    revenue: write.money(bill.revenue),
  };
  return { invoice, breakdown: bill, discounts };
}
