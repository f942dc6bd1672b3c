import { describe, expect, it } from 'vitest';
import { getExcerpt } from './excerpt.ts';

describe('the excerpt of a search result', () => {
  it('marks all terms, the longest of two that match', () => {
    expect(getExcerpt('Routes lead to a route.', ['route', 'routes'])).toEqual([
      { text: 'Routes', isMatch: true },
      { text: ' lead to a ', isMatch: false },
      { text: 'route', isMatch: true },
      { text: '.', isMatch: false },
    ]);
  });

  it('starts at a word shortly before the first match', () => {
    const [before, match] = getExcerpt(`${'word '.repeat(100)}needle`, ['needle']);
    expect(before?.text).toMatch(/^…word (word )+$/);
    expect(before?.text.length).toBeLessThan(52);
    expect(match).toEqual({ text: 'needle', isMatch: true });
  });

  it('is where most of the terms are', () => {
    const text = `login ${'word '.repeat(100)}The limit of a silent login. ${'word '.repeat(100)}`;
    const pieces = getExcerpt(text, ['login', 'silent', 'limit']);
    const marked = pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text);
    expect(marked).toEqual(['limit', 'silent', 'login']);
  });

  it('is the beginning if only the heading matches', () => {
    expect(getExcerpt('A text.', ['other'])).toEqual([{ text: 'A text.', isMatch: false }]);
    expect(getExcerpt('A text.', [])).toEqual([{ text: 'A text.', isMatch: false }]);
  });

  it('takes symbols of a term as they are', () => {
    expect(getExcerpt('1+1', ['1+1'])).toEqual([{ text: '1+1', isMatch: true }]);
  });
});
