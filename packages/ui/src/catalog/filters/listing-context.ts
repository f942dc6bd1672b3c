'use client';

import type { Facet, ProductList } from '@vitrine/atoms';
import { createContext, useContext } from 'react';
import { isPlainMessageKey } from '../../messages/message-catalog.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/lists.ts';

/** State shared by the components of one product list. */
export interface ListingContextValue {
  /**
   * The list: `stateAtom` has what is chosen and changes it, `resultAtom` the products. The atoms
   * `listFacetsAtom(list)` and `appliedFiltersAtom(list)` have its filters.
   */
  list: ProductList;
  /** Values of facets that would find nothing: they can't be ticked, or are left out. */
  emptyValues: 'disable' | 'hide';
  /** Labels of facets and sort orders, by their ids. */
  labels: Readonly<Record<string, string>>;
}

export const ListingContext = createContext<ListingContextValue | null>(null);

/** Registers a container of the single filter form, or unregisters it with null. */
export type PlaceFilterForm = (name: 'sidebar' | 'sheet', container: HTMLElement | null) => void;

/** Separate from the list's context, which hosts may read. */
export const FilterFormContext = createContext<PlaceFilterForm>(() => {});

/**
 * Returns the surrounding product list, for filters and controls of your own.
 *
 * @example
 * // `handmade` is a facet of the list that is on or off.
 * const { list } = useListingContext();
 * const [{ chosen }, change] = useAtom(list.stateAtom);
 * const isOn = chosen.handmade === true;
 * return (
 *   <button aria-pressed={isOn} onClick={() => change({ turn: 'handmade', on: !isOn })}>
 *     Handmade
 *   </button>
 * );
 * @throws {Error} outside a `Listing.Root`.
 */
export function useListingContext(): ListingContextValue {
  const listing = useContext(ListingContext);
  if (!listing)
    throw new Error(
      'A component of a list needs a <Listing.Root list={…}> above it: wrap it in one.',
    );
  return listing;
}

/**
 * Returns the label of a facet or a sort order: the host's, otherwise that of the messages,
 * otherwise its id.
 */
export function useListLabels(): { facet: (facet: Facet) => string; sort: (id: string) => string } {
  const { labels } = useListingContext();
  const { t } = useUi();
  const name = (kind: 'facet' | 'sort', id: string) => {
    const key = `lists.${kind}.${id}`;
    return labels[id] ?? (isPlainMessageKey(key) ? t(key) : id);
  };
  return { facet: ({ id }) => name('facet', id), sort: (id) => name('sort', id) };
}
