import type { FeeName, FeeType, TaxType } from './enums.ts';
import type { OrderMoney } from './order-money.ts';

/** A tax on a line or on the total. Rates are percentages as decimal strings: `"25"` is 25 %. */
export interface InvoiceTax {
  /** Whether the prices include the tax. */
  type?: TaxType;
  /** Name that buyers read, for example "VAT". */
  name?: string;
  /** `"25"` is 25 %. */
  rate?: string;
  /** Amount that the rate applies to: after discounts, without tax. */
  taxable?: OrderMoney;
  /** Amount of the tax. */
  amount?: OrderMoney;
}

/** A platform fee. Rates are percentages as decimal strings. See docs/reference/orders.mdx. */
export interface InvoiceFee {
  /** Kind of the fee. */
  name?: FeeName;
  /** Whether buyer or seller bears the fee. */
  type?: FeeType;
  /** `"2.5"` is 2.5 %. */
  rate?: string;
  /** Amount of the fee. */
  amount?: OrderMoney;
}

/** One reason of a discount: a coupon or the benefit of a pricing plan. */
export interface DiscountItem {
  /** Set if the reason is a coupon. */
  coupon?: {
    /** Name that the seller gave it. */
    name?: string;
    /** The code that the buyer enters. */
    code?: string;
    /** ID of the coupon. */
    couponId?: string;
  };
  /** Set if the reason is a pricing plan. */
  paidPlan?: {
    /** Name of the plan. */
    name?: string;
    /** The rate is a percentage as a decimal string. */
    percentDiscount?: {
      /** `"50"` is 50 %. */
      rate?: string;
      /** Number of tickets that the discount applies to. */
      quantityDiscounted?: number;
    };
  };
  /** Discount by this reason, as a positive amount. */
  amount?: OrderMoney;
}

/** A discount on a line or on the total. */
export interface InvoiceDiscount {
  /** Sum of all reasons, as a positive amount. */
  amount?: OrderMoney;
  /** Total after the discount, before tax that is added and fees. */
  afterDiscount?: OrderMoney;
  /** At least one. */
  discounts?: DiscountItem[];
}

/** A kind of ticket on an invoice. */
export interface InvoiceItem {
  /** ID of the line, not of the ticket. */
  _id: string;
  /** Number of tickets at this price. */
  quantity: number;
  /** Name of the ticket, with that of its pricing option. */
  name?: string;
  /** For one ticket. */
  price?: OrderMoney;
  /** For all tickets of the line. */
  total?: OrderMoney;
  /** Missing if the line has no discount. */
  discount?: InvoiceDiscount;
  /** Missing if the event's tickets are not taxed. */
  tax?: InvoiceTax;
  /** Fees on the line; empty without any. */
  fees?: InvoiceFee[];
}

/**
 * The price of tickets: lines minus discounts, plus taxes and fees. See docs/reference/orders.mdx.
 */
export interface Invoice {
  /** One for each kind of ticket and price. */
  items: InvoiceItem[];
  /** On all lines together. Missing without any. */
  discount?: InvoiceDiscount;
  /** On all lines together. Missing if the event's tickets are not taxed. */
  tax?: InvoiceTax;
  /** Sum of the fees by type; empty without any. */
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
