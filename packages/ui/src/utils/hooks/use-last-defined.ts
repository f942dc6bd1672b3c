'use client';

import { useState } from 'react';

/**
 * Returns the last value that was neither null nor undefined, so that a dialog which is open while its
 * value is set still shows it while it closes.
 *
 * @param value the same value in each rendering until it changes, such as that of a state
 */
export function useLastDefined<Value extends object | string>(
  value: Value | null | undefined,
): Value | undefined {
  const [last, setLast] = useState(value ?? undefined);
  if (value != null && value !== last) setLast(value);
  return value ?? last;
}
