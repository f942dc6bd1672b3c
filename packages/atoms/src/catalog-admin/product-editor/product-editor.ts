import { ApplicationError, ValidationError } from '@vitrine/client';
import { getProduct, type Product, type Variant } from '@vitrine/client/catalog';
import type { VariantOverride } from '@vitrine/client/catalog-admin';
import type { Getter, Setter } from 'jotai/vanilla';
import { catalogKeys } from '../../catalog/keys.ts';
import {
  createEditor,
  type Editor,
  type EditorProblems,
  PartlySavedError,
} from '../../editor/create-editor.ts';
import { isSameValue } from '../../editor/merge-values.ts';
import { nullOn404 } from '../../query/null-on-404.ts';
import { toError } from '../../query/to-error.ts';
import { clientAtom, queryClientAtom } from '../../storefront.ts';
import {
  addProductsToCollectionAtom,
  removeProductsFromCollectionAtom,
} from '../admin-collections.ts';
import { createProductAtom, updateProductAtom } from '../admin-products.ts';
import { setStockAtom, updateProductVariantsAtom } from '../admin-variants.ts';
import { storeCurrencyAtom } from '../management/product-admin-list.ts';
import { toDecimal, toQuantity, toStockText } from '../variant-grid/variant-columns.ts';
import {
  checkProductForm,
  mapProductViolations,
  type ProductFieldProblem,
} from './check-product-form.ts';
import { type AddedVariant, getVariantKey, isLeftOut, maxOptionSizes } from './plan-variants.ts';
import {
  emptyProductValues,
  getAddedVariants,
  type ProductFormField,
  type ProductFormValues,
  toNewProduct,
  toProductChanges,
  toProductFormValues,
} from './product-form-values.ts';

/** State of the form that edits a product. */
export type ProductEditor = Editor<Product, ProductFormValues, ProductFieldProblem>;

/** Stock that the host has not written, as `setStockAtom` returns it. */
class StockProblemError extends Error {
  readonly problem: ProductFieldProblem;

  constructor(problem: ProductFieldProblem) {
    super('The stock was not saved.');
    this.name = 'StockProblemError';
    this.problem = problem;
  }
}

function toProblems(
  error: Error,
): EditorProblems<ProductFormValues, ProductFieldProblem> | undefined {
  if (error instanceof ValidationError) {
    const { fieldViolations } = error.details.validationError;
    const { problems, others } = mapProductViolations(fieldViolations);
    return { fields: problems, others };
  }
  if (error instanceof StockProblemError) return { fields: { stock: error.problem }, others: [] };
  if (!(error instanceof ApplicationError)) return undefined;
  if (error.code === 'DUPLICATE_SLUG') {
    return { fields: { slug: { kind: 'slug-taken' } }, others: [] };
  }
  if (error.code === 'TOO_MANY_VARIANTS') {
    const { managed: max } = maxOptionSizes;
    return { fields: { options: { kind: 'too-many-variants', max } }, others: [] };
  }
  return { fields: {}, others: [error.message] };
}

/** Pause before a step is sent again, in milliseconds. */
const RETRY_MS = 500;

/** Sends a step that can be repeated once more if its response is lost. A rejection is final. */
async function sendTwice<Data>(get: Getter, send: () => Promise<Data>): Promise<Data> {
  try {
    return await send();
  } catch (reason) {
    if (toProblems(toError(reason))) throw reason;
    await get(clientAtom).clock.sleep(RETRY_MS);
    return send();
  }
}

const toNumber = (value: AddedVariant['price']) =>
  typeof value === 'string' && value !== '' ? Number(value) : undefined;

/** Returns the values of new variants as `updateProductVariants` takes them: what differs only. */
function toOverrides(
  { manageVariants, variants }: Product,
  added: readonly AddedVariant[],
): VariantOverride[] {
  if (!manageVariants) return [];
  const known = new Map(variants.map((variant) => [getVariantKey(variant.choices), variant]));
  return added.flatMap(({ choices, price, weight, sku }): VariantOverride[] => {
    const existing = known.get(getVariantKey(choices));
    if (!existing) return [];
    const { variant } = existing;
    const [amount, mass] = [toNumber(price), toNumber(weight)];
    const override = {
      ...(amount !== undefined && amount !== variant?.priceData?.price && { price: amount }),
      ...(mass !== undefined && mass !== variant?.weight && { weight: mass }),
      ...(sku !== '' && sku !== variant?.sku && { sku }),
    };
    return Object.keys(override).length > 0 ? [{ variantIds: [existing._id], ...override }] : [];
  });
}

