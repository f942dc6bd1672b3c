/** Returns the single value of a parameter, and creates it if there is none. */
export interface WeakFamily<Param, Value> {
  (param: Param): Value;
  /** Number of stored values, including those that the garbage collector has not reported yet. */
  readonly size: number;
}

/**
 * Like a memoized function, but with weak references: an unused value is dropped. With an atom
 * nothing is lost, because the data is stored in the storefront and the atom is a handle to it.
 *
 * @param create creates the value of a parameter.
 * @param toKey returns the key of a parameter; equal keys return the same value.
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
