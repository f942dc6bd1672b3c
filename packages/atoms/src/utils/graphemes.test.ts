import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { countGraphemes } from './graphemes.ts';

it.each([
  ['', 0],
  ['Fenn House', 10],
  ['two\nlines', 9],
  ['👨‍👩‍👧‍👦', 1],
  ['🇩🇰🇩🇪', 2],
  ['👍🏽 thanks', 8],
  ['Mu\u0308ller', 6],
  ['Müller', 6],
  ['سلام', 4],
  ['नमस्ते', 3],
])('counts the characters that people see in %j', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});

it('never counts more than code points', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(countGraphemes(text)).toBeLessThanOrEqual(Array.from(text).length);
    }),
  );
});

it('counts code points without Intl.Segmenter', async () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  vi.resetModules();
  const { countGraphemes: count } = await import('./graphemes.ts');
  expect(count('👍👍')).toBe(2);
  expect(count('🇩🇰')).toBe(2);
  vi.unstubAllGlobals();
});
