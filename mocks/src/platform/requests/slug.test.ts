import { describe, expect, test } from 'vitest';
import { freeSlug, optionalSlug, slugFrom } from './slug.ts';

test('a name becomes part of an address, in any script', () => {
  expect(['Ring vase', ' Gärten & Öfen! ', '花瓶 2', '***'].map(slugFrom)).toEqual([
    'ring-vase',
    'garten-ofen',
    '花瓶-2',
    '',
  ]);
});

describe('a slug that is taken', () => {
  const taken = new Set(['vase', 'vase-1', 'thing']);
  const isTaken = (slug: string) => taken.has(slug);

  test('is numbered on', () => {
    expect(freeSlug('Vase', isTaken, 'thing')).toBe('vase-2');
    expect(freeSlug('Vase 1', isTaken, 'thing')).toBe('vase-1-1');
    expect(freeSlug('Bowl', isTaken, 'thing')).toBe('bowl');
  });

  test('is in for a name without letters, numbered too', () => {
    expect(freeSlug('***', isTaken, 'thing')).toBe('thing-1');
  });

  test('has room for its number however long the name is', () => {
    expect(freeSlug('x'.repeat(200), (slug) => slug.length === 90, 'thing')).toHaveLength(92);
  });
});

describe('a slug that is given', () => {
  test('is taken as it is', () => {
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
  ])('%j breaks the rule %s', (slug, violatedRule) => {
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
