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

/** A product of which a media item has another alt text, in its choices too; without one if it is empty. */
export function withAltText(product: Product, mediaId: string, altText: string): Product {
  const { media } = product;
  if (!media) return product;
  const changed = (item: MediaItem): MediaItem => {
    if (item._id !== mediaId) return item;
    const withText = <File extends { altText?: string }>({ altText: _before, ...file }: File) =>
      ({ ...file, ...(altText && { altText }) }) as File;
    const { image, thumbnail } = item;
    return {
      ...item,
      ...(image && { image: withText(image) }),
      ...(thumbnail && { thumbnail: withText(thumbnail) }),
    };
  };
  const items = media.items.map(changed);
  return withChoiceMedia({ ...product, media: withItems(items) }, (own) => own.map(changed));
}

/** A product whose choices show media items, or no longer do; they are appended in the product's order. */
export function withChoicesOfMedia(
  product: Product,
  option: string,
  mediaIds: readonly string[],
  shown: Readonly<Record<string, boolean>>,
): Product {
  const named = new Set(mediaIds);
  const added = (product.media?.items ?? []).filter(({ _id }) => named.has(_id));
  return {
    ...product,
    productOptions: product.productOptions.map((one) => {
      if (one.name !== option) return one;
      const choices = one.choices.map((choice): Choice => {
        const isShown = shown[choice.description];
        if (isShown === undefined) return choice;
        const { media, ...bare } = choice;
        const before = media?.items ?? [];
        const known = new Set(before.map(({ _id }) => _id));
        const items = isShown
          ? [...before, ...added.filter(({ _id }) => !known.has(_id))]
          : before.filter(({ _id }) => !named.has(_id));
        return items.length > 0 ? { ...bare, media: withItems(items) } : bare;
      });
      return { ...one, choices };
    }),
  };
}
