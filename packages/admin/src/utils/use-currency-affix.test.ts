import { expect, it } from 'vitest';
import { getCurrencyAffix } from './use-currency-affix.ts';

it.each([
  ['EUR', 'en', { prefix: '€' }],
  ['EUR', 'de', { suffix: '€' }],
  ['DKK', 'da', { suffix: 'kr.' }],
  ['EUR', 'fa', { prefix: '€' }],
  // A code that does not exist is its own sign.
  ['EU', 'de', { suffix: 'EU' }],
  [undefined, 'en', { prefix: undefined }],
])('the sign of %s is on its side of a number in %s', (currency, locale, affix) => {
  expect(getCurrencyAffix(currency, locale)).toEqual(affix);
});
