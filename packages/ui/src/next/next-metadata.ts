import type { PageMetadata } from '../patterns/metadata/page-metadata.ts';

/** The fields of Next's `Metadata` that `toNextMetadata` returns. */
export interface NextMetadata {
  /** Title of the page. */
  title: string;
  /** Plain text for search engines; missing if the page has none. */
  description?: string;
  /** `canonical` is the absolute URL of the page. */
  alternates: { canonical: string };
  /** Preview of links to the page, with at most one image. */
  openGraph: {
    type: 'website';
    title: string;
    description?: string;
    url: string;
    images?: { url: string; width?: number; height?: number; alt?: string }[];
  };
  /** `summary_large_image` if there is an image. */
  twitter: { card: 'summary' | 'summary_large_image' };
}

/**
 * Returns the metadata of a page for Next's `generateMetadata`: title, description, canonical URL and
 * the preview for links. Next has no field for structured data; render it by `JsonLdScript`.
 *
 * @example
 * export async function generateMetadata({ params }: PageProps<'/products/[slug]'>) {
 *   const product = await loadProduct((await params).slug);
 *   return product ? toNextMetadata(getProductMetadata(product, { url })) : {};
 * }
 */
export function toNextMetadata({
  title,
  description,
  canonical,
  image,
}: PageMetadata): NextMetadata {
  const text = description === undefined ? { title } : { title, description };
  return {
    ...text,
    alternates: { canonical },
    openGraph: { type: 'website', ...text, url: canonical, ...(image && { images: [image] }) },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
  };
}
