import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryProducts } from '../../catalog/endpoints.ts';
import { fakePlatform, rejection } from '../../testing/fake-platform.ts';
import { all, openCursorList, openOffsetList } from './page.ts';

/** A list of numbers that the platform returns in pages by offset. */
function numbersByOffset(length: number, { withTotal = true } = {}) {
  const list = Array.from({ length }, (_, index) => index);
  return async ({ limit, offset }: { limit: number; offset: number }) => ({
    items: list.slice(offset, offset + limit),
    total: withTotal ? length : undefined,
  });
}

/** The same in pages by cursor, where the cursor is the index as text. */
function numbersByCursor(length: number) {
  const list = Array.from({ length }, (_, index) => index);
  return async ({ limit, cursor }: { limit: number; cursor?: string }) => {
    const start = Number(cursor ?? 0);
    const end = start + limit;
    return {
      items: list.slice(start, end),
      cursors: {
        next: end < length ? String(end) : null,
        prev: start > 0 ? String(start - limit) : null,
      },
    };
  };
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe('a list', () => {
  test('returns every item once with any paging', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        async (length, limit) => {
          const expected = Array.from({ length }, (_, index) => index);
          const byOffset = await openOffsetList({ limit }, numbersByOffset(length));
          const byOffsetWithoutTotal = await openOffsetList(
            { limit },
            numbersByOffset(length, { withTotal: false }),
          );
          const byCursor = await openCursorList({ limit }, numbersByCursor(length));
          expect(await collected(all(byOffset))).toEqual(expected);
          expect(await collected(all(byOffsetWithoutTotal))).toEqual(expected);
          expect(await collected(all(byCursor))).toEqual(expected);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('a page', () => {
  test('is plain JSON data by offset', async () => {
    const page = await openOffsetList({ limit: 2, offset: 2 }, numbersByOffset(5));
    expect(JSON.parse(JSON.stringify(page))).toEqual({
      items: [2, 3],
      total: 5,
      limit: 2,
      offset: 2,
      hasNext: true,
      hasPrevious: true,
    });
  });

  test('is plain JSON data by cursor', async () => {
    const page = await openCursorList({ limit: 2, cursor: '2' }, numbersByCursor(5));
    expect(JSON.parse(JSON.stringify(page))).toEqual({
      items: [2, 3],
      limit: 2,
      cursors: { next: '4', prev: '0' },
      hasNext: true,
      hasPrevious: true,
    });
  });

  test('returns its neighbors, and null at the ends', async () => {
    const first = await openOffsetList({ limit: 2 }, numbersByOffset(3));
    const last = await first.next();
    expect(last?.items).toEqual([2]);
    expect(await last?.next()).toBeNull();
    expect((await last?.previous())?.items).toEqual([0, 1]);
    expect(await first.previous()).toBeNull();
    const second = await openOffsetList({ limit: 2, offset: 1 }, numbersByOffset(3));
    const beforeSecond = await second.previous();
    expect(beforeSecond).toMatchObject({ offset: 0, items: [0], limit: 2, hasNext: true });
    expect((await beforeSecond?.next())?.items).toEqual([1, 2]);
  });

  test('has 50 items by default', async () => {
    expect((await openOffsetList(undefined, numbersByOffset(120))).items).toHaveLength(50);
    expect((await openCursorList({}, numbersByCursor(120))).items).toHaveLength(50);
  });

  test('is the last one if it is empty, regardless of the total', async () => {
    const page = await openOffsetList({ offset: 10 }, async () => ({ items: [], total: 99 }));
    expect(page.hasNext).toBe(false);
  });

  test('handles pages with fewer items than requested', async () => {
    const capped = numbersByOffset(7);
    const page = await openOffsetList({ limit: 100 }, ({ offset }) => capped({ limit: 3, offset }));
    expect(await collected(all(page))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

test('the next page of a query repeats its filter and sort at the next offset', async () => {
  const { client, calls } = fakePlatform({
    respond: () => ({ products: [{ id: 'p1' }], metadata: { total: 2 } }),
  });
  const query = {
    filter: { _id: { $ne: 'x' } },
    sort: [{ fieldName: 'name' }],
    paging: { limit: 1 },
  };
  await (await queryProducts(client, query)).next();
  expect(calls[1]?.body).toEqual({
    query: {
      filter: { id: { $ne: 'x' } },
      sort: [{ fieldName: 'name' }],
      paging: { limit: 1, offset: 1 },
    },
  });
});

test('iterating can be aborted', async () => {
  const { client } = fakePlatform({
    respond: () => ({ products: [{ id: 'p1' }], metadata: { total: 2 } }),
  });
  const page = await queryProducts(client, { paging: { limit: 1 } });
  expect(await rejection(collected(all(page, { signal: AbortSignal.abort() })))).toMatchObject({
    name: 'AbortError',
  });
});
