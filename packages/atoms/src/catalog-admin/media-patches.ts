import type { Media, MediaItem } from '@vitrine/client';
import type { Choice, Product } from '@vitrine/client/catalog';
import type { OptionAndChoice } from '@vitrine/client/catalog-admin';

const withItems = (items: readonly MediaItem[]): Media => ({
  ...(items[0] && { mainMedia: items[0] }),
  items: [...items],
});

/**
 * Returns a product with other media for its choices; choices without media show the product's own.
 */
function withChoiceMedia(
  product: Product,
  change: (items: readonly MediaItem[], names: OptionAndChoice) => readonly MediaItem[],
): Product {
  const changed = (choice: Choice, option: string): Choice => {
    const { media, ...bare } = choice;
    if (!media) return choice;
    const items = change(media.items, { option, choice: choice.description });
    return items.length > 0 ? { ...bare, media: withItems(items) } : bare;
  };
  return {
    ...product,
    productOptions: product.productOptions.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => changed(choice, option.name)),
    })),
  };
}

/** A product without these media items, in its choices too; without any where none is named. */
export function withoutMedia(product: Product, mediaIds: readonly string[]): Product {
  const { media } = product;
  if (!media) return product;
  const removedIds = new Set(mediaIds.length > 0 ? mediaIds : media.items.map(({ _id }) => _id));
  const withoutRemoved = (items: readonly MediaItem[]) =>
    items.filter(({ _id }) => !removedIds.has(_id));
  return withChoiceMedia(
    { ...product, media: withItems(withoutRemoved(media.items)) },
    withoutRemoved,
  );
}

/** Returns media items in this order; unlisted ones come last, in their own order. */
export function inOrder(items: readonly MediaItem[], mediaIds: readonly string[]): MediaItem[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  const named = new Set(mediaIds);
  return [
    ...[...named].flatMap((id) => byId.get(id) ?? []),
    ...items.filter(({ _id }) => !named.has(_id)),
  ];
}

/** A product with its media items in this order, the first of them as the main one. */
export function withMediaOrder(product: Product, mediaIds: readonly string[]): Product {
  const { media } = product;
  return media ? { ...product, media: withItems(inOrder(media.items, mediaIds)) } : product;
}

/** A product whose choices have lost these media items, or all where none is named. */
export function withoutChoiceMedia(
  product: Product,
  removed: readonly (OptionAndChoice & { mediaIds?: readonly string[] })[],
): Product {
  if (removed.length === 0) return withChoiceMedia(product, () => []);
  return withChoiceMedia(product, (items, { option, choice }) =>
    removed
      .filter((one) => one.option === option && one.choice === choice)
      .reduce<readonly MediaItem[]>(
        (left, { mediaIds = [] }) =>
          mediaIds.length > 0 ? left.filter(({ _id }) => !mediaIds.includes(_id)) : [],
        items,
      ),
  );
}
