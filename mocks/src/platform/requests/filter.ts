import { invalid } from '../errors.ts';
import { isJsonObject, type JsonObject } from './fields.ts';

type Test = (values: readonly unknown[], operand: unknown) => boolean;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const list = (operand: unknown): unknown[] => (isList(operand) ? operand : [operand]);
const has = (values: readonly unknown[], operand: unknown) => values.includes(operand);

/**
 * Whether a text is a timestamp. The platform's own have a fixed length, so that their text order
 * is chronological.
 */
const isMoment = (text: string) =>
  text.charAt(10) === 'T' && /^\d{4}-\d{2}-\d{2}T\d{2}:/.test(text);

/** Less than zero, zero or more as `left` is before, equal to or after `right`; else `undefined`. */
export function compare(left: unknown, right: unknown): number | undefined {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  if (left.length !== right.length && isMoment(left) && isMoment(right)) {
    return Date.parse(left) - Date.parse(right);
  }
  return left < right ? -1 : Number(left > right);
}

const ordered =
  (accept: (order: number) => boolean): Test =>
  (values, operand) =>
    values.some((value) => {
      const order = compare(value, operand);
      return order !== undefined && accept(order);
    });

const text =
  (accept: (value: string, operand: string) => boolean): Test =>
  (values, operand) =>
    typeof operand === 'string' &&
    values.some(
      (value) => typeof value === 'string' && accept(value.toLowerCase(), operand.toLowerCase()),
    );

/** The operators of a filter. A list in an entity passes when one of its values does. */
const TESTS: Record<string, Test> = {
  $eq: has,
  $ne: (values, operand) => !has(values, operand),
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $in: (values, operand) => list(operand).some((expected) => has(values, expected)),
  $hasSome: (values, operand) => list(operand).some((expected) => has(values, expected)),
  $hasAll: (values, operand) => list(operand).every((expected) => has(values, expected)),
  $contains: text((value, operand) => value.includes(operand)),
  $startsWith: text((value, operand) => value.startsWith(operand)),
  $endsWith: text((value, operand) => value.endsWith(operand)),
  $exists: (values, operand) => values.length > 0 === Boolean(operand),
};

function collect(
  value: unknown,
  segments: readonly string[],
  depth: number,
  into: unknown[],
): void {
  if (isList(value)) {
    for (const item of value) collect(item, segments, depth, into);
    return;
  }
  if (value === undefined || value === null) return;
  const segment = segments[depth];
  if (segment === undefined) into.push(value);
  else if (typeof value === 'object' && Object.hasOwn(value, segment)) {
    collect((value as JsonObject)[segment], segments, depth + 1, into);
  }
}

/**
 * Returns a reader of all values at a dotted path. Lists on the path are traversed; missing values
 * are skipped.
 */
export function compilePath(path: string): (entity: unknown) => unknown[] {
  const segments = path.split('.');
  return (entity) => {
    const found: unknown[] = [];
    collect(entity, segments, 0, found);
    return found;
  };
}

/** All values at a dotted path of one entity. */
export const valuesAt = (entity: unknown, path: string): unknown[] => compilePath(path)(entity);

/** Names that a filter and a sort may use: entity fields, and aliases of a path. */
export interface Fieldset {
  fields: readonly string[];
  aliases?: Record<string, string>;
}

const reject = (field: string, description: string) =>
  invalid({ field, violatedRule: 'FIELD_NOT_ALLOWED', description });

/** Returns the path of a name in a filter or a sort. */
export function resolvePath(
  name: string,
  { fields, aliases = {} }: Fieldset,
  requestPath: string,
): string {
  const path = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (path !== undefined) return path;
  if (fields.includes(name.split('.')[0] ?? '')) return name;
  throw reject(`${requestPath}.${name}`, 'is not a field that can be used here');
}

type Predicate = (entity: unknown) => boolean;

function fieldPredicate(path: string, requestPath: string, condition: unknown): Predicate {
  const getValues = compilePath(path);
  const tests = isJsonObject(condition) ? Object.entries(condition) : [['$eq', condition] as const];
  const checks = tests.map(([operator, operand]): Predicate => {
    const test = Object.hasOwn(TESTS, operator) ? TESTS[operator] : undefined;
    if (!test) throw reject(requestPath, `has the unknown operator ${operator}`);
    return (entity) => test(getValues(entity), operand);
  });
  return (entity) => checks.every((check) => check(entity));
}

/**
 * Compiles a filter to a function. `{ field: value }` is equality, all entries must match. An
 * unknown field or operator is a field violation on `query.filter`.
 */
export function compileFilter(
  filter: JsonObject,
  fieldset: Fieldset,
  requestPath = 'query.filter',
): Predicate {
  const nested = (operand: unknown) =>
    list(operand).map((part) => {
      if (!isJsonObject(part)) throw reject(requestPath, 'must hold filters in $and, $or and $not');
      return compileFilter(part, fieldset, requestPath);
    });
  const checks = Object.entries(filter).map(([name, condition]): Predicate => {
    if (name === '$not') {
      const parts = nested(condition);
      return (entity) => !parts.every((part) => part(entity));
    }
    if (name === '$and' || name === '$or') {
      const parts = nested(condition);
      return (entity) =>
        name === '$and' ? parts.every((part) => part(entity)) : parts.some((part) => part(entity));
    }
    return fieldPredicate(
      resolvePath(name, fieldset, requestPath),
      `${requestPath}.${name}`,
      condition,
    );
  });
  return (entity) => checks.every((check) => check(entity));
}
