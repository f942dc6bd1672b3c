import { hashKey } from '@tanstack/query-core';
import { isSameValue } from '../editor/merge-values.ts';

/** A rich-text document of the platform, as the wire has it. */
export type RichTextDocument = Record<string, unknown>;

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
  strikethroughData?: unknown;
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
    case 'STRIKETHROUGH':
      return isOff(decoration.strikethroughData) ? html : `<s>${html}</s>`;
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

/** Options of `descriptionHtml`. */
export interface DescriptionHtmlOptions {
  /** Also returns paragraphs without text, which an editor shows. */
  keepsEmptyParagraphs?: boolean;
}

function getHtml(node: RichNode, depth: number, options: DescriptionHtmlOptions): string {
  if (depth > MAX_DEPTH) return '';
  if (node.type === 'TEXT') {
    const { text, decorations } = node.textData ?? {};
    const html = typeof text === 'string' ? escapeHtml(text).replaceAll('\n', '<br>') : '';
    return listOf<Decoration>(decorations).reduce(decorated, html);
  }
  if (node.type === 'DIVIDER') return '<hr>';
  const inside = listOf<RichNode>(node.nodes)
    .map((child) => getHtml(child, depth + 1, options))
    .join('');
  if (node.type === 'HEADING') {
    const level = Math.min(6, Math.max(1, Number(node.headingData?.level) || 1));
    return inside && `<h${level}>${inside}</h${level}>`;
  }
  if (node.type === 'TABLE') return inside && `<table><tbody>${inside}</tbody></table>`;
  const block = blocks[String(node.type)];
  const isKept = inside !== '' || (options.keepsEmptyParagraphs && block === 'p');
  // Unknown nodes, such as a gallery or a video, keep their text.
  return block && isKept ? `<${block}>${inside}</${block}>` : inside;
}

/**
 * Converts the rich text of an event's description to HTML: paragraphs, headings, lists,
 * quotes, tables, links and emphasis; everything else as plain text. It is unsafe until sanitized: pass it to
 * `SafeHtml`. Events have a description if they are requested with the field set `TEXTS`. See
 * docs/reference/events.mdx.
 */
export const descriptionHtml = (
  document: RichTextDocument | null | undefined,
  options: DescriptionHtmlOptions = {},
): string =>
  listOf<RichNode>(document?.nodes)
    .map((node) => getHtml(node, 0, options))
    .join('');

const getText = ({ type, textData, nodes }: RichNode): string =>
  type === 'TEXT' ? String(textData?.text ?? '') : listOf<RichNode>(nodes).map(getText).join('');

/** Returns the texts of a node that a reader sees on lines of their own. */
function getLines(node: RichNode): string[] {
  const nodes = listOf<RichNode>(node.nodes);
  return nodes.some(isTextNode) || isTextNode(node) ? [getText(node)] : nodes.flatMap(getLines);
}

/**
 * Returns the text of an event's description without formatting: an empty line between its blocks, and a
 * line for each item of a list and each cell of a table.
 */
export const descriptionText = (document: RichTextDocument | null | undefined): string =>
  listOf<RichNode>(document?.nodes)
    .map((node) => getLines(node).join('\n'))
    .filter((text) => text.trim() !== '')
    .join('\n\n');

const bold = { type: 'BOLD', fontWeightValue: 700 };
const italic = { type: 'ITALIC', italicData: true };

/** The decoration of each element of emphasis. */
const emphasis: Readonly<Record<string, Decoration>> = {
  strong: bold,
  b: bold,
  em: italic,
  i: italic,
  u: { type: 'UNDERLINE', underlineData: true },
  s: { type: 'STRIKETHROUGH', strikethroughData: true },
};

/** Elements within a line that have no counterpart in a document. */
const transparent: ReadonlySet<string> = new Set(['a', 'span', 'code', 'sub', 'sup', 'small']);

const textStyle = { textAlignment: 'AUTO' };
const paragraph = { type: 'PARAGRAPH', paragraphData: { textStyle } };

/** The node of each element that holds other blocks. */
const containers: Readonly<Record<string, RichNode>> = {
  ul: { type: 'BULLETED_LIST' },
  ol: { type: 'ORDERED_LIST' },
  li: { type: 'LIST_ITEM' },
  blockquote: { type: 'BLOCKQUOTE' },
};

/** The node of each element that holds a text. */
const textBlocks: Readonly<Record<string, RichNode>> = {
  p: paragraph,
  pre: { type: 'CODE_BLOCK', ...{ codeBlockData: { textStyle } } },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [
      `h${level}`,
      { type: 'HEADING', headingData: { level, textStyle } },
    ]),
  ),
};

type TextNode = RichNode & { textData: { text: string; decorations: Decoration[] } };

const isTextNode = (node: RichNode): node is TextNode => node.type === 'TEXT';

/** Joins texts next to each other that have the same formatting. */
function joinTexts(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last && isTextNode(node) && isTextNode(last)) {
      const { text, decorations } = last.textData;
      if (isSameValue(decorations, node.textData.decorations)) {
        const textData = { text: text + node.textData.text, decorations };
        joined[joined.length - 1] = { ...last, textData };
        continue;
      }
    }
    joined.push(node);
  }
  return joined;
}

