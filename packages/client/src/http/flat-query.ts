import { at, type Fields, isFields } from './codec/codec.ts';

/**
 * A payload as a query string, with its question mark. Names of nested values are dotted, lists
 * repeat their name, and what is null or undefined is left out.
 */
export function toFlatQuery(payload: Fields): string {
  const query = String(new URLSearchParams(toPairs(payload, '')));
  return query && `?${query}`;
}

function toPairs(value: unknown, name: string): string[][] {
  if (value == null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => toPairs(item, name));
  if (!isFields(value)) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => toPairs(item, at(name, key)));
}
