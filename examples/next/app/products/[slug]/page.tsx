import { HydrateStorefront, loadProductPage } from '@vitrine/atoms';
import { getProductMetadata } from '@vitrine/ui/metadata';
import { JsonLdScript, toNextMetadata } from '@vitrine/ui/next';
import { ProductDetailPage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { loadPage, type SearchParams } from '../../../lib/load-page.ts';
import { routes, siteUrl } from '../../../lib/shop.ts';

interface ProductPageProps {
  params: Promise<{ slug: string }>;
  searchParams: SearchParams;
}

/** Loads the page once for its metadata and its content. */
const load = cache(async (params: ProductPageProps['params'], searchParams: SearchParams) => {
  const { slug } = await params;
  const { entity, state } = await loadPage(searchParams, (storefront) =>
    loadProductPage(storefront, { slug }),
  );
  if (!entity) notFound();
  const metadata = getProductMetadata(entity, { url: siteUrl + routes.product(slug) });
  return { slug, state, metadata };
});

export async function generateMetadata(props: ProductPageProps): Promise<Metadata> {
  const { metadata } = await load(props.params, props.searchParams);
  return toNextMetadata(metadata);
}

export default async function ProductRoute({ params, searchParams }: ProductPageProps) {
  const { slug, state, metadata } = await load(params, searchParams);
  return (
    <HydrateStorefront state={state}>
      <JsonLdScript jsonLd={metadata.jsonLd} />
      <ProductDetailPage key={slug} slug={slug} />
    </HydrateStorefront>
  );
}
