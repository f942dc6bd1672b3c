import { type FieldViolation, invalid, missingField, type ViolatedRule } from '../errors.ts';
import { type Cents, parseAmount } from './money.ts';

/** An unvalidated JSON object. */
export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const violation = (field: string, violatedRule: ViolatedRule, description: string) =>
  invalid({ field, violatedRule, description } satisfies FieldViolation);

/** The text at `field`. A missing, empty or other value is a field violation. */
export function requireText(fields: JsonObject, key: string, path = key): string {
  const value = fields[key];
  if (value === undefined || value === null || value === '') {
    throw missingField(path);
  }
  if (typeof value !== 'string') throw violation(path, 'FORMAT', 'must be a text');
  return value;
}

/** The text at `field`, or `undefined` when it is left out. */
export function optionalText(fields: JsonObject, key: string, path = key): string | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw violation(path, 'FORMAT', 'must be a text');
  return value;
}

/** The object at `field`, or `undefined` when it is left out. */
export function optionalFields(
  fields: JsonObject,
  key: string,
  path = key,
): JsonObject | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  if (!isJsonObject(value)) throw violation(path, 'FORMAT', 'must be an object');
  return value;
}

/** The object at `field`. One that is left out is a field violation. */
export function requireFields(fields: JsonObject, key: string, path = key): JsonObject {
  const value = optionalFields(fields, key, path);
  if (value) return value;
  throw missingField(path);
}

/** `true` or `false` at `field`; `false` when it is left out. */
export function flag(fields: JsonObject, key: string, path = key): boolean {
  const value = fields[key] ?? false;
  if (typeof value !== 'boolean') throw violation(path, 'FORMAT', 'must be true or false');
  return value;
}

/** `true` or `false` at `field`, or `undefined` when it is left out. */
export const optionalFlag = (fields: JsonObject, key: string, path = key): boolean | undefined =>
  (fields[key] ?? undefined) === undefined ? undefined : flag(fields, key, path);

/** Reads one of these values at `field`, or `undefined` if it is omitted. */
export function optionalEnum<const Word extends string>(
  fields: JsonObject,
  key: string,
  options: readonly Word[],
  path = key,
): Word | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  const match = options.find((one) => one === value);
  if (match !== undefined) return match;
  throw violation(path, 'INVALID_ENUM_VALUE', `must be one of ${options.join(', ')}`);
}

/** Reads the text at `field` with a maximum length, or `undefined` if it is omitted. */
export function shortText(
  fields: JsonObject,
  key: string,
  max: number,
  path = key,
): string | undefined {
  const value = optionalText(fields, key, path);
  if (value === undefined || value.length <= max) return value;
  throw violation(path, 'MAX_LENGTH', `has length ${value.length}, max ${max}`);
}

/** Reads the number at `field` with two decimals at most, or `undefined` if it is omitted. */
export function optionalNumber(
  fields: JsonObject,
  key: string,
  { min = 0, max = 999_999_999.99, path = key }: { min?: number; max?: number; path?: string } = {},
): number | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number') throw violation(path, 'FORMAT', 'must be a number');
  if (value < min) throw violation(path, 'DECIMAL_GTE', `must be at least ${min}`);
  if (value > max) throw violation(path, 'DECIMAL_LTE', `must be at most ${max}`);
  if (Math.round(value * 100) / 100 === value) return value;
  throw violation(path, 'DECIMAL_MAX_SCALE', 'must have two decimals at most');
}

/** Reads the number at `field` with two decimals at most. */
export function requireNumber(fields: JsonObject, key: string, path = key): number {
  const value = optionalNumber(fields, key, { path });
  if (value === undefined) throw missingField(path);
  return value;
}

function list(fields: JsonObject, key: string, max: number, path: string): unknown[] {
  const value = fields[key] ?? [];
  if (!Array.isArray(value)) throw violation(path, 'FORMAT', 'must be a list');
  if (value.length > max) throw violation(path, 'MAX_SIZE', `has size ${value.length}, max ${max}`);
  return value;
}

/** The list of objects at `field`; an empty list when it is left out. */
export const fieldsList = (
  fields: JsonObject,
  key: string,
  max: number,
  path = key,
): JsonObject[] =>
  list(fields, key, max, path).map((item, index) => {
    if (!isJsonObject(item)) throw violation(`${path}[${index}]`, 'FORMAT', 'must be an object');
    return item;
  });

/** The list of texts at `field`; an empty list when it is left out. */
export const textList = (
  fields: JsonObject,
  key: string,
  max = Number.POSITIVE_INFINITY,
  path = key,
): string[] =>
  list(fields, key, max, path).map((item, index) => {
    if (typeof item !== 'string') throw violation(`${path}[${index}]`, 'FORMAT', 'must be a text');
    return item;
  });

/** The map of texts at `field`, or `undefined` when it is left out. */
export function textMap(
  fields: JsonObject,
  key: string,
  path = key,
): Record<string, string> | undefined {
  const value = optionalFields(fields, key, path);
  if (!value) return undefined;
  const wrong = Object.keys(value).find((name) => typeof value[name] !== 'string');
  if (wrong !== undefined) throw violation(`${path}.${wrong}`, 'FORMAT', 'must be a text');
  return value as Record<string, string>;
}

/** Reads the integer at `field` within its bounds, or the fallback if it is omitted. */
export function wholeNumber(
  fields: JsonObject,
  key: string,
  {
    min,
    max,
    fallback,
    path = key,
  }: { min: number; max: number; fallback?: number; path?: string },
): number {
  const value = fields[key] ?? fallback;
  if (value === undefined) throw missingField(path);
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw violation(path, 'FORMAT', 'must be a whole number');
  }
  if (value < min) throw violation(path, 'MIN', `must be at least ${min}`);
  if (value > max) throw violation(path, 'MAX', `must be at most ${max}`);
  return value;
}

/** The amount at `field`, which the wire writes as a decimal text. Never negative. */
export function requireAmount(fields: JsonObject, key: string, path = key): Cents {
  const cents = parseAmount(requireText(fields, key, path));
  if (cents !== undefined && cents >= 0) return cents;
  throw violation(path, 'FORMAT', 'must be an amount such as "12.50"');
}
