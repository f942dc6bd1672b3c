'use client';

import { useCallback, useSyncExternalStore } from 'react';

const isUnknown = () => false;

/** Returns whether a media query matches; false on a server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const read = useCallback(() => matchMedia(query).matches, [query]);
  return useSyncExternalStore(subscribe, read, isUnknown);
}
