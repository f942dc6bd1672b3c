import { getCurrencySign, getNumberFormat, useUi } from '@vitrine/ui';

/** The sign of a currency, before or after the number of a field. */
export interface CurrencyAffix {
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** Returns the sign of a currency on the side where a locale writes it; nothing without a currency. */
export function getCurrencyAffix(currency: string | undefined, locale: string): CurrencyAffix {
  const sign = getCurrencySign(currency, locale);
  // The side is the same for all currencies, also for a code that does not exist.
  const parts = getNumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(1);
  const types = parts.map(({ type }) => type);
  return types.indexOf('currency') < types.indexOf('integer') ? { prefix: sign } : { suffix: sign };
}

/** Returns the sign of a currency for a field, on the side where the current language writes it. */
export const useCurrencyAffix = (currency: string | undefined): CurrencyAffix =>
  getCurrencyAffix(currency, useUi().locale);
