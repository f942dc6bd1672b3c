import { HydrateStorefront, loadProductPage } from '@vitrine/atoms';
import { ProductDetailPage } from '@vitrine/ui';
import { getProductMetadata } from '@vitrine/ui/metadata';
import { loadPage } from '../load-page.server.ts';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/product.ts';

export const loader = ({ request, params }: Route.LoaderArgs) =>
  loadPage(
    request,
    (storefront) => loadProductPage(storefront, { slug: params.slug }),
    getProductMetadata,
  );

export const meta: Route.MetaFunction = ({ loaderData }) => getPageMeta(loaderData, 'Product');

// The selected variant is in the query.
export { shouldRevalidate } from '@vitrine/ui/react-router';

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrateStorefront state={loaderData.state}>
      <ProductDetailPage key={params.slug} slug={params.slug} priceNote="VAT included" />
    </HydrateStorefront>
  );
}
