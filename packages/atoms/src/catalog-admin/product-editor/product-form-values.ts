import type { PriceData, Product, ProductOption, Variant } from '@vitrine/client/catalog';
import type { NewProduct, ProductChanges } from '@vitrine/client/catalog-admin';
import { fromScaled, isDecimal, toScaled } from '../../utils/decimals.ts';
import type { CellValue } from '../variant-grid/cell-grid.ts';
import {
  getShoppersPay,
  toDecimal,
  toQuantity,
  toStockText,
} from '../variant-grid/variant-columns.ts';
import {
  type AddedVariant,
  type AddedVariantEdits,
  deriveVariant,
  getVariantKey,
  type OptionValues,
  planVariants,
  type VariantBase,
} from './plan-variants.ts';

/** The options of a product, and the values of the variants that saving them creates. */
export interface OptionsValues {
  /** In the order in which shoppers choose. */
  list: readonly OptionValues[];
  /**
   * The new variants that the owner has seen, with the values that the owner has changed. The others
   * are derived when they are saved, from the price, weight and SKU of then.
   */
  added: readonly AddedVariantEdits[];
}

/**
 * The values of a product's form, so that they can be compared, merged and stored field by field.
 * Amounts are decimal strings, or what was typed if it is no number in the owner's language. Empty
 * texts are missing values.
 */
export interface ProductFormValues {
  /** Name that shoppers read, up to 80 characters. */
  name: string;
  /** Up to 50 characters. */
  brand: string;
  /** Short text on the product's image, up to 50 characters. */
  ribbon: string;
  /** `digital` for a file, `physical` for a piece that is shipped. */
  productType: 'physical' | 'digital';
  /** Stock keeping unit, up to 40 characters. */
  sku: string;
  /** HTML. */
  description: string;

  /** The price before the discount, in the currency of the shop. */
  price: CellValue;
  /** Unit of `discountValue`: an amount, or a percentage of the price. */
  discountType: 'NONE' | 'AMOUNT' | 'PERCENT';
  /** Ignored with `NONE`. */
  discountValue: CellValue;
  /** What a piece costs the owner; shoppers never see it. */
  cost: CellValue;

  /** The options that shoppers choose from. */
  options: OptionsValues;
  /** Whether variants have prices, costs, weights and SKUs of their own. */
  manageVariants: boolean;

  /** Whether shoppers see the product. */
  visible: boolean;
  /** IDs, sorted. */
  collectionIds: readonly string[];

  /** In the weight unit of the shop. */
  weight: CellValue;
  /**
   * Pieces of a product without options; empty if they are not counted, or if variants have stock of
   * their own. Saving it needs a `StockPort`.
   */
  stock: CellValue;

  /** Last segment of the URL, up to 100 characters; empty for one made from the name. */
  slug: string;
  /** Title of the page for search engines. */
  seoTitle: string;
  /** Description of the page for search engines. */
  seoDescription: string;
}

/** The name of a field of a product's form. */
export type ProductFormField = keyof ProductFormValues;

/** The values of a new product: visible, physical, and empty otherwise. */
export const emptyProductValues: ProductFormValues = {
  name: '',
  brand: '',
  ribbon: '',
  productType: 'physical',
  sku: '',
  description: '',
  price: '',
  discountType: 'NONE',
  discountValue: '',
  cost: '',
  options: { list: [], added: [] },
  manageVariants: false,
  visible: true,
  collectionIds: [],
  weight: '',
  stock: '',
  slug: '',
  seoTitle: '',
  seoDescription: '',
};

const isTitle = ({ type }: SeoTag) => type === 'title';
const isDescription = ({ type, props }: SeoTag) => type === 'meta' && props?.name === 'description';

type SeoTag = NonNullable<Product['seoData']>['tags'][number];

const toOptionValues = ({ name, optionType, choices }: ProductOption): OptionValues => ({
  name,
  optionType: optionType === 'color' ? 'color' : 'drop_down',
  choices: choices.map(({ value, description }) => ({ value, description })),
});

