import { useAtom, useAtomValue } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ListPagination } from '../../patterns/list-footer/ListPagination.tsx';
import { useListing } from '../filters/listing-context.ts';
import * as css from './CollectionProducts.css.ts';
import { LoadMoreProducts } from './LoadMoreProducts.tsx';

interface ListingPagesProps {
  top?: { readonly current: HTMLElement | null } | undefined;
}

/** Numbered pages, each a real link with the address that it has. */
export function ListingPagination({ top }: ListingPagesProps) {
  const { list } = useListing();
  const [state, change] = useAtom(list.stateAtom);
  const { pageCount = 0 } = useAtomValue(list.resultAtom);
  return (
    <ListPagination
      page={state.page}
      pages={pageCount}
      href={(page) => list.getHref(state, { page })}
      onPageSelect={(page) => change({ page })}
      top={top}
      className={css.footer}
    />
  );
}

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
export function ListingLoadMore() {
  const { list } = useListing();
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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadNext();
      },
      { root: document, rootMargin: PREFETCH_MARGIN },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
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