/** Puts texts between blocks into paragraphs. */
function toBlocks(nodes: readonly RichNode[]): RichNode[] {
  const found: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (line.map(getText).join('').trim() !== '') found.push({ ...paragraph, nodes: line });
    line = [];
  };
  for (const node of joinTexts(nodes)) {
    if (isTextNode(node)) {
      line.push(node);
    } else {
      endLine();
      found.push(node);
    }
  }
  endLine();
  return found;
}

/** Returns the nodes of what is in an element. `links` has the link of a document by its URL. */
function toNodes(
  element: Element,
  decorations: Decoration[],
  links: ReadonlyMap<string, unknown>,
): RichNode[] {
  return [...element.childNodes].flatMap((child): RichNode[] => {
    const toText = (text: string): RichNode => ({
      ...{ type: 'TEXT', nodes: [] },
      textData: { text, decorations },
    });
    if (child.nodeType === 3) return [toText(child.textContent ?? '')];
    if (child.nodeType !== 1) return [];
    const inner = child as Element;
    const name = inner.localName;
    if (name === 'br') return [toText('\n')];
    if (name === 'hr') return [{ type: 'DIVIDER' }];
    const url = name === 'a' ? inner.getAttribute('href') : null;
    const added =
      url === null
        ? emphasis[name]
        : { type: 'LINK', linkData: { link: (links.get(url) ?? { url }) as { url: string } } };
    if (added) return toNodes(inner, [added, ...decorations], links);
    const inside = toNodes(inner, decorations, links);
    if (transparent.has(name)) return inside;
    const textBlock = textBlocks[name];
    if (textBlock) return [{ ...textBlock, nodes: joinTexts(inside) }];
    const container = containers[name];
    // A table or an unknown element leaves its texts.
    return container ? [{ ...container, nodes: toBlocks(inside) }] : toBlocks(inside);
  });
}

const getNodes = (node: RichNode): RichNode[] => [
  node,
  ...listOf<RichNode>(node.nodes).flatMap(getNodes),
];

/** Returns the links of a document by their URL: HTML has no place for all of their options. */
function getLinks(document: RichTextDocument | null | undefined): Map<string, unknown> {
  const decorations = getNodes(document ?? {}).flatMap(({ textData }) =>
    listOf<Decoration>(textData?.decorations),
  );
  return new Map(
    decorations.flatMap(({ linkData }) =>
      typeof linkData?.link?.url === 'string' ? [[linkData.link.url, linkData.link]] : [],
    ),
  );
}

/** Returns the nodes of HTML. It needs `DOMParser`, which browsers have. */
function parseNodes(html: string, links: ReadonlyMap<string, unknown>): RichNode[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return toBlocks(toNodes(body, [], links));
}

/**
 * Converts HTML to a rich-text document, as `description` of an event takes it: paragraphs, headings,
 * lists, quotes, code blocks, rules, links and emphasis; everything else as plain text. Undefined if the
 * HTML has no text. Only in a browser.
 *
 * @param before what was edited: a link that is still there keeps its options, such as a new window
 */
export function descriptionFromHtml(
  html: string,
  before?: RichTextDocument | null,
): RichTextDocument | undefined {
  const nodes = parseNodes(html, getLinks(before));
  if (nodes.map(getText).join('').trim() === '') return undefined;
  return {
    metadata: before?.metadata ?? { version: 1 },
    documentStyle: before?.documentStyle ?? {},
    nodes: nodes.map((node, index) => ({ id: `n${index + 1}`, ...node })),
  };
}

/** Values that a node has without any formatting, by their key. */
const defaults: Readonly<Record<string, unknown>> = {
  fontWeightValue: 700,
  indentation: 0,
  italicData: true,
  strikethroughData: true,
  textAlignment: 'AUTO',
  underlineData: true,
};

/** Keys without a meaning for what is shown, and those of links, which `descriptionFromHtml` keeps. */
const ignored: ReadonlySet<string> = new Set(['id', 'key', 'target', 'rel']);

/** Sorts decorations: their order has no meaning. */
const sortDecorations = (decorations: unknown): unknown =>
  Array.isArray(decorations)
    ? [...decorations].sort((one, other) => (hashKey([one]) < hashKey([other]) ? -1 : 1))
    : decorations;

/** Removes what two documents that look alike may differ in. */
function toEssence(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = joinTexts(value.filter(isObject)).map(toEssence);
    return items.length > 0 ? items : undefined;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, one]) => !ignored.has(key) && defaults[key] !== one)
    .map(([key, one]): [string, unknown] => {
      const essence = toEssence(one);
      return [key, key === 'decorations' ? sortDecorations(essence) : essence];
    })
    .filter(([, one]) => one !== undefined && one !== null);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * Whether a description can be edited as HTML without a loss: `descriptionHtml` and
 * `descriptionFromHtml` keep all of it. They lose tables, images, colors and alignment. Only in a browser.
 */
export function canEditDescription(document: RichTextDocument | null | undefined): boolean {
  const html = descriptionHtml(document, { keepsEmptyParagraphs: true });
  return isSameValue(toEssence(parseNodes(html, new Map())), toEssence(listOf(document?.nodes)));
}
