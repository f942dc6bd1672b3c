import { inLatinDigits } from '../utils/decimals.ts';
import { lookUp } from './country-lookup.ts';
import { examples, patterns } from './postal-codes.ts';

/** Corrections of outdated or missing data: a pattern and one matching postcode. */
const corrections: Readonly<Record<string, readonly [string, string]>> = {
  IE: ['[A-Z]\\d[\\dW] ?[\\dA-Z]{4}', 'D02 AF30'],
  KR: ['\\d{5}', '03051'],
  SE: ['\\d{3} ?\\d{2}', '114 55'],
};

/** Returns a sample postcode of a country in its format; nothing if none is known. */
export const getPostalCodeExample = (country: string): string | undefined =>
  corrections[country]?.[1] ?? (Object.hasOwn(examples, country) ? examples[country] : undefined);

const getPattern = (country: string) => corrections[country]?.[0] ?? lookUp(patterns, country);

/**
 * Yields the same characters with one missing separator inserted: first where the example has its
 * own.
 */
function* spellings(compactCode: string, example: string): Generator<string> {
  const at = example.search(/[ -]/);
  const split = (position: number, sign: string) =>
    compactCode.slice(0, position) + sign + compactCode.slice(position);
  // Without a separator in the example, the sign is empty and the code stays the same.
  const sign = example.charAt(at);
  yield split(compactCode.length - (example.length - at - 1), sign);
  yield split(at, sign);
  yield compactCode;
  for (const separator of ['-', ' ']) {
    for (let position = 1; position < compactCode.length; position += 1)
      yield split(position, separator);
  }
}

/**
 * Formats a typed postcode for its country. Accepts lowercase letters, other digits, differing
 * spaces and dashes, and the country's code as prefix. Returns the typed text if the country's
 * postcodes are unknown.
 *
 * @param country ISO 3166-1 alpha-2 code.
 * @returns `undefined` if it is not a postcode of that country.
 */
export function formatPostalCode(country: string, typed: string): string | undefined {
  const text = inLatinDigits(typed).toUpperCase();
  const pattern = getPattern(country);
  if (pattern === undefined) return text.replace(/\s+/g, ' ');
  const fits = new RegExp(`^(?:${pattern})$`);
  const compactCode = text.replace(/[\s.\p{Pd}]/gu, '');
  if (compactCode === '') return undefined;
  const tries = compactCode.startsWith(country)
    ? [compactCode, compactCode.slice(country.length)]
    : [compactCode];
  for (const one of [...tries, country + compactCode]) {
    for (const spelling of spellings(one, getPostalCodeExample(country) ?? '')) {
      if (spelling && fits.test(spelling)) return spelling;
    }
  }
  return undefined;
}

/**
 * Whether a postcode is one of the country's, in any spelling; true if the country's postcodes are
 * unknown.
 */
export const isPostalCode = (country: string, postcode: string): boolean =>
  postcode.trim() === '' || formatPostalCode(country, postcode) !== undefined;
