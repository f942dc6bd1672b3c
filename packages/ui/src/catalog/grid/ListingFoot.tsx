import { useAtom, useAtomValue } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TurnedPages } from '../../lib/list/TurnedPages.tsx';
import { useListing } from '../filters/listing-context.ts';
import * as css from './CollectionProducts.css.ts';
import { LoadMore } from './LoadMore.tsx';

interface ListingPagesProps {
  top?: { readonly current: HTMLElement | null } | undefined;
}

/** Numbered pages, each a real link with the address that it has. */
export function ListingPages({ top }: ListingPagesProps) {
  const { list } = useListing();
  const [state, change] = useAtom(list.stateAtom);
  const { pageCount = 0 } = useAtomValue(list.resultAtom);
  return (
    <TurnedPages
      page={state.page}
      pages={pageCount}
      href={(page) => list.hrefOf(state, { page })}
      onTurn={(page) => change({ page })}
      top={top}
      className={css.foot}
    />
  );
}

/** So many pages come by themselves; then a button asks, so that the foot of the page can be reached. */
const AUTOMATIC = 3;

/** A screen before its end a list that goes on by itself asks for more. */
const EARLY = '100%';

/** A button for more, which a list that goes on by itself presses as its end comes near. */
export function ListingMore() {
  const { list } = useListing();
  const [result, load] = useAtom(list.resultAtom);
  const { items, total, hasNext, isLoadingMore, isPlaceholderData, error, last } = result;
  const [askedAt, setAskedAt] = useState(last);
  // A list that begins anew goes on by itself from there.
  if (last < askedAt) setAskedAt(last);
  const sentinel = useRef<HTMLDivElement>(null);
  const isAutomatic = list.paging === 'infinite' && hasNext && !error && last - askedAt < AUTOMATIC;
  const near = useEffectEvent(() => {
    if (isAutomatic && !isLoadingMore && !isPlaceholderData) void load('more');
  });

  useEffect(() => {
    // Each page moves the end, so the question is asked anew after each.
    if (!isAutomatic || !sentinel.current || last < 1) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near();
      },
      { root: document, rootMargin: EARLY },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isAutomatic, last]);

  if (items.length === 0) return null;
  return (
    <div ref={sentinel} className={css.foot}>
      <LoadMore
        shown={items.length}
        total={total}
        hasNext={hasNext || isLoadingMore}
        isLoading={isLoadingMore}
        onMore={() => {
          setAskedAt(last + 1);
          void load('more');
        }}
      />
    </div>
  );
}
