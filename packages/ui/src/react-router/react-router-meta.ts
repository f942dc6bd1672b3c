import type { MetaDescriptor } from 'react-router';
import type { PageMetadata } from '../patterns/metadata/page-metadata.ts';

/**
 * Returns the metadata of a page for the `meta` of its route: title, description, canonical URL,
 * preview for links, and structured data. React Router escapes all of it.
 *
 * @example
 * export const meta = ({ loaderData }: Route.MetaArgs) => toReactRouterMeta(loaderData.metadata);
 */
export function toReactRouterMeta({
  title,
  description,
  canonical,
  image,
  jsonLd,
}: PageMetadata): MetaDescriptor[] {
  const preview = (property: string, content: string | number | undefined): MetaDescriptor[] =>
    content === undefined ? [] : [{ property: `og:${property}`, content: String(content) }];
  return [
    { title },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...preview('type', 'website'),
    ...preview('title', title),
    ...preview('description', description),
    ...preview('url', canonical),
    ...preview('image', image?.url),
    ...preview('image:width', image?.width),
    ...preview('image:height', image?.height),
    ...preview('image:alt', image?.alt),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...jsonLd.map((data): MetaDescriptor => ({ 'script:ld+json': data as never })),
  ];
}
