import { type StoredProduct, useAtomValue } from '@vitrine/atoms';
import { Container, RecentlyViewedShelf } from '@vitrine/ui';
import { getHref } from '../../lib/demo-products.ts';
import { recent } from '../lib/saved-products.ts';
import * as css from './Shop.css.ts';
import { quickAdd } from './ShopList.tsx';

/** What the visitor looked at, below a page of their own. Nothing where there is nothing. */
export function SeenBefore() {
  const kept = useAtomValue(recent.productsAtom) as readonly StoredProduct[];
  if (!kept.some(({ product }) => product)) return null;
  return (
    <Container className={css.page}>
      <RecentlyViewedShelf recent={recent} getHref={getHref} renderAction={quickAdd} />
    </Container>
  );
}
