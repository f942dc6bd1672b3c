import { isJsonObject, type JsonObject, joinPath } from './codec/codec.ts';

/** Returns an argument's error text, or nothing if it is valid. The name is the caller's. */
export type Check = (value: unknown, name: string) => string | undefined;

/** Creates a check from a text for the expected value and a predicate. */
export const createCheck =
  (description: string, is: (value: unknown) => boolean): Check =>
  (value, name) =>
    is(value) ? undefined : `${name} must be ${description}, but it is ${describeValue(value)}.`;

/** Codes and other texts. */
export const nonEmptyString = createCheck(
  'a non-empty string',
  (value) => typeof value === 'string' && Boolean(value.trim()),
);

// A URL interprets dots as path steps, even escaped ones; a lone surrogate can't be escaped.
const invalidInPath = /^\.\.?$|\p{Surrogate}/u;

const validInPath = createCheck('an id or a slug', (value) => !invalidInPath.test(value as string));

/** Values in a path: ids and slugs. */
export const id: Check = (value, name) => nonEmptyString(value, name) ?? validInPath(value, name);

/** Quantities. Their bounds are the platform's. */
export const integer = createCheck('a whole number', Number.isInteger);

/** Switches. */
export const boolean = createCheck('true or false', (value) => typeof value === 'boolean');

/** Options and free-form maps. */
export const object = createCheck('an object', isJsonObject);

const list = createCheck('a list', Array.isArray);

/** A list whose items pass a check. */
export function listOf(item: Check): Check {
  return (value, name) =>
    list(value, name) ??
    findFirst(value as unknown[], (entry, index) => item(entry, `${name}[${index}]`));
}

/** An object whose named fields pass their checks. */
export function objectOf(checks: Readonly<Record<string, Check>>): Check {
  return (value, name) =>
    object(value, name) ??
    findFirst(Object.entries(checks), ([key, check]) =>
      check((value as JsonObject)[key], joinPath(name, key)),
    );
}

/** An argument that may be left out. */
export function optional(check: Check): Check {
  return (value, name) => (value == null ? undefined : check(value, name));
}

/** The first problem that any entry has. */
export function findFirst<Entry>(
  entries: readonly Entry[],
  getProblem: (entry: Entry, index: number) => string | undefined,
): string | undefined {
  return Array.from(entries, getProblem).find((problem) => problem);
}

/** Rejects the arguments of a function that have a problem, where no call does so itself. */
export function assertValid(functionName: string, problem: string | undefined): void {
  if (problem) throw new TypeError(`${functionName}: ${problem}`);
}

/** Describes a value's type briefly, without its contents. */
export function describeValue(value: unknown): string {
  if (value == null) return String(value);
  if (typeof value === 'string') return value.trim() ? 'a string' : 'an empty string';
  if (Array.isArray(value)) return 'a list';
  return isJsonObject(value) ? 'an object' : `the ${typeof value} ${String(value)}`;
}
