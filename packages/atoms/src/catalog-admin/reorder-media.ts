import type { Client } from '@vitrine/client';
import { getProduct, type Product } from '@vitrine/client/catalog';
import {
  addProductMedia,
  addProductMediaToChoices,
  type OptionAndChoice,
  removeProductMedia,
  removeProductMediaFromChoices,
} from '@vitrine/client/catalog-admin';
import { inOrder } from './media-patches.ts';

const getIds = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

/** Media items of a choice, and those among them that stay while the others are moved. */
interface ChoiceTail extends OptionAndChoice {
  mediaIds: string[];
  remaining: string[];
}

/**
 * Returns the choices that lose media items when these are removed from the product, each with all
 * its items from the first of them on: items that stay there must be re-added too, or they would
 * come before the others.
 */
export function getTails({ productOptions }: Product, moved: readonly string[]): ChoiceTail[] {
  const movedIds = new Set(moved);
  return productOptions.flatMap(({ name: option, choices }) =>
    choices.flatMap(({ description: choice, media }) => {
      const ids = getIds(media?.items ?? []);
      const first = ids.findIndex((id) => movedIds.has(id));
      if (first < 0) return [];
      const mediaIds = ids.slice(first);
      return { option, choice, mediaIds, remaining: mediaIds.filter((id) => !movedIds.has(id)) };
    }),
  );
}

/** Restores the media of choices. */
async function restoreChoices(
  client: Client,
  productId: string,
  tails: readonly ChoiceTail[],
): Promise<void> {
  if (tails.length === 0) return;
  const inTheWay = tails.flatMap(({ option, choice, remaining }) =>
    remaining.length > 0 ? { option, choice, mediaIds: remaining } : [],
  );
  if (inTheWay.length > 0) await removeProductMediaFromChoices(client, productId, inTheWay);
  const media = tails.map(({ option, choice, mediaIds }) => ({ option, choice, mediaIds }));
  await addProductMediaToChoices(client, productId, media);
}

/**
 * Sets the order of a product's media. The platform has no endpoint for it: it appends added items.
 * So all items from the first misplaced one on are removed and added again, and assigned to their
 * choices again. On failure, the former state is restored.
 */
export async function orderMedia(
  client: Client,
  productId: string,
  mediaIds: readonly string[],
): Promise<void> {
  const { product } = await getProduct(client, productId);
  const items = product.media?.items ?? [];
  const before = getIds(items);
  const after = getIds(inOrder(items, mediaIds));
  const first = after.findIndex((id, index) => id !== before[index]);
  if (first < 0) return;
  const moved = after.slice(first);
  const tails = getTails(product, moved);

  const replace = async (ids: readonly string[]) => {
    await removeProductMedia(client, productId, moved);
    const media = ids.map((mediaId) => ({ mediaId }));
    await addProductMedia(client, productId, media);
    await restoreChoices(client, productId, tails);
  };

  try {
    await replace(moved);
  } catch (error) {
    await replace(before.slice(first)).catch(() => {});
    throw error;
  }
}
