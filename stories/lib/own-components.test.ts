import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../../tests/unit/source-files.ts';

/** Components of a host that replace one of ui, with the number of lines that they may have. */
const limits = {
  'stories/cart/own-cart-line.tsx': 10,
  'stories/catalog/own-buy-button.tsx': 8,
};

describe.each(Object.entries(limits))('%s', (path, limit) => {
  const text = readText(path);

  it(`has at most ${limit} lines`, () => {
    const code = text.slice(text.indexOf('export ')).trim().split('\n');
    expect(code.length).toBeGreaterThan(1);
    expect(code.length).toBeLessThanOrEqual(limit);
  });

  it('imports only public entries', () => {
    const specifiers = [...text.matchAll(/from '([^']+)'/g)].map(([, specifier]) => specifier);
    expect(specifiers).toContain('@vitrine/ui');
    expect(
      specifiers.filter((one) => !['@vitrine/ui', 'lucide-react'].includes(one ?? '')),
    ).toEqual([]);
  });

  it('is played in a story', () => {
    const name = path.split('/').at(-1);
    const folder = path.slice(0, path.lastIndexOf('/'));
    const stories = listFiles(`${folder}/*.stories.tsx`).map(readText);
    expect(stories.some((story) => story.includes(`./${name}`))).toBe(true);
  });
});
