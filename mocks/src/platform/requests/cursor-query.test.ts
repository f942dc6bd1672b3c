import { describe, expect, test } from 'vitest';
import { type Numbered, queryCursorList } from './cursor-query.ts';
import type { JsonObject } from './fields.ts';

interface Letter {
  id: string;
  weight?: number;
}

const FIELDS = { fields: ['id', 'weight'] };

const letters = (...entries: [string, number?][]): Numbered<Letter>[] =>
  entries.map(([id, weight], index) => ({
    number: index + 1,
    item: { id, ...(weight !== undefined && { weight }) },
  }));

const ALL = letters(['a', 2], ['b', 1], ['c'], ['d', 2], ['e', 1]);

const read = (entities: Numbered<Letter>[], query: JsonObject) => {
  const { items, metadata } = queryCursorList(entities, { query }, FIELDS);
  return { ids: items.map(({ id }) => id).join(''), ...metadata.cursors };
};

/** The ids of all pages from here on, forth or back. */
function walk(entities: Numbered<Letter>[], query: JsonObject, way: 'next' | 'prev', limit = 2) {
  const pages = [
    read(entities, { ...query, cursorPaging: { limit, ...Object(query.cursorPaging) } }),
  ];
  for (let cursor = pages[0]?.[way]; cursor; cursor = pages.at(-1)?.[way]) {
    pages.push(read(entities, { cursorPaging: { limit, cursor } }));
  }
  return { pages: pages.map(({ ids }) => ids), last: pages.at(-1) };
}

describe('cursor paging', () => {
  test('pages to the end and back to the start', () => {
    const { pages, last } = walk(ALL, {}, 'next');
    expect(pages).toEqual(['ab', 'cd', 'e']);
    expect(last).not.toHaveProperty('next');
    const back = walk(ALL, { cursorPaging: { cursor: last?.prev } }, 'prev');
    expect(back.pages).toEqual(['cd', 'ab']);
    expect(back.last).not.toHaveProperty('prev');
  });

  test('preserves filter and sort, with ties in list order and missing fields last', () => {
    const sort = [{ fieldName: 'weight', order: 'DESC' }];
    expect(walk(ALL, { sort }, 'next').pages).toEqual(['ad', 'be', 'c']);
    const filter = { weight: { $lt: 2 } };
    expect(walk(ALL, { filter, sort }, 'next', 1).pages).toEqual(['b', 'e']);
  });

  test('skips and repeats nothing when items are added and removed between two pages', () => {
    const { next } = read(ALL, { cursorPaging: { limit: 2 } });
    const later = [...ALL.slice(2), ...letters(['x']).map((one) => ({ ...one, number: 9 }))];
    expect(read(later, { cursorPaging: { limit: 2, cursor: next } }).ids).toBe('cd');
  });

  test('accepts the limit as a string too', () => {
    expect(read(ALL, { cursorPaging: { limit: '3' } }).ids).toBe('abc');
  });

  const { next } = read(ALL, { cursorPaging: { limit: 2 } });
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each<[JsonObject, string]>([
    [{ cursorPaging: { cursor: 'x' } }, 'query.cursorPaging.cursor'],
    [{ cursorPaging: { cursor: '%' } }, 'query.cursorPaging.cursor'],
    [{ cursorPaging: { cursor: forged(null) } }, 'query.cursorPaging.cursor'],
    [{ cursorPaging: { cursor: forged({ values: [] }) } }, 'query.cursorPaging.cursor'],
    [
      { cursorPaging: { cursor: forged({ filter: { x: 1 }, values: [], number: 1 }) } },
      'query.cursorPaging.cursor',
    ],
    [{ cursorPaging: { cursor: next }, filter: {} }, 'query.cursorPaging.cursor'],
    [{ cursorPaging: { limit: 0 } }, 'query.cursorPaging.limit'],
    [{ cursorPaging: { limit: '1.5' } }, 'query.cursorPaging.limit'],
    [{ cursorPaging: { limit: 101 } }, 'query.cursorPaging.limit'],
    [{ cursorPaging: 7 }, 'query.cursorPaging'],
    [{ filter: { x: 1 } }, 'query.filter.x'],
    [{ sort: [{}] }, 'query.sort[0].fieldName'],
  ])('rejects %j', (query, field) => {
    expect(() => read(ALL, query)).toThrow(
      expect.objectContaining({
        status: 400,
        details: {
          validationError: { fieldViolations: [expect.objectContaining({ field })] },
        },
      }),
    );
  });
});

test('a cursor behind the last entity has an empty page', () => {
  const { next } = read(ALL, { cursorPaging: { limit: 4 } });
  expect(read(letters(['a', 2], ['b', 1]), { cursorPaging: { cursor: next } }).ids).toBe('');
});
