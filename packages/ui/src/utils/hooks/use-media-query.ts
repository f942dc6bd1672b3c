import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; on a server, and until the page has come to life, `before`: false. */
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
