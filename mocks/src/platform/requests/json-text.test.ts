import { expect, test } from 'vitest';
import { fromJsonText, toJsonText } from './json-text.ts';

test('restores a value from its URL-safe text', () => {
  const value = { name: 'Größe 花瓶 ???>>>', list: [null, 1.5, ''.padEnd(200_000, 'x')] };
  const text = toJsonText(value);
  expect(text).toMatch(/^[\w-]+$/);
  expect(fromJsonText(text)).toEqual(value);
});

test('returns undefined for a value that is nested too deeply', () => {
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(fromJsonText(btoa(nested))).toBeUndefined();
});

test.each(['', '%', 'x', 'bm90IGpzb24'])('returns undefined for %j', (text) => {
  expect(fromJsonText(text)).toBeUndefined();
});
