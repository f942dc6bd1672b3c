import { type StoredProduct, useAtomValue } from '@vitrine/atoms';
import { Container, RecentlyViewedShelf } from '@vitrine/ui';
import { recent } from '../lib/saved-products.ts';
import * as css from './Shop.css.ts';
import { quickAdd } from './ShopList.tsx';

/** Recently viewed products, below a page. Renders nothing if there are none. */
export function RecentlyViewedSection() {
  const storedProducts = useAtomValue(recent.productsAtom) as readonly StoredProduct[];
  if (!storedProducts.some(({ product }) => product)) return null;
  return (
    <Container className={css.page}>
      <RecentlyViewedShelf recent={recent} renderAction={quickAdd} />
    </Container>
  );
}
