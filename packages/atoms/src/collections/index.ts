import {
  type Collection,
  getCollection,
  getCollectionBySlug,
  queryCollections,
} from '@vitrine/client/collections';
import { byId, type ListQuery, listFamily, nestedPaging } from '../lists/list-query.ts';
import { entityFamily } from '../query/entity-family.ts';

/** Cache keys of the collections' queries. */
export const collectionKeys = {
  all: ['collections'],
  /** Every collection that is found by its slug. */
  bySlugs: ['collections', 'by-slug'],
  /** Every list of collections. */
  lists: ['collections', 'list'],
  collection: (id: string) => ['collections', 'collection', id],
  bySlug: (slug: string) => [...collectionKeys.bySlugs, slug],
  list: (query: ListQuery) => [...collectionKeys.lists, query],
} as const;

/** A collection by its id, or null if there is none. See docs/reference/collections.mdx. */
export const collectionAtom = entityFamily(
  collectionKeys.collection,
  (client, id: string, request) => getCollection(client, id, request),
);

/** A collection by its slug, or null if there is none. See docs/reference/collections.mdx. */
export const collectionBySlugAtom = entityFamily(
  collectionKeys.bySlug,
  async (client, slug: string, request) => {
    const { collection } = await getCollectionBySlug(client, slug, request);
    return collection;
  },
);

/** Collections in numbered pages or with "load more", by filter and sort. See docs/reference/collections.mdx. */
export const collectionsAtom = listFamily<ListQuery, Collection>({
  toKey: collectionKeys.list,
  call: nestedPaging(queryCollections),
  toId: byId,
});
