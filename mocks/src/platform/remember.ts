const MAX_ENTRIES = 10_000;

/** Sets a value, and limits the size of the map: the oldest entries are removed first. */
export function setBounded<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_ENTRIES && oldest !== undefined) map.delete(oldest);
}
