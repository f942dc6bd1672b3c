import { toBase64Url } from './base64url.ts';
import { type Fields, isFields } from './shape.ts';

/**
 * A payload as a query string, with its question mark. Names of nested values are dotted, lists
 * repeat their name; what can't be said so (filters, sorts, lists of objects) goes as JSON into `.r`.
 */
export function toQueryString(payload: Fields): string {
  const given = withoutNothing(payload) as Fields;
  const pairs = needsJson(given)
    ? [['.r', toBase64Url(JSON.stringify(given))]]
    : toPairs(given, []);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item != null).map(withoutNothing);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item != null)
      // In a filter, null is something to compare with.
      .map(([key, item]) => [key, key === 'filter' ? item : withoutNothing(item)]),
  );
}

// Dots can't say what is compared with what, nor which item of a list a field belongs to.
function needsJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object');
  if (!isFields(value)) return false;
  return isFields(value.filter) || Object.values(value).some(needsJson);
}

function toPairs(value: unknown, path: readonly string[]): string[][] {
  if (Array.isArray(value)) return value.flatMap((item) => toPairs(item, path));
  if (!isFields(value)) return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([key, item]) => toPairs(item, [...path, key]));
}
