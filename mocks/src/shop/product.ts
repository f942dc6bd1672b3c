import { fromEuros, percentOf } from '../core/money.ts';
import { idOf } from '../core/random.ts';
import { COLOURS } from './colours.ts';
import { derive, ONLY_VARIANT } from './derive.ts';
import type { Entry, Option, Variation } from './entry.ts';
import { mediaOf } from './media.ts';
import { paragraph, sectionsOf } from './sections.ts';
import type { Product, Shop, Variant } from './shop.ts';

export interface Setup {
  currency: string;
  mediaBaseUrl: string;
  siteUrl: string;
}

const FIRST_DAY = Date.UTC(2026, 8, 28, 9);
const DAY = 24 * 60 * 60 * 1000;
const USUAL_STOCK = 12;
/** The part of the price that an object costs the shop, in per cent. */
const USUAL_COST = 45;

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const productIdOf = (slug: string): string => idOf(`product/${slug}`);
export const collectionIdOf = (slug: string): string => idOf(`collection/${slug}`);
export const preorderKey = (productId: string, variantId: string) => `${productId}-${variantId}`;

const choicesOf = (option: Option): readonly string[] =>
  'colours' in option ? option.colours : option;

function combinations(options: Record<string, Option>): Record<string, string>[] {
  return Object.entries(options).reduce<Record<string, string>[]>(
    (before, [name, option]) =>
      before.flatMap((choices) =>
        choicesOf(option).map((value) => ({ ...choices, [name]: value })),
      ),
    [{}],
  );
}

const applies = ({ when }: Variation, choices: Record<string, string>) =>
  Object.entries(when).every(([option, value]) => choices[option] === value);

function variationOf(entry: Entry, choices: Record<string, string>): Omit<Variation, 'when'> {
  const { weight, preorder } = entry;
  const matching = (entry.vary ?? []).filter((variation) => applies(variation, choices));
  return Object.assign({ weight, preorder }, ...matching);
}

function stockOf(quantity: number | 'plenty') {
  if (quantity === 'plenty') return { trackQuantity: false, inStock: true };
  return { trackQuantity: true, quantity, inStock: quantity > 0 };
}

interface Made {
  variant: Variant;
  preorder: Variation['preorder'];
}

function makeVariant(
  entry: Entry,
  slug: string,
  number: number,
  choices: Record<string, string>,
): Made[] {
  const {
    price = entry.price,
    weight,
    stock,
    hidden,
    missing,
    preorder,
  } = variationOf(entry, choices);
  if (missing) return [];
  const values = Object.values(choices);
  const id = values.length > 0 ? idOf(`variant/${slug}/${values.join('/')}`) : ONLY_VARIANT;
  const variant: Variant = {
    id,
    choices,
    variant: {
      visible: !hidden,
      sku: `FH-${String(number).padStart(3, '0')}${values.map((value) => `-${slugOf(value)}`).join('')}`,
      priceData: { currency: '', price, discountedPrice: price },
      costAndProfitData: {
        itemCost: percentOf(fromEuros(price), USUAL_COST) / 100,
        profit: 0,
        profitMargin: 0,
      },
      ...(weight !== undefined && { weight }),
    },
    stock: stockOf(stock ?? entry.stock ?? USUAL_STOCK),
  };
  return [{ variant, preorder }];
}

function optionsOf({ options = {}, choicePictures = {} }: Entry, mediaBaseUrl: string) {
  return Object.entries(options).map(([name, option]): Product['productOptions'][number] => ({
    optionType: 'colours' in option ? 'color' : 'drop_down',
    name,
    choices: choicesOf(option).map((description) => ({
      value: 'colours' in option ? (COLOURS[description] ?? description) : description,
      description,
      inStock: true,
      visible: true,
      media: mediaOf(choicePictures[name]?.[description] ?? [], mediaBaseUrl),
    })),
  }));
}

function discountOf({ off }: Entry): Product['discount'] {
  if (!off) return { type: 'NONE', value: 0 };
  return 'percent' in off
    ? { type: 'PERCENT', value: off.percent }
    : { type: 'AMOUNT', value: off.amount };
}

/** An entry of the catalogue as the platform holds it. `number` counts from 1, newest first. */
export function makeProduct(
  entry: Entry,
  number: number,
  { currency, mediaBaseUrl, siteUrl }: Setup,
  preorders: Shop['preorders'],
): Product {
  const slug = entry.slug ?? slugOf(entry.name);
  const id = productIdOf(slug);
  const made = combinations(entry.options ?? {}).flatMap((choices) =>
    makeVariant(entry, slug, number, choices),
  );
  for (const { variant, preorder } of made) {
    if (preorder) preorders.set(preorderKey(id, variant.id), { enabled: true, ...preorder });
  }
  const day = new Date(FIRST_DAY - number * DAY).toISOString();
  const { unit } = entry;
  return derive({
    id,
    name: entry.name,
    slug,
    visible: true,
    productType: entry.delivery === 'download' ? 'digital' : 'physical',
    description: paragraph(entry.text),
    sku: `FH-${String(number).padStart(3, '0')}`,
    weight: entry.weight,
    priceData: { currency, price: entry.price, discountedPrice: entry.price },
    costAndProfitData: {
      itemCost: percentOf(fromEuros(entry.price), USUAL_COST) / 100,
      profit: 0,
      profitMargin: 0,
    },
    pricePerUnitData: unit && {
      totalQuantity: unit.holds,
      totalMeasurementUnit: unit.of,
      baseQuantity: unit.per,
      baseMeasurementUnit: unit.of,
    },
    discount: discountOf(entry),
    media: mediaOf(entry.pictures, mediaBaseUrl),
    customTextFields: [...(entry.customText ?? [])],
    manageVariants: entry.options !== undefined,
    productOptions: optionsOf(entry, mediaBaseUrl),
    variants: made.map(({ variant }) => variant),
    additionalInfoSections: sectionsOf(entry),
    ribbon: entry.ribbon,
    ribbons: entry.ribbon ? [{ text: entry.ribbon }] : [],
    brand: entry.maker,
    collectionIds: entry.collections.map(collectionIdOf),
    productPageUrl: { base: siteUrl, path: `/product-page/${slug}` },
    numericId: String(number),
    inventoryItemId: idOf(`inventory/${slug}`),
    seoData: { tags: [{ type: 'title', children: `${entry.name}, ${entry.maker}` }] },
    lastUpdated: day,
    createdDate: day,
  });
}
