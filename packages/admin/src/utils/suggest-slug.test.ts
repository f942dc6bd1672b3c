import { expect, it } from 'vitest';
import { suggestSlug } from './suggest-slug.ts';

it('suggests the next address', () => {
  expect(['night-choir', 'night-choir-2', 'hall-9', '2026'].map(suggestSlug)).toEqual([
    'night-choir-2',
    'night-choir-3',
    'hall-10',
    '2026-2',
  ]);
});
