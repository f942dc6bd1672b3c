import { HydrateStorefront, loadSearchPage } from '@vitrine/atoms';
import { SearchPage } from '@vitrine/ui';
import { loadPage } from '../load-page.server.ts';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/search.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPage(request, (storefront) => loadSearchPage(storefront));

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Search');

export { shouldRevalidate } from '@vitrine/ui/react-router';

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrateStorefront state={loaderData.state}>
      <SearchPage />
    </HydrateStorefront>
  );
}
