import { all, type Client, createClient, type Page } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { storyTime } from '@vitrine/storybook';

/**
 * Returns all items that a visitor of a separate demo platform reads, by slug, in the platform's
 * order.
 */
export async function readDemo<Item extends { slug: string }>(
  read: (client: Client) => Promise<Page<Item>>,
): Promise<ReadonlyMap<string, Item>> {
  const { apiBaseUrl, fetch } = createMockPlatform({ clock: { now: () => storyTime } });
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const items = new Map<string, Item>();
  for await (const item of all(await read(client))) items.set(item.slug, item);
  return items;
}

/** Returns the item with this slug; throws an error with all slugs if there is none. */
export function oneOf<Item>(
  items: ReadonlyMap<string, Item>,
  slug: string,
  listName: string,
): Item {
  const item = items.get(slug);
  if (!item)
    throw new Error(`${listName} has no "${slug}". It has: ${[...items.keys()].join(', ')}.`);
  return item;
}
