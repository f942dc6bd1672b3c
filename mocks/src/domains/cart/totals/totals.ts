import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { Visitor } from '../../../platform/domain.ts';
import type { PlatformError } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { type JsonObject, optionalFlag } from '../../../platform/requests/fields.ts';
import { type Cents, type MoneyFormat, money, share } from '../../../platform/requests/money.ts';
import { address, shippingOption } from '../inputs.ts';
import { readCart } from '../read.ts';
import type { Address, LineItem, StoredCart } from '../state.ts';
import { getCartDiscounts } from './discounts.ts';
import { getSubtotal, lineTotal } from './line-total.ts';
import { membershipEffect } from './memberships.ts';
import { type Amounts, getSumsTotal, split, toPriceSummary } from './payment.ts';
import { needsShipping, type Shipping, type ShippingProblem, shippingFor } from './shipping.ts';
import { itemTax, type TaxRule, taxIn, taxParts, taxRule, withTaxableAddress } from './tax.ts';

type Violation = Wire<client.Violation>;

const getName = ({ productName }: LineItem) => productName?.original ?? 'This object';

function getViolation(line: LineItem): Violation | undefined {
  const { status = 'AVAILABLE', quantityAvailable = 0 } = line.availability ?? {};
  const target = { lineItem: { id: line.id, name: 'LINE_ITEM_DEFAULT' } };
  const removalTarget = {
    lineItem: { ...target.lineItem, suggestedFix: 'REMOVE_LINE_ITEM' as const },
  };
  switch (status) {
    case 'AVAILABLE':
      return undefined;
    case 'PARTIALLY_AVAILABLE':
      return {
        severity: 'WARNING',
        description: `Only ${quantityAvailable} left of ${getName(line)}, the cart has ${line.quantity}.`,
        target,
      };
    case 'NOT_AVAILABLE':
      return {
        severity: 'ERROR',
        description: `${getName(line)} is sold out.`,
        target: removalTarget,
      };
    case 'NOT_FOUND':
      return {
        severity: 'ERROR',
        description: `${getName(line)} is not made any more.`,
        target: removalTarget,
      };
  }
}

/**
 * Returns why these lines cannot be bought. See docs/reference/errors.mdx, the last line of
 * "General".
 */
const getViolations = (lines: readonly LineItem[]): Violation[] =>
  lines.flatMap((line) => getViolation(line) ?? []);

export type TotalsEstimate = Wire<client.TotalsEstimate>;
type CalculationErrors = NonNullable<TotalsEstimate['calculationErrors']>;
type CalculationError = CalculationErrors['couponCalculationError'];

const isProblem = (shipping: Shipping | ShippingProblem | undefined): shipping is ShippingProblem =>
  shipping !== undefined && 'code' in shipping;

function calculatedLine(
  line: LineItem,
  discount: Cents,
  tax: Cents | undefined,
  rule: TaxRule,
  shop: MoneyFormat,
): TotalsEstimate['calculatedLineItems'][number] {
  const after = lineTotal(line) - discount;
  return {
    lineItemId: line.id,
    paymentOption: line.paymentOption,
    pricesBreakdown: {
      price: line.price,
      priceBeforeDiscounts: line.priceBeforeDiscounts,
      fullPrice: line.fullPrice,
      lineItemPrice: money(lineTotal(line), shop),
      totalDiscount: money(discount, shop),
      totalPriceAfterTax: money(after, shop),
      totalPriceBeforeTax: money(after - (tax ?? 0), shop),
      ...(tax !== undefined && { taxDetails: itemTax(after, tax, rule, shop) }),
    },
  };
}

/** A rejection in the shape in which an estimate carries it. */
const calculationError = ({ details }: PlatformError) => details as CalculationError;

