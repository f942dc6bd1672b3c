import type { Product } from '../../fixtures/shop/shop.ts';
import { invalid, missing, PlatformError } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  type JsonObject,
  optionalFields,
  optionalFlag,
  optionalNumber,
  requireFields,
  shortText,
  textList,
  wholeNumber,
} from '../../platform/requests/fields.ts';
import { divide, fromEuros } from '../../platform/requests/money.ts';
import { productById } from '../catalog/state.ts';
import { changeProduct } from './change.ts';
import {
  adjust,
  LARGEST,
  type NumberProperty,
  setBrand,
  setCost,
  setPrice,
  setRibbon,
  setWeight,
} from './properties.ts';

const MAX_IDS = 100;
const MAX_TEXT_LENGTH = 50;
const NUMBERS = ['price', 'cost', 'weight'] as const;

/** Product fields that contain these numbers. */
const FIELDS = { price: 'priceData', cost: 'costAndProfitData', weight: 'weight' } as const;

/** A change of one field, ready to be made to each product. */
interface Change {
  field: keyof Product;
  apply(product: Product): void;
}

/** The one key of several that has a value. */
function onlyKey<Key extends string>(fields: JsonObject, keys: readonly Key[], path: string): Key {
  const definedKeys = keys.filter((key) => fields[key] !== undefined && fields[key] !== null);
  const [key] = definedKeys;
  if (key !== undefined && definedKeys.length === 1) return key;
  throw invalid({
    field: path,
    violatedRule: 'ONE_OF_ALIGNMENT',
    description: `must have exactly one of ${keys.join(', ')}`,
  });
}

/** Returns the change of a `set` request: one property, and its value for all products. */
export function readSet(body: JsonObject): Change {
  const set = requireFields(body, 'set');
  const field = onlyKey(set, [...NUMBERS, 'ribbon', 'brand'], 'set');
  const path = `set.${field}`;
  if (field === 'ribbon' || field === 'brand') {
    const text = shortText(set, field, MAX_TEXT_LENGTH, path);
    const write = field === 'ribbon' ? setRibbon : setBrand;
    return { field, apply: (product) => write(product, text) };
  }
  const value = optionalNumber(set, field, { path }) ?? 0;
  const write = { price: setPrice, cost: setCost, weight: setWeight }[field];
  return { field: FIELDS[field], apply: (product) => write(product, value) };
}

function readStep(by: JsonObject, parentPath: string): (value: number) => number {
  if (onlyKey(by, ['amount', 'percentage'], parentPath) === 'amount') {
    const range = { min: -LARGEST, max: LARGEST, path: `${parentPath}.amount` };
    const amount = optionalNumber(by, 'amount', range) ?? 0;
    return (value) => (fromEuros(value) + fromEuros(amount)) / 100;
  }
  const path = `${parentPath}.percentage`;
  const percentage = optionalFields(by, 'percentage', path) ?? {};
  const rate = wholeNumber(percentage, 'rate', { min: -100, max: 1000, path: `${path}.rate` });
  const roundToInt = optionalFlag(percentage, 'roundToInt', `${path}.roundToInt`) ?? false;
  return (value) => {
    const cents = divide(fromEuros(value) * (100 + rate), 100);
    return roundToInt ? divide(cents, 100) : cents / 100;
  };
}

/**
 * Returns the change of an `adjust` request: one number, increased or decreased from its current
 * value.
 */
export function readAdjust(body: JsonObject): Change {
  const adjustment = requireFields(body, 'adjust');
  const field: NumberProperty = onlyKey(adjustment, NUMBERS, 'adjust');
  const step = readStep(
    optionalFields(adjustment, field, `adjust.${field}`) ?? {},
    `adjust.${field}`,
  );
  return { field: FIELDS[field], apply: (product) => adjust(product, field, step) };
}

function readIds(body: JsonObject): string[] {
  const ids = textList(body, 'ids', MAX_IDS);
  if (ids.length > 0) return ids;
  throw invalid({
    field: 'ids',
    violatedRule: 'MIN_SIZE',
    description: 'has size 0, expected 1 or more',
  });
}

/** Returns the application error of a change, or undefined on success. */
function getError(change: () => void): unknown {
  try {
    change();
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError && error.details.applicationError) {
      return error.details.applicationError;
    }
    throw error;
  }
}

/**
 * Handles both bulk endpoints: each product is changed or rejected separately, and the request
 * succeeds.
 */
export function changeInBulk(context: PlatformContext, body: JsonObject, { field, apply }: Change) {
  const results = readIds(body).map((id, originalIndex) => {
    const error = getError(() => {
      const product = productById(context, id);
      if (!product) throw missing('PRODUCT_NOT_FOUND', `There is no product ${id}.`);
      changeProduct(context, product, [field, 'variants'], apply);
    });
    return { itemMetadata: { id, originalIndex, success: !error, error } };
  });
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length;
  const totalFailures = results.length - totalSuccesses;
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 },
  };
}
