import { BulkPricing } from '@vitrine/admin/products';
import { type BulkPricing as BulkPricingState, createBulkPricing } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { AppLink, Button } from '@vitrine/ui';
import { Navigate } from 'react-router';
import { routes } from '../urls.ts';

/** The change of prices that was started last; it continues while other pages are open. */
let pricing: BulkPricingState | undefined;

export function startPricing(products: readonly Product[]): void {
  pricing = createBulkPricing(products);
}

export function Component() {
  if (!pricing) return <Navigate to={routes.adminProducts} replace />;
  return (
    <BulkPricing
      pricing={pricing}
      parent={{ label: 'Products', href: routes.adminProducts }}
      actions={
        <Button emphasis="quiet" asChild>
          <AppLink href={routes.adminProducts}>Back to products</AppLink>
        </Button>
      }
    />
  );
}
