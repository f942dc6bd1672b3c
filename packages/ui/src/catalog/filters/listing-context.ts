import type { Facet, ProductList } from '@vitrine/atoms';
import { createContext, useContext } from 'react';
import { english, type PlainMessageKey } from '../../messages/message-catalog.ts';
import { useUi } from '../../provider/UiProvider.tsx';

/** What the parts of one list share. */
interface ListingContextValue {
  list: ProductList;
  /** Values of facets that would find nothing: they can't be ticked, or are left out. */
  emptyValues: 'disable' | 'hide';
  /** Words for facets and orders, by their ids. */
  labels: Readonly<Record<string, string>>;
  /** Where the one filter form stands: an outlet takes it, or gives it back with null. */
  filterPlacement: (name: 'sidebar' | 'sheet', place: HTMLElement | null) => void;
}

export const ListingContext = createContext<ListingContextValue | null>(null);

/** @throws {Error} outside a `Listing.Root`. */
export function useListing(): ListingContextValue {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error('This part needs a <Listing.Root list={…}> above it.');
  return listing;
}

const isMessage = (key: string): key is PlainMessageKey => Object.hasOwn(english, key);

/** The name of a facet or an order: the host's word, else that of the messages, else its id. */
export function useListLabels(): { facet: (facet: Facet) => string; sort: (id: string) => string } {
  const { labels } = useListing();
  const { t } = useUi();
  const name = (kind: 'facet' | 'sort', id: string) => {
    const key = `lists.${kind}.${id}`;
    return labels[id] ?? (isMessage(key) ? t(key) : id);
  };
  return { facet: ({ id }) => name('facet', id), sort: (id) => name('sort', id) };
}
