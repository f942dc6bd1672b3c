/** Gives the one value of a parameter, and makes it when there is none. */
export interface WeakFamily<Param, Value> {
  (param: Param): Value;
  /** How many values are known, those that the garbage collector has yet to report included. */
  readonly size: number;
}

/**
 * Like a memoised function, but it holds its values weakly: a value that no one uses is forgotten.
 * Nothing is lost with an atom, for the data lives in the storefront and the atom is a handle to it.
 *
 * @param create makes the value of a parameter.
 * @param toKey names a parameter; equal names give the same value.
 */
export function weakFamily<Param, Value extends WeakKey>(
  create: (param: Param) => Value,
  toKey: (param: Param) => string,
): WeakFamily<Param, Value> {
  const values = new Map<string, WeakRef<Value>>();
  const registry = new FinalizationRegistry<string>((key) => {
    // By the time of this call the key may belong to a newer value.
    if (values.get(key)?.deref() === undefined) values.delete(key);
  });
  const family = (param: Param) => {
    const key = toKey(param);
    const known = values.get(key)?.deref();
    if (known) return known;
    const value = create(param);
    values.set(key, new WeakRef(value));
    registry.register(value, key);
    return value;
  };
  return Object.defineProperty(family, 'size', { get: () => values.size }) as WeakFamily<
    Param,
    Value
  >;
}
