'use client';

import {
  defaultWishlist,
  type StoredProduct,
  useAtomValue,
  useSetAtom,
  type Wishlist,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { ComponentProps, ReactNode } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { type ProductCardRenderProps, renderProductCard } from '../card/render-product-card.tsx';
import * as grid from '../grid/ProductGrid.css.ts';
import * as css from '../recently-viewed/ProductShelf.css.ts';
import { WishlistButton } from './WishlistButton.tsx';
import '../../messages/en/catalog.ts';
import '../../messages/en/lists.ts';

export interface WishlistGridProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    ProductCardRenderProps {
  /** From `createWishlist`, created once, outside of rendering. Default: `defaultWishlist`. */
  wishlist?: Wishlist;
  /** Heading level of the names. Default 2. */
  level?: HeadingLevel;
  /** Action for the empty wishlist: a link to the products. */
  emptyAction?: ReactNode;
  /** Renders the top end corner of a card's image. Default: `<WishlistButton>`. */
  renderCorner?: ((product: Product) => ReactNode) | undefined;
}

/**
 * The saved products. Products that are no longer available are marked and can be removed. The corner
 * of a card has its `WishlistButton` by default.
 */
export function WishlistGrid({
  wishlist = defaultWishlist,
  renderAction,
  renderCorner = (product) => <WishlistButton wishlist={wishlist} product={product} />,
  renderFooter,
  renderCard,
  reduction,
  level = 2,
  emptyAction,
  className,
  ...rest
}: WishlistGridProps) {
  const { t } = useUi();
  const saved = useAtomValue(wishlist.productsAtom) as readonly StoredProduct[];
  const error = useAtomValue(wishlist.errorAtom);
  const sync = useSetAtom(wishlist.syncAtom);
  const toggle = useSetAtom(wishlist.toggleAtom);
  return (
    <div {...rest} className={classes(css.root, className)}>
      {error && <LoadError onRetry={() => void sync()}>{t('lists.wishlistFailed')}</LoadError>}
      {saved.length === 0 && (
        <EmptyState title={t('lists.wishlistEmpty')} action={emptyAction}>
          {t('lists.wishlistEmptyHint')}
        </EmptyState>
      )}
      {saved.length > 0 && (
        <div className={grid.root}>
          <PlainList className={grid.grid}>
            {saved.map(({ id, product, error: failure }) => (
              <li key={id} data-product-id={id} className={grid.cell}>
                {product ? (
                  renderProductCard(
                    { product, level },
                    { renderAction, renderCorner, renderFooter, renderCard, reduction },
                  )
                ) : product === undefined && !failure ? (
                  <ProductCard loading />
                ) : (
                  <div className={css.removed}>
                    <Picture
                      image={undefined}
                      name={t(failure ? 'catalog.productFailed' : 'lists.gone')}
                      className={css.mediaFrame}
                    />
                    <Button emphasis="text" onClick={() => void toggle(id)}>
                      {t('lists.removeGone')}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </PlainList>
        </div>
      )}
    </div>
  );
}
