import type { Product, Variant } from '../../fixtures/shop/shop.ts';
import { invalid, missing, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFlag,
  optionalNumber,
  shortText,
  textList,
  textMap,
} from '../../platform/requests/fields.ts';
import { collectViolations } from '../../platform/requests/gather.ts';
import { variantsWith } from '../catalog/variants.ts';
import { announceVariantsChanged } from './announcements.ts';
import { changeProduct, productToChange } from './change.ts';
import { setVariantCost, setVariantPrice } from './properties.ts';

const MAX_OVERRIDES = 1000;
const MAX_SKU = 40;

/**
 * New values for some variants of a product: a value, null for the product's own, or undefined to
 * leave it unchanged.
 */
interface Override {
  variantIds: string[];
  price?: number | null | undefined;
  cost?: number | null | undefined;
  weight?: number | null | undefined;
  sku?: string | null | undefined;
  visible?: boolean | undefined;
}

function variantsMeant(product: Product, override: JsonObject, path: string): Variant[] {
  const ids = textList(override, 'variantIds', MAX_OVERRIDES, `${path}.variantIds`);
  const choices = textMap(override, 'choices', `${path}.choices`);
  if (ids.length > 0 === (choices !== undefined)) {
    throw invalid({
      field: path,
      violatedRule: 'ONE_OF_ALIGNMENT',
      description: 'must have either choices or variantIds',
    });
  }
  const found = choices
    ? variantsWith(product.variants, choices)
    : product.variants.filter(({ id }) => ids.includes(id));
  const unknown = ids.find((id) => found.every((variant) => variant.id !== id));
  if (unknown === undefined && found.length > 0) return found;
  throw missing('VARIANT_NOT_FOUND', `${product.name} has no such variant.`);
}

function readOverride(product: Product, override: JsonObject, path: string): Override {
  const variantIds = variantsMeant(product, override, path).map(({ id }) => id);
  const number = (key: 'price' | 'cost' | 'weight') => () =>
    override[key] === null ? null : optionalNumber(override, key, { path: `${path}.${key}` });
  const read = collectViolations({
    price: number('price'),
    cost: number('cost'),
    weight: number('weight'),
    sku: () => (override.sku === null ? null : shortText(override, 'sku', MAX_SKU, `${path}.sku`)),
    visible: () => optionalFlag(override, 'visible', `${path}.visible`),
  });
  return { variantIds, ...read };
}

function overrideVariant(product: Product, fullVariant: Variant, override: Override): void {
  const { variant } = fullVariant;
  if (!variant) return;
  const { currency = '', price: ownPrice = 0 } = product.priceData ?? {};
  const { price, cost, weight, sku, visible } = override;
  if (price !== undefined) setVariantPrice(fullVariant, currency, price ?? ownPrice);
  if (cost !== undefined) setVariantCost(fullVariant, cost ?? product.costAndProfitData?.itemCost);
  if (weight !== undefined) variant.weight = weight ?? product.weight;
  if (sku !== undefined) variant.sku = sku ?? undefined;
  if (visible !== undefined) variant.visible = visible;
}

const getOverriddenFields = (overrides: readonly Override[]) => [
  ...new Set(
    overrides.flatMap(({ variantIds: _ids, ...fields }) =>
      Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : key)),
    ),
  ),
];

/** Changes variants, and announces which. */
function changeVariants(
  context: PlatformContext,
  product: Product,
  overrides: readonly Override[],
): void {
  const fields = getOverriddenFields(overrides);
  if (fields.length === 0) return;
  const isOther = changeProduct(context, product, ['variants'], (draft) => {
    const byId = new Map(draft.variants.map((variant) => [variant.id, variant]));
    for (const override of overrides) {
      for (const id of override.variantIds) {
        const variant = byId.get(id);
        if (variant) overrideVariant(draft, variant, override);
      }
    }
  });
  if (!isOther) return;
  const ids = new Set(overrides.flatMap(({ variantIds }) => variantIds));
  const changed = product.variants.filter(({ id }) => ids.has(id));
  announceVariantsChanged(context, product, changed, fields);
}

/** Handles `updateProductVariants` with all variants of the product. */
export function updateVariants(
  context: PlatformContext,
  id: string,
  body: JsonObject,
): { variants: Variant[] } {
  const product = productToChange(context, id);
  if (!product.manageVariants) {
    throw rejection('VARIANTS_NOT_MANAGED', `The variants of ${product.name} are not managed.`);
  }
  const overrides = fieldsList(body, 'variants', MAX_OVERRIDES).map((override, index) =>
    readOverride(product, override, `variants[${index}]`),
  );
  changeVariants(context, product, overrides);
  return { variants: product.variants };
}

/** Handles `resetAllProductVariantData`: all variants are as their product again. */
export function resetVariants(context: PlatformContext, id: string): Record<never, never> {
  const product = productToChange(context, id);
  const variantIds = product.variants.map((variant) => variant.id);
  changeVariants(context, product, [
    { variantIds, price: null, cost: null, weight: null, sku: null, visible: true },
  ]);
  return {};
}
