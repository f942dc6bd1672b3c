/**
 * Joins numbers to what belongs to them by no-break spaces, so that a line never ends between:
 * `50 × 70 cm`, `500 ml`. A word after a number is a unit if it has at most three letters.
 */
export const joinUnits = (text: string): string =>
  text
    .replace(/(?<=\p{Nd}) (?=(?:\p{L}{1,3}(?!\p{L})|[×%€$£]))/gu, '\u00a0')
    .replace(/(?<=[×€$£]) (?=\p{Nd})/gu, '\u00a0');
