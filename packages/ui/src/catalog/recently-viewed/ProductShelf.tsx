'use client';

import {
  defaultRecentlyViewed,
  productsAtom,
  type RecentlyViewed,
  relatedQuery,
  type StoredProduct,
  useAtomValue,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { nextHeadingLevel } from '../../primitives/heading/next-heading-level.ts';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { type ProductCardRenderProps, renderProductCard } from '../card/render-product-card.tsx';
import { useItemList } from '../grid/use-item-list.ts';
import * as css from './ProductShelf.css.ts';
import '../../messages/en/catalog.ts';

interface ShelfProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'>,
    ProductCardRenderProps {
  /** Heading level. The cards' names are one level lower. Default 2. */
  level?: HeadingLevel;
  /** The heading. Without one, the shelf names itself. */
  title?: ReactNode;
  /** At the end of the title's line, such as a link to all products. */
  end?: ReactNode;
}

export interface ProductShelfProps extends ShelfProps {
  /** The heading. */
  title: ReactNode;
  /** The products, as the client returns them. */
  products: readonly Product[];
  /** Number of loading products. */
  loadingCount?: number;
}

/** No more than four products make a shelf. */
const maximum = 4;

/**
 * Up to four products under a heading, in full rows: four or three next to each other, or two rows of
 * two. Products that do not fill a row are not displayed.
 */
export function ProductShelf({
  title,
  products,
  loadingCount = 0,
  renderAction,
  renderCorner,
  renderFooter,
  renderCard,
  reduction,
  level = 2,
  end,
  className,
  ...rest
}: ProductShelfProps) {
  const titleId = useId();
  const shown = products.slice(0, maximum);
  const trackSelection = useItemList(shown, typeof title === 'string' ? title : undefined);
  if (products.length === 0 && loadingCount === 0) return null;
  const below = nextHeadingLevel(level);
  return (
    <section aria-labelledby={titleId} {...rest} className={classes(css.root, className)}>
      <div className={css.header}>
        <Heading level={level} variant="displayM" id={titleId}>
          {title}
        </Heading>
        {end}
      </div>
      <PlainList className={css.shelf}>
        {shown.map((product) => (
          <li key={product._id} className={css.item}>
            {renderProductCard(
              { product, onSelect: () => trackSelection(product), level: below },
              { renderAction, renderCorner, renderFooter, renderCard, reduction },
            )}
          </li>
        ))}
        {products.length === 0 &&
          Array.from({ length: Math.min(loadingCount, maximum) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ID.
            <li key={index} className={css.item}>
              <ProductCard loading />
            </li>
          ))}
      </PlainList>
    </section>
  );
}

export interface RecentlyViewedShelfProps extends ShelfProps {
  /** From `createRecentlyViewed`, created once, outside of rendering. Default: `defaultRecentlyViewed`. */
  recent?: RecentlyViewed;
  /** The product of the page itself, which is no news. */
  except?: string;
}

/**
 * Products recently viewed on this device. Renders nothing if there are none, or if none is
 * available anymore.
 */
export function RecentlyViewedShelf({
  recent = defaultRecentlyViewed,
  except,
  title,
  ...rest
}: RecentlyViewedShelfProps) {
  const { t } = useUi();
  const saved = useAtomValue(recent.productsAtom) as readonly StoredProduct[];
  const products = saved.flatMap(({ id, product }) => (product && id !== except ? [product] : []));
  return (
    <ProductShelf {...rest} title={title ?? t('catalog.recentlyViewed')} products={products} />
  );
}

export interface RelatedShelfProps extends ShelfProps {
  /** The product, as the client returns it. */
  product: Product;
  /** Number of products, at most 4. Default 4. */
  limit?: number;
}

/** Others of the product's collections. Nothing where it is in none. */
export function RelatedShelf({ product, limit = 4, ...rest }: RelatedShelfProps) {
  const query = relatedQuery(product, limit);
  return query && <Related {...rest} query={query} />;
}

function Related({
  query,
  title,
  ...rest
}: ShelfProps & { query: NonNullable<ReturnType<typeof relatedQuery>> }) {
  const { t } = useUi();
  const { items, status } = useAtomValue(productsAtom(query));
  return (
    <ProductShelf
      {...rest}
      title={title ?? t('catalog.related')}
      products={items}
      loadingCount={status === 'pending' ? query.limit : 0}
    />
  );
}
