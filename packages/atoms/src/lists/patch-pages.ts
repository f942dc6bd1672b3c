import type { QueryKey } from '@tanstack/query-core';
import type { Patch } from '../query/patches.ts';
import type { PageData } from './paging.ts';

/**
 * A patch of every page of the lists whose keys begin so.
 *
 * @param change gives the item as it will be, or null where it leaves the list; `listKey` is the
 * key of the list that the page belongs to.
 */
export function patchPages<Item>(
  queryKey: QueryKey,
  change: (item: Item, listKey: QueryKey) => Item | null,
): Patch {
  return {
    queryKey,
    // Beside its pages a list keeps which of them are on show.
    apply: (data: PageData<Item> | object, key: QueryKey) =>
      'items' in data ? patchPage(data, (item) => change(item, key.slice(0, -1))) : data,
  };
}

function patchPage<Item>(
  page: PageData<Item>,
  change: (item: Item) => Item | null,
): PageData<Item> {
  const changed = page.items.map(change);
  const items = changed.filter((item) => item !== null);
  if (items.length === page.items.length && items.every((item, at) => item === page.items[at])) {
    return page;
  }
  const takenOut = (page.takenOut ?? 0) + page.items.length - items.length;
  return { ...page, items, ...(takenOut > 0 && { takenOut }) };
}
