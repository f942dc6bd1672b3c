import { useAtomValue } from '@vitrine/atoms';
import { Container, Heading, Text, useUi, WishlistGrid } from '@vitrine/ui';
import { wishlist } from '../lib/saved-products.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { RecentlyViewedSection } from './RecentlyViewed.tsx';
import { SeeAll } from './SeeAll.tsx';
import * as css from './Shop.css.ts';
import { quickAdd } from './ShopList.tsx';

/** A visitor's saved products, on this device. */
export function WishlistPage() {
  const { t } = useUi();
  const getMessage = useShopMessages();
  const { length: count } = useAtomValue(wishlist.idsAtom) as readonly string[];
  return (
    <>
      <Container className={`${css.page} ${css.titled}`}>
        <div className={css.head}>
          <Heading level={1}>{getMessage('Saved')}</Heading>
          {count > 0 && <Text tone="muted">{t('catalog.products', { count })}</Text>}
        </div>
        <WishlistGrid wishlist={wishlist} renderAction={quickAdd} emptyAction={<SeeAll />} />
      </Container>
      <RecentlyViewedSection />
    </>
  );
}
