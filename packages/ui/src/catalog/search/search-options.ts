import type { SearchResult, SearchResults } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { Collection } from '@vitrine/client/collections';

/** One line of the list below a search field. */
export type SearchOption =
  | { kind: 'recent'; text: string }
  | { kind: 'product'; product: Product }
  | { kind: 'collection'; collection: Collection }
  | { kind: 'all'; text: string; total: number };

/** Lines under one heading. */
export interface SearchGroup {
  kind: 'recent' | 'product' | 'collection' | 'all';
  options: readonly SearchOption[];
}

const group = (kind: SearchGroup['kind'], options: readonly SearchOption[]): SearchGroup[] =>
  options.length > 0 ? [{ kind, options }] : [];

/** Returns the content below a search field: recent searches without text, results with text. */
export function getSearchGroups(
  text: string,
  { status, results }: SearchResult,
  recent: readonly string[],
): readonly SearchGroup[] {
  if (status === 'idle') {
    return group(
      'recent',
      text.trim() === '' ? recent.map((one) => ({ kind: 'recent', text: one })) : [],
    );
  }
  if (!results) return [];
  return [
    ...group(
      'product',
      results.products.map((product) => ({ kind: 'product', product })),
    ),
    ...group(
      'collection',
      results.collections.map((collection) => ({ kind: 'collection', collection })),
    ),
    ...group('all', getAllResultsOption(text, results)),
  ];
}

const getAllResultsOption = (text: string, { total }: SearchResults): SearchOption[] =>
  total > 0 ? [{ kind: 'all', text: text.trim(), total }] : [];
