/** The characters of an excerpt, and those before its first match. */
const LENGTH = 180;
const BEFORE = 50;

/**
 * The part of a text with the most different matches, in pieces of which some match.
 *
 * @param terms Words without punctuation, as the index of the search has them.
 */
export function getExcerpt(
  text: string,
  terms: readonly string[],
): { text: string; isMatch: boolean }[] {
  const words = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replace(/[$+^|]/g, '\\$&'));
  if (words.length === 0) return [{ text: text.slice(0, LENGTH), isMatch: false }];
  const pattern = new RegExp(`(${words.join('|')})`, 'giu');
  const matches = [...text.matchAll(pattern)];
  const countFrom = (from: number) => {
    const near = matches.filter(({ index }) => index >= from && index < from + LENGTH - BEFORE);
    return new Set(near.map(([match]) => match.toLowerCase())).size;
  };
  const counts = matches.map(({ index }) => countFrom(index));
  // Only the heading has the words if there is none.
  const found = matches[counts.indexOf(Math.max(...counts))]?.index ?? 0;
  const from = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1;
  const excerpt = `${from > 0 ? '…' : ''}${text.slice(from, from + LENGTH)}`;
  return excerpt
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
