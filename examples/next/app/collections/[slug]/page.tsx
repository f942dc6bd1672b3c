import { HydrateStorefront, loadCollectionPage } from '@vitrine/atoms';
import { getCollectionMetadata } from '@vitrine/ui/metadata';
import { JsonLdScript, toNextMetadata } from '@vitrine/ui/next';
import { CollectionPage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { loadPage, type SearchParams } from '../../../lib/load-page.ts';
import { routes, siteUrl } from '../../../lib/shop.ts';

interface CollectionPageProps {
  params: Promise<{ slug: string }>;
  searchParams: SearchParams;
}

/** Loads the page once for its metadata and its content. */
const load = cache(async (params: CollectionPageProps['params'], searchParams: SearchParams) => {
  const { slug } = await params;
  const { entity, state } = await loadPage(searchParams, (storefront) =>
    loadCollectionPage(storefront, { slug }),
  );
  if (!entity) notFound();
  const metadata = getCollectionMetadata(entity, { url: siteUrl + routes.collection(slug) });
  return { slug, state, metadata };
});

export async function generateMetadata(props: CollectionPageProps): Promise<Metadata> {
  const { metadata } = await load(props.params, props.searchParams);
  return toNextMetadata(metadata);
}

export default async function CollectionRoute({ params, searchParams }: CollectionPageProps) {
  const { slug, state, metadata } = await load(params, searchParams);
  return (
    <HydrateStorefront state={state}>
      <JsonLdScript jsonLd={metadata.jsonLd} />
      <CollectionPage key={slug} slug={slug} />
    </HydrateStorefront>
  );
}
