import { describe, expect, test } from 'vitest';
import { readEnums, readListPaging, readSort } from './list-request.ts';

const LIMITS = { fallback: 50, max: 100 };
const page = (query: string) => readListPaging(new URLSearchParams(query), LIMITS);
const getField = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return (
      error as { details: { validationError: { fieldViolations: { field: string }[] } } }
    ).details.validationError.fieldViolations
      .map(({ field }) => field)
      .join();
  }
  return 'nothing';
};

describe('list paging', () => {
  test('is parsed from a query string and a body alike', () => {
    expect(page('offset=20&limit=10')).toEqual({ offset: 20, limit: 10 });
    expect(readListPaging({ offset: 20, limit: 10 }, LIMITS)).toEqual({ offset: 20, limit: 10 });
  });

  test('defaults to the first page with the default size', () => {
    expect(page('')).toEqual({ offset: 0, limit: 50 });
    expect(page('offset=&limit=')).toEqual({ offset: 0, limit: 50 });
    expect(readListPaging({}, LIMITS)).toEqual({ offset: 0, limit: 50 });
  });

  test('rejects an invalid page', () => {
    for (const query of ['limit=101', 'limit=1e1', 'limit=1.5', 'limit=-1', 'limit=ten']) {
      expect(
        getField(() => page(query)),
        query,
      ).toBe('limit');
    }
    expect(getField(() => page('offset=99999999999999999999'))).toBe('offset');
    expect(getField(() => readListPaging({ limit: '10' }, LIMITS))).toBe('limit');
  });
});

describe('list sorting', () => {
  interface Item {
    at: number;
    name: string;
  }
  const SORTS = { created: ({ at }: Item) => at, name: ({ name }: Item) => name };
  const items: Item[] = [
    { at: 2, name: 'a' },
    { at: 1, name: 'b' },
  ];
  const sorted = (text?: string) =>
    [...items]
      .sort(readSort(text, SORTS))
      .map(({ name }) => name)
      .join('');

  test('is by field and direction, ascending by default', () => {
    expect([sorted(), sorted('created:desc'), sorted('name'), sorted('name:DESC')]).toEqual([
      'ba',
      'ab',
      'ab',
      'ba',
    ]);
  });

  test('rejects an unknown field or direction', () => {
    for (const text of [
      'price:asc',
      ':asc',
      'toString:asc',
      'name:up',
      'name:asc:desc',
      'name:constructor',
      'x'.repeat(101),
    ]) {
      expect(
        getField(() => readSort(text, SORTS)),
        text,
      ).toBe('sort');
    }
  });
});

test('accepts only the known values of a list', () => {
  expect(readEnums(['B', 'A'], 'tag', ['A', 'B'])).toEqual(['B', 'A']);
  expect(getField(() => readEnums(['A', 'C'], 'tag', ['A', 'B']))).toBe('tag[1]');
});
