import type { Product } from '../../fixtures/shop/shop.ts';
import { areAlike, UNITS } from '../../fixtures/shop/units.ts';
import { invalid } from '../../platform/errors.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  optionalFlag,
  optionalNumber,
  optionalWord,
  requireNumber,
  requireText,
  shortText,
} from '../../platform/requests/fields.ts';
import { collectViolations } from '../../platform/requests/gather.ts';
import { optionalSlug } from '../../platform/requests/slug.ts';
import { readOptions } from './options.ts';

const MAX = { name: 80, description: 16_000, sku: 40, ribbon: 50, brand: 50, sections: 30 };

/**
 * New values of a product's fields: a value, null to clear it, or undefined to leave it unchanged.
 */
export type ProductWrite = ReturnType<typeof readProduct>;

/** A field that null clears. */
const clearable = <Value>(fields: JsonObject, key: string, read: () => Value) =>
  fields[key] === null ? null : read();

const numberIn = (fields: JsonObject, outer: string, key: string, place: string) =>
  optionalNumber(optionalFields(fields, outer, `${place}.${outer}`) ?? {}, key, {
    path: `${place}.${outer}.${key}`,
  });

/** A product's name: 1 to 80 characters. */
function readName(fields: JsonObject, place: string): string {
  requireText(fields, 'name', `${place}.name`);
  return shortText(fields, 'name', MAX.name, `${place}.name`) ?? '';
}

function readDiscount(product: JsonObject, place: string): Product['discount'] {
  const path = `${place}.discount`;
  const discount = optionalFields(product, 'discount', path);
  if (!discount) return undefined;
  const kinds = ['NONE', 'AMOUNT', 'PERCENT'] as const;
  const type = optionalWord(discount, 'type', kinds, `${path}.type`) ?? 'NONE';
  const most = type === 'PERCENT' ? { max: 100 } : {};
  const value = optionalNumber(discount, 'value', { ...most, path: `${path}.value` }) ?? 0;
  return type === 'NONE' ? { type, value: 0 } : { type, value };
}

function readPricePerUnit(product: JsonObject, place: string): Product['pricePerUnitData'] {
  const path = `${place}.pricePerUnitData`;
  const data = optionalFields(product, 'pricePerUnitData', path);
  if (!data) return undefined;
  const read = collectViolations({
    totalQuantity: () =>
      optionalNumber(data, 'totalQuantity', { min: 0.01, path: `${path}.totalQuantity` }) ?? 1,
    totalMeasurementUnit: () =>
      optionalWord(data, 'totalMeasurementUnit', UNITS, `${path}.totalMeasurementUnit`) ?? 'G',
    baseQuantity: () =>
      optionalNumber(data, 'baseQuantity', { min: 0.01, path: `${path}.baseQuantity` }) ?? 1,
    baseMeasurementUnit: () =>
      optionalWord(data, 'baseMeasurementUnit', UNITS, `${path}.baseMeasurementUnit`) ?? 'G',
  });
  if (areAlike(read.totalMeasurementUnit, read.baseMeasurementUnit)) return read;
  throw invalid({
    field: `${path}.baseMeasurementUnit`,
    violatedRule: 'VALIDATION',
    description: `does not measure what ${read.totalMeasurementUnit} does`,
  });
}

function readSections(product: JsonObject, place: string): Product['additionalInfoSections'] {
  const path = `${place}.additionalInfoSections`;
  return fieldsList(product, 'additionalInfoSections', MAX.sections, path).map((section, index) => {
    const at = `${path}[${index}]`;
    requireText(section, 'title', `${at}.title`);
    return {
      title: shortText(section, 'title', MAX.name, `${at}.title`) ?? '',
      description: shortText(section, 'description', MAX.description, `${at}.description`) ?? '',
    };
  });
}

function readSeoData(product: JsonObject, place: string): Product['seoData'] {
  const path = `${place}.seoData`;
  const data = optionalFields(product, 'seoData', path);
  if (!data) return undefined;
  for (const [index, tag] of fieldsList(data, 'tags', 100, `${path}.tags`).entries()) {
    requireText(tag, 'type', `${path}.tags[${index}].type`);
  }
  return { ...data, tags: data.tags ?? [] } as Product['seoData'];
}

const left = (fields: JsonObject, key: string) => fields[key] === undefined || fields[key] === null;

/** Reads a new product: the required and the optional fields. */
export function readNewProduct(product: JsonObject, place: string) {
  const priceData = optionalFields(product, 'priceData', `${place}.priceData`) ?? {};
  return collectViolations({
    name: () => readName(product, place),
    price: () => requireNumber(priceData, 'price', `${place}.priceData.price`),
    write: () => readProduct({ ...product, name: undefined, priceData: undefined }, place),
  });
}

/** Reads the writable fields of a product; read-only fields are ignored. */
export function readProduct(product: JsonObject, place: string) {
  const text = (key: 'description' | 'sku' | 'ribbon' | 'brand') =>
    clearable(product, key, () => shortText(product, key, MAX[key], `${place}.${key}`));
  return collectViolations({
    name: () => (product.name === undefined ? undefined : readName(product, place)),
    slug: () => optionalSlug(product, 'slug', `${place}.slug`),
    visible: () => optionalFlag(product, 'visible', `${place}.visible`),
    productType: () =>
      optionalWord(product, 'productType', ['physical', 'digital'], `${place}.productType`),
    description: () => text('description'),
    sku: () => text('sku'),
    ribbon: () => text('ribbon'),
    brand: () => text('brand'),
    weight: () =>
      clearable(product, 'weight', () =>
        optionalNumber(product, 'weight', { path: `${place}.weight` }),
      ),
    priceData: () => numberIn(product, 'priceData', 'price', place),
    costAndProfitData: () =>
      clearable(product, 'costAndProfitData', () =>
        numberIn(product, 'costAndProfitData', 'itemCost', place),
      ),
    pricePerUnitData: () =>
      clearable(product, 'pricePerUnitData', () => readPricePerUnit(product, place)),
    discount: () => readDiscount(product, place),
    additionalInfoSections: () =>
      left(product, 'additionalInfoSections') ? undefined : readSections(product, place),
    manageVariants: () => optionalFlag(product, 'manageVariants', `${place}.manageVariants`),
    productOptions: () =>
      left(product, 'productOptions') ? undefined : readOptions(product, place),
    seoData: () => readSeoData(product, place),
  });
}
