import {
  createStorefront,
  type DehydratedStorefront,
  dehydrateStorefront,
  memoryLocation,
  type Storefront,
} from '@vitrine/atoms';
import type { PageMetadata } from '@vitrine/ui/metadata';
import { data } from 'react-router';
import { getServerClient } from './client.ts';
import { siteUrl } from './shop.ts';

/** What a page gets from its loader. */
export interface LoadedPage {
  /** The responses of the platform, so that the browser does not send the requests again. */
  state: DehydratedStorefront;
  metadata?: PageMetadata;
}

/**
 * Loads the data of a page on the server.
 *
 * @param load loads what the page shows, and returns what it is about; null if that does not exist,
 * which makes the status 404.
 * @param describe returns the metadata of the page.
 */
export async function loadPage<Entity>(
  request: Request,
  load: (storefront: Storefront) => Promise<Entity>,
  describe?: (entity: NonNullable<Entity>, location: { url: string }) => PageMetadata,
) {
  const { pathname, search } = new URL(request.url);
  const storefront = createStorefront({
    client: getServerClient(),
    location: memoryLocation(search),
  });
  const entity = await load(storefront);
  const page: LoadedPage = { state: dehydrateStorefront(storefront) };
  if (entity && describe) page.metadata = describe(entity, { url: siteUrl + pathname });
  return data(page, { status: entity === null ? 404 : 200 });
}
