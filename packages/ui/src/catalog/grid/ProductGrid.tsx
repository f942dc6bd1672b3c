import type { Product } from '@vitrine/client/catalog';
import {
  type ComponentProps,
  type ElementType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
} from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { getFeaturePositions } from './feature-positions.ts';
import * as css from './ProductGrid.css.ts';

/** The first cards of a page, whose pictures are loaded before all others. */
const firstCards = 4;

/** The cards that are laid out at once, on show or not. */
const eagerCards = 24;

/** A longer list keeps only the cards near the window on the page, and these first ones. */
const LONG = 200;
const findable = 12;

const VirtualizedCards = lazy(() => import('./VirtualizedCards.tsx'));

export interface ProductGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is there: while more is on its way or has failed, that of before. */
  products: readonly Product[];
  /** The address of a product's page. */
  getHref: (product: Product) => string;
  /** A router's link, which takes `href`, `className` and children. Default `a`. */
  linkComponent?: ElementType;
  /** What rises at the foot of a card's picture, such as `<QuickAdd>`. */
  renderAction?: (product: Product) => ReactNode;
  /** At the top end of a card's picture, such as `<WishlistButton>`. */
  renderCorner?: (product: Product) => ReactNode;
  /** Under a card's label, such as `<CompareToggle>`. */
  renderFooter?: (product: Product) => ReactNode;
  /** `pending` before the first answer; `error` when the newest one failed. */
  status?: 'pending' | 'error' | 'success';
  /** The list is being replaced, for example by another page: it stays, dimmed. */
  isStale?: boolean;
  /** How many places to hold while nothing is there yet. Default 8. */
  loadingCount?: number;
  /**
   * Which of the places held are wide, counted from 0, where the host knows its list: only pictures
   * decide about wide tiles, so without this none is held. `[4]` for a list that has one in its first
   * eight, in any number of columns.
   */
  loadingFeatureCount?: readonly number[];
  /** Tries the answer that failed again. */
  onRetry?: () => void;
  /** Shown when there is nothing; `null` for nothing at all. By default it says so. */
  empty?: ReactNode;
  /** The place of the names in the outline. Default 2. */
  level?: HeadingLevel;
  /** Below the list: `Pagination`, or a button that loads more. */
  footer?: ReactNode;
}

/** Cards in four columns, three or two, as wide as there is room; a wide tile in every eight. */
export function ProductGrid({
  products,
  getHref,
  linkComponent,
  renderAction,
  renderCorner,
  renderFooter,
  status = 'success',
  isStale,
  loadingCount = 8,
  loadingFeatureCount = [],
  onRetry,
  empty,
  level = 2,
  footer,
  className,
  ...rest
}: ProductGridProps) {
  const { t } = useUi();
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
          <ProductCard
            product={product}
            href={getHref(product)}
            linkComponent={linkComponent}
            size={size}
            action={renderAction?.(product)}
            corner={renderCorner?.(product)}
            footer={renderFooter?.(product)}
            level={level}
            priority={index < firstCards}
          />
        </Cell>
      );
    },
    [
      products,
      features,
      isLong,
      getHref,
      linkComponent,
      renderAction,
      renderCorner,
      renderFooter,
      level,
    ],
  );
  const isPending = isEmpty && (status === 'pending' || (isStale && status === 'success'));
  const List = isLong ? 'div' : PlainList;
  const all = !isEmpty && (
    <List role="list" className={css.grid}>
      {products.map((_product, index) => cell(index))}
    </List>
  );
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
            const size = loadingFeatureCount.includes(index) ? 'feature' : 'default';
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
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
          <VirtualizedCards
            count={products.length}
            features={features}
            findable={findable}
            cell={cell}
          />
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
