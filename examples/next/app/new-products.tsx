'use client';

import { type ListQuery, productsAtom, useAtomValue } from '@vitrine/atoms';
import { ProductShelf, QuickAddToCart } from '@vitrine/ui/catalog';

export function NewProducts({ query }: { query: ListQuery }) {
  const { items, status } = useAtomValue(productsAtom(query));
  return (
    <ProductShelf
      title="New"
      products={items}
      loadingCount={status === 'pending' ? (query.limit ?? 4) : 0}
      renderAction={(product) => <QuickAddToCart product={product} />}
    />
  );
}
