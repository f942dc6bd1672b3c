import { cartLinesAtom, productsAtom, useAtomValue } from '@vitrine/atoms';
import { Container, ProductShelf, QuickAddToCart } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import * as css from './Shop.css.ts';

/** The store's own choice. Twice as many as a shelf has, because the cart may have some of them. */
const suggestions = {
  'You might also like': [
    ...['low-pitcher', 'rack-plates', 'rolled-tea-towels', 'spoons-in-a-dipped-jar'],
    ...['cedar-hand-wash', 'dipped-cup', 'ring-vase', 'ridge-pillar-candle'],
  ],
  'Goes well with': ['turned-candlesticks', 'cloth-notebooks-set', 'storage-jar', 'face-cloths'],
  'While you’re here': ['turned-candlesticks', 'cloth-notebooks-set', 'storage-jar', 'face-cloths'],
};

/** Four objects that are not in the cart. Nothing where they could not be loaded. */
export function SuggestedProducts({ title }: { title: keyof typeof suggestions }) {
  const getMessage = useShopMessages();
  const slugs = suggestions[title];
  const { items } = useAtomValue(
    productsAtom({ filter: { slug: { $in: slugs } }, limit: slugs.length }),
  );
  const inCart = new Set(
    useAtomValue(cartLinesAtom).map(({ catalogReference }) => catalogReference?.catalogItemId),
  );
  return (
    <Container className={css.page}>
      <ProductShelf
        title={getMessage(title)}
        products={items.filter(({ _id }) => !inCart.has(_id))}
        renderAction={(product) => <QuickAddToCart product={product} />}
      />
    </Container>
  );
}
