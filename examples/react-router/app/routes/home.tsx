import { collectionsAtom, HydrateStorefront, loadData, productsAtom } from '@vitrine/atoms';
import { HomeContent } from '../home-content.tsx';
import { loadPage } from '../load-page.server.ts';
import { homeQueries, shopName } from '../shop.ts';
import type { Route } from './+types/home.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPage(request, (storefront) =>
    loadData(storefront, (get) => {
      get(collectionsAtom(homeQueries.collections));
      get(productsAtom(homeQueries.products));
    }),
  );

export const meta: Route.MetaFunction = () => [
  { title: shopName },
  { name: 'description', content: 'Vessels, light and small furniture, made in short runs.' },
];

export { shouldRevalidate } from '@vitrine/ui/react-router';

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrateStorefront state={loaderData.state}>
      <HomeContent />
    </HydrateStorefront>
  );
}