/** Returns the form's values of a product that was read with its costs. */
export function toProductFormValues(product: Product): ProductFormValues {
  const { discount, seoData } = product;
  const hasDiscount = discount?.type === 'AMOUNT' || discount?.type === 'PERCENT';
  const tags = seoData?.tags ?? [];
  return {
    name: product.name,
    brand: product.brand ?? '',
    ribbon: product.ribbon ?? '',
    productType: product.productType === 'digital' ? 'digital' : 'physical',
    sku: product.sku ?? '',
    description: product.description ?? '',
    price: toDecimal(product.priceData?.price),
    discountType: hasDiscount ? (discount.type as 'AMOUNT' | 'PERCENT') : 'NONE',
    discountValue: hasDiscount ? toDecimal(discount.value) : '',
    cost: toDecimal(product.costAndProfitData?.itemCost),
    options: { list: product.productOptions.map(toOptionValues), added: [] },
    manageVariants: product.manageVariants,
    visible: product.visible,
    collectionIds: product.collectionIds.toSorted(),
    weight: toDecimal(product.weight),
    // A product without options has one variant.
    stock: product.productOptions.length === 0 ? toStockText(product.variants[0]?.stock) : '',
    slug: product.slug,
    seoTitle: tags.find(isTitle)?.children ?? '',
    seoDescription: String(tags.find(isDescription)?.props?.content ?? ''),
  };
}

/** Returns the number of a valid amount; null for an empty one, which clears the field. */
const toNumber = (value: CellValue): number | null =>
  typeof value === 'string' && isDecimal(value) ? Number(value) : null;

/** Other tags, and properties of these, stay as they are. */
function toSeoData(
  { seoTitle, seoDescription }: ProductFormValues,
  before: Product['seoData'],
): NonNullable<Product['seoData']> {
  const tags = before?.tags ?? [];
  const title = { ...tags.find(isTitle), type: 'title', children: seoTitle.trim() };
  const known = tags.find(isDescription);
  const description = {
    ...known,
    type: 'meta',
    props: { ...known?.props, name: 'description', content: seoDescription.trim() },
  };
  return {
    ...before,
    tags: [
      ...(title.children ? [title] : []),
      ...(description.props.content ? [description] : []),
      ...tags.filter((tag) => !isTitle(tag) && !isDescription(tag)),
    ],
  };
}

