import type { CursorQuery, Page } from '@vitrine/client';
import { describe, expect, it, vi } from 'vitest';
import { dehydrateStorefront, hydrateStorefront } from '../hydration/hydration.ts';
import { addPatchesAtom } from '../query/patches.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { cursorListFamily } from './cursor-list.ts';
import { patchPages } from './patch-pages.ts';

interface Letter {
  _id: string;
}

/** A list whose cursors are the preceding item, with a log of its requests. */
function alphabet(letters: string[]) {
  const queries: CursorQuery[] = [];
  const state = { failing: false };
  const call = async (_client: unknown, query: CursorQuery): Promise<Page<Letter>> => {
    queries.push(query);
    if (state.failing) throw new Error('away');
    const { limit = 0, cursor = '' } = query.cursorPaging ?? {};
    const behind = letters.filter((letter) => letter > cursor);
    const items = behind.slice(0, limit).map((_id) => ({ _id }));
    const hasNext = behind.length > limit;
    return {
      items,
      limit,
      hasNext,
      hasPrevious: cursor !== '',
      cursors: hasNext ? { next: String(items.at(-1)?._id) } : {},
      next: async () => null,
      previous: async () => null,
    };
  };
  const listOf = cursorListFamily((query) => ['letters', query], call);
  return { letters, queries, listOf, state };
}

async function opened(letters: string, limit = 2) {
  const list = alphabet([...letters]);
  const { store, queryClient } = emptyStorefront();
  const listAtom = list.listOf({ limit });
  store.sub(listAtom, () => {});
  const ids = () =>
    store
      .get(listAtom)
      .items.map(({ _id }) => _id)
      .join('');
  await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
  return { ...list, store, queryClient, listAtom, ids };
}