function getErrors(
  shipping: Shipping | ShippingProblem | undefined,
  coupon: PlatformError | undefined,
  membership: PlatformError | undefined,
): { calculationErrors?: CalculationErrors } {
  const errors: CalculationErrors = {};
  if (isProblem(shipping)) errors.generalShippingCalculationError = { applicationError: shipping };
  else if (shipping && shipping.carrierErrors.length > 0) {
    errors.carrierErrors = { errors: shipping.carrierErrors };
  }
  if (coupon) errors.couponCalculationError = calculationError(coupon);
  if (membership) errors.membershipError = calculationError(membership);
  return Object.keys(errors).length > 0 ? { calculationErrors: errors } : {};
}

/** A line that a membership pays for costs nothing more. */
const paidByMembership = (line: LineItem, shop: MoneyFormat): LineItem => ({
  ...line,
  price: money(0, shop),
  paymentOption: line.paymentOption === 'MEMBERSHIP_OFFLINE' ? 'MEMBERSHIP_OFFLINE' : 'MEMBERSHIP',
});

/**
 * Calculates a cart's totals: items, discounts, delivery if there is an address, and the tax
 * included.
 */
export function estimateTotals(
  context: PlatformContext,
  visitor: Visitor,
  storedCart: StoredCart,
  body: JsonObject,
): TotalsEstimate {
  const { shop } = context;
  const input = {
    shipping: address(body, 'shippingAddress', 'shippingAddress') as Address | undefined,
    billing: address(body, 'billingAddress', 'billingAddress') as Address | undefined,
    option: shippingOption(body, 'selectedShippingOption', 'selectedShippingOption'),
  };
  const withTax = optionalFlag(body, 'calculateTax') !== false;
  const withShipping = optionalFlag(body, 'calculateShipping') !== false;
  const { cart } = readCart(context, visitor, storedCart);
  const effect = membershipEffect(context, visitor, cart.lineItems, body);

  const destination = input.shipping ?? cart.contactInfo?.address;
  const rule = taxRule(shop, destination, input.billing);
  const lineItems = cart.lineItems.map((line) => withTaxableAddress(line, rule));
  const lines = lineItems.map((line) =>
    effect.covered.has(line.id) ? paidByMembership(line, shop) : line,
  );
  const discounts = getCartDiscounts(context, visitor, {
    ...storedCart,
    cart: { ...cart, lineItems: lines },
  });
  const shipping =
    destination && withShipping && needsShipping(lines)
      ? shippingFor(context, lines, {
          address: destination,
          option: input.option ?? cart.selectedShippingOption,
          isFree: discounts.freeDelivery,
          tax: withTax ? rule : undefined,
        })
      : undefined;

  const amounts: Amounts = {
    subtotal: getSubtotal(lines),
    discount: discounts.byLine.reduce((total, part) => total + part, 0),
    shipping: shipping && !isProblem(shipping) ? shipping.cost : undefined,
    tax: undefined,
  };
  if (withTax) amounts.tax = taxIn(getSumsTotal(amounts), rule.rate);
  const priced = lines.map((line, index) => ({
    line,
    total: lineTotal(line),
    discount: discounts.byLine[index] ?? 0,
  }));
  const taxByLine = share(
    taxIn(amounts.subtotal - amounts.discount, rule.rate),
    priced.map(({ total, discount }) => total - discount),
  );
  const { now, later } = split(amounts, priced, rule.rate);
  return {
    cart: { ...cart, lineItems },
    calculatedLineItems: priced.map(({ line, discount }, index) =>
      calculatedLine(line, discount, withTax ? taxByLine[index] : undefined, rule, shop),
    ),
    priceSummary: toPriceSummary(amounts, shop),
    ...(amounts.tax !== undefined && taxParts(getSumsTotal(amounts), amounts.tax, rule, shop)),
    shippingInfo: shipping && !isProblem(shipping) ? shipping.info : undefined,
    appliedDiscounts: discounts.applied,
    additionalFees: [],
    membershipOptions: effect.options,
    ...getErrors(shipping, discounts.couponError, effect.error),
    violations: getViolations(lineItems),
    currency: shop.currency,
    weightUnit: 'KG',
    payNow: toPriceSummary(now, shop),
    ...(later && { payLater: toPriceSummary(later, shop) }),
  };
}
