import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { ProductCard, ProductCardSkeleton, Skeleton } from '@vitrine/ui';

export default function ProductCardExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ring-vase'));
  return (
    <div style={{ maxInlineSize: 240 }}>
      {product ? (
        <ProductCard product={product} level={3} />
      ) : (
        <Skeleton.Root>
          <ProductCardSkeleton />
        </Skeleton.Root>
      )}
    </div>
  );
}
