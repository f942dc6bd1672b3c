'use client';

import { useAtom } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ListPages } from '../../patterns/list-footer/ListPagination.tsx';
import { observeIntersection } from '../../utils/observe-intersection.ts';
import { useListingContext } from '../filters/listing-context.ts';
import * as css from './CollectionProducts.css.ts';
import { LoadMoreProducts } from './LoadMoreProducts.tsx';

/**
 * Maximum number of automatically loaded pages; then a button follows, so that the page's footer
 * stays reachable.
 */
const AUTO_LOADED_PAGES = 3;

/** Automatic loading starts one screen before the end of the list. */
const PREFETCH_MARGIN = '100%';

/**
 * A button that loads more, pressed automatically near the end of a list with automatic loading.
 */
function ListingLoadMore() {
  const { list } = useListingContext();
  const [result, load] = useAtom(list.resultAtom);
  const { items, total, hasNext, isLoadingMore, isPlaceholderData, error, last } = result;
  const [askedAt, setAskedAt] = useState(last);
  // A restarted list loads automatically again from there.
  if (last < askedAt) setAskedAt(last);
  const sentinel = useRef<HTMLDivElement>(null);
  const isAutomatic =
    list.paging === 'infinite' && hasNext && !error && last - askedAt < AUTO_LOADED_PAGES;
  const loadNext = useEffectEvent(() => {
    if (isAutomatic && !isLoadingMore && !isPlaceholderData) void load('more');
  });

  useEffect(() => {
    // Each page moves the end, so the check is repeated after each.
    if (!isAutomatic || !sentinel.current || last < 1) return;
    return observeIntersection(
      sentinel.current,
      ({ isIntersecting }) => {
        if (isIntersecting) loadNext();
      },
      { root: document, rootMargin: PREFETCH_MARGIN },
    );
  }, [isAutomatic, last]);

  if (items.length === 0) return null;
  return (
    <div ref={sentinel} className={css.footer}>
      <LoadMoreProducts
        shown={items.length}
        total={total}
        hasNext={hasNext || isLoadingMore}
        loading={isLoadingMore}
        onLoadMore={() => {
          setAskedAt(last + 1);
          void load('more');
        }}
      />
    </div>
  );
}

interface ListingFooterProps {
  /** Scroll target when another page is shown. */
  top?: { readonly current: HTMLElement | null };
}

/** The footer of a product list: numbered pages, a button, or pages that load automatically. */
export function ListingFooter({ top }: ListingFooterProps) {
  const { list } = useListingContext();
  if (list.paging !== 'pages') return <ListingLoadMore />;
  return <ListPages list={list} top={top} className={css.footer} />;
}
