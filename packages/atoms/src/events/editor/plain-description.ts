interface RichNode {
  type?: unknown;
  nodes?: unknown;
  textData?: { text?: unknown; decorations?: unknown };
}

const getNodes = (value: { nodes?: unknown } | undefined): RichNode[] =>
  Array.isArray(value?.nodes) ? value.nodes : [];

const getText = (node: RichNode): string =>
  node.type === 'TEXT' ? String(node.textData?.text ?? '') : getNodes(node).map(getText).join('');

const isPlainParagraph = (node: RichNode): boolean =>
  node.type === 'PARAGRAPH' &&
  getNodes(node).every(({ type, textData }) => {
    const { decorations } = textData ?? {};
    return type === 'TEXT' && (!Array.isArray(decorations) || decorations.length === 0);
  });

/** Whether a rich-text document has only paragraphs without emphasis or links. */
export const isPlainText = (document: Record<string, unknown> | undefined): boolean =>
  getNodes(document).every(isPlainParagraph);

/** Returns the text of a rich-text document, with an empty line between its blocks. */
export const getPlainText = (document: Record<string, unknown> | undefined): string =>
  getNodes(document)
    .map(getText)
    .filter((text) => text.trim() !== '')
    .join('\n\n');

/** Returns a rich-text document of paragraphs; undefined for an empty text. */
export function toRichText(text: string): Record<string, unknown> | undefined {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return undefined;
  return {
    nodes: paragraphs.map((paragraph, index) => ({
      type: 'PARAGRAPH',
      id: `p${index + 1}`,
      nodes: [
        {
          ...{ type: 'TEXT', id: '', nodes: [] },
          textData: { text: paragraph, decorations: [] },
        },
      ],
      paragraphData: { textStyle: { textAlignment: 'AUTO' } },
    })),
    metadata: { version: 1 },
    documentStyle: {},
  };
}
