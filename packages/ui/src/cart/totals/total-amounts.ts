import type { Cart, Money } from '@vitrine/client/cart';
import type { MoneyValue } from '../../primitives/money/format-money.ts';

/** Checks of an amount without computing with it: responses may contain anything. */

const decimal = /^[-\u2212]?\d+(\.\d+)?$/;

const countDigits = ({ amount }: Money): string => String(amount ?? '').trim();

/** The amount, if it is one that can be written. */
export function getValidAmount(money: Money | null | undefined): Money | undefined {
  if (!money) return undefined;
  return decimal.test(countDigits(money)) || money.formattedAmount ? money : undefined;
}

/**
 * The same in the buyer's currency as the platform has converted it, where that is not the currency
 * that is charged.
 */
export function convertedAmount(
  money: Money | null | undefined,
  { currency, conversionCurrency }: Pick<Cart, 'currency' | 'conversionCurrency'>,
): MoneyValue | undefined {
  if (!money || !conversionCurrency || conversionCurrency === currency) return undefined;
  const { convertedAmount: amount = '', formattedConvertedAmount: formatted } = money;
  const known = getValidAmount({ amount, ...(formatted && { formattedAmount: formatted }) });
  return known && { amount, currency: conversionCurrency, ...(formatted && { formatted }) };
}

/** Whether an amount is exactly zero. */
export const isZero = (money: Money): boolean =>
  decimal.test(countDigits(money)) && !/[1-9]/.test(countDigits(money));

/**
 * Returns the amount without its sign, for a row whose label or sign already shows the subtraction.
 */
export function withoutSign(money: Money): Money {
  const { formattedAmount, amount } = money;
  const withoutMinus = (text: string) => text.replace(/[-\u2212]/, '');
  return {
    ...money,
    amount: withoutMinus(String(amount ?? '')),
    ...(formattedAmount && { formattedAmount: withoutMinus(formattedAmount) }),
  };
}

/** Whether the platform's amount is negative. */
export const isNegative = (money: Money): boolean => /^[-\u2212]/.test(countDigits(money));
