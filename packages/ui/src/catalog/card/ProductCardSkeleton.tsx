import { ProductCard } from './ProductCard.tsx';

export interface ProductCardSkeletonProps {
  className?: string;
}

/** The place of a card on its way: `<ProductCard loading />`, by a name of its own. */
export function ProductCardSkeleton({ className }: ProductCardSkeletonProps) {
  return <ProductCard loading className={className} />;
}
