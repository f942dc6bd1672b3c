import { invalid, missingField } from '../errors.ts';
import { fieldsList, type JsonObject, optionalFields } from './fields.ts';
import { compare, compileFilter, compilePath, type Fieldset, resolvePath } from './filter.ts';
import { getPage, readPaging } from './paging.ts';

/** A sort field, and its direction. */
export interface SortKey {
  /** The first value at the field, the one that counts. */
  read(entity: unknown): unknown;
  direction: 1 | -1;
}

/** The sort of a query: the fields that count, the first one most. */
export function compileSort(query: JsonObject, fieldset: Fieldset): SortKey[] {
  return fieldsList(query, 'sort', 10).map(({ fieldName, order = 'ASC' }, index) => {
    const itemPath = `query.sort[${index}]`;
    if (typeof fieldName !== 'string') {
      throw missingField(`${itemPath}.fieldName`);
    }
    if (order !== 'ASC' && order !== 'DESC') {
      throw invalid({
        field: `${itemPath}.order`,
        violatedRule: 'INVALID_ENUM_VALUE',
        description: 'must be ASC or DESC',
      });
    }
    const getValues = compilePath(resolvePath(fieldName, fieldset, itemPath));
    return { read: (entity) => getValues(entity)[0], direction: order === 'ASC' ? 1 : -1 };
  });
}

function compareKey(left: unknown, right: unknown, direction: 1 | -1): number {
  if (left === undefined || right === undefined) {
    return Number(left === undefined) - Number(right === undefined);
  }
  return direction * (compare(left, right) ?? 0);
}

/** Compares sort values: returns a negative number, zero or a positive number. */
export function compareKeys(
  left: readonly unknown[],
  right: readonly unknown[],
  keys: readonly SortKey[],
): number {
  for (const [index, { direction }] of keys.entries()) {
    const result = compareKey(left[index], right[index], direction);
    if (result !== 0) return result;
  }
  return 0;
}

/** Applies `sort: [{ fieldName, order }]` to entities. Entities without the field come last. */
export function sorted<Item>(entities: Item[], keys: readonly SortKey[]): Item[] {
  if (keys.length === 0) return entities;
  // Read once for each entity, not once for each comparison: a shop may have 10,000 of them.
  const ranked = entities.map((entity) => ({
    entity,
    values: keys.map(({ read }) => read(entity)),
  }));
  ranked.sort((left, right) => compareKeys(left.values, right.values, keys));
  return ranked.map(({ entity }) => entity);
}

export interface QueryResult<Item> {
  items: Item[];
  /** The platform's `metadata` next to the items. */
  metadata: { items: number; count: number; offset: number; total: number };
}

/** Handles `{ query: { filter, sort, paging } }` over entities in their default order. */
export function queryList<Item>(
  entities: readonly Item[],
  body: JsonObject,
  fieldset: Fieldset,
): QueryResult<Item> {
  const query = optionalFields(body, 'query') ?? {};
  const passes = compileFilter(optionalFields(query, 'filter', 'query.filter') ?? {}, fieldset);
  const keys = compileSort(query, fieldset);
  const paging = readPaging(query, 'query.paging');
  const found = sorted(entities.filter(passes), keys);
  const items = getPage(found, paging);
  const metadata = {
    items: items.length,
    count: items.length,
    offset: paging.offset,
    total: found.length,
  };
  return { items, metadata };
}
