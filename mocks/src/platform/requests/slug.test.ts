import { describe, expect, test } from 'vitest';
import { freeSlug, optionalSlug, slugFrom } from './slug.ts';

test('converts a name to a slug, in any script', () => {
  expect(['Ring vase', ' Gärten & Öfen! ', '花瓶 2', '***'].map(slugFrom)).toEqual([
    'ring-vase',
    'garten-ofen',
    '花瓶-2',
    '',
  ]);
});

describe('a taken slug', () => {
  const usedSlugs = new Set(['vase', 'vase-1', 'thing']);
  const isUsed = (slug: string) => usedSlugs.has(slug);

  test('gets the next number', () => {
    expect(freeSlug('Vase', isUsed, 'thing')).toBe('vase-2');
    expect(freeSlug('Vase 1', isUsed, 'thing')).toBe('vase-1-1');
    expect(freeSlug('Bowl', isUsed, 'thing')).toBe('bowl');
  });

  test('falls back to the default for a name without letters, also numbered', () => {
    expect(freeSlug('***', isUsed, 'thing')).toBe('thing-1');
  });

  test('leaves room for the number in long names', () => {
    expect(freeSlug('x'.repeat(200), (slug) => slug.length === 90, 'thing')).toHaveLength(92);
  });
});

describe('a given slug', () => {
  test('is used unchanged', () => {
    expect(optionalSlug({ slug: 'Ring-vase_2' }, 'slug')).toBe('Ring-vase_2');
    expect(optionalSlug({ slug: '' }, 'slug')).toBeUndefined();
    expect(optionalSlug({}, 'slug')).toBeUndefined();
  });

  test.each([
    ['../x', 'FORMAT'],
    ['a b', 'FORMAT'],
    ['-a', 'FORMAT'],
    ['a--b', 'FORMAT'],
    [7, 'FORMAT'],
    ['x'.repeat(101), 'MAX_LENGTH'],
  ])('%j violates the rule %s', (slug, violatedRule) => {
    expect(() => optionalSlug({ slug }, 'slug', 'product.slug')).toThrow(
      expect.objectContaining({
        details: {
          validationError: {
            fieldViolations: [expect.objectContaining({ field: 'product.slug', violatedRule })],
          },
        },
      }),
    );
  });
});
