import { describe, expect, it, vi } from 'vitest';
import { dehydrateStorefront, hydrateStorefront } from '../hydration/hydration.ts';
import { emptyStorefront, watch } from '../testing/storefronts.ts';
import type { PageData } from './paged-list.ts';
import { pagedAtom } from './paging.ts';

interface Thing {
  _id: string;
}

/** A list of seven items in pages of three, and the requested offsets. */
function sevenThings() {
  const things = Array.from({ length: 7 }, (_, index) => ({ _id: `t${index + 1}` }));
  const offsets: number[] = [];
  const failing = new Set<number>();
  const listAtom = pagedAtom<Thing, { requestCount: number }>({
    queryKey: ['things'],
    limit: 3,
    toId: ({ _id }) => _id,
    fetchPage: async (
      _client,
      { offset, limit },
    ): Promise<PageData<Thing, { requestCount: number }>> => {
      offsets.push(offset);
      if (failing.has(offset)) throw new Error('The page is away.');
      const items = things.slice(offset, offset + limit);
      const details = { requestCount: offsets.length };
      return { items, total: things.length, hasNext: offset + limit < things.length, details };
    },
  });
  return { things, offsets, failing, listAtom };
}

const ids = (items: readonly Thing[]) => items.map(({ _id }) => _id).join(' ');

describe('pagedAtom', () => {
  it('returns the first page, the total and whether there is more', async () => {
    const { listAtom } = sevenThings();
    const storefront = emptyStorefront();
    const { seen } = watch(storefront, listAtom);
    await vi.waitFor(() => expect(seen.at(-1)?.status).toBe('success'));
    expect(seen[0]).toMatchObject({ status: 'pending', items: [], isFetching: true });
    expect(seen.at(-1)).toMatchObject({
      items: [{ _id: 't1' }, { _id: 't2' }, { _id: 't3' }],
      total: 7,
      pageCount: 3,
      first: 1,
      last: 1,
      hasNext: true,
      hasPrevious: false,
      isFetching: false,
    });
  });

  it('keeps the old page as a placeholder while another one loads', async () => {
    const { listAtom, offsets } = sevenThings();
    const { store } = emptyStorefront();
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    const arrived = store.set(listAtom, { page: 3 });
    expect(store.get(listAtom)).toMatchObject({
      status: 'success',
      first: 3,
      isPlaceholderData: true,
      isFetching: true,
      items: [{ _id: 't1' }, { _id: 't2' }, { _id: 't3' }],
    });
    await arrived;
    expect(store.get(listAtom)).toMatchObject({
      items: [{ _id: 't7' }],
      first: 3,
      last: 3,
      hasNext: false,
      hasPrevious: true,
      isPlaceholderData: false,
    });
    expect(offsets).toEqual([0, 6]);
  });

  it('appends one page at a time until the end, however often it is requested', async () => {
    const { listAtom, offsets } = sevenThings();
    const { store } = emptyStorefront();
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    const more = store.set(listAtom, 'more');
    void store.set(listAtom, 'more');
    expect(store.get(listAtom)).toMatchObject({ isLoadingMore: true, isPlaceholderData: false });
    await more;
    expect(ids(store.get(listAtom).items)).toBe('t1 t2 t3 t4 t5 t6');
    await store.set(listAtom, 'more');
    await store.set(listAtom, 'more');
    expect(store.get(listAtom)).toMatchObject({ first: 1, last: 3, hasNext: false });
    expect(ids(store.get(listAtom).items)).toBe('t1 t2 t3 t4 t5 t6 t7');
    expect(offsets).toEqual([0, 3, 6]);
  });

  it('keeps the loaded pages when a further page fails, and retries that page', async () => {
    const { listAtom, failing } = sevenThings();
    const { store } = emptyStorefront();
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    failing.add(3);
    await store.set(listAtom, 'more');
    expect(store.get(listAtom)).toMatchObject({ status: 'success', isLoadingMore: false });
    expect(store.get(listAtom).error?.message).toBe('The page is away.');
    expect(ids(store.get(listAtom).items)).toBe('t1 t2 t3');
    failing.clear();
    await store.set(listAtom, 'more');
    expect(store.get(listAtom)).toMatchObject({ last: 2, error: null });
    expect(ids(store.get(listAtom).items)).toBe('t1 t2 t3 t4 t5 t6');
  });

  it('retries a visible page whose refetch failed before loading another', async () => {
    const { listAtom, failing, offsets } = sevenThings();
    const { store } = emptyStorefront();
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    failing.add(0);
    await store.set(listAtom);
    expect(store.get(listAtom).error?.message).toBe('The page is away.');
    failing.clear();
    await store.set(listAtom, 'more');
    expect(store.get(listAtom)).toMatchObject({ last: 1, error: null });
    expect(offsets).toEqual([0, 0, 0]);
  });

  it('shows an item once that moved to the next page between two requests', async () => {
    const { listAtom, things } = sevenThings();
    const { store } = emptyStorefront();
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    things.unshift({ _id: 'new' });
    await store.set(listAtom, 'more');
    expect(ids(store.get(listAtom).items)).toBe('t1 t2 t3 t4 t5');
  });

  it('refetches all visible pages when written without a change', async () => {
    const { listAtom, offsets, things } = sevenThings();
    const { store } = emptyStorefront();
    store.sub(listAtom, () => {});
    await vi.waitFor(() => expect(store.get(listAtom).status).toBe('success'));
    await store.set(listAtom, 'more');
    things.splice(0, 1);
    await store.set(listAtom);
    expect(ids(store.get(listAtom).items)).toBe('t2 t3 t4 t5 t6 t7');
    expect(offsets).toEqual([0, 3, 0, 3]);
  });

  it('returns the list details of the latest page', async () => {
    const { listAtom } = sevenThings();
    const { store } = emptyStorefront();
    expect(store.get(listAtom).details).toBeUndefined();
    await store.set(listAtom);
    await store.set(listAtom, 'more');
    expect(store.get(listAtom).details).toEqual({ requestCount: 2 });
    const arrived = store.set(listAtom, { page: 3 });
    expect(store.get(listAtom)).toMatchObject({
      isPlaceholderData: true,
      details: { requestCount: 2 },
    });
    await arrived;
    expect(store.get(listAtom).details).toEqual({ requestCount: 3 });
  });

  it('rejects a page number that is not a positive integer', async () => {
    const { listAtom } = sevenThings();
    const { store } = emptyStorefront();
    await expect(store.set(listAtom, { page: 0 })).rejects.toThrow(
      new RangeError('A page is a whole number from 1, but 0 was requested.'),
    );
  });

  it('hydrates at the same position as on the server, without a request', async () => {
    const { listAtom, offsets } = sevenThings();
    const server = emptyStorefront({ staleTime: 60_000 });
    await server.store.set(listAtom, { page: 2 });
    const text = JSON.stringify(dehydrateStorefront(server));
    const browser = emptyStorefront({ staleTime: 60_000 });
    hydrateStorefront(browser, JSON.parse(text));
    browser.store.sub(listAtom, () => {});
    expect(browser.store.get(listAtom)).toEqual(server.store.get(listAtom));
    expect(browser.store.get(listAtom)).toMatchObject({ status: 'success', first: 2, last: 2 });
    expect(ids(browser.store.get(listAtom).items)).toBe('t4 t5 t6');
    expect(offsets).toEqual([3]);
  });
});
