const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

const decode = (html: string) =>
  html.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);

const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns the text of HTML that has only paragraphs and line breaks, with an empty line between
 * paragraphs; undefined if there is other markup.
 *
 * @example fromHtmlParagraphs('<p>Warm &amp; low.</p>'); // 'Warm & low.'
 */
export function fromHtmlParagraphs(html: string): string | undefined {
  const text = html
    .trim()
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/p>\s*<p>/gi, '\n\n')
    .replace(/^<p>([\s\S]*)<\/p>$/i, '$1');
  return /[<>]/.test(text) ? undefined : decode(text);
}

/** Returns a text as HTML: a paragraph for each block, an empty text for none. */
export const toHtmlParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${encode(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
