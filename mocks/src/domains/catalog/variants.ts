import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/catalog';
import { choiceState } from '../../fixtures/shop/derive.ts';
import type { Product, Shop, Variant } from '../../fixtures/shop/shop.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getPreorder } from './state.ts';

export type StoreVariant = Wire<client.StoreVariant>;
export type OptionsAvailability = Wire<client.ProductOptionsAvailability>;

/** The variants that have all these choices. */
export const variantsWith = (variants: readonly Variant[], choices: Record<string, string>) =>
  variants.filter((variant) =>
    Object.entries(choices).every(([option, value]) => variant.choices[option] === value),
  );

/** Returns choices by the fixtures' English names in the shop's language. */
export const translateChoices = (
  { getText }: Pick<Shop, 'getText'>,
  choices: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).map(([option, value]) => [getText(option), getText(value)]),
  );

/** The one variant of a full choice, if it was ever made. */
export function chosenVariant(product: Product, choices: Record<string, string>) {
  const complete = product.productOptions.every(({ name }) => choices[name] !== undefined);
  return complete ? variantsWith(product.variants, choices)[0] : undefined;
}

/** The media of a choice: those of the first chosen value that has any. */
export const choiceMedia = (product: Product, choices: Record<string, string>) =>
  product.productOptions
    .flatMap(({ name, choices: values }) =>
      values.filter(({ description, media }) => media && choices[name] === description),
    )
    .at(0)?.media;

/** The still that represents a choice: the first of its media, or else of the product's. */
export const getStill = (product: Product, choices: Record<string, string>) =>
  (choiceMedia(product, choices) ?? product.media)?.items.find(({ image }) => image);

/** Lifetime of a variant's video URLs, in milliseconds. */
const VIDEO_LIFETIME_MS = 3_600_000;

/** Returns the video of a choice or of the product, with URLs that expire. */
function getVideo({ clock }: PlatformContext, product: Product, choices: Record<string, string>) {
  const mediaItem = (choiceMedia(product, choices) ?? product.media)?.items.find(
    ({ video }) => video,
  );
  if (!mediaItem?.video) return undefined;
  const until = clock.now() + VIDEO_LIFETIME_MS;
  const { files } = mediaItem.video;
  return {
    id: mediaItem.id,
    filename: mediaItem.id,
    posters: mediaItem.thumbnail ? [mediaItem.thumbnail] : [],
    resolutions: files.map(({ url, width, height, format = 'webm' }) => ({
      ...{ width, height, format },
      url: `${url}?until=${until}`,
    })),
    urlExpirationDate: new Date(until).toISOString(),
  };
}

/**
 * Returns the state of each value, with the choices in the other options. See
 * docs/reference/catalog.mdx.
 */
export function optionsAvailability(
  product: Product,
  choices: Record<string, string>,
): OptionsAvailability {
  const productOptions = product.productOptions.map((option) => {
    const { [option.name]: _own, ...others } = choices;
    const variants = variantsWith(product.variants, others);
    return {
      ...option,
      choices: option.choices.map((choice) => ({
        ...choice,
        ...choiceState(variants, option.name, choice.description),
      })),
    };
  });
  const chosen = chosenVariant(product, choices);
  const { variant, stock } = chosen ?? {};
  return {
    productOptions,
    media: choiceMedia(product, choices) ?? product.media,
    availableForPurchase: stock?.inStock === true && variant?.visible === true,
    managedProduct: product.manageVariants,
    selectedVariant: chosen && {
      variantId: chosen.id,
      price: variant?.priceData,
      convertedPriceData: variant?.convertedPriceData,
      weight: variant?.weight,
      sku: variant?.sku,
      quantity: stock?.quantity,
      inStock: stock?.inStock ?? false,
      visible: variant?.visible ?? true,
    },
  };
}

/**
 * Returns a variant as in the store-wide list. Its id consists of the product's and its own,
 * hyphenated.
 */
export function storeVariant(
  context: PlatformContext,
  product: Product,
  variant: Variant,
): StoreVariant {
  const still = getStill(product, variant.choices);
  const video = getVideo(context, product, variant.choices);
  return {
    id: `${product.id}-${variant.id}`,
    variantId: variant.id,
    productId: product.id,
    variantName: Object.values(variant.choices).join(', ') || product.name,
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.variant?.sku,
    stock: variant.stock,
    choices: variant.choices,
    collectionIds: product.collectionIds,
    media: still?.image && { image: { id: still.id, ...still.image }, ...(video && { video }) },
    preorderInfo: getPreorder(context, product, variant) ?? { enabled: false },
  };
}
