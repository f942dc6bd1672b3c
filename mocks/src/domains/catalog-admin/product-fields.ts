import type { Product } from '../../fixtures/shop/shop.ts';
import { areAlike, UNITS } from '../../fixtures/shop/units.ts';
import { invalid } from '../../platform/errors.ts';
import {
  fieldsList,
  type JsonObject,
  optionalEnum,
  optionalFields,
  optionalFlag,
  optionalNumber,
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

const numberIn = (fields: JsonObject, outer: string, key: string, parentPath: string) =>
  optionalNumber(optionalFields(fields, outer, `${parentPath}.${outer}`) ?? {}, key, {
    path: `${parentPath}.${outer}.${key}`,
  });

/** A product's name: 1 to 80 characters. */
function readName(fields: JsonObject, parentPath: string): string {
  requireText(fields, 'name', `${parentPath}.name`);
  return shortText(fields, 'name', MAX.name, `${parentPath}.name`) ?? '';
}

function readDiscount(product: JsonObject, parentPath: string): Product['discount'] {
  const path = `${parentPath}.discount`;
  const discount = optionalFields(product, 'discount', path);
  if (!discount) return undefined;
  const kinds = ['NONE', 'AMOUNT', 'PERCENT'] as const;
  const type = optionalEnum(discount, 'type', kinds, `${path}.type`) ?? 'NONE';
  const most = type === 'PERCENT' ? { max: 100 } : {};
  const value = optionalNumber(discount, 'value', { ...most, path: `${path}.value` }) ?? 0;
  return type === 'NONE' ? { type, value: 0 } : { type, value };
}

function readPricePerUnit(product: JsonObject, parentPath: string): Product['pricePerUnitData'] {
  const path = `${parentPath}.pricePerUnitData`;
  const data = optionalFields(product, 'pricePerUnitData', path);
  if (!data) return undefined;
  const read = collectViolations({
    totalQuantity: () =>
      optionalNumber(data, 'totalQuantity', { min: 0.01, path: `${path}.totalQuantity` }) ?? 1,
    totalMeasurementUnit: () =>
      optionalEnum(data, 'totalMeasurementUnit', UNITS, `${path}.totalMeasurementUnit`) ?? 'G',
    baseQuantity: () =>
      optionalNumber(data, 'baseQuantity', { min: 0.01, path: `${path}.baseQuantity` }) ?? 1,
    baseMeasurementUnit: () =>
      optionalEnum(data, 'baseMeasurementUnit', UNITS, `${path}.baseMeasurementUnit`) ?? 'G',
  });
  if (areAlike(read.totalMeasurementUnit, read.baseMeasurementUnit)) return read;
  throw invalid({
    field: `${path}.baseMeasurementUnit`,
    violatedRule: 'VALIDATION',
    description: `does not measure what ${read.totalMeasurementUnit} does`,
  });
}

function readSections(product: JsonObject, parentPath: string): Product['additionalInfoSections'] {
  const path = `${parentPath}.additionalInfoSections`;
  return fieldsList(product, 'additionalInfoSections', MAX.sections, path).map((section, index) => {
    const at = `${path}[${index}]`;
    requireText(section, 'title', `${at}.title`);
    return {
      title: shortText(section, 'title', MAX.name, `${at}.title`) ?? '',
      description: shortText(section, 'description', MAX.description, `${at}.description`) ?? '',
    };
  });
}

function readSeoData(product: JsonObject, parentPath: string): Product['seoData'] {
  const path = `${parentPath}.seoData`;
  const data = optionalFields(product, 'seoData', path);
  if (!data) return undefined;
  for (const [index, tag] of fieldsList(data, 'tags', 100, `${path}.tags`).entries()) {
    requireText(tag, 'type', `${path}.tags[${index}].type`);
  }
  return { ...data, tags: data.tags ?? [] } as Product['seoData'];
}

const left = (fields: JsonObject, key: string) => fields[key] === undefined || fields[key] === null;

/** Reads a new product: the required and the optional fields. */
export function readNewProduct(product: JsonObject, parentPath: string) {
  const priceData = optionalFields(product, 'priceData', `${parentPath}.priceData`) ?? {};
  return collectViolations({
    name: () => readName(product, parentPath),
    price: () => requireNumber(priceData, 'price', `${parentPath}.priceData.price`),
    write: () => readProduct({ ...product, name: undefined, priceData: undefined }, parentPath),
  });
}

/** Reads the writable fields of a product; read-only fields are ignored. */
export function readProduct(product: JsonObject, parentPath: string) {
  const text = (key: 'description' | 'sku' | 'ribbon' | 'brand') =>
    clearable(product, key, () => shortText(product, key, MAX[key], `${parentPath}.${key}`));
  return collectViolations({
    name: () => (product.name === undefined ? undefined : readName(product, parentPath)),
    slug: () => optionalSlug(product, 'slug', `${parentPath}.slug`),
    visible: () => optionalFlag(product, 'visible', `${parentPath}.visible`),
    productType: () =>
      optionalEnum(product, 'productType', ['physical', 'digital'], `${parentPath}.productType`),
    description: () => text('description'),
    sku: () => text('sku'),
    ribbon: () => text('ribbon'),
    brand: () => text('brand'),
    weight: () =>
      clearable(product, 'weight', () =>
        optionalNumber(product, 'weight', { path: `${parentPath}.weight` }),
      ),
    priceData: () => numberIn(product, 'priceData', 'price', parentPath),
    costAndProfitData: () =>
      clearable(product, 'costAndProfitData', () =>
        numberIn(product, 'costAndProfitData', 'itemCost', parentPath),
      ),
    pricePerUnitData: () =>
      clearable(product, 'pricePerUnitData', () => readPricePerUnit(product, parentPath)),
    discount: () => readDiscount(product, parentPath),
    additionalInfoSections: () =>
      left(product, 'additionalInfoSections') ? undefined : readSections(product, parentPath),
    manageVariants: () => optionalFlag(product, 'manageVariants', `${parentPath}.manageVariants`),
    productOptions: () =>
      left(product, 'productOptions') ? undefined : readOptions(product, parentPath),
    seoData: () => readSeoData(product, parentPath),
  });
}
