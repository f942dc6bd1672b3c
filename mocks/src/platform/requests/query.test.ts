import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlatformError } from '../errors.ts';
import { queryList } from './query.ts';

interface Thing {
  id: number;
  group?: string;
}

const FIELDSET = { fields: ['id', 'group'] };
const many: Thing[] = Array.from({ length: 130 }, (_, id) => ({ id }));

const getField = (body: Record<string, unknown>): unknown => {
  try {
    queryList(many, body, FIELDSET);
  } catch (error) {
    const { details } = error as PlatformError;
    return (details.validationError as { fieldViolations: { field: string }[] }).fieldViolations[0]
      ?.field;
  }
  return undefined;
};

describe('paging', () => {
  test('returns 50 items per page with the metadata of the whole list', () => {
    const { items, metadata } = queryList(many, {}, FIELDSET);
    expect(items).toHaveLength(50);
    expect(metadata).toEqual({ items: 50, count: 50, offset: 0, total: 130 });
  });

  test('returns the whole list in order for any page size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (limit) => {
        const pages: Thing[] = [];
        for (let offset = 0; offset < many.length; offset += limit) {
          pages.push(...queryList(many, { query: { paging: { offset, limit } } }, FIELDSET).items);
        }
        expect(pages).toEqual(many);
      }),
    );
  });

  test('returns an empty page with the total beyond the end', () => {
    const { items, metadata } = queryList(many, { query: { paging: { offset: 500 } } }, FIELDSET);
    expect([items, metadata.total]).toEqual([[], 130]);
  });

  test('returns only the count for a limit of zero', () => {
    const { items, metadata } = queryList(many, { query: { paging: { limit: 0 } } }, FIELDSET);
    expect([items, metadata.total]).toEqual([[], 130]);
  });

  test('reports the field when paging is out of bounds', () => {
    expect(getField({ query: { paging: { limit: 101 } } })).toBe('query.paging.limit');
    expect(getField({ query: { paging: { offset: -1 } } })).toBe('query.paging.offset');
    expect(getField({ query: { paging: { limit: 1.5 } } })).toBe('query.paging.limit');
    expect(getField({ query: 'all' })).toBe('query');
    expect(getField({ query: { paging: [] } })).toBe('query.paging');
  });
});

describe('sorting', () => {
  const things: Thing[] = [
    { id: 1, group: 'b' },
    { id: 2 },
    { id: 3, group: 'a' },
    { id: 4, group: 'b' },
  ];
  const idsBy = (...sort: unknown[]) =>
    queryList(things, { query: { sort } }, FIELDSET).items.map(({ id }) => id);

  test('sorts by the first field, breaks ties with the next, and puts missing values last', () => {
    expect(idsBy({ fieldName: 'group' }, { fieldName: 'id', order: 'DESC' })).toEqual([3, 4, 1, 2]);
    expect(idsBy({ fieldName: 'group', order: 'DESC' })).toEqual([1, 4, 3, 2]);
  });

  test('preserves the list order without a sort and does not mutate the list', () => {
    expect(idsBy()).toEqual([1, 2, 3, 4]);
    idsBy({ fieldName: 'id', order: 'DESC' });
    expect(things[0]?.id).toBe(1);
  });

  test('reports the invalid sort entry', () => {
    expect(getField({ query: { sort: [{ order: 'ASC' }] } })).toBe('query.sort[0].fieldName');
    expect(getField({ query: { sort: [{ fieldName: 'id', order: 'UP' }] } })).toBe(
      'query.sort[0].order',
    );
    expect(getField({ query: { sort: [{ fieldName: 'price' }] } })).toBe('query.sort[0].price');
    expect(getField({ query: { sort: 'id' } })).toBe('sort');
  });
});
