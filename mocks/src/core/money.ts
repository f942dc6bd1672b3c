import type { Money } from '@vitrine/client/cart';

/** An amount in the currency's smallest unit (cents). Always a whole number. */
export type Cents = number;

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** The cents of a decimal text such as `"32.5"`, or `undefined` when it is not one. */
export function parseAmount(amount: string): Cents | undefined {
  const match = AMOUNT.exec(amount);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && cents > 0 ? -cents : cents;
}

/** `3250` as `"32.50"`. */
export function toAmount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The cents of a price written as a number of euros in the shop's data. */
export const fromEuros = (euros: number): Cents => Math.round(euros * 100);

/** A whole-number division, halves rounded away from zero. */
export function divide(numerator: number, denominator: number): Cents {
  const half = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 && half > 0 ? -half : half;
}

/** `percent` of an amount, rounded to a cent. */
export const percentOf = (cents: Cents, percent: number): Cents => divide(cents * percent, 100);

/** Splits an amount over weights so that the parts add up to the amount exactly. */
export function share(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  let weightSoFar = 0;
  let givenSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const dueSoFar = sum === 0 ? 0 : divide(total * weightSoFar, sum);
    const part = dueSoFar - givenSoFar;
    givenSoFar = dueSoFar;
    return part;
  });
}

const formats = new Map<string, Intl.NumberFormat>();

/** `3250` as `"€32.50"`. */
export function formatMoney(cents: Cents, currency: string): string {
  const known = formats.get(currency);
  const format = known ?? new Intl.NumberFormat('en', { style: 'currency', currency });
  if (!known) formats.set(currency, format);
  // Intl takes the decimal text itself, so no amount passes through a binary fraction.
  return format.format(toAmount(cents) as Intl.StringNumericLiteral);
}

/** An amount as carts carry it. The shop has one currency, so converted amounts are the same. */
export function money(cents: Cents, currency: string): Money {
  const amount = toAmount(cents);
  const formattedAmount = formatMoney(cents, currency);
  return {
    amount,
    convertedAmount: amount,
    formattedAmount,
    formattedConvertedAmount: formattedAmount,
  };
}
