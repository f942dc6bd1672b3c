import { invalid, type ViolatedRule } from '../errors.ts';
import { flag, isJsonObject, type JsonObject, optionalEnum, shortText } from './fields.ts';
import { isWebUrl } from './web-url.ts';

/** Reads one field of a request; `undefined` when it is left out. What breaks a rule is thrown. */
export type Reader<Value> = (fields: JsonObject, key: string, path: string) => Value | undefined;

type Read<Own> = { [Key in keyof Own]?: Own[Key] extends Reader<infer Value> ? Value : never };

const reject = (field: string, violatedRule: ViolatedRule, description: string) =>
  invalid({ field, violatedRule, description });

const isLeftOut = (value: unknown): value is undefined | null =>
  value === undefined || value === null;

/** Reads a text with a maximum length. */
export const text =
  (max = 1000): Reader<string> =>
  (fields, key, path) =>
    shortText(fields, key, max, path);

/** Reads a text in a format, with `description` for the error. */
export const textLike =
  (form: RegExp, description: string, max = 1000): Reader<string> =>
  (fields, key, path) => {
    const value = shortText(fields, key, max, path);
    if (value === undefined || form.test(value)) return value;
    throw reject(path, 'FORMAT', description);
  };

const EMAIL = /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]+$/;

/** Whether a text has the format of an email. Only a message to it can verify that it exists. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

export const email = textLike(EMAIL, 'must be an e-mail address', 254);

/** An absolute URL of the web. */
export const webAddress: Reader<string> = (fields, key, path) => {
  const value = shortText(fields, key, 2000, path);
  if (value === undefined || isWebUrl(value)) return value;
  throw reject(path, 'FORMAT', 'must be an absolute http or https address');
};

export const booleanField: Reader<boolean> = (fields, key, path) =>
  isLeftOut(fields[key]) ? undefined : flag(fields, key, path);

export const oneOf =
  <const Word extends string>(options: readonly Word[]): Reader<Word> =>
  (fields, key, path) =>
    optionalEnum(fields, key, options, path);

/** Reads a number within its bounds; an integer if `whole` is set. */
export const number =
  ({
    min,
    max,
    whole: isInteger = false,
  }: {
    min: number;
    max: number;
    whole?: boolean;
  }): Reader<number> =>
  (fields, key, path) => {
    const value = fields[key];
    if (isLeftOut(value)) return undefined;
    if (typeof value !== 'number' || (isInteger && !Number.isInteger(value))) {
      throw reject(path, 'FORMAT', isInteger ? 'must be a whole number' : 'must be a number');
    }
    if (value < min)
      throw reject(path, isInteger ? 'MIN' : 'DECIMAL_GTE', `must be at least ${min}`);
    if (value > max)
      throw reject(path, isInteger ? 'MAX' : 'DECIMAL_LTE', `must be at most ${max}`);
    return value;
  };

const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Whether a text is a date or a timestamp in wire format. */
export const isDate = (value: string): boolean =>
  ISO_DATE.test(value) && !Number.isNaN(Date.parse(value));

/** A moment, as the wire writes it. */
export const date: Reader<string> = (fields, key, path) => {
  const value = shortText(fields, key, 40, path);
  if (value === undefined) return undefined;
  if (isDate(value)) return new Date(value).toISOString();
  throw reject(path, 'FORMAT', 'must be a date such as 2026-12-01T10:00:00Z');
};

type Readers = Record<string, Reader<unknown>>;

/** Reads an object, and exposes its field names. */
export type ObjectReader<JsonObject extends Readers> = Reader<Read<JsonObject>> & {
  fields: JsonObject;
};

/** An object with these fields. Others are left out, as a platform does that never heard of them. */
export function object<const Own extends Readers>(own: Own): ObjectReader<Own> {
  const read: Reader<Read<Own>> = (fields, key, path) => {
    const value = fields[key];
    if (isLeftOut(value)) return undefined;
    if (!isJsonObject(value)) throw reject(path, 'FORMAT', 'must be an object');
    return readAll(value, own, `${path}.`);
  };
  return Object.assign(read, { fields: own });
}

/** Whether there is a field at a path of segments. */
export function hasPath(readers: Readers, [first, ...rest]: readonly string[]): boolean {
  const read = first !== undefined && Object.hasOwn(readers, first) ? readers[first] : undefined;
  if (!read) return false;
  return rest.length === 0 || ('fields' in read && hasPath(read.fields as Readers, rest));
}

/** Makes a field required. */
export const required =
  <Value>(read: Reader<Value>): Reader<Value> =>
  (fields, key, path) => {
    const value = read(fields, key, path);
    if (value !== undefined && value !== '') return value;
    throw reject(path, 'REQUIRED_FIELD', 'is required');
  };

/** A list of objects. */
export const objects =
  <Own extends Readers>(readers: Own, max = 100): Reader<Read<Own>[]> =>
  (fields, key, path) => {
    const value = fields[key];
    if (isLeftOut(value)) return undefined;
    if (!Array.isArray(value)) throw reject(path, 'FORMAT', 'must be a list');
    if (value.length > max) throw reject(path, 'MAX_SIZE', `has size ${value.length}, max ${max}`);
    return value.map((item: unknown, index) => {
      if (!isJsonObject(item)) throw reject(`${path}[${index}]`, 'FORMAT', 'must be an object');
      return readAll(item, readers, `${path}[${index}].`);
    });
  };

/** All fields that these readers find, by name. */
export function readAll<Own extends Readers>(
  fields: JsonObject,
  readers: Own,
  prefix = '',
): Read<Own> {
  const found: Record<string, unknown> = {};
  for (const [key, read] of Object.entries(readers)) {
    const value = read(fields, key, prefix + key);
    if (value !== undefined) found[key] = value;
  }
  return found as Read<Own>;
}
