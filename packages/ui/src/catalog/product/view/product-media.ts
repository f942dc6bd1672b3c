import type { Media, MediaItem } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';

/**
 * All that there is to see of a product, its own and that of every choice, each once.
 *
 * @param first comes before the others, as what the page opens with.
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
