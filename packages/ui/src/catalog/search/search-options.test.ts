import type { SearchResult, SearchResults } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { getActiveIndex, getSearchGroups, getSearchOptionKey } from './search-options.ts';

const idle: SearchResult = { status: 'idle', results: undefined, isStale: false };
const found = (results: Partial<SearchResults>): SearchResult => ({
  ...{ status: 'success', isStale: false },
  results: { products: [], collections: [], total: 0, ...results },
});
const kinds = (...args: Parameters<typeof getSearchGroups>) =>
  getSearchGroups(...args).map(({ kind, options }) => `${kind} ${options.length}`);

describe('getSearchGroups', () => {
  it('returns recent searches for an empty query, and nothing for a short one', () => {
    expect(kinds('', idle, ['vase', 'cup'])).toEqual(['recent 2']);
    expect(kinds('', idle, [])).toEqual([]);
    expect(kinds('v', idle, ['vase'])).toEqual([]);
  });

  it('groups the results, with a link to all of them', () => {
    const products = [{ _id: 'a' }, { _id: 'b' }] as never;
    const collections = [{ _id: 'c' }] as never;
    expect(kinds('vase', found({ products, collections, total: 9 }), ['cup'])).toEqual([
      ...['product 2', 'collection 1', 'all 1'],
    ]);
    expect(kinds('vase', found({ collections }), [])).toEqual(['collection 1']);
    const events = { items: [{ _id: 'e' }] as never, total: 3 };
    const groups = getSearchGroups('vase', found({ products, collections, total: 9 }), [], events);
    expect(groups.map(({ kind }) => kind)).toEqual(['product', 'event', 'collection', 'all']);
    expect(groups.at(-1)?.options).toEqual([{ kind: 'all', text: 'vase', total: 12 }]);
    expect(kinds('vase', found({}), [], events)).toEqual(['event 1', 'all 1']);
    expect(kinds('zzz', found({}), ['cup'])).toEqual([]);
  });

  it('counts the events that it has if their total is unknown', () => {
    const events = { items: [{ _id: 'e' }, { _id: 'f' }] as never, total: undefined };
    const groups = getSearchGroups('vase', found({ total: 9 }), [], events);
    expect(groups.at(-1)?.options).toEqual([{ kind: 'all', text: 'vase', total: 11 }]);
  });

  it('returns nothing while results are pending or failed', () => {
    expect(kinds('vase', { ...idle, status: 'pending' }, ['cup'])).toEqual([]);
    expect(kinds('vase', { ...idle, status: 'error' }, ['cup'])).toEqual([]);
  });
});

describe('getActiveIndex', () => {
  it('follows an option to its new index, and is -1 once the option is gone', () => {
    const optionsOf = (...ids: string[]) =>
      getSearchGroups(
        'vase',
        found({ products: ids.map((_id) => ({ _id })) as never }),
        [],
      ).flatMap(({ options }) => options);
    const before = optionsOf('a', 'b');
    const key = before[1] && getSearchOptionKey(before[1]);
    expect(getActiveIndex(before, key)).toBe(1);
    expect(getActiveIndex(optionsOf('b', 'c'), key)).toBe(0);
    expect(getActiveIndex(optionsOf('a', 'c'), key)).toBe(-1);
    expect(getActiveIndex(before, undefined)).toBe(-1);
  });
});
