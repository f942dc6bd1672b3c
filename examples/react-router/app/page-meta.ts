import { toReactRouterMeta } from '@vitrine/ui/react-router';
import type { MetaDescriptor } from 'react-router';
import type { LoadedPage } from './load-page.server.ts';
import { shopName } from './shop.ts';

/** The metadata of a page whose loader has described it. */
export function getPageMeta(page: LoadedPage | undefined, fallback: string): MetaDescriptor[] {
  if (!page?.metadata) return [{ title: `${fallback} · ${shopName}` }];
  const { metadata } = page;
  return toReactRouterMeta({ ...metadata, title: `${metadata.title} · ${shopName}` });
}
