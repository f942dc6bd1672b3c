import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { Shop } from '../../../fixtures/shop/shop.ts';
import { type Cents, divide, money } from '../../../platform/requests/money.ts';
import type { Address, LineItem } from '../state.ts';

type TaxSummary = NonNullable<Wire<client.TotalsEstimate>['taxSummary']>;
type ItemTax = Wire<client.ItemTax>;

/** Tax rule of an order. */
export interface TaxRule {
  /** Per cent. */
  rate: number;
  /** In English, for the names of tax authorities. */
  country: string;
  rateType: client.TaxRateType;
  /** Whose address decided. */
  addressType: client.TaxableAddressType;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the tax included in an amount. Rates are in percent, with one decimal at most. */
export const taxIn = (amount: Cents, rate: number): Cents =>
  divide(amount * Math.round(rate * 10), 1000 + Math.round(rate * 10));

/** `25` as `"0.25"`, `25.5` as `"0.255"`. */
const asFraction = (rate: number) => (rate / 100).toFixed(3).replace(/0$/, '');

/**
 * Returns the tax rule by the shipping address, else the billing address, else the store's own.
 * Each EU country has its rate; exports are not taxed; an address without a country is taxed as
 * domestic.
 */
export function taxRule(shop: Shop, shipping?: Address, billing?: Address): TaxRule {
  const address = shipping ?? billing;
  const home = { rate: shop.taxRate, country: countryNames.of(shop.address.country) ?? '' };
  if (!address) return { ...home, rateType: 'MANUAL_RATE', addressType: 'BUSINESS' };
  const addressType = shipping ? 'SHIPPING' : 'BILLING';
  if (!address.country) return { ...home, rateType: 'FALLBACK_RATE', addressType };
  if (address.country === shop.address.country) {
    return { ...home, rateType: 'MANUAL_RATE', addressType };
  }
  const country = countryNames.of(address.country) ?? address.country;
  const rate = shop.vat[address.country];
  return rate === undefined
    ? { rate: 0, country, rateType: 'NO_TAX_COLLECTED', addressType }
    : { rate, country, rateType: 'AUTO_RATE', addressType };
}

/** The tax in one amount that includes it. */
export function itemTax(after: Cents, tax: Cents, rule: TaxRule, currency: string): ItemTax {
  const rate = asFraction(rule.rate);
  const taxableAmount = money(after - tax, currency);
  const amount = money(tax, currency);
  return {
    taxableAmount,
    taxRate: rate,
    totalTax: amount,
    rateBreakdown: [{ name: 'VAT', rate, tax: amount }],
    taxBreakdown: [
      {
        taxName: 'VAT',
        taxType: 'VAT',
        jurisdiction: rule.country,
        jurisdictionType: 'COUNTRY',
        rate,
        taxAmount: amount,
        taxableAmount,
        nonTaxableAmount: money(0, currency),
      },
    ],
  };
}

function getDetails({ rateType }: TaxRule): TaxSummary['calculationDetails'] {
  if (rateType !== 'FALLBACK_RATE') return { rateType };
  return { rateType, autoTaxFallbackDetails: { fallbackReason: 'ADDRESS_WITHOUT_COUNTRY' } };
}

/** The tax on all that is bought. */
export function taxParts(total: Cents, tax: Cents, rule: TaxRule, currency: string) {
  return {
    taxSummary: {
      taxableAmount: money(total - tax, currency),
      totalTax: money(tax, currency),
      calculationDetails: getDetails(rule),
    },
    aggregatedTaxBreakdown: [
      {
        taxName: 'VAT',
        taxType: 'VAT',
        jurisdiction: rule.country,
        jurisdictionTypeEnum: 'COUNTRY' as const,
        rate: asFraction(rule.rate),
        aggregatedTaxAmount: money(tax, currency),
      },
    ],
  };
}

/** Adds the address type that determines the line's tax. */
export const withTaxableAddress = (line: LineItem, { addressType }: TaxRule): LineItem => ({
  ...line,
  taxableAddress: { addressType },
});
