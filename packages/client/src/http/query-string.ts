import { toBase64Url } from '../base64url.ts';
import { isJsonObject, type JsonObject, joinPath } from './codec/codec.ts';

/**
 * Returns a payload as a query string, with its question mark. Names of nested values are dotted,
 * lists repeat their name, and null or undefined values are omitted.
 */
export function toFlatQuery(payload: JsonObject): string {
  const query = String(new URLSearchParams(toPairs(payload, '')));
  return query && `?${query}`;
}

function toPairs(value: unknown, name: string): string[][] {
  if (value == null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => toPairs(item, name));
  if (!isJsonObject(value)) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => toPairs(item, joinPath(name, key)));
}

/**
 * Returns the query string of a payload that may contain values that a flat one can't represent:
 * filters, sorts and lists of objects. Such a payload is sent as JSON in `.r`.
 */
export function toQueryString(payload: JsonObject): string {
  const fields = omitNullish(payload) as JsonObject;
  return needsJson(fields) ? `?.r=${toBase64Url(JSON.stringify(fields))}` : toFlatQuery(fields);
}

function omitNullish(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item != null).map(omitNullish);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item != null)
      // In a filter, null is a comparison value.
      .map(([key, item]) => [key, key === 'filter' ? item : omitNullish(item)]),
  );
}

// Dotted names can't express comparisons, nor the list item that a field belongs to.
function needsJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object');
  if (!isJsonObject(value)) return false;
  return isJsonObject(value.filter) || Object.values(value).some(needsJson);
}
