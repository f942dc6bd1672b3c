import { inLatinDigits } from '../utils/decimals.ts';
import { lookUp } from './country-lookup.ts';
import { examples, patterns } from './postal-codes.ts';

/** What the data has of another day, or not at all: a pattern and one postcode that fits. */
const corrections: Readonly<Record<string, readonly [string, string]>> = {
  IE: ['[A-Z]\\d[\\dW] ?[\\dA-Z]{4}', 'D02 AF30'],
  KR: ['\\d{5}', '03051'],
  SE: ['\\d{3} ?\\d{2}', '114 55'],
};

/** One postcode of a country as it is written there; nothing where none is known. */
export const getPostalCodeExample = (country: string): string | undefined =>
  corrections[country]?.[1] ?? (Object.hasOwn(examples, country) ? examples[country] : undefined);

const getPattern = (country: string) => corrections[country]?.[0] ?? lookUp(patterns, country);

/** The same signs with one between them that was left out: first where the example has its own. */
function* spellings(bare: string, example: string): Generator<string> {
  const at = example.search(/[ -]/);
  const split = (place: number, sign: string) => bare.slice(0, place) + sign + bare.slice(place);
  if (at > 0) {
    const sign = example.charAt(at);
    yield split(bare.length - (example.length - at - 1), sign);
    yield split(at, sign);
  }
  yield bare;
  for (const sign of ['-', ' ']) {
    for (let place = 1; place < bare.length; place += 1) yield split(place, sign);
  }
}

/**
 * A postcode as the country writes it, from whatever was typed: small letters, other digits, spaces
 * and dashes somewhere else, the country's code before it. Where nothing is known of a country's
 * postcodes, what was typed.
 *
 * @param country ISO 3166-1 alpha-2 code.
 * @returns `undefined` when it is none of that country.
 */
export function formatPostalCode(country: string, typed: string): string | undefined {
  const text = inLatinDigits(typed).toUpperCase();
  const pattern = getPattern(country);
  if (pattern === undefined) return text.replace(/\s+/g, ' ');
  const fits = new RegExp(`^(?:${pattern})$`);
  const bare = text.replace(/[\s.\p{Pd}]/gu, '');
  if (bare === '') return undefined;
  const tries = bare.startsWith(country) ? [bare, bare.slice(country.length)] : [bare];
  for (const one of [...tries, country + bare]) {
    for (const spelling of spellings(one, getPostalCodeExample(country) ?? '')) {
      if (spelling && fits.test(spelling)) return spelling;
    }
  }
  return undefined;
}

/** Whether a postcode is one of the country's, in any spelling; true where nothing is known of these. */
export const isPostalCode = (country: string, postcode: string): boolean =>
  postcode.trim() === '' || formatPostalCode(country, postcode) !== undefined;
