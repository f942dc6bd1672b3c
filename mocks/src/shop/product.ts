import { idOf } from '../core/random.ts';
import { COLOURS } from './colours.ts';
import { derive } from './derive.ts';
import type { Entry } from './entry.ts';
import { mediaOf } from './media.ts';
import { collectionIdOf, preorderKey, productIdOf, skuOf, slugOf } from './names.ts';
import { paragraph, sectionsOf } from './sections.ts';
import type { Product, Shop } from './shop.ts';
import { choicesOf, costOf, makeVariants } from './variants.ts';

export interface Setup {
  currency: string;
  mediaBaseUrl: string;
  siteUrl: string;
}

const FIRST_DAY = Date.UTC(2026, 8, 28, 9);
const DAY = 24 * 60 * 60 * 1000;
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
  const made = makeVariants(entry, slug, number);
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
    sku: skuOf(number),
    weight: entry.weight,
    priceData: { currency, price: entry.price, discountedPrice: entry.price },
    costAndProfitData: costOf(entry.price),
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
