/** Path of a value within others: keys and indexes. */
export type Path = readonly (string | number)[];

/** All texts within a value, with where they are. */
export function listLeaves(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]) => listLeaves(item, [...path, key]));
}

/** Returns a copy with another value at the path. */
export function replaced<Value>(value: Value, [key, ...rest]: Path, by: unknown): Value {
  if (key === undefined) return by as Value;
  const changed = (Array.isArray(value) ? [...value] : { ...value }) as Record<
    PropertyKey,
    unknown
  >;
  changed[key] = replaced(changed[key], rest, by);
  return changed as Value;
}
