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
 * The choices that lose media items when these are taken off the product, each with all that it has
 * from the first of them on: what stays there has to step back, or it would come to stand before them.
 */
export function getTails({ productOptions }: Product, moved: readonly string[]): ChoiceTail[] {
  const gone = new Set(moved);
  return productOptions.flatMap(({ name: option, choices }) =>
    choices.flatMap(({ description: choice, media }) => {
      const ids = getIds(media?.items ?? []);
      const first = ids.findIndex((id) => gone.has(id));
      if (first < 0) return [];
      const mediaIds = ids.slice(first);
      return { option, choice, mediaIds, remaining: mediaIds.filter((id) => !gone.has(id)) };
    }),
  );
}

/** Gives choices what they had. */
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
 * Puts the media of a product into this order. The platform has no call for it: it puts what is
 * added behind what is there. So all items from the first one out of place on are taken off and
 * added again, and their choices get them back. Where that fails, what was there is put back.
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
  const first = after.findIndex((id, place) => id !== before[place]);
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
