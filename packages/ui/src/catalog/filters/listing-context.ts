'use client';

import type { Facet, ProductList } from '@vitrine/atoms';
import { createContext, useContext } from 'react';
import { isPlainMessageKey } from '../../messages/message-catalog.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/lists.ts';

/** Shared context of one list's components. */
interface ListingContextValue {
  list: ProductList;
  /** Values of facets that would find nothing: they can't be ticked, or are left out. */
  emptyValues: 'disable' | 'hide';
  /** Labels of facets and sort orders, by their ids. */
  labels: Readonly<Record<string, string>>;
  /** Container of the single filter form: an outlet registers itself, or unregisters with null. */
  filterPlacement: (name: 'sidebar' | 'sheet', container: HTMLElement | null) => void;
}

export const ListingContext = createContext<ListingContextValue | null>(null);

/** @throws {Error} outside a `Listing.Root`. */
export function useListing(): ListingContextValue {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error('This part needs a <Listing.Root list={…}> above it.');
  return listing;
}

/**
 * Returns the label of a facet or a sort order: the host's, otherwise that of the messages,
 * otherwise its id.
 */
export function useListLabels(): { facet: (facet: Facet) => string; sort: (id: string) => string } {
  const { labels } = useListing();
  const { t } = useUi();
  const name = (kind: 'facet' | 'sort', id: string) => {
    const key = `lists.${kind}.${id}`;
    return labels[id] ?? (isPlainMessageKey(key) ? t(key) : id);
  };
  return { facet: ({ id }) => name('facet', id), sort: (id) => name('sort', id) };
}
