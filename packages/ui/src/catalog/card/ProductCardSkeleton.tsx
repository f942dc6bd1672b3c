import { ProductCard } from './ProductCard.tsx';

export interface ProductCardSkeletonProps {
  className?: string;
}

/** Placeholder of a loading card: `<ProductCard loading />`, by another name. */
export function ProductCardSkeleton({ className }: ProductCardSkeletonProps) {
  return <ProductCard loading className={className} />;
}