const toAddedVariant = ({ choices, variant }: Variant): AddedVariant => ({
  choices,
  price: toDecimal(variant?.priceData?.price),
  weight: toDecimal(variant?.weight),
  sku: variant?.sku ?? '',
});

async function readProduct(get: Getter, productId: string): Promise<Product | null> {
  const request = getProduct(get(clientAtom), productId, { includeMerchantSpecificData: true });
  const product = await nullOn404(request.then((response) => response.product));
  get(queryClientAtom).setQueryData(catalogKeys.adminProduct(productId), product);
  return product;
}

interface SaveRequest {
  entity: Product | undefined;
  values: ProductFormValues;
  changed: readonly ProductFormField[];
  isUndo: boolean;
}

/** The amounts of variants that the platform replaces with the product's as that is saved. */
const replacedFields = ['cost', 'weight'] as const;

const getReplaced = ({ variant }: Variant) => ({
  cost: variant?.costAndProfitData?.itemCost,
  weight: variant?.weight,
});

/** Options of a product's editor. */
export interface ProductEditorOptions {
  /** The product with its costs: `adminProductAtom`. Without one, saving creates a product. */
  product?: Product | undefined;
}

/**
 * Creates the state of the form that edits a product, or creates one. Saving takes up to four kinds of
 * requests: the changed fields of the product, values of its new variants, its collections, and its
 * stock. Each of the first three can be repeated, and is sent once more if it fails. If a step fails,
 * what was saved is no change anymore, and the rest stays: the outcome is `partly-saved`. Before that,
 * the product is read again, and what another user has changed is merged field by field. Changes that
 * are not saved are in the storefront's storage, under the product's id. See
 * docs/reference/catalog-admin.mdx.
 *
 * @example
 * const editor = createProductEditor({ product });
 * store.set(editor.changeAtom, { price: '40' });
 * await store.set(editor.saveAtom); // 'saved'
 */
