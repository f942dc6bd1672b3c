'use client';

import { defaultWishlist, useAtomValue, type Wishlist } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { ReactNode } from 'react';
import { QuickAddToCart } from '../catalog/card/QuickAddToCart.tsx';
import { WishlistGrid, type WishlistGridProps } from '../catalog/wishlist/WishlistGrid.tsx';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import { PageHeader } from './PageHeader.tsx';
import {
  RecentlyViewedSection,
  type RecentlyViewedSectionProps,
} from './RecentlyViewedSection.tsx';
import '../messages/en/catalog.ts';
import '../messages/en/pages.ts';

export interface WishlistPageProps
  extends RecentlyViewedSectionProps,
    Pick<WishlistGridProps, 'renderAction'> {
  /** From `createWishlist`, created once, outside of rendering. Default: `defaultWishlist`. */
  wishlist?: Wishlist;
  /** The heading. Default “Saved”. */
  title?: ReactNode;
  /** Action of an empty wishlist. Default: a link to the route `collections`. */
  emptyAction?: ReactNode;
  /** Under a card's label. Default: `<QuickAddToCart>` with `variant="full"`. */
  renderFooter?: ((product: Product) => ReactNode) | undefined;
}

/** The saved products of a visitor or member, and the recently viewed ones. */
export function WishlistPage({
  wishlist = defaultWishlist,
  recent,
  title,
  renderAction,
  renderFooter = (product) => (
    <QuickAddToCart product={product} variant="full" emphasis="outline" />
  ),
  emptyAction = <BrowseCollectionsLink />,
}: WishlistPageProps) {
  const { t } = useUi();
  const { length: count } = useAtomValue(wishlist.idsAtom) as readonly string[];
  return (
    <>
      <Container className={css.titled}>
        <PageHeader
          title={title ?? t('pages.wishlist')}
          end={count > 0 && <Text tone="muted">{t('catalog.products', { count })}</Text>}
        />
        <WishlistGrid
          wishlist={wishlist}
          renderAction={renderAction}
          renderFooter={renderFooter}
          emptyAction={emptyAction}
        />
      </Container>
      <RecentlyViewedSection recent={recent} />
    </>
  );
}
