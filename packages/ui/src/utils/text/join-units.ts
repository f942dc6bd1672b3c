/** Units with more than three letters, which only Persian does not abbreviate. */
const longUnits = '(?:سانتی|میلی)\u200c(?:متر|لیتر)|لیتر|کیلوگرم';

const beforeUnit = new RegExp(
  `(?<=\\p{Nd}) (?=\\p{L}{1,3}(?![\\p{L}\u200c])|${longUnits}|[×%€$£])`,
  'gu',
);

/**
 * Joins numbers to what belongs to them by no-break spaces, so that a line never ends between:
 * `50 × 70 cm`, `500 ml`. A word after a number is a unit if it has at most three letters.
 */
export const joinUnits = (text: string): string =>
  text.replace(beforeUnit, '\u00a0').replace(/(?<=[×€$£]) (?=\p{Nd})/gu, '\u00a0');
