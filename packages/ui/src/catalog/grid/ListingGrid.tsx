'use client';

import { type Facet, useAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { BrowseCollectionsLink } from '../../patterns/browse-links/BrowseLinks.tsx';
import type { ScrollPositionStore } from '../../patterns/scroll-restoration/scroll-position.ts';
import { useScrollRestoration } from '../../patterns/scroll-restoration/use-scroll-restoration.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useListingContext } from '../filters/listing-context.ts';
import { ListingEmpty } from './ListingEmpty.tsx';
import { ListingFooter } from './ListingFooter.tsx';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';
import '../../messages/en/catalog.ts';
import '../../messages/en/lists.ts';

export interface ListingGridProps
  extends Omit<ProductGridProps, 'products' | 'status' | 'isStale' | 'onRetry' | 'footer' | 'ref'> {
  /** Replaces the list's own pages or button; `null` for none. */
  footer?: ReactNode;
  /**
   * Storage of scroll positions for back navigation: the browser's history by default, null for
   * none.
   */
  scrollPositionStore?: ScrollPositionStore | null;
}

/** Whether a filter chooses values of a product's options, such as colors. */
const isOfOptions = (facet: Facet): boolean =>
  facet.kind === 'choice' && facet.field === 'productOptions.choices.description';

/** The search results. The previous ones stay, dimmed, until a new response arrives. */
export function ListingGrid({
  footer,
  scrollPositionStore,
  loadingCount,
  empty = <ListingEmpty />,
  ...rest
}: ListingGridProps) {
  const { list } = useListingContext();
  const [{ items, status, error, isPlaceholderData }, load] = useAtom(list.resultAtom);
  const { chosen } = useAtomValue(list.stateAtom);
  const shownChoices = useMemo(
    () => list.facets.filter(isOfOptions).flatMap(({ id }) => (chosen[id] ?? []) as string[]),
    [list, chosen],
  );
  const root = useRef<HTMLDivElement>(null);
  useScrollRestoration(root, items.length > 0 && !isPlaceholderData, scrollPositionStore);
  const retry = items.length > 0 && list.paging !== 'pages' ? 'more' : undefined;
  return (
    <ProductGrid
      shownChoices={shownChoices}
      {...rest}
      ref={root}
      products={items}
      status={error ? 'error' : status}
      isStale={isPlaceholderData}
      loadingCount={loadingCount ?? list.limit}
      empty={empty}
      onRetry={() => void load(retry)}
      footer={footer === undefined ? <ListingFooter top={root} /> : footer}
    />
  );
}

/** Number of products. The list announces changes itself. */
export function ListingCount({ className, ...rest }: ComponentProps<'p'>) {
  const { t } = useUi();
  const { total, status } = useAtomValue(useListingContext().list.resultAtom);
  return (
    <Text as="p" tone="muted" {...rest} className={className}>
      {status === 'success' && total !== undefined && t('catalog.products', { count: total })}
    </Text>
  );
}

/** Shown instead of a list whose collection doesn't exist. */
export function ListingNotFound({
  level,
  action = <BrowseCollectionsLink />,
}: {
  /** Heading level of the title. Default 1: it replaces the page's own title. */
  level?: HeadingLevel;
  /** By default a link to all collections, if there is a route for them. */
  action?: ReactNode;
}) {
  const { t } = useUi();
  return (
    <EmptyState title={t('lists.notFound')} level={level ?? 1} action={action}>
      {t('lists.notFoundHint')}
    </EmptyState>
  );
}
