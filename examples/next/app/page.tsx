import { collectionsAtom, HydrateStorefront, loadData, productsAtom } from '@vitrine/atoms';
import { loadPage, type SearchParams } from '../lib/load-page.ts';
import { homeQueries } from '../lib/shop.ts';
import { HomeContent } from './home-content.tsx';

export default async function HomeRoute({ searchParams }: { searchParams: SearchParams }) {
  const { state } = await loadPage(searchParams, (storefront) =>
    loadData(storefront, (get) => {
      get(collectionsAtom(homeQueries.collections));
      get(productsAtom(homeQueries.products));
    }),
  );
  return (
    <HydrateStorefront state={state}>
      <HomeContent />
    </HydrateStorefront>
  );
}
