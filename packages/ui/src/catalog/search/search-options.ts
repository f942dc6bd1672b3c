import type { EventSuggestions, SearchResult } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { Collection } from '@vitrine/client/collections';
import type { EventV3 } from '@vitrine/client/events';

/** One line of the list below a search field. */
export type SearchOption =
  | { kind: 'recent'; text: string }
  | { kind: 'product'; product: Product }
  | { kind: 'event'; event: EventV3 }
  | { kind: 'collection'; collection: Collection }
  | { kind: 'all'; text: string; total: number };

/** Lines under one heading. */
export interface SearchGroup {
  kind: 'recent' | 'product' | 'event' | 'collection' | 'all';
  options: readonly SearchOption[];
}

const group = (kind: SearchGroup['kind'], options: readonly SearchOption[]): SearchGroup[] =>
  options.length > 0 ? [{ kind, options }] : [];

/** Returns the content below a search field: recent searches without text, results with text. */
export function getSearchGroups(
  text: string,
  { status, results }: SearchResult,
  recent: readonly string[],
  events: EventSuggestions = { items: [], total: 0 },
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
      'event',
      events.items.map((event) => ({ kind: 'event', event })),
    ),
    ...group(
      'collection',
      results.collections.map((collection) => ({ kind: 'collection', collection })),
    ),
    ...group(
      'all',
      getAllResultsOption(text, results.total + (events.total ?? events.items.length)),
    ),
  ];
}

const getAllResultsOption = (text: string, total: number): SearchOption[] =>
  total > 0 ? [{ kind: 'all', text: text.trim(), total }] : [];

/** Returns what identifies an option, also among those of another response. */
export function getSearchOptionKey(option: SearchOption): string {
  if (option.kind === 'product') return `product ${option.product._id}`;
  if (option.kind === 'event') return `event ${option.event._id}`;
  if (option.kind === 'collection') return `collection ${option.collection._id}`;
  return `${option.kind} ${option.text}`;
}

/**
 * Returns the index of the option with this key, or -1: a later response may have moved it or
 * replaced it.
 */
export const getActiveIndex = (options: readonly SearchOption[], key: string | undefined): number =>
  options.findIndex((option) => getSearchOptionKey(option) === key);
