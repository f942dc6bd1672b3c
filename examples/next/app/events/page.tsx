import { HydrateStorefront, loadEventListPage } from '@vitrine/atoms';
import { EventListPage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';
import { loadPage, type SearchParams } from '../../lib/load-page.ts';
import { locale, timeZone } from '../../lib/shop.ts';

export const metadata: Metadata = { title: 'Events' };

export default async function EventsRoute({ searchParams }: { searchParams: SearchParams }) {
  const { state } = await loadPage(searchParams, (storefront) =>
    loadEventListPage(storefront, { timeZone, locale }),
  );
  return (
    <HydrateStorefront state={state}>
      <EventListPage timeZone={timeZone} />
    </HydrateStorefront>
  );
}
