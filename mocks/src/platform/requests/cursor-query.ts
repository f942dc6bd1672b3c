import { invalid, PlatformError } from '../errors.ts';
import {
  isJsonObject,
  type JsonObject,
  optionalFields,
  optionalText,
  wholeNumber,
} from './fields.ts';
import { compileFilter, type Fieldset } from './filter.ts';
import { fromJsonText, toJsonText } from './json-text.ts';
import { numeric } from './list-request.ts';
import { PAGE_LIMITS } from './paging.ts';
import { compareKeys, compileSort, type SortKey, sorted } from './query.ts';

/** A list in its default order: entities, each with an increasing number. */
export interface Numbered<Item> {
  number: number;
  item: Item;
}

/** Start or end of a page: after or before an entity, even if it was deleted since. */
interface Position {
  values: unknown[];
  number: number;
}

/** Content of a cursor: a list, and a position in it. */
interface Cursor extends Position {
  filter: JsonObject;
  sort: unknown;
  /** Whether it is the page before the position, instead of the one after it. */
  back: boolean;
}

export interface CursorResult<Item> {
  items: Item[];
  metadata: { count: number; cursors: { next?: string; prev?: string } };
}

const CURSOR = 'query.cursorPaging.cursor';

const unknownCursor = () =>
  invalid({ field: CURSOR, violatedRule: 'FORMAT', description: 'is not a cursor of this list' });

function decode(text: string): Cursor {
  const value = fromJsonText(text);
  if (!isJsonObject(value)) throw unknownCursor();
  const { filter, sort, values, number, back } = value;
  if (!isJsonObject(filter) || !Array.isArray(values) || typeof number !== 'number') {
    throw unknownCursor();
  }
  // JSON has no `undefined`, which is what an entity without the field has.
  return {
    filter,
    sort,
    number,
    back: back === true,
    values: values.map((one) => one ?? undefined),
  };
}

function readCursor(query: JsonObject, paging: JsonObject): Cursor | undefined {
  const text = optionalText(paging, 'cursor', CURSOR);
  if (!text) return undefined;
  if (query.filter === undefined && query.sort === undefined) return decode(text);
  throw invalid({
    field: CURSOR,
    violatedRule: 'ONE_OF_ALIGNMENT',
    description: 'stands for its list: filter and sort cannot be beside it',
  });
}

interface Compiled {
  passes: (entity: unknown) => boolean;
  keys: SortKey[];
}

/**
 * Compiles the list of a query, or of its cursor. Errors in a cursor's content are reported as an
 * invalid cursor.
 */
function compileList(query: JsonObject, cursor: Cursor | undefined, fieldset: Fieldset): Compiled {
  try {
    const filter = cursor?.filter ?? optionalFields(query, 'filter', 'query.filter') ?? {};
    const keys = compileSort(cursor ? { sort: cursor.sort } : query, fieldset);
    return { passes: compileFilter(filter, fieldset), keys };
  } catch (error) {
    throw cursor && error instanceof PlatformError ? unknownCursor() : error;
  }
}

const readLimit = ({ limit, ...paging }: JsonObject) =>
  wholeNumber({ ...paging, limit: typeof limit === 'string' ? numeric(limit) : limit }, 'limit', {
    min: 1,
    max: PAGE_LIMITS.max,
    fallback: PAGE_LIMITS.fallback,
    path: 'query.cursorPaging.limit',
  });

/**
 * Handles `{ query: { filter, sort, cursorPaging } }`. Added or removed items do not shift pages.
 */
export function queryCursorList<Item>(
  entities: readonly Numbered<Item>[],
  payload: JsonObject,
  fieldset: Fieldset,
): CursorResult<Item> {
  const query = optionalFields(payload, 'query') ?? {};
  const paging = optionalFields(query, 'cursorPaging', 'query.cursorPaging') ?? {};
  const limit = readLimit(paging);
  const cursor = readCursor(query, paging);
  const { passes, keys } = compileList(query, cursor, fieldset);
  const getPosition = ({ number, item }: Numbered<Item>): Position => ({
    number,
    values: keys.map(({ read }) => read(item)),
  });
  const getNumber = new Map(entities.map(({ item, number }) => [item, number]));
  const found = sorted(
    entities.flatMap(({ item }) => (passes(item) ? item : [])),
    keys,
  ).map((item) => ({ item, number: getNumber.get(item) ?? 0 }));

  const isBehind = (entity: Numbered<Item>, target: Cursor) => {
    const position = getPosition(entity);
    const order =
      compareKeys(position.values, target.values, keys) || position.number - target.number;
    return target.back ? order >= 0 : order > 0;
  };
  const edge = cursor ? found.findIndex((entity) => isBehind(entity, cursor)) : 0;
  const edgeIndex = edge < 0 ? found.length : edge;
  const start = cursor?.back ? Math.max(0, edgeIndex - limit) : edgeIndex;
  const page = found.slice(start, cursor?.back ? edgeIndex : start + limit);

  const list = { filter: cursor?.filter ?? query.filter ?? {}, sort: cursor?.sort ?? query.sort };
  const cursorAt = (entity: Numbered<Item> | undefined, back: boolean) =>
    entity && toJsonText({ ...list, ...getPosition(entity), back });
  const next = start + page.length < found.length ? cursorAt(page.at(-1), false) : undefined;
  const prev = start > 0 ? cursorAt(page[0], true) : undefined;
  return {
    items: page.map(({ item }) => item),
    metadata: { count: page.length, cursors: { ...(next && { next }), ...(prev && { prev }) } },
  };
}
