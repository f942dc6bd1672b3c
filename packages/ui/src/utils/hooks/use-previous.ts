import { useState } from 'react';

/** The value before the last change; `undefined` until there was one. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const [{ now, before }, keep] = useState<{ now: Value; before: Value | undefined }>({
    now: value,
    before: undefined,
  });
  if (Object.is(now, value)) return before;
  keep({ now: value, before: now });
  return now;
}
