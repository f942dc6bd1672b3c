import type { Filter } from '@vitrine/client';
import { expect, it } from 'vitest';
import { matchesFilter } from './matches-filter.ts';

it.each<[Filter[string], boolean | undefined]>([
  [undefined, true],
  ['a', true],
  ['c', false],
  [null, false],
  [{ $eq: 'b' }, true],
  [{ $ne: 'b' }, false],
  [{ $in: ['c', 'a'] }, true],
  [{ $hasSome: ['c'] }, false],
  [{ $hasAll: ['a', 'b'] }, true],
  [{ $hasAll: ['a', 'c'] }, false],
  [{ $hasSome: ['a'], $ne: 'c' }, true],
  [{ $startsWith: 'a' }, undefined],
  [{ $startsWith: 'a', $ne: 'b' }, false],
  [new Date(0), undefined],
])('tells of %j and the values a and b: %j', (condition, expected) => {
  expect(matchesFilter(condition, ['a', 'b'])).toBe(expected);
});
