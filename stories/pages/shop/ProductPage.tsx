import { productBySlugAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import {
  BackInStock,
  Breadcrumbs,
  CompareToggle,
  Container,
  type OutOfStockItem,
  ProductDetail,
  RecentlyViewedShelf,
  RelatedShelf,
  WishlistButton,
} from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { hashLocation } from '../lib/hash-location.ts';
import { comparison, recent, wishlist } from '../lib/saved-products.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import { SeeAll } from './SeeAll.tsx';
import * as css from './Shop.css.ts';
import { quickAdd } from './ShopList.tsx';

const shop = hrefs.collection('for-the-table');

/** One object of the demo shop. `onAdded` is called once it is in the cart. */
export function ProductPage({ slug, onAdded }: { slug: string; onAdded: () => void }) {
  const { data: product } = useAtomValue(productBySlugAtom(slug));
  const note = useSetAtom(recent.noteAtom);
  const getMessage = useShopMessages();
  const [missed, setMissed] = useState<OutOfStockItem | null>(null);
  const id = product?._id;
  // Downloads and pre-orders cannot be picked up.
  const canPickUp = product?.productType === 'physical' && product.stock?.inStock !== false;
  useEffect(() => {
    if (id) note(id);
  }, [id, note]);
  return (
    <Container className={css.page}>
      {product !== null && (
        <div className={css.trail}>
          <Breadcrumbs.Root>
            <Breadcrumbs.Link href={shop}>{getMessage('For the table')}</Breadcrumbs.Link>
            <Breadcrumbs.Current>{product?.name ?? '…'}</Breadcrumbs.Current>
          </Breadcrumbs.Root>
        </div>
      )}
      <ProductDetail
        slug={slug}
        location={hashLocation}
        priceNote={getMessage('VAT included')}
        availabilityNote={canPickUp && getMessage('Collect at Fenn House, today from 14:00')}
        aside={
          product && (
            <WishlistButton wishlist={wishlist} product={product} emphasis="outline" size="large" />
          )
        }
        below={product && <CompareToggle comparison={comparison} product={product} />}
        onAdded={onAdded}
        onNotifyMe={setMissed}
        notFoundAction={<SeeAll />}
      />
      <BackInStock.Dialog item={missed} onClose={() => setMissed(null)} />
      {product && (
        <div className={css.shelves}>
          <RelatedShelf product={product} renderAction={quickAdd} />
          <RecentlyViewedShelf recent={recent} except={product._id} />
        </div>
      )}
    </Container>
  );
}
