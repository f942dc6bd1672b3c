import { invalid } from '../errors.ts';
import { type JsonObject, shortText, wholeNumber } from './fields.ts';
import { compare } from './filter.ts';
import type { PageLimits, Paging } from './paging.ts';

/** Returns the number in a query's text; other text stays unchanged, to be rejected later. */
export const numeric = (text: string | null): unknown =>
  text === null || text === '' ? undefined : /^-?\d+$/.test(text) ? Number(text) : text;

const getViolatedFields = (query: URLSearchParams): JsonObject => ({
  offset: numeric(query.get('offset')),
  limit: numeric(query.get('limit')),
});

/** Reads the page from flat `offset` and `limit` of a query or a body. */
export function readListPaging(source: URLSearchParams | JsonObject, limits: PageLimits): Paging {
  const fields = source instanceof URLSearchParams ? getViolatedFields(source) : source;
  const max = Number.MAX_SAFE_INTEGER;
  return {
    offset: wholeNumber(fields, 'offset', { min: 0, max, fallback: 0 }),
    limit: wholeNumber(fields, 'limit', { min: 0, max: limits.max, fallback: limits.fallback }),
  };
}

const MAX_SORT = 100;
const SIGNS = new Map([
  ['asc', 1],
  ['desc', -1],
]);

/** Returns the comparison for `field:asc` or `field:desc`; `created:asc` by default. */
export function readSort<Item>(
  text: string | undefined,
  sorts: Record<string, (item: Item) => number | string>,
): (one: Item, other: Item) => number {
  const sort = shortText({ sort: text || undefined }, 'sort', MAX_SORT) ?? 'created:asc';
  const [, name = '', direction = 'asc'] = /^([^:]*)(?::(.*))?$/.exec(sort) ?? [];
  const read = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!read) {
    throw invalid({
      field: 'sort',
      violatedRule: 'FIELD_NOT_ALLOWED',
      description: `can be by ${Object.keys(sorts).join(', ')}`,
    });
  }
  const sign = SIGNS.get(direction.toLowerCase());
  if (sign === undefined) {
    throw invalid({
      field: 'sort',
      violatedRule: 'INVALID_ENUM_VALUE',
      description: 'must end in :asc or :desc',
    });
  }
  return (one, other) => sign * (compare(read(one), read(other)) ?? 0);
}

/** Reads the values of a list, each of which must be one of these. */
export const readEnums = <Word extends string>(
  values: readonly string[],
  key: string,
  options: readonly Word[],
): Word[] =>
  values.map((value, index) => {
    const match = options.find((one) => one === value);
    if (match !== undefined) return match;
    throw invalid({
      field: `${key}[${index}]`,
      violatedRule: 'INVALID_ENUM_VALUE',
      description: `must be one of ${options.join(', ')}`,
    });
  });
