import { collectionsAtom, productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { type ParentPage, ProductDetailPage } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import { SeeAll } from './SeeAll.tsx';

/** The demo shop has eight collections. */
const allCollections = { limit: 24 };

/** Returns the collections page and the first collection of a product. */
function useParents(collectionIds: readonly string[] = []): readonly ParentPage[] {
  const getMessage = useShopMessages();
  const { items } = useAtomValue(collectionsAtom(allCollections));
  const collection = items.find(({ _id }) => _id === collectionIds[0]);
  return [
    { name: getMessage('Collections'), url: hrefs.collections },
    ...(collection ? [{ name: collection.name, url: hrefs.collection(collection.slug) }] : []),
  ];
}

/** One object of the demo shop. */
export function ProductPage({ slug }: { slug: string }) {
  const { data: product } = useAtomValue(productBySlugAtom(slug));
  const getMessage = useShopMessages();
  // Downloads and pre-orders cannot be picked up.
  const canPickUp = product?.productType === 'physical' && product.stock?.inStock !== false;
  return (
    <ProductDetailPage
      slug={slug}
      parents={useParents(product?.collectionIds)}
      priceNote={getMessage('VAT included')}
      availabilityNote={canPickUp && getMessage('Collect at Fenn House, today from 14:00')}
      notFoundAction={<SeeAll />}
    />
  );
}
