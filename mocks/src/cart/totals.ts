import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { Visitor } from '../core/domain.ts';
import type { PlatformError } from '../core/errors.ts';
import { type Fields, optionalFields, requireText } from '../core/fields.ts';
import { type Cents, divide, money, share } from '../core/money.ts';
import type { Platform } from '../core/platform.ts';
import { lineTotal, subtotalOf } from './line-total.ts';
import { readCart } from './read.ts';
import { needsShipping, type Shipping, type ShippingProblem, shippingFor } from './shipping.ts';
import type { HeldCart, LineItem } from './state.ts';
import { violationsOf } from './violations.ts';

export type TotalsEstimate = Wire<client.TotalsEstimate>;
type CalculationErrors = NonNullable<TotalsEstimate['calculationErrors']>;

/** The part of an amount, tax included, that is tax. */
export const taxIn = (amount: Cents, rate: number): Cents => divide(amount * rate, 100 + rate);

export function readShippingOption(body: Fields) {
  const option = optionalFields(body, 'selectedShippingOption');
  return option && { code: requireText(option, 'code', 'selectedShippingOption.code') };
}

function shippingOf(platform: Platform, held: HeldCart, body: Fields) {
  const { lineItems, contactInfo, selectedShippingOption } = held.cart;
  const address = optionalFields(body, 'shippingAddress') ?? contactInfo?.address;
  if (!address || body.calculateShipping === false || !needsShipping(lineItems)) return undefined;
  const option = readShippingOption(body) ?? selectedShippingOption;
  return shippingFor(platform, lineItems, { address, option });
}

const isProblem = (shipping: Shipping | ShippingProblem | undefined): shipping is ShippingProblem =>
  shipping !== undefined && 'code' in shipping;

function calculatedLine(
  line: LineItem,
  discount: Cents,
  tax: Cents | undefined,
  { currency, taxRate }: Platform['shop'],
): TotalsEstimate['calculatedLineItems'][number] {
  const after = lineTotal(line) - discount;
  return {
    lineItemId: line.id,
    paymentOption: line.paymentOption,
    pricesBreakdown: {
      price: line.price,
      priceBeforeDiscounts: line.priceBeforeDiscounts,
      fullPrice: line.fullPrice,
      lineItemPrice: money(lineTotal(line), currency),
      totalDiscount: money(discount, currency),
      totalPriceAfterTax: money(after, currency),
      totalPriceBeforeTax: money(after - (tax ?? 0), currency),
      ...(tax !== undefined && {
        taxDetails: {
          taxableAmount: money(after - tax, currency),
          taxRate: (taxRate / 100).toFixed(2),
          totalTax: money(tax, currency),
        },
      }),
    },
  };
}

/** The error of a code, in the shape in which an estimate carries it. */
function couponCalculationError(error: PlatformError): CalculationErrors['couponCalculationError'] {
  return error.details as CalculationErrors['couponCalculationError'];
}

function taxParts(tax: Cents, taxable: Cents, { currency, taxRate }: Platform['shop']) {
  const rate = (taxRate / 100).toFixed(2);
  return {
    taxSummary: {
      taxableAmount: money(taxable, currency),
      totalTax: money(tax, currency),
      calculationDetails: { rateType: 'MANUAL_RATE' as const },
    },
    aggregatedTaxBreakdown: [
      {
        taxName: 'VAT',
        taxType: 'VAT',
        jurisdiction: 'Denmark',
        jurisdictionTypeEnum: 'COUNTRY' as const,
        rate,
        aggregatedTaxAmount: money(tax, currency),
      },
    ],
  };
}

/** What a cart costs: goods, reductions, delivery when an address is known, and the tax in it. */
export function estimateTotals(
  platform: Platform,
  visitor: Visitor,
  held: HeldCart,
  body: Fields,
): TotalsEstimate {
  const { shop } = platform;
  const { cart, discounts } = readCart(platform, visitor, held);
  const { lineItems } = cart;
  const worked = shippingOf(platform, held, body);
  const problem = isProblem(worked) ? worked : undefined;
  const shipping = isProblem(worked) ? undefined : worked;

  const subtotal = subtotalOf(lineItems);
  const discount = discounts.byLine.reduce((sum, part) => sum + part, 0);
  const delivery = discounts.freeDelivery ? 0 : (shipping?.cost ?? 0);
  const goods = subtotal - discount;
  const total = goods + delivery;
  const withTax = body.calculateTax !== false;
  const tax = withTax ? taxIn(total, shop.taxRate) : 0;
  const afterDiscount = lineItems.map(
    (line, index) => lineTotal(line) - (discounts.byLine[index] ?? 0),
  );
  const taxByLine = share(taxIn(goods, shop.taxRate), afterDiscount);

  const calculationErrors: CalculationErrors = {
    ...(problem && { generalShippingCalculationError: { applicationError: problem } }),
    ...(discounts.couponError && {
      couponCalculationError: couponCalculationError(discounts.couponError),
    }),
  };
  const priceSummary = {
    subtotal: money(subtotal, shop.currency),
    discount: money(discount, shop.currency),
    ...(shipping && { shipping: money(delivery, shop.currency) }),
    ...(withTax && { tax: money(tax, shop.currency) }),
    additionalFees: money(0, shop.currency),
    total: money(total, shop.currency),
  };
  return {
    cart,
    calculatedLineItems: lineItems.map((line, index) =>
      calculatedLine(
        line,
        discounts.byLine[index] ?? 0,
        withTax ? taxByLine[index] : undefined,
        shop,
      ),
    ),
    priceSummary,
    ...(withTax && taxParts(tax, total - tax, shop)),
    shippingInfo: shipping?.info,
    appliedDiscounts: discounts.applied,
    additionalFees: [],
    membershipOptions: { eligibleMemberships: [], invalidMemberships: [], selectedMemberships: [] },
    ...(Object.keys(calculationErrors).length > 0 && { calculationErrors }),
    violations: violationsOf(lineItems),
    currency: shop.currency,
    weightUnit: 'KG',
    payNow: priceSummary,
  };
}
