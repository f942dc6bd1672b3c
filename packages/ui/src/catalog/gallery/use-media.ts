import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. On a server, and until the page has come to life, none does. */
export function useMedia(condition: string): boolean {
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
    () => false,
  );
}
