import type { Money } from '@vitrine/client/cart';
import { type Language, NUMBER_LOCALES } from './language.ts';

/** An amount in the currency's smallest unit (cents). Always an integer. */
export type Cents = number;

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/;

/** How amounts of a shop are written. */
export interface MoneyFormat {
  /** ISO 4217 code. */
  currency: string;
  language: Language;
}

interface Currency {
  format: Intl.NumberFormat;
  decimals: number;
}

// Cached, because creating a format and reading its options takes longer than the rest of a
// response.
const currencies = new Map<string, Currency>();

function getCurrency({ currency, language }: MoneyFormat): Currency {
  const key = `${language} ${currency}`;
  const known = currencies.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(NUMBER_LOCALES[language], { style: 'currency', currency });
  const made = { format, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
  currencies.set(key, made);
  return made;
}

/** Returns the number of decimals of a currency: 2 for euros, 0 for yen, 3 for dinars. */
export const getDecimals = (currency: string): number =>
  getCurrency({ currency, language: 'en' }).decimals;

/** The cents of a decimal text such as `"32.5"`, or `undefined` when it is not one. */
export function parseAmount(amount: string, decimals = 2): Cents | undefined {
  const match = AMOUNT.exec(amount);
  const [, sign, integer = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return undefined;
  const cents = Number(integer) * 10 ** decimals + Number(fraction.padEnd(decimals, '0'));
  return sign && cents > 0 ? -cents : cents;
}

/** `3250` as `"32.50"`. */
export function toAmount(cents: Cents, decimals = 2): string {
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0');
  const sign = cents < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Returns the cents of a price in euros from the store's data. */
export const fromEuros = (euros: number): Cents => Math.round(euros * 100);

/** Integer division, halves rounded away from zero. */
export function divide(numerator: number, denominator: number): Cents {
  const half = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 && half > 0 ? -half : half;
}

/** `amount` times a fraction, halves rounded away from zero; exact however large the product is. */
export function portion(amount: Cents, numerator: number, denominator: number): Cents {
  const [size, over] = [BigInt(Math.abs(amount)) * BigInt(numerator), BigInt(denominator)];
  const part = Number((2n * size + over) / (2n * over));
  return amount < 0 && part > 0 ? -part : part;
}

/** `percent` of an amount, rounded to a cent. */
export const getPercent = (cents: Cents, percent: number): Cents => divide(cents * percent, 100);

/** Splits an amount by weights such that the shares add up exactly to the amount. */
export function share(total: Cents, weights: readonly number[]): Cents[] {
  const weightTotal = weights.reduce((before, weight) => before + weight, 0);
  let weightSoFar = 0;
  let allocatedSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const dueSoFar = weightTotal === 0 ? 0 : portion(total, weightSoFar, weightTotal);
    const part = dueSoFar - allocatedSoFar;
    allocatedSoFar = dueSoFar;
    return part;
  });
}

/** `3250` as `"€32.50"`, in the language of the shop. */
export function formatMoney(cents: Cents, moneyFormat: MoneyFormat): string {
  const { format, decimals } = getCurrency(moneyFormat);
  // Intl formats the decimal text itself, so that no amount is converted to a float.
  return format.format(toAmount(cents, decimals) as Intl.StringNumericLiteral);
}

/** An amount as carts carry it. The shop has one currency, so converted amounts are the same. */
export function money(cents: Cents, moneyFormat: MoneyFormat): Money {
  const amount = toAmount(cents);
  const formattedAmount = formatMoney(cents, moneyFormat);
  return {
    amount,
    convertedAmount: amount,
    formattedAmount,
    formattedConvertedAmount: formattedAmount,
  };
}
