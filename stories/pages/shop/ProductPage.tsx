import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { ProductDetailPage } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import { SeeAll } from './SeeAll.tsx';

/** One object of the demo shop. */
export function ProductPage({ slug }: { slug: string }) {
  const { data: product } = useAtomValue(productBySlugAtom(slug));
  const getMessage = useShopMessages();
  // Downloads and pre-orders cannot be picked up.
  const canPickUp = product?.productType === 'physical' && product.stock?.inStock !== false;
  return (
    <ProductDetailPage
      slug={slug}
      parents={[{ name: getMessage('For the table'), url: hrefs.collection('for-the-table') }]}
      priceNote={getMessage('VAT included')}
      availabilityNote={canPickUp && getMessage('Collect at Fenn House, today from 14:00')}
      notFoundAction={<SeeAll />}
    />
  );
}
