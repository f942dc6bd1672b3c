import { expect, test } from 'vitest';
import { fromJsonText, toJsonText } from './json-text.ts';

test('a value comes back from its text, which needs no escape in an address', () => {
  const value = { name: 'Größe 花瓶 ???>>>', list: [null, 1.5, ''.padEnd(200_000, 'x')] };
  const text = toJsonText(value);
  expect(text).toMatch(/^[\w-]+$/);
  expect(fromJsonText(text)).toEqual(value);
});

test('a value that is nested without an end represents nothing', () => {
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(fromJsonText(btoa(nested))).toBeUndefined();
});

test.each(['', '%', 'x', 'bm90IGpzb24'])('%j represents nothing', (text) => {
  expect(fromJsonText(text)).toBeUndefined();
});
