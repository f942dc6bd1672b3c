import type { Shop } from '../../fixtures/shop/shop.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { fromEuros, type MoneyFormat, money, parseAmount } from '../../platform/requests/money.ts';
import { getPreorder } from '../catalog/state.ts';
import { getStill } from '../catalog/variants.ts';
import { type Found, getCustomText, lookUp } from './reference.ts';
import type { LineItem } from './state.ts';

type LineAvailability = NonNullable<LineItem['availability']>;

/**
 * Returns the purchasable quantity, including pre-orders; `undefined` without inventory tracking.
 */
function quantityFor(context: PlatformContext, { product, variant }: Found): number | undefined {
  const { stock } = variant;
  if (!stock?.trackQuantity) return stock?.inStock === false ? 0 : undefined;
  const preorder = getPreorder(context, product, variant);
  return (stock.quantity ?? 0) + (preorder?.enabled ? (preorder.limit ?? 0) : 0);
}

/** Returns the availability of a line with this `quantity` and stock. */
function getAvailability(quantity: number, available: number | undefined): LineAvailability {
  if (available === undefined) return { status: 'AVAILABLE' };
  if (available <= 0) return { status: 'NOT_AVAILABLE', quantityAvailable: 0 };
  const status = quantity <= available ? 'AVAILABLE' : 'PARTIALLY_AVAILABLE';
  return { status, quantityAvailable: available };
}

/** Allocates the stock to lines in their order, so that two lines never share one item. */
function createStockTaker(context: PlatformContext) {
  const usedQuantities = new Map<string, number>();
  return (found: Found | undefined, quantity: number): LineAvailability => {
    if (!found) return { status: 'NOT_FOUND', quantityAvailable: 0 };
    const key = `${found.product.id}-${found.variant.id}`;
    const before = usedQuantities.get(key) ?? 0;
    const stock = quantityFor(context, found);
    const available = stock === undefined ? undefined : Math.max(0, stock - before);
    usedQuantities.set(key, before + Math.min(quantity, available ?? 0));
    return getAvailability(quantity, available);
  };
}

/** Default payment option of a line. */
export const DEFAULT_PAYMENT = 'FULL_PAYMENT_ONLINE';

const text = (original: string) => ({ original, translated: original });

/** `G` as "g", `ML` as "ml": measuring units are written small, litres included. */
const unitName = (unit: string) => unit.toLowerCase();

function priceDescription(
  { product, variant }: Found,
  { getText }: Shop,
): LineItem['priceDescription'] {
  const perUnit = variant.variant?.priceData?.formatted?.pricePerUnit;
  const unit = product.pricePerUnitData;
  if (!perUnit || !unit) return undefined;
  const quantity = `${unit.baseQuantity} ${unitName(unit.baseMeasurementUnit)}`;
  // Without the mark that `Intl` begins Persian amounts with: it would turn the text around.
  return text(`${perUnit.replace(/^\u200e/, '')} / ${getText(quantity)}`);
}

function descriptionLines({ product, variant }: Found, texts: Record<string, string>) {
  const chosen = product.productOptions.flatMap(({ name, optionType, choices }) =>
    choices
      .filter(({ description }) => variant.choices[name] === description)
      .map(({ description, value }): LineItem['descriptionLines'][number] =>
        optionType === 'color'
          ? {
              name: text(name),
              lineType: 'COLOR',
              colorInfo: { ...text(description), code: value },
            }
          : { name: text(name), lineType: 'PLAIN_TEXT', plainText: text(description) },
      ),
  );
  const written = Object.entries(texts).map(
    ([title, value]): LineItem['descriptionLines'][number] => ({
      name: text(title),
      lineType: 'PLAIN_TEXT',
      plainText: text(value),
    }),
  );
  return [...chosen, ...written];
}

function getImage({ product, variant }: Found): LineItem['image'] {
  const item = getStill(product, variant.choices);
  if (!item?.image) return undefined;
  const { url, width, height, altText } = item.image;
  return { id: item.id, url, width, height, altText, filename: item.id };
}

/** All of a line that the catalog decides. */
function fromCatalog(found: Found, texts: Record<string, string>, shop: Shop): Partial<LineItem> {
  const { product, variant } = found;
  const { priceData, weight, sku } = variant.variant ?? {};
  const price = money(fromEuros(priceData?.discountedPrice ?? 0), shop);
  const physical = product.productType === 'physical';
  const path = product.productPageUrl?.path ?? '';
  return {
    productName: text(product.name),
    url: { relativePath: path, url: `${product.productPageUrl?.base ?? ''}${path}` },
    price,
    priceBeforeDiscounts: price,
    fullPrice: money(fromEuros(priceData?.price ?? 0), shop),
    priceDescription: priceDescription(found, shop),
    descriptionLines: descriptionLines(found, texts),
    image: getImage(found),
    physicalProperties: physical ? { weight, sku, shippable: true } : { sku, shippable: false },
    itemType: { preset: physical ? 'PHYSICAL' : 'DIGITAL' },
    rootCatalogItemId: product.id,
  };
}

/** Returns the merchant's overrides of the line's catalog texts and prices. */
function overridden(
  { catalogOverrideFields }: LineItem,
  known: Partial<LineItem>,
  shop: MoneyFormat,
): Partial<LineItem> {
  const {
    price,
    fullPrice,
    depositAmount,
    paymentOption,
    productName,
    physicalProperties,
    ...texts
  } = catalogOverrideFields ?? {};
  const set = (amount: string | undefined, key: 'price' | 'fullPrice' | 'depositAmount') => {
    const cents = amount === undefined ? undefined : parseAmount(amount);
    return cents === undefined ? {} : { [key]: money(cents, shop) };
  };
  return {
    ...texts,
    ...(productName && { productName: { translated: productName.original, ...productName } }),
    ...(physicalProperties && {
      physicalProperties: { ...known.physicalProperties, ...physicalProperties },
    }),
    ...set(price, 'price'),
    ...set(fullPrice, 'fullPrice'),
    ...set(depositAmount, 'depositAmount'),
    ...(price !== undefined && { priceBeforeDiscounts: set(price, 'price').price }),
    ...(paymentOption && { paymentOption: paymentOption.value }),
  };
}

/**
 * Returns the lines with current prices, texts and images from the catalog, and the remaining
 * stock. A line whose item was deleted keeps its last data.
 */
export function refreshLines(context: PlatformContext, lines: readonly LineItem[]): LineItem[] {
  const { shop } = context;
  const take = createStockTaker(context);
  return lines.map((line) => {
    const { catalogReference: reference } = line;
    if (line.customLineItem || !reference) {
      const { quantityAvailable } = line.availability ?? {};
      return { ...line, availability: getAvailability(line.quantity, quantityAvailable) };
    }
    const found = lookUp(context, reference);
    const known = found ? fromCatalog(found, getCustomText(reference), shop) : line;
    return {
      paymentOption: DEFAULT_PAYMENT,
      ...line,
      ...known,
      ...overridden(line, known, shop),
      availability: take(found, line.quantity),
    };
  });
}

/** A new line for a catalog reference. `refreshLines` fills it in. */
export const catalogLine = (
  id: string,
  quantity: number,
  catalogReference: NonNullable<LineItem['catalogReference']>,
  terms: Partial<LineItem>,
): LineItem => ({ ...terms, id, quantity, catalogReference, descriptionLines: [] });
