/** One block of a text: a paragraph, or a term with its description. */
export type TextBlock = { text: string; term?: undefined } | { term: string; text: string };

const unseen = /<(script|style|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^"'>])*(?:>|$)/gi;
const blocks =
  /^(address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|section|table|tr|ul)$/;
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;

const named: Record<string, string> = {
  amp: '&',
  apos: "'",
  copy: '©',
  deg: '°',
  eacute: 'é',
  euro: '€',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
  times: '×',
};

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const decode = (text: string): string =>
  text.replace(entity, (match, decimal?: string, hex?: string, name?: string) => {
    if (decimal || hex) return character(Number(decimal ?? `0x${hex}`));
    return named[name?.toLowerCase() ?? ''] ?? match;
  });

const tidy = (text: string): string => decode(text.replace(/[\t\n\f\r ]+/g, ' ')).trim();

/**
 * Returns the text of an HTML description, block by block. The markup is removed, so the result is
 * safe as text; terms of a list stay terms.
 */
export function getTextBlocks(html: string | undefined): TextBlock[] {
  const found: TextBlock[] = [];
  let term: string | undefined;
  const flush = (written: string, container: string) => {
    const text = tidy(written);
    if (!text) return;
    if (container === 'dt') term = text;
    else if (term === undefined) found.push({ text });
    else {
      found.push({ term, text });
      term = undefined;
    }
  };

  const source = (html ?? '').replace(unseen, '');
  let container = '';
  let pending = '';
  let end = 0;
  for (const match of source.matchAll(tag)) {
    pending += source.slice(end, match.index);
    end = match.index + match[0].length;
    const name = (match[2] ?? '').toLowerCase();
    if (!blocks.test(name)) continue;
    flush(pending, container);
    pending = '';
    container = match[1] ? '' : name;
  }
  flush(pending + source.slice(end), container);
  if (term !== undefined) found.push({ text: term });
  return found;
}

const plain = /^(p|br|div|section|dl|dt|dd|span)$/;

/** Whether a description contains markup other than paragraphs and terms. */
export function hasMarkup(html: string | undefined): boolean {
  const tags = (html ?? '').replace(unseen, '').matchAll(tag);
  return [...tags].some((match) => !plain.test((match[2] ?? '').toLowerCase()));
}
