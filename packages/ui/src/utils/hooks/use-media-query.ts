'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. On the server and until hydration it returns `before`: false. */
export function useMediaQuery(condition: string, before = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => before,
  );
}
