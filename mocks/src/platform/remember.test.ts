import { expect, test } from 'vitest';
import { setBounded } from './remember.ts';

test('a full map drops its oldest entry, which is not one that was set again', () => {
  const map = new Map<string, number>();
  for (let index = 0; index < 10_000; index += 1) setBounded(map, `key-${index}`, index);
  setBounded(map, 'key-0', -1);
  expect(map.size).toBe(10_000);
  setBounded(map, 'last', 1);
  expect(map.size).toBe(10_000);
  expect([map.get('key-0'), map.get('key-1'), map.get('key-2')]).toEqual([-1, undefined, 2]);
});
