import { refusal } from '../core/errors.ts';
import {
  type Fields,
  fieldsList,
  optionalFields,
  requireAmount,
  requireText,
  wholeNumber,
} from '../core/fields.ts';
import { money } from '../core/money.ts';
import type { Platform } from '../core/platform.ts';
import { catalogLine, refreshLines } from './lines.ts';
import { checkReference, lookUp, referenceKey } from './reference.ts';
import { carts, type LineItem } from './state.ts';

export const MAX_LINES = 300;
export const QUANTITY = { min: 1, max: 100_000 };

/** Refuses lines that ask for more than there is, in a world that was told to. */
export function checkStock(platform: Platform, lines: readonly LineItem[]): void {
  if (!platform.use(carts).refuseBeyondStock) return;
  const beyond = lines.find(
    ({ availability }) => availability && availability.status !== 'AVAILABLE',
  );
  if (!beyond) return;
  const quantityAvailable = beyond.availability?.quantityAvailable ?? 0;
  throw refusal('INSUFFICIENT_INVENTORY', `Only ${quantityAvailable} left.`, {
    data: { lineItemId: beyond.id, quantityAvailable },
  });
}

function overridesOf(item: Fields, place: string): Fields | undefined {
  const path = `${place}.catalogOverrideFields`;
  const overrides = optionalFields(item, 'catalogOverrideFields', path);
  for (const key of ['price', 'fullPrice', 'depositAmount']) {
    if (overrides?.[key] !== undefined) requireAmount(overrides, key, `${path}.${key}`);
  }
  return overrides;
}

function withItem(platform: Platform, lines: LineItem[], item: Fields, place: string): LineItem[] {
  const reference = optionalFields(item, 'catalogReference', `${place}.catalogReference`) ?? {};
  const catalogReference = {
    appId: requireText(reference, 'appId', `${place}.catalogReference.appId`),
    catalogItemId: requireText(
      reference,
      'catalogItemId',
      `${place}.catalogReference.catalogItemId`,
    ),
    options: optionalFields(reference, 'options', `${place}.catalogReference.options`),
  };
  const quantity = wholeNumber(item, 'quantity', {
    ...QUANTITY,
    fallback: 1,
    path: `${place}.quantity`,
  });
  const overrides = overridesOf(item, place);
  checkReference(platform, catalogReference);
  // The platform says nothing about an object that it does not know: the line is not there.
  if (!lookUp(platform, catalogReference)) return lines;
  const key = referenceKey(platform, catalogReference);
  const same = lines.find(
    (line) => line.catalogReference && referenceKey(platform, line.catalogReference) === key,
  );
  if (same) {
    return lines.map((line) =>
      line === same
        ? { ...line, quantity: Math.min(QUANTITY.max, line.quantity + quantity) }
        : line,
    );
  }
  return [...lines, catalogLine(platform.nextId('line'), quantity, catalogReference, overrides)];
}

function customLine(platform: Platform, item: Fields, place: string): LineItem {
  const { currency } = platform.shop;
  const amount = (key: string) => money(requireAmount(item, key, `${place}.${key}`), currency);
  const name = optionalFields(item, 'productName', `${place}.productName`) ?? {};
  const original = requireText(name, 'original', `${place}.productName.original`);
  const price = amount('price');
  const quantityAvailable =
    item.quantityAvailable === undefined
      ? undefined
      : wholeNumber(item, 'quantityAvailable', {
          min: 0,
          max: QUANTITY.max,
          path: `${place}.quantityAvailable`,
        });
  return {
    descriptionLines: [],
    itemType: { preset: 'PHYSICAL' },
    ...item,
    id: platform.nextId('line'),
    quantity: wholeNumber(item, 'quantity', {
      ...QUANTITY,
      fallback: 1,
      path: `${place}.quantity`,
    }),
    productName: { original, translated: original },
    price,
    priceBeforeDiscounts: price,
    fullPrice: item.fullPrice === undefined ? price : amount('fullPrice'),
    depositAmount: item.depositAmount === undefined ? undefined : amount('depositAmount'),
    availability: { status: 'AVAILABLE', quantityAvailable },
    customLineItem: true,
  };
}

/** The lines of a cart after `lineItems` and `customLineItems` of the body: all added, or none. */
export function linesWith(
  platform: Platform,
  before: readonly LineItem[],
  body: Fields,
): LineItem[] {
  let lines = [...before];
  for (const [index, item] of fieldsList(body, 'lineItems', MAX_LINES).entries()) {
    lines = withItem(platform, lines, item, `lineItems[${index}]`);
  }
  const custom = fieldsList(body, 'customLineItems', MAX_LINES).map((item, index) =>
    customLine(platform, item, `customLineItems[${index}]`),
  );
  const refreshed = refreshLines(platform, [...lines, ...custom]);
  if (refreshed.length > MAX_LINES) {
    throw refusal('TOO_MANY_LINE_ITEMS', `A cart takes ${MAX_LINES} lines.`);
  }
  const quantityBefore = new Map(before.map(({ id, quantity }) => [id, quantity]));
  checkStock(
    platform,
    refreshed.filter(({ id, quantity }) => quantityBefore.get(id) !== quantity),
  );
  return refreshed;
}
