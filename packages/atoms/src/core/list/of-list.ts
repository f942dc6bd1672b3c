/** One value for each list, as long as the list lives. */
export function ofList<AList extends object, Value>(
  make: (list: AList) => Value,
): (list: AList) => Value {
  const made = new WeakMap<AList, Value>();
  return (list) => {
    const value = made.get(list) ?? make(list);
    made.set(list, value);
    return value;
  };
}
