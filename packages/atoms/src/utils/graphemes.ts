let segmenter: Intl.Segmenter | null | undefined;

/**
 * Counts the characters of a text as people see them: an emoji of several code points, or a letter
 * with its accent, is one. Without `Intl.Segmenter`, it counts code points.
 */
export function countGraphemes(text: string): number {
  // One unit of such a text is one character.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length;
  segmenter ??= typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;
  return segmenter ? Array.from(segmenter.segment(text)).length : Array.from(text).length;
}