/** Whether two lists have the same options with the same choices, in the same order. */
export const isSameOptions = (one: readonly OptionValues[], other: readonly OptionValues[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the part of `updateProduct` for the fields that changed. Collections and values of new
 * variants have requests of their own.
 *
 * @param before the product as the platform has it; undefined for a new one
 */
export function toProductChanges(
  values: ProductFormValues,
  changed: readonly ProductFormField[],
  before: Product | undefined,
): ProductChanges {
  const names = new Set(changed);
  const has = (...keys: ProductFormField[]) => keys.some((key) => names.has(key));
  const { discountType: type } = values;
  const { list } = values.options;
  const hasOtherOptions =
    has('options') && !isSameOptions(list, before?.productOptions.map(toOptionValues) ?? []);
  const price = toNumber(values.price);
  const value = type === 'NONE' ? 0 : (toNumber(values.discountValue) ?? 0);
  return {
    ...(has('name') && { name: values.name.trim() }),
    ...(has('brand') && { brand: values.brand.trim() || null }),
    ...(has('ribbon') && { ribbon: values.ribbon.trim() || null }),
    ...(has('productType') && { productType: values.productType }),
    ...(has('sku') && { sku: values.sku.trim() || null }),
    ...(has('description') && { description: values.description || null }),
    ...(has('price') && price !== null && { priceData: { price } }),
    ...(has('discountType', 'discountValue') && { discount: { type, value } }),
    ...(has('cost') && { costAndProfitData: { itemCost: toNumber(values.cost) } }),
    ...(hasOtherOptions && {
      productOptions: list.map(({ choices, ...option }) => ({ ...option, choices: [...choices] })),
    }),
    ...(has('manageVariants') &&
      // Without options, the platform ends it as it removes the last of them.
      !(hasOtherOptions && list.length === 0) && { manageVariants: values.manageVariants }),
    ...(has('visible') && { visible: values.visible }),
    ...(has('weight') && { weight: toNumber(values.weight) }),
    ...(has('slug') && values.slug !== '' && { slug: values.slug }),
    ...(has('seoTitle', 'seoDescription') && { seoData: toSeoData(values, before?.seoData) }),
  };
}

/** Returns a new product, as `createProduct` takes it: without what is empty. */
export function toNewProduct(values: ProductFormValues): NewProduct {
  const keys = (Object.keys(values) as ProductFormField[]).filter(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(emptyProductValues[key]),
  );
  const {
    name = '',
    priceData = { price: 0 },
    ...rest
  } = toProductChanges(values, keys, undefined);
  return { ...rest, name, priceData };
}

const toCents = (amount: number | undefined) => toScaled(toDecimal(amount) || '0', 2);

/** Returns the step from one price to another, in hundredths. */
const getStep = (before: number | undefined, after: number | undefined): bigint => {
  const [from, to] = [toCents(before), toCents(after)];
  return to - from;
};

/** Returns a price plus a step in hundredths, never below zero. */
const shiftPrice = (amount: number, step: bigint): number => {
  const before = toCents(amount);
  const shifted = before + step;
  return Number(fromScaled(shifted > 0n ? shifted : 0n, 2));
};

/**
 * Returns what new variants are derived from: the product with the price, weight and SKU of the form,
 * also if they are not saved. The prices of its variants move with the product's, and its weight
 * becomes theirs, as on the platform.
 *
 * @param product undefined for a new product
 */
export function toVariantBase(
  product: Product | undefined,
  values: Pick<ProductFormValues, 'price' | 'weight' | 'sku'>,
): VariantBase {
  const base: VariantBase = product ?? emptyProduct;
  const { currency = '', price: before = 0 } = base.priceData ?? {};
  const price = toNumber(values.price) ?? base.priceData?.price;
  const step = getStep(before, price);
  const hasOtherWeight = toDecimal(base.weight) !== values.weight;
  const own = toNumber(values.weight);
  const withPrice = (amount: number) => ({
    priceData: { ...{ currency, price: amount }, discountedPrice: amount },
  });
  const withWeight = <Item extends { weight?: number }>({ weight, ...rest }: Item) => {
    const next = hasOtherWeight ? own : weight;
    return { ...rest, ...(next !== undefined && next !== null && { weight: next }) };
  };
  return {
    ...withWeight(base),
    sku: values.sku.trim(),
    ...(price !== undefined && withPrice(price)),
    variants: base.variants.map(({ variant, ...one }) => ({
      ...one,
      ...(variant && {
        variant: {
          ...withWeight(variant),
          ...withPrice(shiftPrice(variant.priceData?.price ?? before, step)),
        },
      }),
    })),
  };
}

/**
 * Returns the variants that saving the options creates, with all their values: those that the owner
 * has changed, and derived ones. Variants that exist are among them if `options.added` has them: a
 * save has created them, and failed before it gave them their values.
 *
 * @param product the product as the platform has it; undefined for a new one
 */
export function getAddedVariants(
  product: Product | undefined,
  values: Pick<ProductFormValues, 'price' | 'weight' | 'sku' | 'options'>,
): readonly AddedVariant[] {
  const { list, added } = values.options;
  const base = toVariantBase(product, values);
  const edits = new Map(added.map((one) => [getVariantKey(one.choices), one]));
  const isNamed = ({ choices }: Pick<Variant, 'choices'>) => edits.has(getVariantKey(choices));
  const plan = planVariants(base, list);
  const source = { ...base, variants: base.variants.filter((one) => !isNamed(one)) };
  return [...plan.kept.filter(isNamed), ...plan.added].map(({ choices }) => ({
    ...deriveVariant(source, choices),
    ...edits.get(getVariantKey(choices)),
  }));
}

/** The platform formats amounts for the language of the shop, the preview for that of the page. */
const withoutFormatted = (prices: PriceData | undefined): PriceData | undefined => {
  if (!prices) return undefined;
  const { formatted: _formatted, ...rest } = prices;
  return rest;
};

const toVariantStock = (value: CellValue): NonNullable<Variant['stock']> => {
  const quantity = toQuantity(value);
  return quantity === null
    ? { trackQuantity: false, inStock: true }
    : { trackQuantity: true, quantity, inStock: quantity > 0 };
};

function toPreviewStock(value: CellValue): Product['stock'] {
  const { trackQuantity: trackInventory, inStock, quantity } = toVariantStock(value);
  return {
    trackInventory: trackInventory === true,
    inStock: inStock === true,
    inventoryStatus: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
    ...(quantity !== undefined && { quantity }),
  };
}

/**
 * Returns the product as shoppers would see it after these changes are saved, for a preview. New
 * variants are in stock; what only the platform calculates, such as a price per unit, is left out
 * where it would be wrong.
 *
 * @param storeCurrency ISO 4217 code of the prices of a product that has none yet.
 */
export function toPreviewProduct(
  product: Product | undefined,
  values: ProductFormValues,
  changed: readonly ProductFormField[],
  storeCurrency = '',
): Product {
  const base = product ?? emptyProduct;
  const keys = product ? changed : (Object.keys(values) as ProductFormField[]);
  const {
    priceData,
    costAndProfitData: _cost,
    productOptions,
    seoData,
    ...rest
  } = toProductChanges(values, keys, product);
  const changes = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, value === null ? undefined : value]),
  ) as Partial<Product>;
  const discount = changes.discount ?? base.discount ?? { type: 'NONE' as const, value: 0 };
  const currency = base.priceData?.currency ?? storeCurrency;
  const isPriced = priceData !== undefined || changes.discount !== undefined;
  // Variants keep their price differences.
  const step = priceData ? getStep(base.priceData?.price, priceData.price) : 0n;
  const toPrices = (price: number) => {
    const paid = Number(getShoppersPay(toDecimal(price), discount, currency));
    return { currency, price, discountedPrice: paid };
  };
  const reprice = (amount: number | undefined) =>
    amount === undefined ? undefined : toPrices(shiftPrice(amount, step));
  const own = isPriced ? reprice(base.priceData?.price ?? 0) : withoutFormatted(base.priceData);
  const known = base.variants.map((one) => {
    const { convertedPriceData: _converted, ...variant } = one.variant ?? { visible: true };
    const priced = isPriced
      ? reprice(variant.priceData?.price)
      : withoutFormatted(variant.priceData);
    return { ...one, variant: { ...variant, ...(priced && { priceData: priced }) } };
  });
  const options = productOptions ?? base.productOptions;
  const { kept } = planVariants(base, values.options.list);
  const keptKeys = new Set(kept.map(({ choices }) => getVariantKey(choices)));
  const variants = productOptions
    ? [
        ...known.filter(({ choices }) => keptKeys.has(getVariantKey(choices))),
        ...getAddedVariants(product, values)
          .filter(({ choices }) => !keptKeys.has(getVariantKey(choices)))
          .map(({ choices, price }, index) => {
            // Only managed variants have values of their own.
            const amount = values.manageVariants ? toNumber(price) : null;
            const prices = amount === null ? own : toPrices(amount);
            return {
              _id: `new-${index}`,
              choices,
              variant: { visible: true, ...(prices && { priceData: prices }) },
              stock: { trackQuantity: false, inStock: true },
            };
          }),
      ]
    : known;
  const { convertedPriceData: _converted, price: _price, ...unpriced } = base;
  const hasStock = keys.includes('stock') && options.length === 0;
  return {
    ...(isPriced ? unpriced : base),
    ...changes,
    ...(hasStock && { stock: toPreviewStock(values.stock) }),
    ...(seoData && { seoData }),
    ...(own && { priceData: own }),
    productOptions: options.map((option) => {
      const before = base.productOptions.find(({ name }) => name === option.name);
      return {
        name: option.name,
        optionType: option.optionType ?? 'drop_down',
        choices: option.choices.map((choice) => ({
          inStock: true,
          visible: true,
          ...before?.choices.find(({ description }) => description === choice.description),
          ...choice,
        })),
      };
    }),
    variants: hasStock
      ? variants.map((one) => ({ ...one, stock: toVariantStock(values.stock) }))
      : variants,
    ribbons: values.ribbon ? [{ text: values.ribbon }] : [],
    collectionIds: [...values.collectionIds],
  };
}

const emptyProduct: Product = {
  _id: 'new',
  name: '',
  slug: 'new',
  visible: true,
  productType: 'physical',
  stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
  customTextFields: [],
  manageVariants: false,
  productOptions: [],
  variants: [],
  additionalInfoSections: [],
  collectionIds: [],
};
