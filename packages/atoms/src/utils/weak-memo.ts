/** One value for each object, such as a list or a client, as long as the object lives. */
export function ofEach<Owner extends object, Value>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const made = new WeakMap<Owner, Value>();
  return (owner) => {
    const value = made.get(owner) ?? make(owner);
    made.set(owner, value);
    return value;
  };
}
