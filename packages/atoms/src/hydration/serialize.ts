/** A value that `JSON.stringify` and `JSON.parse` preserve. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Marks an encoded value. Objects that carry the mark themselves are wrapped, so none is misread. */
const TAG = '$vitrine';

const tagged = (kind: string, value: Json): Json => ({ [TAG]: kind, value });

/**
 * Converts data of plain objects, lists, dates and numbers to JSON without loss: dates and
 * non-finite numbers are preserved. `undefined` values are omitted.
 *
 * @throws {TypeError} for functions, symbols and big integers, with the path of the value.
 */
export function encode(value: unknown, path = 'state'): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : tagged('number', encodeNumber(value));
  }
  if (value instanceof Date) return tagged('date', value.getTime());
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      item === undefined ? null : encode(item, `${path}[${index}]`),
    );
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, encode(item, `${path}.${key}`)] as const);
    const object = fromEntries(entries);
    return Object.hasOwn(object, TAG) ? tagged('object', object) : object;
  }
  throw new TypeError(
    `Data at "${path}" is a ${typeof value} and can't be sent as JSON. Keep queries to plain data.`,
  );
}

/** Restores the input of `encode`. */
export function decode(json: Json): unknown {
  if (Array.isArray(json)) return json.map(decode);
  if (json === null || typeof json !== 'object') return json;
  if (!Object.hasOwn(json, TAG)) return decodeObject(json);
  const { [TAG]: kind, value } = json;
  if (kind === 'date') return new Date(typeof value === 'number' ? value : Number.NaN);
  if (kind === 'number') return Number(value);
  return decodeObject(value as { [key: string]: Json });
}

/** Conversion of data to JSON and back. */
export interface Codec {
  encode: (data: unknown) => Json;
  decode: (json: Json) => unknown;
}

/** Preserves dates and non-finite numbers. */
export const lossless: Codec = { encode, decode };

const decodeObject = (object: { [key: string]: Json }) =>
  fromEntries(Object.entries(object).map(([key, item]) => [key, decode(item)] as const));

const encodeNumber = (value: number) => (Object.is(value, -0) ? '-0' : String(value));

/** Unlike assignment, this makes even `__proto__` an own key. */
const fromEntries = <Value>(entries: readonly (readonly [string, Value])[]) =>
  Object.fromEntries(entries) as { [key: string]: Value };
