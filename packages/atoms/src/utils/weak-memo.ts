/** One value for each object, such as a list or a client, as long as the object lives. */
export function weakMemo<Owner extends object, Value>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const existing = new WeakMap<Owner, Value>();
  return (owner) => {
    const value = existing.get(owner) ?? make(owner);
    existing.set(owner, value);
    return value;
  };
}
