import type { QueryClient } from '@tanstack/query-core';
import type { LineItem, LineItemInput } from '@vitrine/client/cart';
import type { Choices, Product } from '@vitrine/client/catalog';
import { catalogKeys } from '../../catalog/keys.ts';

type CachedData = Product | { items?: readonly unknown[] } | null | undefined;

const isOf = (id: string, data: unknown): data is Product => {
  const { _id, name } = (data ?? {}) as Partial<Product>;
  return _id === id && typeof name === 'string';
};

/** A product that some page has read already, whether by its id, by its slug or in a list. */
export function findCachedProduct(queryClient: QueryClient, id: string): Product | undefined {
  for (const [, data] of queryClient.getQueriesData<CachedData>({ queryKey: catalogKeys.all })) {
    if (isOf(id, data)) return data;
    const listed = data && 'items' in data && data.items?.find((item) => isOf(id, item));
    if (isOf(id, listed)) return listed;
  }
  return undefined;
}

type Options = { variantId?: unknown; options?: Choices; customTextFields?: Choices };

/**
 * Returns a placeholder of a line before the platform has created it: name, image, choices and
 * texts. It has no amounts, because the client never computes money.
 */
export function previewLine(
  { name, media, variants, productOptions }: Product,
  { catalogReference, quantity = 1, subscriptionOptionInfo }: LineItemInput,
  id: string,
): LineItem {
  const referenceOptions: Options = catalogReference.options ?? {};
  const variant = variants?.find(({ _id }) => _id === referenceOptions.variantId);
  const choices = Object.entries(variant?.choices ?? referenceOptions.options ?? {});
  const chosen = choices.flatMap(([option, description]) => {
    const all = productOptions?.find((one) => one.name === option)?.choices ?? [];
    return all.find((choice) => choice.description === description)?.media?.mainMedia ?? [];
  });
  const mediaItem = chosen[0] ?? media?.mainMedia;
  const image = mediaItem?.image ?? mediaItem?.thumbnail;
  const written = Object.entries(referenceOptions.customTextFields ?? {});
  return {
    _id: id,
    quantity,
    catalogReference,
    productName: { original: name },
    descriptionLines: [...choices, ...written].map(([title, text]) => ({
      name: { original: title },
      plainText: { original: String(text) },
    })),
    ...(image && { image }),
    ...(subscriptionOptionInfo && { subscriptionOptionInfo }),
  };
}
