import { BulkPricing, CommandProvider } from '@vitrine/admin';
import { createBulkPricing, productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { useState } from 'react';

function Pricing({ products }: { products: readonly Product[] }) {
  const [pricing] = useState(() => createBulkPricing(products));
  return (
    <CommandProvider>
      <BulkPricing pricing={pricing} />
    </CommandProvider>
  );
}

export default function BulkPricingExample() {
  const { data: product } = useAtomValue(productBySlugAtom('ridge-pillar-candle'));
  return product ? <Pricing products={[product]} /> : null;
}
