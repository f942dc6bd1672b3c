'use client';

import { useState } from 'react';

/** Returns a value that may be controlled: `value` if provided, else the component's own state. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [Value, (next: Value) => void] {
  const [internalValue, setInternalValue] = useState(initial);
  const current = value === undefined ? internalValue : value;
  const change = (next: Value) => {
    setInternalValue(next);
    if (!Object.is(next, current)) onChange?.(next);
  };
  return [current, change];
}
