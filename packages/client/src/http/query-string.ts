import { toBase64Url } from '../base64url.ts';
import { type Fields, isFields } from './codec/codec.ts';
import { toFlatQuery } from './flat-query.ts';

/**
 * The query string of a payload that may hold what a flat one can't say: filters, sorts and lists of
 * objects. Such a payload goes as JSON into `.r`.
 */
export function toQueryString(payload: Fields): string {
  const given = withoutNothing(payload) as Fields;
  return needsJson(given) ? `?.r=${toBase64Url(JSON.stringify(given))}` : toFlatQuery(given);
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
