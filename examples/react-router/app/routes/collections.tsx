import { collectionsAtom, HydrateStorefront, loadData } from '@vitrine/atoms';
import { CollectionsPage } from '@vitrine/ui';
import { loadPage } from '../load-page.server.ts';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/collections.ts';

const query = { limit: 12 };

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPage(request, (storefront) =>
    loadData(storefront, (get) => {
      get(collectionsAtom(query));
    }),
  );

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Collections');

export default function CollectionsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrateStorefront state={loaderData.state}>
      <CollectionsPage query={query} />
    </HydrateStorefront>
  );
}
