import type { Product, Variant } from '../../fixtures/shop/shop.ts';
import { rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { isJsonObject, type JsonObject } from '../../platform/requests/fields.ts';
import { productById } from '../catalog/state.ts';
import { chosenVariant } from '../catalog/variants.ts';
import type { LineItem } from './state.ts';

export type CatalogReference = NonNullable<LineItem['catalogReference']>;

/** The item of a catalog reference. */
export interface Found {
  product: Product;
  variant: Variant;
}

const getTexts = (value: unknown): Record<string, string> =>
  isJsonObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};

/** The texts that the buyer wrote for an object. */
export const getCustomText = ({ options }: CatalogReference) => getTexts(options?.customTextFields);

function referencedVariant(product: Product, options: JsonObject = {}): Variant | undefined {
  const { variantId } = options;
  if (typeof variantId === 'string') return product.variants.find(({ id }) => id === variantId);
  const choices = getTexts(options.options);
  const [only, ...others] = product.variants;
  if (Object.keys(choices).length === 0 && others.length === 0) return only;
  return chosenVariant(product, choices);
}

/** Returns the item of a reference, or `undefined` if the store no longer has it. */
export function lookUp(context: PlatformContext, reference: CatalogReference): Found | undefined {
  if (reference.appId !== context.shop.appId) return undefined;
  const product = productById(context, reference.catalogItemId);
  if (!product?.visible) return undefined;
  const variant = referencedVariant(product, reference.options);
  return variant?.variant?.visible === false || !variant ? undefined : { product, variant };
}

/** Rejects a reference to an existing product that leaves a choice or a text open. */
export function checkReference(context: PlatformContext, reference: CatalogReference): void {
  const product = productById(context, reference.catalogItemId);
  if (!product?.visible || reference.appId !== context.shop.appId) return;
  if (!lookUp(context, reference)) {
    throw rejection('INVALID_ITEM_OPTIONS', `Choose from what is made of ${product.name}.`, {
      data: { catalogItemId: product.id, options: product.productOptions.map(({ name }) => name) },
    });
  }
  const texts = getCustomText(reference);
  for (const { title, mandatory, maxLength } of product.customTextFields) {
    const text = texts[title] ?? '';
    if (mandatory && text.trim() === '') {
      throw rejection('CUSTOM_TEXT_MISSING', `Write something for "${title}".`, {
        data: { title },
      });
    }
    if (text.length > maxLength) {
      throw rejection('CUSTOM_TEXT_TOO_LONG', `"${title}" takes ${maxLength} characters.`, {
        data: { title, maxLength },
      });
    }
  }
}

/** The same for references that belong in one line of a cart. */
export function referenceKey(context: PlatformContext, reference: CatalogReference): string {
  const found = lookUp(context, reference);
  const texts = Object.entries(getCustomText(reference)).sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  return JSON.stringify([reference.appId, reference.catalogItemId, found?.variant.id, texts]);
}
