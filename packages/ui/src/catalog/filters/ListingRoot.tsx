'use client';

import type { ProductList } from '@vitrine/atoms';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ResultCountAnnouncer } from '../../patterns/list-footer/ResultCountAnnouncer.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterFormContext, ListingContext, type PlaceFilterForm } from './listing-context.ts';

export interface ListingRootProps {
  /** From `createProductList`: create it once, outside of rendering or in a `useMemo`. */
  list: ProductList;
  /** Labels of facets and sort orders, by their ids, if the messages have none. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Values of facets that would find nothing: by default they can't be ticked; `hide` leaves them out. */
  emptyValues?: 'disable' | 'hide' | undefined;
  /** The parts of the listing. */
  children: ReactNode;
}

const emptyLabels = {};

/**
 * A list with its filters, sort order and pages. The page arranges the components freely; this one
 * announces the results, and contains the single filter form that sidebar and sheet show in turn.
 */
export function ListingRoot({
  list,
  labels = emptyLabels,
  emptyValues = 'disable',
  children,
}: ListingRootProps) {
  const [home, setHome] = useState<HTMLElement | null>(null);
  const containers = useRef<Partial<Record<'sidebar' | 'sheet', HTMLElement | null>>>({});

  const placeFilterForm = useCallback<PlaceFilterForm>((name, container) => {
    containers.current[name] = container;
    const target = containers.current.sheet ?? containers.current.sidebar;
    setHome((before) => {
      if (!target) return before;
      // The form renders into one element that moves, so its input is preserved.
      const element = before ?? document.createElement('div');
      if (element.parentElement !== target) target.append(element);
      return element;
    });
  }, []);

  const value = useMemo(() => ({ list, labels, emptyValues }), [list, labels, emptyValues]);
  return (
    <ListingContext value={value}>
      <FilterFormContext value={placeFilterForm}>{children}</FilterFormContext>
      {home && createPortal(<FilterForm />, home)}
      <ResultCountAnnouncer list={list} message="lists.found" />
    </ListingContext>
  );
}
