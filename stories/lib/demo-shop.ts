import { all, type Client, createClient, type Page } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { storyTime } from '../../.storybook/platform-url.ts';

/** All that a visitor of a demo platform of its own reads, by slug, in the platform's order. */
export async function readDemo<Item extends { slug: string }>(
  read: (client: Client) => Promise<Page<Item>>,
): Promise<ReadonlyMap<string, Item>> {
  const { apiBaseUrl, fetch } = createMockPlatform({ clock: { now: () => storyTime } });
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const items = new Map<string, Item>();
  for await (const item of all(await read(client))) items.set(item.slug, item);
  return items;
}

/** One of them; a sentence with their slugs where there is none of this one. */
export function oneOf<Item>(items: ReadonlyMap<string, Item>, slug: string, whole: string): Item {
  const item = items.get(slug);
  if (!item) throw new Error(`${whole} has no "${slug}". It has: ${[...items.keys()].join(', ')}.`);
  return item;
}
