import type { Product } from '@vitrine/client/catalog';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { Box } from '../../primitives/box/Box.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { ProductCard } from '../card/ProductCard.tsx';
import { ProductCardSkeleton } from '../card/ProductCardSkeleton.tsx';
import { featurePlaces } from './feature-places.ts';
import * as css from './ProductGrid.css.ts';

/** The first cards of a page, whose pictures are loaded before all others. */
const firstCards = 4;

export interface ProductGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is there: while more is on its way or has failed, that of before. */
  products: readonly Product[];
  /** The address of a product's page. */
  hrefOf: (product: Product) => string;
  /** A router's link, which takes `href`, `className` and children. Default `a`. */
  linkAs?: ElementType;
  /** What rises at the foot of a card's picture, such as `<QuickAdd>`. */
  actionOf?: (product: Product) => ReactNode;
  /** `pending` before the first answer; `error` when the newest one failed. */
  status?: 'pending' | 'error' | 'success';
  /** The list is being replaced, for example by another page: it stays, dimmed. */
  isStale?: boolean;
  /** How many places to hold while nothing is there yet. Default 8. */
  expected?: number;
  /** Tries the answer that failed again. */
  onRetry?: () => void;
  /** Shown when there is nothing. By default it says so. */
  empty?: ReactNode;
  /** The place of the names in the outline. Default 2. */
  level?: HeadingLevel;
  /** Below the list: `Pagination`, or a button that loads more. */
  foot?: ReactNode;
}

/** Cards in four columns, three or two, as wide as there is room; a wide tile in every eight. */
export function ProductGrid({
  products,
  hrefOf,
  linkAs,
  actionOf,
  status = 'success',
  isStale,
  expected = 8,
  onRetry,
  empty,
  level = 2,
  foot,
  className,
  ...rest
}: ProductGridProps) {
  const { t } = useUi();
  const features = featurePlaces(products);
  const isEmpty = products.length === 0;
  return (
    <div
      {...rest}
      data-state={status}
      data-pending={isStale ? '' : undefined}
      aria-busy={isStale || undefined}
      className={classes(css.root, className)}
    >
      {isEmpty && status === 'pending' && (
        <Skeleton.Root className={css.grid}>
          {Array.from({ length: expected }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
            <ProductCardSkeleton key={index} />
          ))}
        </Skeleton.Root>
      )}
      {isEmpty &&
        status === 'success' &&
        (empty ?? (
          <EmptyState title={t('catalog.noProducts')} level={level}>
            {t('catalog.noProductsHint')}
          </EmptyState>
        ))}
      {!isEmpty && (
        <Box as="ul" className={css.grid}>
          {products.map((product, index) => (
            <li
              key={product._id}
              data-shape={features.has(index) ? 'feature' : 'card'}
              className={css.cell}
            >
              <ProductCard
                product={product}
                href={hrefOf(product)}
                linkAs={linkAs}
                shape={features.has(index) ? 'feature' : 'card'}
                action={actionOf?.(product)}
                level={level}
                priority={index < firstCards}
              />
            </li>
          ))}
        </Box>
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
      {foot}
    </div>
  );
}
