import { HydrateStorefront, loadEventPage } from '@vitrine/atoms';
import { getEventMetadata } from '@vitrine/ui/metadata';
import { JsonLdScript, toNextMetadata } from '@vitrine/ui/next';
import { EventDetailPage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { loadPage, type SearchParams } from '../../../lib/load-page.ts';
import { routes, siteUrl } from '../../../lib/shop.ts';

interface EventPageProps {
  params: Promise<{ slug: string }>;
  searchParams: SearchParams;
}

/** Loads the page once for its metadata and its content. */
const load = cache(async (params: EventPageProps['params'], searchParams: SearchParams) => {
  const { slug } = await params;
  const { entity, state } = await loadPage(searchParams, (storefront) =>
    loadEventPage(storefront, { slug }),
  );
  if (!entity) notFound();
  const metadata = getEventMetadata(entity, { url: siteUrl + routes.event(slug) });
  return { slug, state, metadata };
});

export async function generateMetadata(props: EventPageProps): Promise<Metadata> {
  const { metadata } = await load(props.params, props.searchParams);
  return toNextMetadata(metadata);
}

export default async function EventRoute({ params, searchParams }: EventPageProps) {
  const { slug, state, metadata } = await load(params, searchParams);
  return (
    <HydrateStorefront state={state}>
      <JsonLdScript jsonLd={metadata.jsonLd} />
      <EventDetailPage key={slug} slug={slug} />
    </HydrateStorefront>
  );
}
