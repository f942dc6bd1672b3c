import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { ProductPrice, ProductPricePerUnit } from '@vitrine/ui';

export default function ProductPriceExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product ? (
    <ProductPrice product={product} size="page" note={<ProductPricePerUnit product={product} />} />
  ) : null;
}