export function createProductEditor({ product }: ProductEditorOptions): ProductEditor {
  /** Values of variants that were removed here, so that undo restores them. */
  const removed = new Map<string, AddedVariant>();
  /** Costs and weights that the last save replaced with the product's, by the ID of the variant. */
  const replaced = new Map<string, ReturnType<typeof getReplaced>>();

  /** Returns the costs and weights of variants that undo restores, or leaves as they are. */
  function restoreReplaced({ entity, changed, isUndo }: SaveRequest): VariantOverride[] {
    if (!isUndo || !entity) return [];
    const own = { cost: entity.costAndProfitData?.itemCost, weight: entity.weight };
    return entity.variants.flatMap((variant): VariantOverride[] => {
      const [now, before] = [getReplaced(variant), replaced.get(variant._id)];
      const values = replacedFields.flatMap((field) => {
        // What another user has changed since stays as it is.
        const value = now[field] === own[field] ? before?.[field] : now[field];
        return changed.includes(field) && value !== undefined ? [[field, value] as const] : [];
      });
      return values.length > 0
        ? [{ variantIds: [variant._id], ...Object.fromEntries(values) }]
        : [];
    });
  }

  /** Saves the fields of the product itself. Returns it, as the platform has it then. */
  async function saveProduct(
    { entity, values, changed, isUndo }: SaveRequest,
    get: Getter,
    set: Setter,
  ) {
    if (!entity) return set(createProductAtom, toNewProduct(values));
    const changes = toProductChanges(values, changed, entity);
    if (Object.keys(changes).length === 0) return entity;
    if (!isUndo) {
      replaced.clear();
      for (const variant of entity.variants) replaced.set(variant._id, getReplaced(variant));
    }
    const saved = await sendTwice(get, () =>
      set(updateProductAtom, { productId: entity._id, product: changes }),
    );
    if (!changes.productOptions) return saved;
    const kept = new Set(saved.variants.map(({ choices }) => getVariantKey(choices)));
    for (const variant of entity.variants) {
      const key = getVariantKey(variant.choices);
      if (!kept.has(key)) removed.set(key, toAddedVariant(variant));
    }
    return saved;
  }

  /** Returns the values of new and restored variants after a change of the options. */
  function toOptionOverrides(
    saved: Product,
    { entity, values, changed }: SaveRequest,
  ): VariantOverride[] {
    if (!changed.includes('options')) return [];
    const named = new Set(values.options.added.map(({ choices }) => getVariantKey(choices)));
    const before = new Set(entity?.variants.map(({ choices }) => getVariantKey(choices)));
    const restored = saved.variants.flatMap(({ choices }) => {
      const key = getVariantKey(choices);
      const known = removed.get(key);
      return known && !named.has(key) && !before.has(key) ? [known] : [];
    });
    const restoredKeys = new Set(restored.map(({ choices }) => getVariantKey(choices)));
    const added = getAddedVariants(entity, values).filter(
      ({ choices }) => !restoredKeys.has(getVariantKey(choices)),
    );
    const leftOut = saved.variants.filter(
      ({ choices, variant }) => entity && isLeftOut(entity, choices) && variant?.visible !== false,
    );
    return [
      ...toOverrides(saved, [...added, ...restored]),
      ...(saved.manageVariants && leftOut.length > 0
        ? [{ variantIds: leftOut.map(({ _id }) => _id), visible: false }]
        : []),
    ];
  }

  async function saveVariants(saved: Product, request: SaveRequest, get: Getter, set: Setter) {
    const ids = new Set(saved.variants.map(({ _id }) => _id));
    const variants = [
      ...toOptionOverrides(saved, request),
      ...(saved.manageVariants ? restoreReplaced(request) : []).filter(({ variantIds = [] }) =>
        variantIds.every((id) => ids.has(id)),
      ),
    ];
    if (variants.length === 0) return;
    await sendTwice(get, () => set(updateProductVariantsAtom, { productId: saved._id, variants }));
  }

  async function saveCollections(
    { _id, collectionIds: before }: Product,
    { values: { collectionIds: after }, changed }: SaveRequest,
    get: Getter,
    set: Setter,
  ) {
    if (!changed.includes('collectionIds')) return;
    const productIds = [_id];
    for (const collectionId of after.filter((id) => !before.includes(id))) {
      await sendTwice(get, () => set(addProductsToCollectionAtom, { collectionId, productIds }));
    }
    for (const collectionId of before.filter((id) => !after.includes(id))) {
      await sendTwice(get, () =>
        set(removeProductsFromCollectionAtom, { collectionId, productIds }),
      );
    }
  }

  /** Sent once: after a lost response, a second request would find another quantity than expected. */
  async function saveStock(
    { _id: productId, productOptions, variants: [variant] }: Product,
    { entity, values, changed }: SaveRequest,
    set: Setter,
  ) {
    if (!changed.includes('stock') || productOptions.length > 0 || !variant) return;
    const expected = entity ? toProductFormValues(entity).stock : toStockText(variant.stock);
    const change = {
      variantId: variant._id,
      quantity: toQuantity(values.stock),
      expected: toQuantity(expected),
    };
    const result = await set(setStockAtom, { productId, changes: [change] });
    if (result.outcome === 'changed') throw new StockProblemError({ kind: 'stock-changed' });
    if (result.outcome === 'rejected') {
      const description = result.violations[0]?.description ?? '';
      throw new StockProblemError({ kind: 'rejected', description });
    }
  }

  return createEditor<Product, ProductFormValues, ProductFieldProblem>({
    entity: product,
    emptyValues: emptyProductValues,
    toValues: toProductFormValues,
    getUpdatedAt: ({ lastUpdated }) => lastUpdated,
    // A new product has the store's currency, if that is loaded.
    check: (values, entity, get) =>
      checkProductForm(values, entity?.priceData?.currency ?? get(storeCurrencyAtom)),
    toProblems,
    groups: [['discountType', 'discountValue']],
    // An amount that is no number is stored as it was typed.
    isFieldValue: (key, value) =>
      ['price', 'cost', 'discountValue', 'weight', 'stock'].includes(key) &&
      typeof Object(value).typed === 'string',
    now: (get) => get(clientAtom).clock.now(),
    getDraftName: (entity) => `product.${entity?._id ?? 'new'}`,
    read: ({ _id }, get) => readProduct(get, _id),
    write: async (request, get, set) => {
      const { entity, values, changed } = request;
      let saved = entity;
      try {
        saved = await saveProduct(request, get, set);
        await saveVariants(saved, request, get, set);
        await saveCollections(saved, request, get, set);
        await saveStock(saved, request, set);
      } catch (reason) {
        if (!saved) throw reason;
        const fallback = saved === entity ? undefined : saved;
        const current = (await readSafely(get, saved._id)) ?? fallback;
        if (!current) throw reason;
        const [before, after] = [entity, current].map((one) => one && toProductFormValues(one));
        const hasSaved = changed.some((key) => !before || !isSameValue(before[key], after?.[key]));
        if (!hasSaved) throw reason;
        throw new PartlySavedError(current, toError(reason));
      }
      const current = await readSafely(get, saved._id);
      return current ?? { ...saved, collectionIds: [...values.collectionIds] };
    },
  });
}

const readSafely = (get: Getter, productId: string): Promise<Product | null> =>
  readProduct(get, productId).catch(() => null);
