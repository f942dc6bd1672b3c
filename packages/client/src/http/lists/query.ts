import { isJsonObject, type JsonObject } from '../codec/codec.ts';
import { serializeLeaf } from '../codec/serialize.ts';
import { toQueryString } from '../query-string.ts';
import { integer, listOf, nonEmptyString, object, objectOf, optional } from '../validate.ts';
import type { CursorPaging, OffsetPaging } from './page.ts';

/** The order of a sort. See docs/reference/collections.mdx and docs/reference/catalog.mdx. */
export const SortOrder = {
  ASC: 'ASC',
  DESC: 'DESC',
} as const;
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder];

/** Comparison value of a filter. */
export type FilterValue = string | number | boolean | Date | null;

/** Comparisons of one field. */
export interface FilterOperators {
  /** Equal to the value. */
  $eq?: FilterValue;
  /** Not equal to the value. */
  $ne?: FilterValue;
  /** Greater than the value. */
  $gt?: FilterValue;
  /** Greater than or equal to the value. */
  $gte?: FilterValue;
  /** Less than the value. */
  $lt?: FilterValue;
  /** Less than or equal to the value. */
  $lte?: FilterValue;
  /** Equal to one of the values. */
  $in?: readonly FilterValue[];
  /** For lists: has at least one of the values. */
  $hasSome?: readonly FilterValue[];
  /** For lists: has all of the values. */
  $hasAll?: readonly FilterValue[];
  /** For texts: contains the value, regardless of case. */
  $contains?: FilterValue;
  /** For texts: starts with the value, regardless of case. */
  $startsWith?: string;
  /** For texts: ends with the value, regardless of case. */
  $endsWith?: string;
  /** True: the field has a value. False: it has none. */
  $exists?: boolean;
}

/**
 * Conditions for entities: a value or comparisons by field name, or combined filters. Names are
 * those of the entity, including `_id`, dotted for nested fields.
 */
export interface Filter {
  /** All of the filters match. */
  $and?: readonly Filter[];
  /** At least one of the filters matches. */
  $or?: readonly Filter[];
  /** The filter does not match. */
  $not?: Filter;
  /** Any field of the entity, by its name: `brand`, or `'priceData.price'`. */
  [field: string]: FilterValue | FilterOperators | Filter | readonly Filter[] | undefined;
}

/** By which field a list is sorted, and in which order. */
export interface Sort {
  /** Name of the field, dotted for nested ones. */
  fieldName: string;
  /** `ASC` by default. */
  order?: SortOrder;
}

/** A query of a list that pages by offset. */
export interface OffsetQuery {
  /** Items to list; all of them by default. */
  filter?: Filter;
  /** The first field has priority. The platform's order by default. */
  sort?: readonly Sort[];
  /** Starts at 0; a page has 50 items by default. See docs/reference/constants.mdx. */
  paging?: OffsetPaging;
}

/** A query of a list that pages by cursor. */
export interface CursorQuery {
  /** Items to list; all of them by default. */
  filter?: Filter;
  /** The first field has priority. The platform's order by default. */
  sort?: readonly Sort[];
  /** A cursor represents its list: filter and sort are not sent with it. */
  cursorPaging?: CursorPaging;
}

// Validation of a query before it is sent.
const list = {
  filter: optional(object),
  sort: optional(listOf(objectOf({ fieldName: nonEmptyString }))),
};
const count = optional(integer);
const queryCheck = objectOf({
  ...list,
  paging: optional(objectOf({ limit: count, offset: count })),
});
const cursorQueryCheck = objectOf({
  ...list,
  cursorPaging: optional(objectOf({ limit: count, cursor: optional(nonEmptyString) })),
});

/** Common settings of endpoints that send `{ query }` by POST. */
export const queries = {
  method: 'POST',
  idempotent: true,
  checks: { query: queryCheck },
  serializers: { query: serializeQuery },
} as const;

/** Common settings of endpoints that send `{ query }` with a cursor by GET. */
export const cursorQueries = {
  method: 'GET',
  toQuery: toQueryString,
  checks: { query: cursorQueryCheck },
  serializers: { query: serializeQuery },
} as const;

function serializeQuery({ filter, sort, ...rest }: OffsetQuery | CursorQuery): JsonObject {
  return {
    ...rest,
    ...(filter && { filter: serializeFilter(filter, 'filter') }),
    ...(sort && {
      sort: sort.map((by) => ({ ...by, fieldName: toWireName(by.fieldName) })),
    }),
  };
}

/** The wire form of a filter. Field names are renamed segment by segment; dates are ISO strings. */
export function serializeFilter(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => serializeFilter(item, `${path}[${index}]`));
  }
  if (!isJsonObject(value) || value instanceof Date) return serializeLeaf(value, path, [path]);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      toWireName(key),
      serializeFilter(item, `${path}.${key}`),
    ]),
  );
}

// The wire has these names without the underscore.
const ownNames = /(^|\.)_(id|createdDate|updatedDate)(?=\.|$)/g;

const toWireName = (name: string) => name.replace(ownNames, '$1$2');
