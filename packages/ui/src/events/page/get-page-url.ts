import type { PageUrl } from '@vitrine/client';
import { isHttpUrl } from '../../utils/safe-url.ts';

/** The URL of a page of the site; nothing where it could not be opened. */
export function getPageUrl(page: PageUrl | undefined): string | undefined {
  if (!page?.base) return undefined;
  const url = `${page.base.replace(/\/$/, '')}/${(page.path ?? '').replace(/^\//, '')}`;
  return isHttpUrl(url) ? url : undefined;
}
