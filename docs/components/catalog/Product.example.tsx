import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { Product, ProductSkeleton, Stack } from '@vitrine/ui';

export default function ProductExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product ? (
    <Product.Root product={product}>
      <Stack gap="16">
        <Product.Name level={2} />
        <Product.Price size="page" />
        <Product.Options />
        <Product.Buy />
      </Stack>
    </Product.Root>
  ) : (
    <ProductSkeleton />
  );
}
