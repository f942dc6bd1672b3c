import type { FeeName, FeeType, TaxType } from './enums.ts';
import type { OrderMoney } from './order-money.ts';

/** A tax on a line or on the total. Rates are percentages as decimal strings: `"25"` is 25 %. */
export interface InvoiceTax {
  type?: TaxType;
  name?: string;
  rate?: string;
  taxable?: OrderMoney;
  amount?: OrderMoney;
}

/** A platform fee. Rates are percentages as decimal strings. See docs/reference/orders.mdx. */
export interface InvoiceFee {
  name?: FeeName;
  type?: FeeType;
  rate?: string;
  amount?: OrderMoney;
}

/** One reason of a discount: a coupon or the benefit of a pricing plan. */
export interface DiscountItem {
  coupon?: { name?: string; code?: string; couponId?: string };
  paidPlan?: {
    name?: string;
    /** The rate is a percentage as a decimal string. */
    percentDiscount?: { rate?: string; quantityDiscounted?: number };
  };
  amount?: OrderMoney;
}

/** A discount on a line or on the total. */
export interface InvoiceDiscount {
  amount?: OrderMoney;
  afterDiscount?: OrderMoney;
  discounts?: DiscountItem[];
}

/** A kind of ticket on an invoice. */
export interface InvoiceItem {
  _id: string;
  quantity: number;
  name?: string;
  /** For one ticket. */
  price?: OrderMoney;
  /** For all tickets of the line. */
  total?: OrderMoney;
  discount?: InvoiceDiscount;
  tax?: InvoiceTax;
  fees?: InvoiceFee[];
}

/**
 * The price of tickets: lines minus discounts, plus taxes and fees. See docs/reference/orders.mdx.
 */
export interface Invoice {
  items: InvoiceItem[];
  discount?: InvoiceDiscount;
  tax?: InvoiceTax;
  fees?: InvoiceFee[];
  /** Before discount, tax and fees. */
  subTotal?: OrderMoney;
  /** The amount that the buyer pays. */
  grandTotal?: OrderMoney;
  /** The seller's revenue before the payment provider's fees. */
  revenue?: OrderMoney;
  /** Only once the order is paid. */
  previewUrl?: string;
}
