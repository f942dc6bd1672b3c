import type { FeeType, TaxType } from '@vitrine/client/orders';
import { type Cents, portion, share } from '../../../platform/requests/money.ts';

/** What the platform takes of each ticket that costs something, in thousandths. */
export const FEE_PER_MILLE = 25;

/** The tax on an event's tickets. */
export interface TicketTax {
  type: TaxType;
  name: string;
  /** Parts of a million: 250,000 is 25 %. */
  perMillion: number;
  onDonations: boolean;
}

/** Tickets of one kind and price, as they are billed. */
export interface BillLine {
  price: Cents;
  quantity: number;
  donation: boolean;
  feeType: FeeType;
}

/** A line with all that belongs to it, in the currency's smallest unit. */
export interface Billed<Line extends BillLine = BillLine> {
  line: Line;
  total: Cents;
  discount: Cents;
  /** What the tax is worked out from, without the tax itself. */
  taxable: Cents;
  tax: Cents;
  fee: Cents;
}

export interface Bill<Line extends BillLine = BillLine> {
  lines: Billed<Line>[];
  subTotal: Cents;
  discount: Cents;
  taxable: Cents;
  tax: Cents;
  fees: { type: FeeType; amount: Cents }[];
  grandTotal: Cents;
  /** What the seller gets: all that is paid, less the platform's fees. */
  revenue: Cents;
}

const MILLION = 1_000_000;
const FEE_TYPES: readonly FeeType[] = ['FEE_ADDED', 'FEE_ADDED_AT_CHECKOUT', 'FEE_INCLUDED'];

const sum = <Item>(items: readonly Item[], amount: (item: Item) => Cents): Cents =>
  items.reduce((before, item) => before + amount(item), 0);

export const getTicketLineTotal = ({
  price,
  quantity,
}: Pick<BillLine, 'price' | 'quantity'>): Cents => price * quantity;

/** Takes an amount off lines, each by its part of what is left to pay for it. */
export function subtractDiscount(left: readonly Cents[], amount: Cents): Cents[] {
  const all = sum(left, (part) => part);
  return share(Math.min(amount, all), left);
}

const isAdded = (tax: TicketTax | undefined) => tax !== undefined && tax.type !== 'INCLUDED';

function billLine<Line extends BillLine>(
  line: Line,
  discount: Cents,
  tax: TicketTax | undefined,
): Billed<Line> {
  const total = getTicketLineTotal(line);
  const after = total - discount;
  const rate = tax && !(line.donation && !tax.onDonations) ? tax.perMillion : 0;
  const added = isAdded(tax);
  const taxed = added ? portion(after, rate, MILLION) : portion(after, rate, MILLION + rate);
  const withTax = added ? after + taxed : after;
  return {
    line,
    total,
    discount,
    taxable: rate === 0 ? 0 : withTax - taxed,
    tax: taxed,
    fee: portion(withTax, FEE_PER_MILLE, 1000),
  };
}

/**
 * What tickets cost: the lines, less the discounts, with the tax where it is added, with the fees
 * where the buyer bears them. Everything is rounded a line, so that lines add up to the whole.
 */
export function getBill<Line extends BillLine>(
  lines: readonly Line[],
  discounts: readonly Cents[],
  tax?: TicketTax,
): Bill<Line> {
  const billed = lines.map((line, index) => billLine(line, discounts[index] ?? 0, tax));
  const fees = FEE_TYPES.map((type) => ({
    type,
    amount: sum(billed, ({ line, fee }) => (line.feeType === type ? fee : 0)),
  })).filter(({ amount }) => amount > 0);
  const subTotal = sum(billed, ({ total }) => total);
  const discount = sum(billed, (one) => one.discount);
  const taxTotal = sum(billed, (one) => one.tax);
  const borne = sum(fees, ({ type, amount }) => (type === 'FEE_INCLUDED' ? 0 : amount));
  const grandTotal = subTotal - discount + (isAdded(tax) ? taxTotal : 0) + borne;
  return {
    lines: billed,
    subTotal,
    discount,
    taxable: sum(billed, ({ taxable }) => taxable),
    tax: taxTotal,
    fees,
    grandTotal,
    revenue: grandTotal - sum(fees, ({ amount }) => amount),
  };
}
