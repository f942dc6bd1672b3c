import type { CursorQuery, OffsetQuery, Page } from '@vitrine/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyStorefront } from '../testing/storefronts.ts';
import { cursorListFamily } from './cursor-list.ts';
import { byId, type ListQuery, listFamily, nestedPaging } from './list-query.ts';
import { cursorSource, offsetSource } from './paged-source.ts';
import type { PageChange } from './paging.ts';

interface Thing {
  _id: string;
}

const page = (things: readonly Thing[], from: number, limit: number): Page<Thing> => {
  const items = things.slice(from, from + limit);
  const hasNext = from + limit < things.length;
  return {
    ...{ items, limit, hasNext, hasPrevious: from > 0 },
    cursors: hasNext ? { next: String(from + limit) } : {},
    next: async () => null,
    previous: async () => null,
  };
};

/** The same things by offset and by cursor. */
function bothSources(count: number) {
  const things = Array.from({ length: count }, (_, index) => ({ _id: `t${index}` }));
  const offset = offsetSource(
    listFamily<ListQuery, Thing>({
      toKey: (query) => ['offset', query],
      call: nestedPaging(async (_client, { paging }: OffsetQuery) =>
        page(things, paging?.offset ?? 0, paging?.limit ?? 0),
      ),
      toId: byId,
    }),
  );
  const cursor = cursorSource(
    cursorListFamily(
      (query) => ['cursor', query],
      async (_client, { cursorPaging: { limit = 0, cursor: at = '0' } = {} }: CursorQuery) =>
        page(things, Number(at), limit),
    ),
  );
  return [offset, cursor] as const;
}

const changes = fc.array(
  fc.oneof(
    fc.constant<PageChange>('more'),
    fc.integer({ min: 1, max: 4 }).map((through): PageChange => ({ through })),
    fc.constant<PageChange>({ page: 1 }),
  ),
  { maxLength: 6 },
);

describe('offsetSource and cursorSource', () => {
  it('returns the same items for offset and cursor paging', async () => {
    const shown = async (list: (typeof sources)[number], steps: readonly PageChange[]) => {
      const { store } = emptyStorefront();
      const listAtom = list.listOf({ limit: 3 });
      await store.set(listAtom);
      for (const step of steps) await store.set(listAtom, step);
      const { items, hasNext } = store.get(listAtom);
      return { ids: items.map(byId), hasNext };
    };
    let sources = bothSources(0);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 14 }), changes, async (count, steps) => {
        sources = bothSources(count);
        const [offset, cursor] = sources;
        expect(await shown(cursor, steps)).toEqual(await shown(offset, steps));
      }),
      { numRuns: 60 },
    );
  });

  it('allows page numbers only with offset paging', async () => {
    const [offset, cursor] = bothSources(9);
    const { store } = emptyStorefront();
    await store.set(offset.listOf({ limit: 3 }), { page: 3 });
    expect(store.get(offset.listOf({ limit: 3 })).items.map(byId)).toEqual(['t6', 't7', 't8']);
    expect([offset.hasNumbers, cursor.hasNumbers]).toEqual([true, false]);
    await expect(store.set(cursor.listOf({ limit: 3 }), { page: 3 })).rejects.toThrow(
      new RangeError('A list by cursor begins with its first page, not with page 3.'),
    );
  });
});
