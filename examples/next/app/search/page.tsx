import { HydrateStorefront, loadSearchPage } from '@vitrine/atoms';
import { SearchPage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';
import { loadPage, type SearchParams } from '../../lib/load-page.ts';

export const metadata: Metadata = { title: 'Search' };

export default async function SearchRoute({ searchParams }: { searchParams: SearchParams }) {
  const { state } = await loadPage(searchParams, (storefront) => loadSearchPage(storefront));
  return (
    <HydrateStorefront state={state}>
      <SearchPage />
    </HydrateStorefront>
  );
}
