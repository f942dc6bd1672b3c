import {
  createStorefront,
  type DehydratedStorefront,
  dehydrateStorefront,
  memoryLocation,
  type Storefront,
} from '@vitrine/atoms';
import { getServerClient } from './client.ts';

/** The query of a page's URL, as Next passes it. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** What a page is about, and the responses of the platform, for `HydrateStorefront`. */
export interface LoadedPage<Entity> {
  entity: Entity;
  state: DehydratedStorefront;
}

/** Loads the data of a page on the server, so that the browser does not send the requests again. */
export async function loadPage<Entity>(
  searchParams: SearchParams,
  load: (storefront: Storefront) => Promise<Entity>,
): Promise<LoadedPage<Entity>> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    for (const one of [value ?? []].flat()) query.append(name, one);
  }
  const storefront = createStorefront({
    client: getServerClient(),
    location: memoryLocation(query.toString()),
  });
  const entity = await load(storefront);
  return { entity, state: dehydrateStorefront(storefront) };
}
