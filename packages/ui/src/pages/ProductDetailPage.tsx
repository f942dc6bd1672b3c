'use client';

import {
  type AddedToCart,
  type Comparison,
  defaultRecentlyViewed,
  locationAtom,
  productBySlugAtom,
  type RecentlyViewed,
  useAtomValue,
  useSetAtom,
  type Wishlist,
} from '@vitrine/atoms';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { CartDrawerContext } from '../cart/drawer/cart-drawer-context.ts';
import { QuickAddToCart } from '../catalog/card/QuickAddToCart.tsx';
import { CompareToggle } from '../catalog/compare/CompareToggle.tsx';
import type { OutOfStockItem } from '../catalog/product/availability/to-out-of-stock-item.ts';
import { ProductDetail, type ProductDetailProps } from '../catalog/product/view/ProductDetail.tsx';
import { RecentlyViewedShelf, RelatedShelf } from '../catalog/recently-viewed/ProductShelf.tsx';
import { WishlistButton } from '../catalog/wishlist/WishlistButton.tsx';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { LoadError } from '../patterns/feedback/LoadError.tsx';
import * as Breadcrumbs from '../primitives/breadcrumbs/Breadcrumbs.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { useRoute, useUi } from '../provider/UiProvider.tsx';
import { useLazyModule } from '../utils/hooks/use-lazy-module.ts';
import { createLazyModule } from '../utils/lazy-module.ts';
import * as css from './Page.css.ts';
import '../messages/en/common.ts';
import '../messages/en/pages.ts';

/** Loaded when a visitor asks for a product that is sold out. */
const backInStockModule = createLazyModule(() => import('../back-in-stock/BackInStockDialog.tsx'));

/** A page above another one. */
export interface ParentPage {
  /** Text of the link. */
  name: string;
  /** URL of the page. */
  url: string;
}

export interface ProductDetailPageProps extends ProductDetailProps {
  /** The pages above this one in the breadcrumbs. Default: the route `collections`. */
  parents?: readonly ParentPage[];
  /** From `createComparison`, created once, outside of rendering. Default: `defaultComparison`. */
  comparison?: Comparison;
  /** From `createWishlist`, created once, outside of rendering. Default: `defaultWishlist`. */
  wishlist?: Wishlist;
  /** From `createRecentlyViewed`, created once, outside of rendering. Default: `defaultRecentlyViewed`. */
  recent?: RecentlyViewed;
  /**
   * Below the product, before the related and recently viewed ones: reviews, a size guide. It is
   * inside of the page's margins, and outside of `Product.Root`. A product that does not exist has none.
   */
  children?: ReactNode;
  /**
   * Called after an addition of at least one piece. It replaces the default, which opens the cart
   * drawer around the page. `CartAnnouncer` announces the addition in any case.
   */
  onAdded?: (result: AddedToCart) => void;
  /**
   * Opens the cart, from the text with the quantity that is already in it. Default: opens the cart
   * drawer around the page.
   */
  onViewCart?: () => void;
}

/**
 * The page of a product, in all its states: breadcrumbs, gallery, choices, purchase, related and
 * recently viewed products. The selection is in the URL. What was added shows in the surrounding
 * cart drawer; what is sold out can be requested.
 *
 * @example <ProductDetailPage slug={params.slug} priceNote="VAT included" />
 */
export function ProductDetailPage({
  slug,
  parents,
  comparison,
  wishlist,
  recent = defaultRecentlyViewed,
  children,
  ...detail
}: ProductDetailPageProps) {
  const { data: product } = useAtomValue(productBySlugAtom(slug));
  const location = useAtomValue(locationAtom);
  const addRecentlyViewed = useSetAtom(recent.noteAtom);
  const cartDrawer = useContext(CartDrawerContext);
  const [requestedItem, setRequestedItem] = useState<OutOfStockItem | null>(null);
  const id = product?._id;
  useEffect(() => {
    if (id) addRecentlyViewed(id);
  }, [id, addRecentlyViewed]);
  return (
    <Container className={css.page}>
      {product !== null && <ProductBreadcrumbs parents={parents} />}
      <ProductDetail
        location={location}
        aside={
          product && (
            <WishlistButton wishlist={wishlist} product={product} emphasis="outline" size="large" />
          )
        }
        below={
          product && (
            <div className={css.actions}>
              {/* On small screens there is no space beside the main action. */}
              <WishlistButton
                wishlist={wishlist}
                product={product}
                showLabel
                className={css.smallOnly}
              />
              <CompareToggle comparison={comparison} product={product} appearance="button" />
            </div>
          )
        }
        {...(cartDrawer && { onViewCart: () => cartDrawer.open() })}
        onAdded={() => cartDrawer?.open()}
        onNotifyMe={(item) => {
          backInStockModule.start();
          setRequestedItem(item);
        }}
        notFoundAction={<BrowseCollectionsLink />}
        {...detail}
        slug={slug}
      />
      <BackInStockRequest item={requestedItem} onClose={() => setRequestedItem(null)} />
      {product !== null && children}
      {product && (
        <div className={css.shelves}>
          <RelatedShelf
            product={product}
            renderAction={(related) => <QuickAddToCart product={related} />}
          />
          <RecentlyViewedShelf recent={recent} except={product._id} />
        </div>
      )}
    </Container>
  );
}

interface BackInStockRequestProps {
  item: OutOfStockItem | null;
  onClose: () => void;
}

function BackInStockRequest(props: BackInStockRequestProps) {
  const { t } = useUi();
  const { status, code } = useLazyModule(backInStockModule);
  if (code) return <code.BackInStockDialog {...props} />;
  if (!props.item || status !== 'failed') return null;
  return <LoadError onRetry={backInStockModule.start}>{t('common.failed')}</LoadError>;
}

/** The pages above the product. Its name follows as the title of the page. */
function ProductBreadcrumbs({ parents }: Pick<ProductDetailPageProps, 'parents'>) {
  const { t } = useUi();
  const collections = useRoute('collections');
  const shown =
    parents ?? (collections ? [{ name: t('pages.collections'), url: collections }] : []);
  if (shown.length === 0) return null;
  return (
    <div className={css.breadcrumbs}>
      <Breadcrumbs.Root>
        {shown.map((parent) => (
          <Breadcrumbs.Link key={parent.url} href={parent.url}>
            {parent.name}
          </Breadcrumbs.Link>
        ))}
      </Breadcrumbs.Root>
    </div>
  );
}
