import type { PageUrl } from '@vitrine/client';
import { isHttpAddress } from '../../lib/addresses.ts';

/** The address of a page of the site; nothing where it could not be opened. */
export function addressOf(page: PageUrl | undefined): string | undefined {
  if (!page?.base) return undefined;
  const address = `${page.base.replace(/\/$/, '')}/${(page.path ?? '').replace(/^\//, '')}`;
  return isHttpAddress(address) ? address : undefined;
}
