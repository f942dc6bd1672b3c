import type { FeeName, FeeType, TaxType } from './enums.ts';
import type { OrderMoney } from './order-money.ts';

/** A tax on a line or on the whole. Rates are percentages as decimal strings: `"25"` is 25 %. */
export interface InvoiceTax {
  type?: TaxType;
  name?: string;
  rate?: string;
  taxable?: OrderMoney;
  amount?: OrderMoney;
}

/** A fee that the platform takes. Rates are percentages as decimal strings. See docs/reference/orders.md. */
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

/** What is taken off a line or off the whole. */
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

/** What tickets cost: lines less discounts, with taxes and fees. See docs/reference/orders.md. */
export interface Invoice {
  items: InvoiceItem[];
  discount?: InvoiceDiscount;
  tax?: InvoiceTax;
  fees?: InvoiceFee[];
  /** Before discount, tax and fees. */
  subTotal?: OrderMoney;
  /** What the buyer pays. */
  grandTotal?: OrderMoney;
  /** What the seller gets before the payment provider's fees. */
  revenue?: OrderMoney;
  /** Only once the order is paid. */
  previewUrl?: string;
}
