import { productBySlugAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { STORES_APP_ID } from '@vitrine/mocks';
import {
  Breadcrumbs,
  CompareToggle,
  Container,
  ProductDetail,
  RecentlyViewedShelf,
  RelatedShelf,
  WishButton,
} from '@vitrine/ui';
import { useEffect } from 'react';
import { hrefOf } from '../lib/shop.ts';
import { comparison, recent, wishlist } from './kept.ts';
import { SeeAll } from './SeeAll.tsx';
import * as css from './Shop.css.ts';
import { quickAdd } from './ShopList.tsx';
import { hrefs } from './use-route.ts';

const shop = hrefs.collection('for-the-table');

/** One object of the demo shop. `onAdded` is called once it is in the cart. */
export function ProductPage({ slug, onAdded }: { slug: string; onAdded: () => void }) {
  const { data: product } = useAtomValue(productBySlugAtom(slug));
  const note = useSetAtom(recent.noteAtom);
  const id = product?._id;
  useEffect(() => {
    if (id) note(id);
  }, [id, note]);
  return (
    <Container className={css.page}>
      <div className={css.trail}>
        <Breadcrumbs.Root>
          <Breadcrumbs.Link href={shop}>For the table</Breadcrumbs.Link>
          <Breadcrumbs.Current>{product?.name ?? '…'}</Breadcrumbs.Current>
        </Breadcrumbs.Root>
        {product && <CompareToggle comparison={comparison} product={product} />}
      </div>
      <ProductDetail
        slug={slug}
        appId={STORES_APP_ID}
        priceNote="VAT included"
        availabilityNote="Collect at Fenn House, today from 14:00"
        aside={
          product && (
            <WishButton wishlist={wishlist} product={product} emphasis="outline" size="large" />
          )
        }
        onAdded={onAdded}
        notFoundAction={<SeeAll />}
      />
      {product && (
        <div className={css.shelves}>
          <RelatedShelf product={product} hrefOf={hrefOf} actionOf={quickAdd} />
          <RecentlyViewedShelf recent={recent} except={product._id} hrefOf={hrefOf} />
        </div>
      )}
    </Container>
  );
}
