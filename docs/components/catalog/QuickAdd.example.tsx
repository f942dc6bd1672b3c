import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { ProductCard, QuickAddToCart, Spinner } from '@vitrine/ui';

export default function QuickAddExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ring-vase'));
  return product ? (
    <div style={{ maxInlineSize: 240 }}>
      <ProductCard product={product} level={3} action={<QuickAddToCart product={product} />} />
    </div>
  ) : (
    <Spinner label="Loading" />
  );
}
