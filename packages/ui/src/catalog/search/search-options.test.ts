import type { SearchResult, SearchResults } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { getSearchGroups } from './search-options.ts';

const idle: SearchResult = { status: 'idle', results: undefined, isStale: false };
const found = (results: Partial<SearchResults>): SearchResult => ({
  ...{ status: 'success', isStale: false },
  results: { products: [], collections: [], total: 0, ...results },
});
const kinds = (...given: Parameters<typeof getSearchGroups>) =>
  getSearchGroups(...given).map(({ kind, options }) => `${kind} ${options.length}`);

describe('searchGroups', () => {
  it('offers earlier searches while nothing is typed, and nothing for too few characters', () => {
    expect(kinds('', idle, ['vase', 'cup'])).toEqual(['recent 2']);
    expect(kinds('', idle, [])).toEqual([]);
    expect(kinds('v', idle, ['vase'])).toEqual([]);
  });

  it('groups what was found, and leads to all of it', () => {
    const products = [{ _id: 'a' }, { _id: 'b' }] as never;
    const collections = [{ _id: 'c' }] as never;
    expect(kinds('vase', found({ products, collections, total: 9 }), ['cup'])).toEqual([
      ...['product 2', 'collection 1', 'all 1'],
    ]);
    expect(kinds('vase', found({ collections }), [])).toEqual(['collection 1']);
    expect(kinds('zzz', found({}), ['cup'])).toEqual([]);
  });

  it('shows nothing of words whose findings are not there', () => {
    expect(kinds('vase', { ...idle, status: 'pending' }, ['cup'])).toEqual([]);
    expect(kinds('vase', { ...idle, status: 'error' }, ['cup'])).toEqual([]);
  });
});
