import { collectionsAtom, HydrateStorefront, loadData } from '@vitrine/atoms';
import { CollectionsPage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';
import { loadPage, type SearchParams } from '../../lib/load-page.ts';

const query = { limit: 12 };

export const metadata: Metadata = { title: 'Collections' };

export default async function CollectionsRoute({ searchParams }: { searchParams: SearchParams }) {
  const { state } = await loadPage(searchParams, (storefront) =>
    loadData(storefront, (get) => {
      get(collectionsAtom(query));
    }),
  );
  return (
    <HydrateStorefront state={state}>
      <CollectionsPage query={query} />
    </HydrateStorefront>
  );
}
