import { HydrateStorefront, loadCollectionPage } from '@vitrine/atoms';
import { CollectionPage } from '@vitrine/ui';
import { getCollectionMetadata } from '@vitrine/ui/metadata';
import { loadPage } from '../load-page.server.ts';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/collection.ts';

export const loader = ({ request, params }: Route.LoaderArgs) =>
  loadPage(
    request,
    (storefront) => loadCollectionPage(storefront, { slug: params.slug }),
    getCollectionMetadata,
  );

export const meta: Route.MetaFunction = ({ loaderData }) => getPageMeta(loaderData, 'Collection');

// Filters, sort order and pages are in the query, and load their own data in the browser.
export { shouldRevalidate } from '@vitrine/ui/react-router';

export default function CollectionRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrateStorefront state={loaderData.state}>
      <CollectionPage key={params.slug} slug={params.slug} />
    </HydrateStorefront>
  );
}
