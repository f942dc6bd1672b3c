import { invalid } from './errors.ts';
import { type Fields, fieldsList, optionalFields } from './fields.ts';
import { compare, compileFilter, type Fieldset, resolvePath, valuesAt } from './filter.ts';
import { pageOf, readPaging } from './paging.ts';

type Order = (left: unknown, right: unknown) => number;

/** `sort: [{ fieldName, order }]` as one comparison. What lacks the field comes last. */
function compileSort(query: Fields, fieldset: Fieldset): Order {
  const orders = fieldsList(query, 'sort', 10).map(({ fieldName, order = 'ASC' }, index): Order => {
    const place = `query.sort[${index}]`;
    if (typeof fieldName !== 'string') {
      throw invalid({
        field: `${place}.fieldName`,
        violatedRule: 'REQUIRED_FIELD',
        description: 'is required',
      });
    }
    if (order !== 'ASC' && order !== 'DESC') {
      throw invalid({
        field: `${place}.order`,
        violatedRule: 'INVALID_ENUM_VALUE',
        description: 'must be ASC or DESC',
      });
    }
    const path = resolvePath(fieldName, fieldset, place);
    const direction = order === 'ASC' ? 1 : -1;
    return (left, right) => {
      const [first] = valuesAt(left, path);
      const [second] = valuesAt(right, path);
      if (first === undefined || second === undefined) {
        return Number(first === undefined) - Number(second === undefined);
      }
      return direction * (compare(first, second) ?? 0);
    };
  });
  return (left, right) => {
    for (const order of orders) {
      const result = order(left, right);
      if (result !== 0) return result;
    }
    return 0;
  };
}

export interface QueryResult<Item> {
  items: Item[];
  /** What the platform calls `metadata` beside the items. */
  metadata: { items: number; count: number; offset: number; total: number };
}

/** Answers `{ query: { filter, sort, paging } }` over entities in their own order. */
export function runQuery<Item>(
  entities: readonly Item[],
  body: Fields,
  fieldset: Fieldset,
): QueryResult<Item> {
  const query = optionalFields(body, 'query') ?? {};
  const passes = compileFilter(optionalFields(query, 'filter', 'query.filter') ?? {}, fieldset);
  const order = compileSort(query, fieldset);
  const paging = readPaging(query, 'query.paging');
  const found = entities.filter(passes).sort(order);
  const items = pageOf(found, paging);
  const metadata = {
    items: items.length,
    count: items.length,
    offset: paging.offset,
    total: found.length,
  };
  return { items, metadata };
}
