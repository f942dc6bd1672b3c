import { useState } from 'react';

/** A value that its owner may hold: `value` when given, else a state of the part's own. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [Value, (next: Value) => void] {
  const [held, hold] = useState(initial);
  const current = value === undefined ? held : value;
  const change = (next: Value) => {
    hold(next);
    if (!Object.is(next, current)) onChange?.(next);
  };
  return [current, change];
}
