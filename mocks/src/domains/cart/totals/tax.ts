import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { Shop } from '../../../fixtures/shop/shop.ts';
import type { Language } from '../../../platform/requests/language.ts';
import { type Cents, divide, type MoneyFormat, money } from '../../../platform/requests/money.ts';
import type { Address, LineItem } from '../state.ts';

type TaxSummary = NonNullable<Wire<client.TotalsEstimate>['taxSummary']>;
type ItemTax = Wire<client.ItemTax>;

/** Tax rule of an order. */
export interface TaxRule {
  /** Per cent. */
  rate: number;
  /** Name of the tax in the shop's language. */
  name: string;
  /** Name of the country in the shop's language, as the tax authority. */
  country: string;
  rateType: client.TaxRateType;
  /** Whose address decided. */
  addressType: client.TaxableAddressType;
}

const getCountryName = (country: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;

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
  const name = shop.getText('VAT');
  const home = {
    name,
    rate: shop.taxRate,
    country: getCountryName(shop.address.country, shop.language),
  };
  if (!address) return { ...home, rateType: 'MANUAL_RATE', addressType: 'BUSINESS' };
  const addressType = shipping ? 'SHIPPING' : 'BILLING';
  if (!address.country) return { ...home, rateType: 'FALLBACK_RATE', addressType };
  if (address.country === shop.address.country) {
    return { ...home, rateType: 'MANUAL_RATE', addressType };
  }
  const country = getCountryName(address.country, shop.language);
  const rate = shop.vat[address.country];
  return rate === undefined
    ? { name, rate: 0, country, rateType: 'NO_TAX_COLLECTED', addressType }
    : { name, rate, country, rateType: 'AUTO_RATE', addressType };
}

/** The tax in one amount that includes it. */
export function itemTax(after: Cents, tax: Cents, rule: TaxRule, shop: MoneyFormat): ItemTax {
  const rate = asFraction(rule.rate);
  const taxableAmount = money(after - tax, shop);
  const amount = money(tax, shop);
  return {
    taxableAmount,
    taxRate: rate,
    totalTax: amount,
    rateBreakdown: [{ name: rule.name, rate, tax: amount }],
    taxBreakdown: [
      {
        taxName: rule.name,
        taxType: 'VAT',
        jurisdiction: rule.country,
        jurisdictionType: 'COUNTRY',
        rate,
        taxAmount: amount,
        taxableAmount,
        nonTaxableAmount: money(0, shop),
      },
    ],
  };
}

function getDetails({ rateType }: TaxRule): TaxSummary['calculationDetails'] {
  if (rateType !== 'FALLBACK_RATE') return { rateType };
  return { rateType, autoTaxFallbackDetails: { fallbackReason: 'ADDRESS_WITHOUT_COUNTRY' } };
}

/** The tax on all that is bought. */
export function taxParts(total: Cents, tax: Cents, rule: TaxRule, shop: MoneyFormat) {
  return {
    taxSummary: {
      taxableAmount: money(total - tax, shop),
      totalTax: money(tax, shop),
      calculationDetails: getDetails(rule),
    },
    aggregatedTaxBreakdown: [
      {
        taxName: rule.name,
        taxType: 'VAT',
        jurisdiction: rule.country,
        jurisdictionTypeEnum: 'COUNTRY' as const,
        rate: asFraction(rule.rate),
        aggregatedTaxAmount: money(tax, shop),
      },
    ],
  };
}

/** Adds the address type that determines the line's tax. */
export const withTaxableAddress = (line: LineItem, { addressType }: TaxRule): LineItem => ({
  ...line,
  taxableAddress: { addressType },
});
