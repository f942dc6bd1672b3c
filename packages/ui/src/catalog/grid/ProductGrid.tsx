'use client';

import type { Product } from '@vitrine/client/catalog';
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { type LoadedProductCardProps, ProductCard } from '../card/ProductCard.tsx';
import { type ProductCardRenderProps, renderProductCard } from '../card/render-product-card.tsx';
import { getFeaturePositions } from './feature-positions.ts';
import * as css from './ProductGrid.css.ts';
import { useItemList } from './use-item-list.ts';
import type { VirtualizedCardsProps } from './VirtualizedCards.tsx';
import '../../messages/en/catalog.ts';
import '../../messages/en/common.ts';

/** Number of first cards whose images are loaded with priority. */
const firstCards = 4;

/** Number of cards that are laid out immediately, visible or not. */
const eagerCards = 24;

/** A longer list mounts only the cards near the viewport, and these first ones. */
const LONG = 200;
const findable = 12;

const VirtualizedCards = lazy(() =>
  import('./VirtualizedCards.tsx').catch(() => ({ default: AllCards })),
);

export interface ProductGridProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    ProductCardRenderProps,
    Pick<LoadedProductCardProps, 'shownChoices'> {
  /** The loaded products: the previous ones while more are loading or have failed. */
  products: readonly Product[];
  /** `pending` before the first answer; `error` when the newest one failed. */
  status?: 'pending' | 'error' | 'success';
  /** Whether the list is being replaced, for example by another page: it stays, dimmed. */
  isStale?: boolean;
  /** Number of placeholders while loading. Default 8. */
  loadingCount?: number;
  /**
   * Indexes of wide placeholders, counted from 0, if the host knows its list: wide tiles depend on
   * the images, so without this there are none. `[4]` for a list with one in its first eight, with
   * any number of columns.
   */
  loadingFeatureIndexes?: readonly number[];
  /** Tries the answer that failed again. */
  onRetry?: () => void;
  /** Shown for an empty list; `null` for nothing. By default a message. */
  empty?: ReactNode;
  /** Heading level of the names. Default 2. */
  level?: HeadingLevel;
  /** Name of the list in analytics events. */
  listName?: string;
  /** Below the list: `Pagination`, or a button that loads more. */
  footer?: ReactNode;
}

/** Cards in four, three or two columns, depending on the width; one wide tile in every eight. */
export function ProductGrid({
  products,
  renderAction,
  renderCorner,
  renderFooter,
  renderCard,
  status = 'success',
  isStale,
  loadingCount = 8,
  loadingFeatureIndexes = [],
  onRetry,
  empty,
  reduction,
  shownChoices,
  level = 2,
  listName,
  footer,
  className,
  ...rest
}: ProductGridProps) {
  const { t } = useUi();
  const trackSelection = useItemList(products, listName);
  const features = useMemo(() => getFeaturePositions(products), [products]);
  const isEmpty = products.length === 0;
  const isLong = products.length > LONG;
  const cell = useCallback(
    (index: number) => {
      const product = products[index];
      if (!product) return null;
      const size = features.has(index) ? 'feature' : 'default';
      const Cell = isLong ? 'div' : 'li';
      return (
        <Cell
          key={product._id}
          {...(isLong && {
            ...{ role: 'listitem', 'aria-posinset': index + 1 },
            'aria-setsize': products.length,
          })}
          data-product-id={product._id}
          data-size={size}
          className={classes(css.cell, !isLong && index >= eagerCards && css.offscreenCell)}
        >
          {renderProductCard(
            {
              ...{ product, size, level, shownChoices },
              onSelect: () => trackSelection(product),
              priority: index < firstCards,
            },
            { renderAction, renderCorner, renderFooter, renderCard, reduction },
          )}
        </Cell>
      );
    },
    [
      products,
      features,
      isLong,
      trackSelection,
      renderAction,
      renderCorner,
      renderFooter,
      renderCard,
      reduction,
      shownChoices,
      level,
    ],
  );
  const isPending = isEmpty && (status === 'pending' || (isStale && status === 'success'));
  const count = products.length;
  const all = !isEmpty && <AllCards as={isLong ? 'div' : PlainList} {...{ count, cell }} />;
  return (
    <div
      {...rest}
      data-state={status}
      data-pending={isStale ? '' : undefined}
      aria-busy={isStale || undefined}
      className={classes(css.root, className)}
    >
      {isPending && (
        <Skeleton.Root className={css.grid}>
          {Array.from({ length: loadingCount }, (_, index) => {
            const size = loadingFeatureIndexes.includes(index) ? 'feature' : 'default';
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ID.
            return <ProductCard key={index} loading size={size} className={css.cell} />;
          })}
        </Skeleton.Root>
      )}
      {isEmpty &&
        !isPending &&
        status === 'success' &&
        (empty === undefined ? (
          <EmptyState title={t('catalog.noProducts')} level={level}>
            {t('catalog.noProductsHint')}
          </EmptyState>
        ) : (
          empty
        ))}
      {isLong ? (
        <Suspense fallback={all}>
          <VirtualizedCards {...{ count, features, findable, cell }} />
        </Suspense>
      ) : (
        all
      )}
      {status === 'error' && (
        <Callout
          tone="danger"
          className={isEmpty ? undefined : css.failure}
          action={
            onRetry && (
              <Button emphasis="text" tone="inherit" onClick={onRetry}>
                {t('common.retry')}
              </Button>
            )
          }
        >
          {t(isEmpty ? 'catalog.productsFailed' : 'catalog.someFailed')}
        </Callout>
      )}
      {footer}
    </div>
  );
}

interface AllCardsProps extends Pick<VirtualizedCardsProps, 'count' | 'cell'> {
  as?: 'div' | typeof PlainList;
}

/** All cards; also of a long list, until the code that renders those in view has arrived. */
function AllCards({ as: List = 'div', count, cell }: AllCardsProps) {
  return (
    <List role="list" className={css.grid}>
      {Array.from({ length: count }, (_, index) => cell(index))}
    </List>
  );
}
