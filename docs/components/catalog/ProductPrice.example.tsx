import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { ProductPrice } from '@vitrine/ui';

export default function ProductPriceExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product ? <ProductPrice product={product} size="page" /> : null;
}
