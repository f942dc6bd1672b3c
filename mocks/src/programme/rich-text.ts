/** Paragraphs as a rich-text document of the platform. */
export const richText = (paragraphs: readonly string[]): Record<string, unknown> => ({
  nodes: paragraphs.map((text, index) => ({
    type: 'PARAGRAPH',
    id: `p${index + 1}`,
    nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [] } }],
    paragraphData: { textStyle: { textAlignment: 'AUTO' } },
  })),
  metadata: { version: 1 },
  documentStyle: {},
});