describe('cursorListFamily', () => {
  it('appends page after page until the end', async () => {
    const { store, listAtom, ids, queries } = await opened('abcde');
    expect(store.get(listAtom)).toMatchObject({ last: 1, hasNext: true, total: undefined });
    const more = store.set(listAtom, 'more');
    expect(store.get(listAtom)).toMatchObject({ isLoadingMore: true });
    await more;
    expect([ids(), store.get(listAtom).hasNext]).toEqual(['abcd', true]);
    await store.set(listAtom, 'more');
    expect([ids(), store.get(listAtom).hasNext]).toEqual(['abcde', false]);
    await store.set(listAtom, 'more');
    expect(queries.map(({ cursorPaging }) => cursorPaging?.cursor)).toEqual([undefined, 'b', 'd']);
  });

  it('returns one atom per query, with fifty items by default', async () => {
    const { listOf, queries } = alphabet(['a']);
    expect(listOf({ filter: { a: 1 } })).toBe(listOf({ filter: { a: 1 } }));
    expect(listOf()).not.toBe(listOf({ limit: 3 }));
    await emptyStorefront().store.set(listOf());
    expect(queries).toEqual([{ cursorPaging: { limit: 50 } }]);
  });

  it('skips nothing between pages when items are inserted before them', async () => {
    const { store, listAtom, letters, ids } = await opened('bcdef');
    await store.set(listAtom, 'more');
    expect(ids()).toBe('bcde');
    letters.unshift('a');
    await store.set(listAtom);
    expect(ids()).toBe('abcd');
  });

  it('refetches when invalidated and shows the old pages until the new ones load', async () => {
    const { store, listAtom, letters, ids, queryClient } = await opened('abcd');
    await store.set(listAtom, 'more');
    letters.splice(0, 1);
    const seen = new Set<string>();
    store.sub(listAtom, () => seen.add(ids()));
    await queryClient.invalidateQueries({ queryKey: ['letters'] });
    await vi.waitFor(() => expect(ids()).toBe('bcd'));
    expect(seen).not.toContain('');
    expect(store.get(listAtom)).toMatchObject({ hasNext: false, last: 2 });
  });

  it('drops a page that no longer exists', async () => {
    const { store, listAtom, letters, ids } = await opened('abcd');
    await store.set(listAtom, 'more');
    letters.length = 2;
    await store.set(listAtom);
    expect([ids(), store.get(listAtom).last]).toEqual(['ab', 1]);
  });

  it('retries a failed page and keeps the others visible', async () => {
    const { store, listAtom, ids, state } = await opened('abcd');
    state.failing = true;
    await store.set(listAtom, 'more');
    expect([ids(), store.get(listAtom).error?.message]).toEqual(['ab', 'away']);
    state.failing = false;
    await store.set(listAtom, 'more');
    expect([ids(), store.get(listAtom).error]).toEqual(['abcd', null]);
  });

  it('retries a visible page whose refetch failed before loading another', async () => {
    const { store, listAtom, ids, state, letters, queries } = await opened('bcde');
    state.failing = true;
    await store.set(listAtom);
    expect([ids(), store.get(listAtom).error?.message]).toEqual(['bc', 'away']);
    state.failing = false;
    letters.unshift('a');
    const before = queries.length;
    await store.set(listAtom, 'more');
    expect([ids(), store.get(listAtom).error, queries.length - before]).toEqual(['ab', null, 1]);
  });

  it('loads pages up to a number sequentially and shows each as it loads', async () => {
    const { store, listAtom, ids, queries } = await opened('abcdef');
    const seen: [string, boolean][] = [];
    store.sub(listAtom, () => seen.push([ids(), store.get(listAtom).isFetching]));
    const loaded = store.set(listAtom, { through: 3 });
    expect(store.get(listAtom.window)).toEqual({ first: 1, last: 3 });
    await loaded;
    expect(queries.map(({ cursorPaging }) => cursorPaging?.cursor)).toEqual([undefined, 'b', 'd']);
    expect(seen.filter(([, isFetching]) => isFetching).map(([shown]) => shown)).toContain('abcd');
    expect(seen.at(-1)).toEqual(['abcdef', false]);
    expect(seen.filter(([, isFetching]) => !isFetching)).toEqual([['abcdef', false]]);
  });

  it('can show fewer pages, and more without a request when they are loaded', async () => {
    const { store, listAtom, ids, queries } = await opened('abcdef');
    await store.set(listAtom, { through: 3 });
    await store.set(listAtom, { page: 1 });
    expect(ids()).toBe('ab');
    await store.set(listAtom, 'more');
    expect([ids(), queries.length]).toEqual(['abcd', 3]);
  });

  it('finishes a refetch before adding a page, and adds one page for two writes', async () => {
    const { store, listAtom, letters, ids, queryClient, queries } = await opened('bcdefg');
    letters.unshift('a');
    const refetched = queryClient.invalidateQueries({ queryKey: ['letters'] });
    await Promise.all([refetched, store.set(listAtom, 'more'), store.set(listAtom, 'more')]);
    expect(ids()).toBe('abcd');
    expect(queries.map(({ cursorPaging }) => cursorPaging?.cursor)).toEqual([
      undefined,
      undefined,
      'b',
    ]);
  });

  it('applies a patch on all its pages', async () => {
    const { store, listAtom, ids } = await opened('abcd');
    await store.set(listAtom, 'more');
    const listKeys = new Set<unknown>();
    const rollBack = store.set(addPatchesAtom, [
      patchPages<Letter>(['letters'], (letter, listKey) => {
        listKeys.add(listKey[1]);
        return letter._id === 'd' ? null : letter;
      }),
    ]);
    expect(ids()).toBe('abc');
    expect([...listKeys]).toEqual([{ limit: 2 }]);
    rollBack();
    expect(ids()).toBe('abcd');
  });

  it('hydrates server-loaded data without a request', async () => {
    const { listOf, queries } = alphabet([...'abcd']);
    const server = emptyStorefront();
    const listAtom = listOf({ limit: 2 });
    await server.store.set(listAtom);
    await server.store.set(listAtom, 'more');
    const browser = emptyStorefront({ staleTime: 60_000 });
    hydrateStorefront(browser, JSON.parse(JSON.stringify(dehydrateStorefront(server))));
    browser.store.sub(listAtom, () => {});
    expect(browser.store.get(listAtom).items).toHaveLength(4);
    expect(queries).toHaveLength(2);
  });
});
