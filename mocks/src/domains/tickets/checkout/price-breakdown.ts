import type { FeeType, TaxType } from '@vitrine/client/orders';
import { type Cents, portion, share } from '../../../platform/requests/money.ts';

/** The platform's fee per paid ticket, in thousandths. */
export const FEE_PER_MILLE = 25;

/** The tax on an event's tickets. */
export interface TicketTax {
  type: TaxType;
  name: string;
  /** In millionths: 250,000 is 25 %. */
  perMillion: number;
  onDonations: boolean;
}

/** Tickets of one kind and price, as they are billed. */
export interface PricedLine {
  price: Cents;
  quantity: number;
  donation: boolean;
  feeType: FeeType;
}

/** A line with all that belongs to it, in the currency's smallest unit. */
export interface Billed<Line extends PricedLine = PricedLine> {
  line: Line;
  total: Cents;
  discount: Cents;
  /** Base amount of the tax, without the tax itself. */
  taxable: Cents;
  tax: Cents;
  fee: Cents;
}

export interface PriceBreakdown<Line extends PricedLine = PricedLine> {
  lines: Billed<Line>[];
  subTotal: Cents;
  discount: Cents;
  taxable: Cents;
  tax: Cents;
  fees: { type: FeeType; amount: Cents }[];
  grandTotal: Cents;
  /** The seller's revenue: the amount paid, minus the platform's fees. */
  revenue: Cents;
}

const MILLION = 1_000_000;
const FEE_TYPES: readonly FeeType[] = ['FEE_ADDED', 'FEE_ADDED_AT_CHECKOUT', 'FEE_INCLUDED'];

const getTotal = <Item>(items: readonly Item[], amount: (item: Item) => Cents): Cents =>
  items.reduce((before, item) => before + amount(item), 0);

export const getTicketLineTotal = ({
  price,
  quantity,
}: Pick<PricedLine, 'price' | 'quantity'>): Cents => price * quantity;

/** Deducts an amount from lines, in proportion to their remaining amounts. */
export function subtractDiscount(left: readonly Cents[], amount: Cents): Cents[] {
  const all = getTotal(left, (part) => part);
  return share(Math.min(amount, all), left);
}

const isAdded = (tax: TicketTax | undefined) => tax !== undefined && tax.type !== 'INCLUDED';

function priceLine<Line extends PricedLine>(
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
 * Calculates the costs of tickets: the lines, minus discounts, plus tax if it is not included, plus
 * fees if the buyer pays them. All amounts are rounded per line, so that lines add up to the total.
 */
export function getPriceBreakdown<Line extends PricedLine>(
  lines: readonly Line[],
  discounts: readonly Cents[],
  tax?: TicketTax,
): PriceBreakdown<Line> {
  const billed = lines.map((line, index) => priceLine(line, discounts[index] ?? 0, tax));
  const fees = FEE_TYPES.map((type) => ({
    type,
    amount: getTotal(billed, ({ line, fee }) => (line.feeType === type ? fee : 0)),
  })).filter(({ amount }) => amount > 0);
  const subTotal = getTotal(billed, ({ total }) => total);
  const discount = getTotal(billed, (one) => one.discount);
  const taxTotal = getTotal(billed, (one) => one.tax);
  const borne = getTotal(fees, ({ type, amount }) => (type === 'FEE_INCLUDED' ? 0 : amount));
  const grandTotal = subTotal - discount + (isAdded(tax) ? taxTotal : 0) + borne;
  return {
    lines: billed,
    subTotal,
    discount,
    taxable: getTotal(billed, ({ taxable }) => taxable),
    tax: taxTotal,
    fees,
    grandTotal,
    revenue: grandTotal - getTotal(fees, ({ amount }) => amount),
  };
}
