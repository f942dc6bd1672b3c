import type { Media, MediaItem } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';

/**
 * Returns all media of a product, its own and those of every choice, each once.
 *
 * @param first comes before the others, as the page's initial item.
 */
export function getAllMedia({ media, productOptions }: Product, first: Media | undefined): Media {
  const choices = productOptions.flatMap((option) => option.choices);
  const all = [first, media, ...choices.map((choice) => choice.media)];
  const items = new Map<string, MediaItem>();
  for (const item of all.flatMap((one) => one?.items ?? [])) {
    if (!items.has(item._id)) items.set(item._id, item);
  }
  return { items: [...items.values()] };
}
