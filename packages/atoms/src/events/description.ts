/** The used subset of a rich-text node. */
interface RichNode {
  type?: unknown;
  nodes?: unknown;
  textData?: { text?: unknown; decorations?: unknown };
  headingData?: { level?: unknown };
}

interface Decoration {
  type?: unknown;
  fontWeightValue?: unknown;
  italicData?: unknown;
  underlineData?: unknown;
  linkData?: { link?: { url?: unknown } };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const listOf = <Item>(value: unknown): Item[] =>
  Array.isArray(value) ? (value.filter(isObject) as Item[]) : [];

const isOff = (value: unknown) => value === false;

/** URLs that a user can open, and those within the site. Others keep only their text. */
const isOpened = (url: unknown): url is string =>
  typeof url === 'string' && /^(?:https?:|mailto:|tel:|[/#?])/i.test(url);

function decorated(html: string, decoration: Decoration): string {
  switch (decoration.type) {
    case 'BOLD':
      return Number(decoration.fontWeightValue ?? 700) >= 600 ? `<strong>${html}</strong>` : html;
    case 'ITALIC':
      return isOff(decoration.italicData) ? html : `<em>${html}</em>`;
    case 'UNDERLINE':
      return isOff(decoration.underlineData) ? html : `<u>${html}</u>`;
    case 'LINK': {
      const url = decoration.linkData?.link?.url;
      return isOpened(url) ? `<a href="${escapeHtml(url)}">${html}</a>` : html;
    }
    default:
      return html;
  }
}

const blocks: Readonly<Record<string, string>> = {
  PARAGRAPH: 'p',
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  LIST_ITEM: 'li',
  BLOCKQUOTE: 'blockquote',
  CODE_BLOCK: 'pre',
  TABLE_ROW: 'tr',
  TABLE_CELL: 'td',
};

/** Deeper than any real document; limits the recursion. */
const MAX_DEPTH = 40;

function getHtml(node: RichNode, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  if (node.type === 'TEXT') {
    const { text, decorations } = node.textData ?? {};
    const html = typeof text === 'string' ? escapeHtml(text).replaceAll('\n', '<br>') : '';
    return listOf<Decoration>(decorations).reduce(decorated, html);
  }
  if (node.type === 'DIVIDER') return '<hr>';
  const inside = listOf<RichNode>(node.nodes)
    .map((child) => getHtml(child, depth + 1))
    .join('');
  if (node.type === 'HEADING') {
    const level = Math.min(6, Math.max(1, Number(node.headingData?.level) || 1));
    return inside && `<h${level}>${inside}</h${level}>`;
  }
  if (node.type === 'TABLE') return inside && `<table><tbody>${inside}</tbody></table>`;
  const block = blocks[String(node.type)];
  // Unknown nodes, such as a gallery or a video, keep their text.
  return block && inside ? `<${block}>${inside}</${block}>` : inside;
}

/**
 * Converts the rich text of an event's description to HTML: paragraphs, headings, lists,
 * quotes, tables, links and emphasis; everything else as plain text. It is unsafe until sanitized: pass it to
 * `SafeHtml`. Events have a description if they are requested with the field set `TEXTS`. See
 * docs/reference/events.mdx.
 */
export const descriptionHtml = (document: Record<string, unknown> | undefined): string =>
  listOf<RichNode>(document?.nodes)
    .map((node) => getHtml(node, 0))
    .join('');
