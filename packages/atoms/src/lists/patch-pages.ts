import type { InfiniteData, QueryKey } from '@tanstack/query-core';
import type { Patch } from '../query/patches.ts';
import type { PageData, PageWindow } from './paged-list.ts';

/** What the cache holds below the key of a list: a page, all pages by cursor, or the window. */
type CachedList<Item> = PageData<Item> | InfiniteData<PageData<Item>> | PageWindow;

/**
 * Returns a patch of every page of the lists with this key prefix.
 *
 * @param change returns the changed item, or null to remove it from the list; `listKey` is the key
 * of the page's list.
 */
export function patchPages<Item>(
  queryKey: QueryKey,
  change: (item: Item, listKey: QueryKey) => Item | null,
): Patch {
  return {
    queryKey,
    apply: (data: CachedList<Item>, key: QueryKey) => {
      const changeItem = (item: Item) => change(item, key.slice(0, -1));
      if ('items' in data) return patchPage(data, changeItem);
      if (!('pages' in data)) return data;
      const pages = data.pages.map((page) => patchPage(page, changeItem));
      return pages.every((page, index) => page === data.pages[index]) ? data : { ...data, pages };
    },
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
  const removedCount = (page.takenOut ?? 0) + page.items.length - items.length;
  return { ...page, items, ...(removedCount > 0 && { takenOut: removedCount }) };
}
