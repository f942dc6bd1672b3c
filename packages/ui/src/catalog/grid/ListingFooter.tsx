import { useAtom } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ListPages } from '../../patterns/list-footer/ListPagination.tsx';
import { useListing } from '../filters/listing-context.ts';
import * as css from './CollectionProducts.css.ts';
import { LoadMoreProducts } from './LoadMoreProducts.tsx';

/** So many pages come by themselves; then a button asks, so that the foot of the page can be reached. */
const AUTO_LOADED_PAGES = 3;

/** A screen before its end a list that goes on by itself asks for more. */
const PREFETCH_MARGIN = '100%';

/** A button for more, which a list that goes on by itself presses as its end comes near. */
function ListingLoadMore() {
  const { list } = useListing();
  const [result, load] = useAtom(list.resultAtom);
  const { items, total, hasNext, isLoadingMore, isPlaceholderData, error, last } = result;
  const [askedAt, setAskedAt] = useState(last);
  // A list that begins again goes on by itself from there.
  if (last < askedAt) setAskedAt(last);
  const sentinel = useRef<HTMLDivElement>(null);
  const isAutomatic =
    list.paging === 'infinite' && hasNext && !error && last - askedAt < AUTO_LOADED_PAGES;
  const loadNext = useEffectEvent(() => {
    if (isAutomatic && !isLoadingMore && !isPlaceholderData) void load('more');
  });

  useEffect(() => {
    // Each page moves the end, so the question is asked again after each.
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
        isLoading={isLoadingMore}
        onLoadMore={() => {
          setAskedAt(last + 1);
          void load('more');
        }}
      />
    </div>
  );
}

interface ListingFooterProps {
  /** What to scroll to when another page is shown. */
  top?: { readonly current: HTMLElement | null };
}

/** The footer of a product list: numbered pages, a button, or pages that load automatically. */
export function ListingFooter({ top }: ListingFooterProps) {
  const { list } = useListing();
  if (list.paging !== 'pages') return <ListingLoadMore />;
  return <ListPages list={list} top={top} className={css.footer} />;
}
